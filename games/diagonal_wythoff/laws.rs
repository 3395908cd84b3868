use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, assert_panics};
use moves::diagonal_wythoff::moves;
use nim_snippets::diagonal_wythoff::DiagonalWythoff;
use nim_snippets::wythoff;

const DIRECTIONS: [&[(usize, usize)]; 8] = [
    &[],
    &[(1, 1)],
    &[(2, 1), (1, 1)],
    &[(1, 2)],
    &[(1, 3), (1, 1), (3, 1)],
    &[(2, 3)],
    &[(3, 5), (1, 1), (1, 4)],
    &[(1, 1), (1, 2), (1, 3), (2, 3)],
];

#[test]
fn laws() {
    for directions in DIRECTIONS {
        let mut rules = Rules::new(|pair: &(u64, u64)| moves(*pair, directions));
        for max in [0, 1, 24] {
            let game = DiagonalWythoff::new(max, directions);
            for (a, b) in (0..=max).flat_map(|a| (0..=max).map(move |b| (a, b))) {
                rules.check_outcome(Normal, &(a, b), game.wins(a, b), game.winning_moves(a, b));
                let moves = game.misere_winning_moves(a, b);
                rules.check_outcome(Misere, &(a, b), game.misere_wins(a, b), moves);
            }
            let pairs = (0..=max).flat_map(|a| (a..=max).map(move |b| (a, b)));
            let expected = pairs.clone().filter(|&(a, b)| !game.wins(a, b));
            assert!(game.lost_pairs().eq(expected), "{directions:?}");
            let expected = pairs.filter(|&(a, b)| !game.misere_wins(a, b));
            assert!(game.misere_lost_pairs().eq(expected), "{directions:?}");
        }
    }
}

/// Larger heaps by the definition: no lost pair leads to another, and all others lead to one.
#[test]
fn larger() {
    for directions in DIRECTIONS {
        let max = 60;
        let game = DiagonalWythoff::new(max, directions);
        for (a, b) in (0..=max).flat_map(|a| (0..=max).map(move |b| (a, b))) {
            let to_lost = moves((a, b), directions).iter().any(|&(_, (c, d))| !game.wins(c, d));
            assert_eq!(game.wins(a, b), to_lost, "{directions:?} {a} {b}");
        }
    }
}

/// With the one direction (1, 1) it is Wythoff's game.
#[test]
fn wythoffs_game() {
    let game = DiagonalWythoff::new(1000, &[(1, 1)]);
    for (a, b) in (0..=1000).flat_map(|a| (a..=1000).map(move |b| (a, b))) {
        assert_eq!(game.wins(a, b), wythoff::wins(a, b), "{a} {b}");
    }
}

/// The values that the statement of Project Euler 665 gives.
#[test]
fn proportionate_nim() {
    for (most, expected) in [(10, 21), (100, 1164), (1000, 117_002)] {
        let game = DiagonalWythoff::new(most, &[(1, 1), (1, 2)]);
        let sums = game.lost_pairs().map(|(a, b)| a + b);
        assert_eq!(sums.filter(|&sum| sum <= most).sum::<u64>(), expected);
    }
}

#[test]
fn extremes() {
    let game = DiagonalWythoff::new(5, &[(1, 1)]);
    assert_panics("a heap of 6 is above the 5 of the table", || game.wins(6, 0));
    assert_panics("a heap of 6 is above the 5 of the table", || game.winning_moves(0, 6).count());
    for direction in [(0, 0), (2, 4), (2, 2), (0, 2)] {
        let (p, q) = direction;
        let message = format!("the direction ({p}, {q}) is a multiple or none");
        let reversed = format!("the direction ({q}, {p}) is a multiple or none");
        let panics = |message: &str| {
            assert_panics(message, || DiagonalWythoff::new(5, &[direction]).wins(0, 0));
        };
        if p <= q { panics(&message) } else { panics(&reversed) }
    }
}
