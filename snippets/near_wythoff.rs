//! Near Wythoff: take from one of two heaps, or from both in numbers at most `k` apart; taking the last stone wins.
//!
//! Not a standard name: this is Fraenkel's generalized Wythoff game. Let `m = k + 1`. The losing
//! pairs are `(e, e + mn)` for `n = 0, 1, 2, …`, where `e` is the least number that occurs in no
//! earlier pair. So no pair leads to another, and each number occurs in one pair. By Beatty's
//! theorem `e = ⌊nα⌋`, where `α = 1 + θ` and `θ² + mθ = 1`; for `k = 0`, `α` is the golden ratio.
//! In misère play with `k > 0`, the pairs are `(e, e + mn + 1)`, and `e = ⌊nα + 1/α⌋`, where
//! `1/α = (k + θ)/m`; with `k = 0` two pairs change, as in Wythoff's game. If the heaps differ by
//! `d`, a move in both heaps can only lead to pairs that differ by `d - k` to `d + k`; at most two
//! of these, in each order, are losing.
//!
//! ```
//! use nim_snippets::near_wythoff::{winning_moves, wins};
//!
//! assert!(wins(1, 4, 1) && !wins(1, 3, 1) && !wins(2, 6, 1));
//! assert!(winning_moves(3, 7, 1).eq([(2, 6), (3, 1)])); // 2 and 4 are too far apart
//! assert!(!wins(3, 5, 0)); // Wythoff's game
//! ```
//!
//! - Time: `O(log heap)`: 0.2 µs for an outcome.
//! - Limit: none.
//! - Input: any heaps and any `k`.
//! - Misère: two empty heaps are a win without a move.
//! - Source: A. S. Fraenkel, "How to beat your Wythoff games' opponent on three fronts", 1982, and
//!   "Wythoff games, continued fractions, cedar trees and Fibonacci searches", 1984 (misère); UVa
//!   11249 "Game"; HDU 6869 "Slime and Stones".
//! - 日本語: 差つきワイソフ: 一方の山から、または差が `k` 以下の個数を両方の山から取る。最後の石を取れば勝ち。
//! - See also: [`wythoff`](super::wythoff) (the same number from both),
//!   [`diagonal_wythoff`](super::diagonal_wythoff) (numbers in a proportion).

#![cfg_attr(doc, doc(alias("Fraenkel generalized Wythoff")))]
#![cfg_attr(doc, doc(alias("generalized Wythoff game", "a-Wythoff", "拡張ワイソフ")))]
#![cfg_attr(doc, doc(alias("UVa 11249 Game", "HDU 6869 Slime and Stones", "扩展威佐夫博弈")))]

use std::convert::TryFrom;

/// Does the player to move win?
pub fn wins(a: u64, b: u64, k: u64) -> bool {
    LosingPairs { k, is_misere: false }.wins(a, b)
}

/// All winning moves: what the two heaps become, ascending.
pub fn winning_moves(a: u64, b: u64, k: u64) -> impl Iterator<Item = (u64, u64)> {
    LosingPairs { k, is_misere: false }.winning_moves(a, b).into_iter()
}

/// Does the player to move win in misère play?
pub fn misere_wins(a: u64, b: u64, k: u64) -> bool {
    LosingPairs { k, is_misere: true }.wins(a, b)
}

/// All winning moves in misère play, as [`winning_moves`].
pub fn misere_winning_moves(a: u64, b: u64, k: u64) -> impl Iterator<Item = (u64, u64)> {
    LosingPairs { k, is_misere: true }.winning_moves(a, b).into_iter()
}

struct LosingPairs {
    k: u64,
    is_misere: bool,
}

impl LosingPairs {
    fn wins(&self, a: u64, b: u64) -> bool {
        self.pair(self.index(a.abs_diff(b))) != Some((a.min(b), a.max(b)))
    }

    /// The `n`-th pair, the smaller heap first, if it has no heap above `u64::MAX`.
    fn pair(&self, n: u64) -> Option<(u64, u64)> {
        let m = u128::from(self.k) + 1;
        let (smaller, difference) = match (self.is_misere, self.k, n) {
            (true, 0, 0) => (2, 0),
            (true, 0, 1) => (0, 1),
            (true, k, _) if k > 0 => {
                let difference = u64::try_from(m * u128::from(n) + 1).ok()?;
                let multiple = u128::from(times_theta(difference, m));
                (n + ((multiple + m - 1) / m) as u64, difference)
            }
            _ => (n.checked_add(times_theta(n, m))?, u64::try_from(m * u128::from(n)).ok()?),
        };
        Some((smaller, smaller.checked_add(difference)?))
    }

    /// The index of the pair whose heaps have this difference, or the next smaller one.
    fn index(&self, difference: u64) -> u64 {
        let shift = u64::from(self.is_misere && self.k > 0);
        (u128::from(difference.saturating_sub(shift)) / (u128::from(self.k) + 1)) as u64
    }

    fn winning_moves(&self, a: u64, b: u64) -> Vec<(u64, u64)> {
        let near = |n: u64| n.saturating_sub(1)..=n.saturating_add(1);
        let mut indices: Vec<u64> = near(self.index(a.abs_diff(b))).collect();
        for &heap in &[a, b] {
            // Of the numbers below `heap`, about `heap/(α + m)` are the larger one of their pair,
            // and all others the smaller one. So one of these counts is near the index of the pair.
            let m = u128::from(self.k) + 1;
            let larger_count = (u128::from(heap - times_theta(heap, m)) / m) as u64;
            indices.extend(near(larger_count).chain(near(heap - larger_count)));
        }
        let pairs = indices.into_iter().filter_map(|n| self.pair(n));
        let mut moves: Vec<(u64, u64)> = pairs.flat_map(|(c, d)| vec![(c, d), (d, c)]).collect();
        moves.retain(|&(c, d)| {
            let is_near = || (a - c).abs_diff(b - d) <= self.k;
            c <= a && d <= b && (c, d) != (a, b) && (c == a || d == b || is_near())
        });
        moves.sort_unstable();
        moves.dedup();
        moves
    }
}

/// `⌊nθ⌋`, which is the largest `x` with `x(x + mn) <= n²`, found bit by bit.
fn times_theta(n: u64, m: u128) -> u64 {
    let n = u128::from(n);
    let is_at_most = |x: u128| x.checked_mul(x + m * n).map_or(false, |left| left <= n * n);
    let longer = |x: u128, i: u32| if is_at_most(x | 1 << i) { x | 1 << i } else { x };
    (0..128 - n.leading_zeros()).rev().fold(0, longer) as u64
}
