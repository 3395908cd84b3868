use crate::games::entry::*;
use nim_snippets::subtraction_formula;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let max = rule.number("max");
        let k = rule.number("k");
        value(n): subtraction_formula::grundy(n, max, k);
        play(p):
            subtraction_formula::wins(p, max, k),
            subtraction_formula::winning_moves(p, max, k);
        misere(p):
            subtraction_formula::misere_wins(p, max, k),
            subtraction_formula::misere_winning_moves(p, max, k);
        rules(p): labels(rules::subtraction_formula::moves(p, max, k));
    };
    let game = Game::new("subtraction_formula", Shape::Sum("heaps"), answers).with(UP_TO_OR).proof(
        Proof::Formula(
            "values repeat after k + 1 stones if max + 1 divides k, else after max + 1",
            |rule| {
                let k = rule.number("k");
                let m = rule.number("max").saturating_add(1);
                Repetition::new(0, if k % m == 0 { k.saturating_add(1) } else { m }, 0)
            },
        ),
    );
    vec![game]
}
