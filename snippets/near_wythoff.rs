//! Near Wythoff: take from one of two heaps, or from both, numbers at most `k` apart; taking the last stone wins.
//!
//! The name is ours: it is Fraenkel's generalized Wythoff game. With `m = k + 1` the lost pairs are
//! `(e, e + mn)` for `n = 0, 1, 2, …`, where `e` is the least number that is in no pair before: so
//! no pair leads to another, and each number is in one pair. By Beatty's theorem `e = ⌊nα⌋`, where
//! `α = 1 + θ` and `θ² + mθ = 1`: the golden ratio for `k = 0`. In misère play with `k > 0` the
//! pairs are `(e, e + mn + 1)`, and `e = ⌊nα + 1/α⌋`; with `k = 0` two pairs change, as in
//! Wythoff's game. If the heaps differ by `d`, a move from both can only lead to pairs whose heaps
//! differ by `d - k` to `d + k`, three at most.
//!
//! ```
//! use nim_snippets::near_wythoff::{winning_moves, wins};
//!
//! assert!(wins(1, 4, 1) && !wins(1, 3, 1) && !wins(2, 6, 1));
//! assert!(winning_moves(3, 7, 1).eq([(2, 6), (3, 1)])); // 2 and 4 are too far apart
//! assert!(!wins(3, 5, 0)); // Wythoff's game
//! ```
//!
//! - Time: `O(1)`, 0.05 µs for an outcome.
//! - Input: any heaps and any `k`. In misère play two empty heaps are a win without a move.
//! - Source: A. S. Fraenkel, "How to beat your Wythoff games' opponent on three fronts", 1982, and
//!   "Wythoff games, continued fractions, cedar trees and Fibonacci searches", 1984 (misère); UVa
//!   11249 "Game"; HDU 6869 "Slime and Stones".
//! - 日本語: 近いワイソフ: 一方の山から、または差が `k` 以下の個数を両方の山から取る。最後の石を取れば勝ち。
//! - See also: [`wythoff`](super::wythoff) (the same number from both),
//!   [`diagonal_wythoff`](super::diagonal_wythoff) (numbers in a proportion).

#![cfg_attr(doc, doc(alias("Fraenkel generalized Wythoff")))]
#![cfg_attr(doc, doc(alias("generalized Wythoff game", "a-Wythoff", "拡張ワイソフ")))]
#![cfg_attr(doc, doc(alias("UVa 11249 Game", "HDU 6869 Slime and Stones", "扩展威佐夫博弈")))]

use std::convert::TryFrom;

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(a: u64, b: u64, k: u64) -> bool {
    LostPairs::new(k, 0).wins(a, b)
}

/// All winning moves: what the two heaps become, in ascending order.
pub fn winning_moves(a: u64, b: u64, k: u64) -> impl Iterator<Item = (u64, u64)> {
    LostPairs::new(k, 0).winning_moves(a, b).into_iter()
}

/// Does the player to move win if taking the last stone loses?
pub fn misere_wins(a: u64, b: u64, k: u64) -> bool {
    match (k, a.min(b), a.max(b)) {
        (0, 0, 1) | (0, 2, 2) => false,
        (0, 0, 0) | (0, 1, 2) => true,
        (0, ..) => wins(a, b, 0),
        _ => LostPairs::new(k, 1).wins(a, b),
    }
}

/// All winning moves if taking the last stone loses, as [`winning_moves`].
pub fn misere_winning_moves(a: u64, b: u64, k: u64) -> impl Iterator<Item = (u64, u64)> {
    if k > 0 {
        return LostPairs::new(k, 1).winning_moves(a, b).into_iter();
    }
    let mut moves = LostPairs::new(0, 0).winning_moves(a, b);
    moves.retain(|&(c, d)| misere_wins(c, d, 0) == wins(c, d, 0));
    let is_move = |&(c, d): &(u64, u64)| {
        c <= a && d <= b && (c, d) != (a, b) && (c == a || d == b || a - c == b - d)
    };
    moves.extend([(0, 1), (1, 0), (2, 2)].iter().filter(|after| is_move(after)));
    moves.sort_unstable();
    moves.into_iter()
}

/// The lost pairs `(e, e + factor * n + shift)`, where each number is the least that is left.
struct LostPairs {
    k: u64,
    /// `k + 1`.
    factor: u128,
    /// 0, or 1 in misère play.
    shift: u64,
}

impl LostPairs {
    fn new(k: u64, shift: u64) -> Self {
        LostPairs { k, factor: u128::from(k) + 1, shift }
    }

    fn wins(&self, a: u64, b: u64) -> bool {
        let difference = a.max(b) - a.min(b);
        let multiple = difference.checked_sub(self.shift).map(u128::from);
        match multiple.filter(|multiple| multiple % self.factor == 0) {
            Some(multiple) => {
                let n = (multiple / self.factor) as u64;
                self.smaller_heap(n, difference) != a.min(b)
            }
            None => true,
        }
    }

    /// Of the `n`-th pair, whose heaps differ by this much; `u64::MAX` for anything larger. In
    /// misère play `1/α` is `(k + θ)/m`, so `⌊nα + 1/α⌋` is `n` and the least number of `m`s that
    /// are `⌊difference * θ⌋` at least.
    fn smaller_heap(&self, n: u64, difference: u64) -> u64 {
        if self.shift == 0 {
            return n.saturating_add(times_theta(n, self.factor));
        }
        let multiple = u128::from(times_theta(difference, self.factor));
        n.saturating_add(((multiple + u128::from(self.k)) / self.factor) as u64)
    }

    /// The `n`-th pair, the smaller heap first, if it has no heap above `u64::MAX`.
    fn pair(&self, n: u64) -> Option<(u64, u64)> {
        let difference =
            u64::try_from(self.factor * u128::from(n) + u128::from(self.shift)).ok()?;
        let smaller = self.smaller_heap(n, difference);
        Some((smaller, smaller.checked_add(difference)?))
    }

    fn winning_moves(&self, a: u64, b: u64) -> Vec<(u64, u64)> {
        let mut moves = Vec::new();
        moves.extend(self.partner(b).filter(|&left| left < a).map(|left| (left, b)));
        moves.extend(self.partner(a).filter(|&left| left < b).map(|left| (a, left)));
        moves.extend(self.pairs_near(a, b));
        moves.extend(self.pairs_near(b, a).map(|(d, c)| (c, d)));
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    /// The other heap of the lost pair with this heap. Below the heap there are about
    /// `heap/(α + m)` larger heaps of pairs and, as each number is in one pair, smaller ones for
    /// the rest.
    fn partner(&self, heap: u64) -> Option<u64> {
        let larger_count = heap - times_theta(heap, self.factor);
        let larger_count = (u128::from(larger_count) / self.factor) as u64;
        let near = |n: u64| n.saturating_sub(1)..=n.saturating_add(1);
        let mut pairs = near(larger_count).chain(near(heap - larger_count));
        pairs.find_map(|n| match self.pair(n)? {
            (smaller, larger) if smaller == heap => Some(larger),
            (smaller, larger) if larger == heap => Some(smaller),
            _ => None,
        })
    }

    /// The lost pairs, the smaller heap first, that a move from both heaps leads to.
    fn pairs_near(&self, a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> + '_ {
        let multiple = b.saturating_sub(a).saturating_sub(self.shift);
        let first = (u128::from(multiple) / self.factor) as u64;
        let pairs = (first..=first.saturating_add(1)).filter_map(move |n| self.pair(n));
        pairs.filter(move |&(c, d)| c < a && d < b && (a - c).abs_diff(b - d) <= self.k)
    }
}

/// As `(0..=n).rev().find(|x| x * (x + m * n) <= n * n)`, which is `⌊nθ⌋` for `θ² + mθ = 1`: a
/// guess with 53 digits, then a step of Newton's where these are too few, and then one at a time.
fn times_theta(n: u64, m: u128) -> u64 {
    let n = u128::from(n);
    let product = m * n;
    let is_at_most = |x: u128| x.checked_mul(x + product).map_or(false, |left| left <= n * n);
    let mut x = (2.0 * n as f64 / (m as f64 + (m as f64 * m as f64 + 4.0).sqrt())) as u128;
    if x >> 40 > 0 {
        // Far below 2^127, even if both numbers are above 2^128.
        let missing = (n * n).wrapping_sub(x.wrapping_mul(x + product)) as i128;
        x = (x as i128 + (missing as f64 / (2 * x + product) as f64) as i128) as u128;
    }
    while !is_at_most(x) {
        x -= 1;
    }
    while is_at_most(x + 1) {
        x += 1;
    }
    x as u64
}
