//! Euclid's game: subtract a multiple of the smaller number from the larger, never below 0; whoever reaches 0 wins.
//!
//! Let `a <= b`. The player to move loses iff a number is 0 or `a < b < φa` with the golden ratio
//! φ. In the latter case the only move leads to `(b - a, a)`, whose ratio exceeds φ. If the ratio
//! is above φ, one of the two smallest results `(b mod a, a)` and `(b mod a + a, a)` has a ratio
//! below φ or ends the game; no other move ever wins. From (12, 34) these results are (12, 10) and
//! (12, 22). The first wins, because 12/10 is below φ: the opponent must go to (2, 10), and a ratio
//! of 5 is above φ again.
//!
//! Grossman's variant (prefix `equal_`) ends when the numbers are equal. The outcomes differ only
//! for equal numbers, and its Grundy value is `⌊b/a - a/b⌋`. The value here is `⌊b/a⌋` or one less.
//! This depends on the first term of the continued fraction of `b/a` that differs from its leading
//! term.
//!
//! ```
//! use nim_snippets::euclid_game::*;
//!
//! assert!(wins(34, 12));
//! assert!(!wins(15, 24));
//! assert!(winning_moves(12, 34).eq([(12, 10)])); // 34 - 2 * 12
//! assert_eq!((grundy(2, 5), equal_grundy(1, 5)), (1, 4));
//! // (10, b) loses for all these b except 10, and also for 0.
//! assert_eq!(losing_interval(10), 7..=16);
//! ```
//!
//! - Time: `O(1)`; `grundy` is `O(log)`, as Euclid's algorithm.
//! - Limit: none.
//! - Input: any two numbers, in any order. With a 0 the game is over.
//! - Misère: whoever reaches 0 loses; with a 0 the player to move has won.
//! - Source: A. J. Cole, A. J. T. Davie, "A game based on the Euclidean algorithm", 1969; J. W.
//!   Grossman, 1997; G. Nivasch, "The Sprague-Grundy function of the game Euclid", 2006.
//! - 日本語: ユークリッドのゲーム: 大きい数から小さい数の正の倍数を引く (負は不可)。0 にした方の勝ち。
//! - See also: [`quotient_game`](super::quotient_game) (your own rule for a step),
//!   [`euclid_counting`](super::euclid_counting) (sums over losing pairs),
//!   [`wythoff`](super::wythoff) (the golden ratio again).

#![cfg_attr(doc, doc(alias("ユークリッドの互除法ゲーム", "欧几里得博弈", "Game of Euclid")))]
#![cfg_attr(doc, doc(alias("gcd game", "Grossman", "Euclids Game")))]
#![cfg_attr(doc, doc(alias("大きい方から小さい方の倍数を引く", "HDU 1525", "POJ 2348")))]

use std::ops::RangeInclusive;

/// The Grundy value.
pub fn grundy(a: u64, b: u64) -> u64 {
    let (mut small, mut large) = (a.min(b), a.max(b));
    if small == 0 {
        return 0;
    }
    let first = large / small;
    let mut term_is_odd = true;
    loop {
        (small, large) = (large % small, small);
        let term = large.checked_div(small).unwrap_or(0); // after the last one: 0
        if term != first {
            return first - u64::from((term < first) != term_is_odd);
        }
        term_is_odd = !term_is_odd;
    }
}

/// Does the player to move win?
pub fn wins(a: u64, b: u64) -> bool {
    a != 0 && b != 0 && (a == b || above_phi(a, b))
}

/// All winning moves: what the two numbers become. Two from equal numbers, otherwise at most one.
pub fn winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    moves(a, b, 0).into_iter().filter(|&(a, b)| !wins(a, b))
}

/// Does the player to move win if whoever reaches 0 loses?
pub fn misere_wins(a: u64, b: u64) -> bool {
    a == 0 || b == 0 || above_phi(a, b)
}

/// All winning moves if whoever reaches 0 loses. At most one.
pub fn misere_winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    moves(a, b, 0).into_iter().filter(|&(a, b)| !misere_wins(a, b))
}

/// The numbers `b` between `a/φ` and `aφ`, or all numbers if `a = 0`: `(a, b)` loses for each of
/// them, except for `b = a > 0`. It also loses for `b = 0`.
pub fn losing_interval(a: u64) -> RangeInclusive<u64> {
    if a == 0 {
        return 0..=u64::MAX;
    }
    let over_phi = over_phi(a.into()) as u64;
    over_phi + 1..=a.saturating_add(over_phi)
}

/// The Grundy value if whoever makes the numbers equal wins.
pub fn equal_grundy(a: u64, b: u64) -> u64 {
    let [small, large] = [a.min(b), a.max(b)].map(u128::from);
    if small == 0 {
        return 0;
    }
    (large / small) as u64 - u64::from(large % small * large < small * small)
}

/// Does the player to move win if whoever makes the numbers equal wins?
pub fn equal_wins(a: u64, b: u64) -> bool {
    a != 0 && b != 0 && above_phi(a, b)
}

/// All winning moves if whoever makes the numbers equal wins. At most one.
pub fn equal_winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    moves(a, b, 1).into_iter().filter(|&(a, b)| !equal_wins(a, b))
}

/// Is the larger number more than φ times the smaller?
fn above_phi(a: u64, b: u64) -> bool {
    let [small, large] = [a.min(b), a.max(b)].map(u128::from);
    large * (large - small) > small * small
}

/// The moves to the two smallest numbers from `least` on. No other move can win.
fn moves(a: u64, b: u64, least: u64) -> Vec<(u64, u64)> {
    let (small, large) = (a.min(b), a.max(b));
    let mut moves = Vec::new();
    if small > 0 {
        let rest = (large - least) % small + least;
        for &left in [rest, rest.saturating_add(small)].iter().filter(|&&left| left < large) {
            moves.extend((a == large).then_some((left, b)));
            moves.extend((b == large).then_some((a, left)));
        }
    }
    moves
}

/// `⌊n/φ⌋` for `n <= 2^64`, by 2^128 / φ without its fraction, which changes no result (see
/// `wythoff`).
fn over_phi(n: u128) -> u128 {
    let [high, low] = [0x9e37_79b9_7f4a_7c15, 0xf39c_c060_5ced_c834_u128];
    (n * high + ((n * low) >> 64)) >> 64
}
