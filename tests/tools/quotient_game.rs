//! Quotient game.

use crate::support::assert_panics;
use crate::support::brute_force::Convention::{Misere, Normal};
use crate::support::brute_force::Rules;
use nim_snippets::quotient_game;

use nim_snippets::quotient_game::*;

/// Subtracts the smaller number `a` from the larger one as many times as `options(q, a)` allows,
/// which lists the quotients that may remain of the quotient `q`. A move is the pair of numbers
/// after it; of equal numbers, the first one counts as the larger.
fn moves(
    (a, b): (u64, u64),
    options: impl Fn(u64, u64) -> Vec<u64>,
) -> Vec<((u64, u64), (u64, u64))> {
    let mut moves = Vec::new();
    if a == 0 || b == 0 {
        return moves;
    }
    let (small, large) = if a < b { (a, b) } else { (b, a) };
    for left in 0..large {
        let is_multiple = left % small == large % small;
        if is_multiple && options(large / small, small).contains(&(left / small)) {
            let after = if a < b { (a, left) } else { (left, b) };
            moves.push((after, after));
        }
    }
    moves
}

type Step = fn(u64, u64, bool) -> bool;

/// The options of a quotient: any smaller one; one less, or 0; less by a power of `a`, or 0.
const OPTIONS: [fn(u64, u64) -> Vec<u64>; 3] = [
    |q, _| (0..q).collect(),
    |q, _| if q == 1 { vec![0] } else { vec![q - 1, 0] },
    |q, a| {
        let powers = std::iter::successors(Some(1), |power| Some(power * a)).take(20);
        let mut left: Vec<u64> = powers.take_while(|&power| power <= q).map(|p| q - p).collect();
        left.push(0);
        left.sort_unstable();
        left.dedup();
        left
    },
];

const STEPS: [Step; 3] = [
    |q, _, rest| !rest || q > 1,
    |q, _, rest| !rest || q % 2 == 0,
    |q, a, rest| !rest || q % (a + 1) % 2 == 0,
];

#[test]
fn laws() {
    for (step, options) in STEPS.into_iter().zip(OPTIONS) {
        let mut game = Rules::new(|pair: &(u64, u64)| moves(*pair, options));
        for (a, b) in (0..=60).flat_map(|a| (0..=60).map(move |b| (a, b))) {
            let winning = winning_moves(a, b, step, options);
            game.check_outcome(Normal, &(a, b), wins(a, b, step), winning);
        }
    }
}

/// Tests Euclid's game in misère play, where the end wins.
#[test]
fn misere() {
    let mut game = Rules::new(|pair: &(u64, u64)| moves(*pair, OPTIONS[0]));
    for (a, b) in (0..=60).flat_map(|a| (0..=60).map(move |b| (a, b))) {
        assert_eq!(fold(a, b, true, STEPS[0]), game.is_won(Misere, &(a, b)), "{a} {b}");
    }
}

#[test]
fn panics() {
    assert_panics("2 is not an option of a quotient of 2", || {
        _ = quotient_game::winning_moves(4, 2, |_, _, _| true, |q, _| [q]);
    });
}
