use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, heaps};
use crate::large::Large;
use moves::nimble::counts_moves;
use nim_snippets::nimble;
use proptest::prelude::*;

/// The same told by the number of coins on each cell.
#[test]
fn counts() {
    let mut rules = Rules::new(|counts: &Vec<u64>| counts_moves(counts));
    for (cells, max) in [(0, 0), (1, 4), (2, 4), (3, 4), (4, 3), (5, 2), (6, 1)] {
        for counts in heaps(cells, max) {
            let moves = nimble::counts_winning_moves(&counts);
            rules.check_outcome(Normal, &counts, nimble::counts_wins(&counts), moves);
            rules.check_grundy(&counts, nimble::counts_grundy(&counts));
            let moves = nimble::counts_misere_winning_moves(&counts);
            rules.check_outcome(Misere, &counts, nimble::counts_misere_wins(&counts), moves);
        }
    }
    const MAX: u64 = u64::MAX;
    assert!(nimble::counts_winning_moves(&[MAX; 4]).eq([]));
    assert!(nimble::counts_misere_winning_moves(&[0, MAX, 0, 1]).eq([(3, 0)]));
    assert!(nimble::counts_winning_moves(&[0, MAX, 0, 1]).eq([(3, 1)]));
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert!(!nimble::wins(&[]) && nimble::misere_wins(&[]));
    assert_eq!(nimble::misere_winning_moves(&[0, 0]).next(), None);
    assert!(!nimble::wins(&[MAX, MAX]) && !nimble::misere_wins(&[MAX, MAX]));
    assert!(nimble::winning_moves(&[MAX, 1]).eq([(0, 1)]));
    assert!(nimble::misere_winning_moves(&[MAX, 1]).eq([(0, 0)]));
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
