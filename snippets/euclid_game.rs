//! Euclid's game: subtract a multiple of the smaller number from the larger, never below 0; whoever reaches 0 wins.
//!
//! Let `a <= b`. The player to move loses iff `a < b < φa` with the golden ratio φ (or a 0 is
//! there): then only `(b - a, a)` is left, whose ratio exceeds φ, while from a ratio above φ one of
//! the two smallest results `(b mod a, a)` and `(b mod a + a, a)` is below it. No other move ever
//! wins. Grossman's variant, with the prefix `equal_`, ends when the numbers are equal. Only that
//! case differs, and its Grundy value is `⌊b/a - a/b⌋`; here it is `⌊b/a⌋` or one less, which the
//! first digit of the continued fraction of `b/a` that differs from its leading one decides.
//!
//! ```
//! use nim_snippets::euclid_game::*;
//!
//! assert!(wins(34, 12));
//! assert!(!wins(15, 24));
//! assert!(winning_moves(12, 34).eq([(12, 10)])); // 34 - 2 * 12
//! assert_eq!((grundy(2, 5), equal_grundy(1, 5)), (1, 4));
//! assert_eq!((lost_interval(10), count_wins(1..=3, 1..=3)), (7..=16, 7)); // not (2, 3), (3, 2)
//! ```
//!
//! - Time: `O(1)`; `grundy`, `count_wins` and `equal_misere_*` are `O(log)`, as Euclid's algorithm.
//! - Input: any two numbers, in any order. With a 0 the game is over: lost, or in misère play won.
//! - Source: A. J. Cole, A. J. T. Davie, "A game based on the Euclidean algorithm", 1969; J. W.
//!   Grossman, 1997; G. Nivasch, "The Sprague-Grundy function of the game Euclid", 2006; misère:
//!   V. Gurvich, 2007.
//! - 日本語: ユークリッドのゲーム: 大きい数から小さい数の正の倍数を引く (負は不可)。0 にした方の勝ち。
//! - See also: [`quotient_game`](super::quotient_game) (your own rule for a step),
//!   [`euclid_counting`](super::euclid_counting) (sums over lost pairs),
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
    let mut digit_is_odd = true;
    loop {
        (small, large) = (large % small, small);
        let digit = large.checked_div(small).unwrap_or(0); // after the last one: 0
        if digit != first {
            return first - u64::from((digit < first) != digit_is_odd);
        }
        digit_is_odd = !digit_is_odd;
    }
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(a: u64, b: u64) -> bool {
    a != 0 && b != 0 && (a == b || above_phi(a, b))
}

/// All winning moves: what the two numbers become. Two from equal numbers, otherwise at most one.
pub fn winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    moves(a, b).filter(|&(a, b)| !wins(a, b))
}

/// Does the player to move win if whoever reaches 0 loses?
pub fn misere_wins(a: u64, b: u64) -> bool {
    a == 0 || b == 0 || above_phi(a, b)
}

/// All winning moves if whoever reaches 0 loses.
pub fn misere_winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    moves(a, b).filter(|&(a, b)| !misere_wins(a, b))
}

/// The numbers `b` with which `(a, b)` is lost, but for `b = a` and 0: those between `a/φ` and
/// `aφ`, or all with `a = 0`.
pub fn lost_interval(a: u64) -> RangeInclusive<u64> {
    if a == 0 {
        return 0..=u64::MAX;
    }
    let over_phi = over_phi(a.into()) as u64;
    over_phi + 1..=a.saturating_add(over_phi)
}

/// How many pairs of numbers in these ranges are won.
pub fn count_wins(a: RangeInclusive<u64>, b: RangeInclusive<u64>) -> u128 {
    if a.is_empty() || b.is_empty() {
        return 0;
    }
    let below = |range: &RangeInclusive<u64>| range.start().saturating_sub(1);
    let up_to_b = |a: u64| wins_up_to(a, *b.end()) - wins_up_to(a, below(&b));
    up_to_b(*a.end()) - up_to_b(below(&a))
}

/// Does the player to move win if whoever makes the numbers equal wins?
pub fn equal_wins(a: u64, b: u64) -> bool {
    a != 0 && b != 0 && above_phi(a, b)
}

/// All winning moves if whoever makes the numbers equal wins. At most one.
pub fn equal_winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    equal_moves(a, b).filter(|&(a, b)| !equal_wins(a, b))
}

/// The Grundy value if whoever makes the numbers equal wins.
pub fn equal_grundy(a: u64, b: u64) -> u64 {
    let [small, large] = [a.min(b), a.max(b)].map(u128::from);
    if small == 0 {
        return 0;
    }
    (large / small) as u64 - u64::from(large % small * large < small * small)
}

/// Does the player to move win if whoever makes the numbers equal loses?
pub fn equal_misere_wins(a: u64, b: u64) -> bool {
    // The misère Grundy value is the normal one but for 1 instead of 0, and 0 instead of 1,
    // where the numbers are multiples of neighbouring Fibonacci numbers.
    a == 0 || b == 0 || equal_grundy(a, b) != u64::from(is_fibonacci_pair(a, b))
}

/// All winning moves if whoever makes the numbers equal loses. At most one.
pub fn equal_misere_winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    equal_moves(a, b).filter(|&(a, b)| !equal_misere_wins(a, b))
}

/// How many of the pairs of `1..=a` and `1..=b` are won.
fn wins_up_to(a: u64, b: u64) -> u128 {
    let [a, b] = [a, b].map(u128::from);
    a * b - lost_ascending(a, b) - lost_ascending(b, a)
}

/// As `(1..=a).map(|x| (x + 1..=b).filter(|y| y < φ * x).count()).sum()`, in `O(log a)`.
fn lost_ascending(a: u128, b: u128) -> u128 {
    let last = a.min(b);
    let unbounded = last.min(over_phi(b + 1)); // up to here b bounds no y
    let pairs = |n: u128| n * n.saturating_sub(1) / 2;
    sum_over_phi(unbounded) + pairs(b - unbounded) - pairs(b - last)
}

/// As `(1..=n).map(over_phi).sum()`, in `O(log n)`: these are the lattice points below a line of
/// slope 1/φ, in a rectangle whose other points are below one of slope φ = 1 + 1/φ.
fn sum_over_phi(n: u128) -> u128 {
    let m = over_phi(n);
    if m == 0 { 0 } else { n * m - m * (m + 1) / 2 - sum_over_phi(m) }
}

/// As `(0..=n).rev().find(|m| m * (m + n) <= n * n)`: ⌊n/φ⌋ for `n <= 2^64`, by 2^128 / φ: what
/// that leaves out changes no result (see `wythoff`).
fn over_phi(n: u128) -> u128 {
    let [high, low] = [0x9e37_79b9_7f4a_7c15, 0xf39c_c060_5ced_c834_u128];
    (n * high + ((n * low) >> 64)) >> 64
}

/// Is the larger number more than φ times the smaller?
fn above_phi(a: u64, b: u64) -> bool {
    let [small, large] = [a.min(b), a.max(b)].map(u128::from);
    large * (large - small) > small * small
}

/// Is the pair `(k F, k F')` with neighbouring Fibonacci numbers `F` and `F'`?
fn is_fibonacci_pair(a: u64, b: u64) -> bool {
    let (mut small, mut large) = (a.min(b), a.max(b));
    while large - small > 0 && large - small < small {
        (small, large) = (large - small, small);
    }
    large == small || large - small == small
}

/// The moves to the two smallest numbers, or to the only one. No other move can win.
fn moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    let rest = a.max(b).checked_rem(a.min(b));
    moves_to(rest, a, b)
}

/// The same where 0 is out of reach.
fn equal_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    let rest = a.max(b).saturating_sub(1).checked_rem(a.min(b));
    moves_to(rest.map(|rest| rest + 1), a, b)
}

/// The moves to `rest` and to one subtraction less, of either number if they are equal.
fn moves_to(rest: Option<u64>, a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    let (small, large) = (a.min(b), a.max(b));
    let left = rest.into_iter().flat_map(move |rest| [rest, rest.saturating_add(small)]);
    let left = left.filter(move |&left| left < large);
    let first = left.clone().map(move |left| (left, b));
    let second = left.map(move |left| (a, left));
    let first = first.filter(move |_| a == large);
    first.chain(second.filter(move |_| b == large))
}
