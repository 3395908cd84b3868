use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, cuts, small_heaps};
use crate::large::Large;
use nim_snippets::nimble;
use proptest::prelude::*;

#[test]
fn laws() {
    let mut rules = Rules::new(|coins: &Vec<u64>| cuts(coins, |_, _| true));
    for coins in small_heaps() {
        rules.check_outcome(Normal, &coins, nimble::wins(&coins), nimble::winning_moves(&coins));
        rules.check_grundy(&coins, nimble::grundy(&coins));
        let moves = nimble::misere_winning_moves(&coins);
        rules.check_outcome(Misere, &coins, nimble::misere_wins(&coins), moves);
    }
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
