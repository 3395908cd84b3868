use crate::games::entry::*;
use nim_snippets::range_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let min = rule.number("min");
        let max = rule.number("max");
        value(n): range_nim::grundy(n, min, max);
        play(p): range_nim::wins(p, min, max), range_nim::winning_moves(p, min, max);
        misere(p):
            range_nim::misere_wins(p, min, max),
            range_nim::misere_winning_moves(p, min, max);
        rules(p): labels(rules::range_nim::moves(p, min, max));
    };
    let game = Game::new("range_nim", Shape::Sum("heaps"), answers)
        .with(RANGE)
        .popular()
        .picture(Picture::Quotients("min", "max"))
        .proof(Proof::Formula(
            "the value of a heap is its residue modulo min + max, divided by min",
            |rule| {
                let modulus = rule.number("min").saturating_add(rule.number("max"));
                Repetition::new(0, modulus, 0)
            },
        ));
    vec![game]
}
