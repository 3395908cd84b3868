//! Nimble.

use crate::entry::*;
use nim_snippets::nimble;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): nimble::grundy(&[n]);
        play(coins): nimble::wins(coins), nimble::winning_moves(coins);
        misere(coins): nimble::misere_wins(coins), nimble::misere_winning_moves(coins);
        cuts(coins, _i, _left): true; // coins share cells
    };
    let game =
        Game::new("nimble", Shape::Sum("coins"), answers).large(&[""]).proof(Proof::Formula(
            words("the value of a coin is its cell", "コインの値はマスの番号"),
            |_| Repetition::new(0, 1, 1),
        ));
    vec![game]
}
