//! Nimble.

use crate::entry::*;
use nim_snippets::nimble;

/// One coin any number of cells to the left; coins share cells.
pub fn moves(coins: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    cuts(coins, |_, _| true)
}

/// The same told by the number of coins on each cell: one coin from a cell to another.
pub fn counts_moves(counts: &[u64]) -> Vec<((u64, u64), Vec<u64>)> {
    let mut options = Vec::new();
    for from in (0..counts.len()).filter(|&from| counts[from] > 0) {
        for to in 0..from {
            let mut after = counts.to_vec();
            after[from] -= 1;
            after[to] += 1;
            options.push(((from as u64, to as u64), after));
        }
    }
    options
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
    use super::counts_moves;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::brute_force::Rules;
    use crate::support::heaps;
    use crate::support::large::Large;
    use nim_snippets::nimble;
    use proptest::prelude::*;

    /// The same told by the number of coins on each cell.
    #[test]
    fn counts() {
        let mut rules = Rules::new(|counts: &Vec<u64>| counts_moves(counts));
        for (cells, max) in [(0, 0), (1, 4), (2, 4), (3, 4), (4, 3), (5, 2), (6, 1)] {
            for counts in heaps(cells, max) {
                let moves = nimble::row_winning_moves(&counts);
                rules.check_outcome(Normal, &counts, nimble::row_wins(&counts), moves);
                rules.check_grundy(&counts, nimble::row_grundy(&counts));
            }
        }
        const MAX: u64 = u64::MAX;
        assert!(nimble::row_winning_moves(&[MAX; 4]).eq([]));
        assert!(nimble::row_winning_moves(&[0, MAX, 0, 1]).eq([(3, 1)]));
    }

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
