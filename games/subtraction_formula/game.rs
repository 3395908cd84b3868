use entries::*;
use nim_snippets::subtraction_formula::SubtractionFormula;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let max = rule.number("max");
        let k = rule.number("k");
        make game = SubtractionFormula::up_to_or(max, k);
        value(n): game.grundy(n);
        play(heaps): game.wins(heaps), game.winning_moves(heaps);
        misere(heaps): game.misere_wins(heaps), game.misere_winning_moves(heaps);
        moves(heaps): moves::subtraction_formula::moves(heaps, max, k);
    };
    let game = Game::new("subtraction_formula", Shape::Sum("heaps"), answers)
        .tried(&["max=2 k=6", "max=1 k=1", "max=3 k=7", "max=4 k=13", "max=3 k=2"])
        .with(UP_TO_OR)
        .proof(Proof::Formula(
            words(
                "values repeat after k + 1 stones if max + 1 divides k, else after max + 1",
                "周期は max + 1 が k を割り切れば k + 1、そうでなければ max + 1",
            ),
            |rule| {
                let k = rule.number("k");
                let m = rule.number("max").saturating_add(1);
                Repetition::new(0, if k % m == 0 { k.saturating_add(1) } else { m }, 0)
            },
        ));
    vec![game]
}

refusals! {
    subtraction_formula::SubtractionFormula::up_to_or(1, 1).grundy(0) => answers "0";
    subtraction_formula::SubtractionFormula::up_to_or(u64::MAX, u64::MAX).grundy(u64::MAX)
        => answers "18446744073709551615";
    subtraction_formula::SubtractionFormula::up_to_or(0, 1) => panics "max must be positive";
    subtraction_formula::SubtractionFormula::up_to_or(1, 0) => panics "0 stones are no move";
    subtraction_formula::SubtractionFormula::pair(0, 1) => panics "0 stones are no move";
    subtraction_formula::SubtractionFormula::pair(2, 0) => panics "0 stones are no move";
    subtraction_formula::SubtractionFormula::up_to_or(1, 1).wins(&[]) => answers "false";
    subtraction_formula::SubtractionFormula::up_to_or(u64::MAX, 1).winning_moves(&[u64::MAX]).next()
        => answers "Some((0, 0))";
    subtraction_formula::SubtractionFormula::up_to_or(1, 1).misere_wins(&[]) => answers "true";
    subtraction_formula::SubtractionFormula::up_to_or(1, 2).misere_winning_moves(&[]).next()
        => answers "None";
    subtraction_formula::SubtractionFormula::pair(u64::MAX, 1).grundy(u64::MAX) => answers "1";
    subtraction_formula::SubtractionFormula::pair(2, 2).wins(&[]) => answers "false";
    subtraction_formula::SubtractionFormula::pair(u64::MAX, 1).winning_moves(&[u64::MAX]).next()
        => answers "Some((0, 0))";
}
