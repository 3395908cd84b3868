//! Nimble.

use crate::entry::*;
use nim_snippets::nimble;

/// One coin any number of cells to the left; coins share cells.
pub fn moves(coins: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    cuts(coins, |_, _| true)
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): nimble::grundy(&[n]);
        play(coins): nimble::wins(coins), nimble::winning_moves(coins);
        misere(coins): nimble::misere_wins(coins), nimble::misere_winning_moves(coins);
        moves(coins): moves(coins);
    };
    let game = Game::new("nimble", Shape::Sum("coins"), answers).proof(Proof::Formula(
        words("the value of a coin is its cell", "コインの値はマスの番号"),
        |_| Repetition::new(0, 1, 1),
    ));
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::large::Large;
    use nim_snippets::nimble;
    use proptest::prelude::*;

    #[test]
    fn large() {
        let games = Large::heaps(0..20, Just(()));
        games.check(
            Normal,
            |coins, ()| nimble::wins(coins),
            |coins, ()| nimble::winning_moves(coins).collect(),
        );
        games.check(
            Misere,
            |coins, ()| nimble::misere_wins(coins),
            |coins, ()| nimble::misere_winning_moves(coins).collect(),
        );
    }
}
