//! Near Wythoff: take from one of two heaps, or from both, numbers at most `k` apart; taking the last stone wins.
//!
//! With `m = k + 1` the lost pairs are `(e, e + mn)` for `n = 0, 1, 2, …`, where `e` is the least
//! number that is in no pair before: so no pair leads to another, and each number is in one pair.
//! By Beatty's theorem `e = ⌊nα⌋`, where `α` is the root of `α² + (m - 2) α = m`, the golden ratio
//! for `k = 0`. In misère play with `k > 0` the pairs are `(e, e + mn + 1)`, and `e = ⌊nα + 1/α⌋`.
//! If the heaps differ by `d`, a move from both can only lead to pairs whose heaps differ by
//! `d - k` to `d + k`, three at most.
//!
//! ```
//! use nim_snippets::near_wythoff::{winning_moves, wins};
//!
//! assert!(wins(1, 4, 1) && !wins(1, 3, 1) && !wins(2, 6, 1));
//! assert!(winning_moves(3, 7, 1).eq([(2, 6), (3, 1)])); // 2 and 4 are too far apart
//! assert!(!wins(3, 5, 0)); // Wythoff's game
//! ```
//!
//! - Time: `O(log n)`, a microsecond for an outcome.
//! - Input: any heaps and any `k`. In misère play two empty heaps are a win without a move.
//! - Source: A. S. Fraenkel, "How to beat your Wythoff games' opponent on three fronts", 1982, and
//!   "Wythoff games, continued fractions, cedar trees and Fibonacci searches", 1984 (misère); UVa
//!   11249 "Game"; HDU 6869 "Slime and Stones".
//! - 日本語: 近いワイソフ: 一方の山から、または差が `k` 以下の個数を両方の山から取る。最後の石を取れば勝ち。
//! - See also: [`wythoff`](super::wythoff) (the same number from both),
//!   [`diagonal_wythoff`](super::diagonal_wythoff) (numbers in a proportion).

#![cfg_attr(doc, doc(alias("generalized Wythoff game", "a-Wythoff", "拡張ワイソフ")))]
#![cfg_attr(doc, doc(alias("UVa 11249 Game", "HDU 6869 Slime and Stones", "扩展威佐夫博弈")))]

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(a: u64, b: u64, k: u64) -> bool {
    Game::new(k, false).wins(a, b)
}

/// All winning moves: what the two heaps become, in ascending order.
pub fn winning_moves(a: u64, b: u64, k: u64) -> impl Iterator<Item = (u64, u64)> {
    Game::new(k, false).winning_moves(a, b)
}

/// Does the player to move win if taking the last stone loses?
pub fn misere_wins(a: u64, b: u64, k: u64) -> bool {
    Game::new(k, true).wins(a, b)
}

/// All winning moves if taking the last stone loses, as [`winning_moves`].
pub fn misere_winning_moves(a: u64, b: u64, k: u64) -> impl Iterator<Item = (u64, u64)> {
    Game::new(k, true).winning_moves(a, b)
}

/// The heaps of the `n`-th lost pair differ by `factor * n + shift`.
#[derive(Clone, Copy)]
struct Game {
    factor: u128,
    shift: u128,
    /// Are the first two pairs `(2, 2)` and `(0, 1)`?
    starts_at_two: bool,
}

impl Game {
    fn new(k: u64, is_misere: bool) -> Self {
        let shift = u128::from(is_misere && k > 0);
        Game { factor: u128::from(k) + 1, shift, starts_at_two: is_misere && k == 0 }
    }

    /// The `n`-th lost pair, the smaller heap first.
    fn pair(self, n: u128) -> (u128, u128) {
        let smaller = match n {
            0 if self.starts_at_two => 2,
            1 if self.starts_at_two => 0,
            _ => self.smaller_heap(n),
        };
        (smaller, smaller + self.factor * n + self.shift)
    }

    /// The `n`-th least number that is in no pair before.
    fn smaller_heap(self, n: u128) -> u128 {
        let max = 2 * n + self.shift;
        let guess = max.saturating_sub((n as f64 * self.alpha()) as u128);
        max - least(n + self.shift, guess, |w| self.is_at_most_smaller(max - w, n))
    }

    /// About `α`.
    fn alpha(self) -> f64 {
        1.0 + 2.0 / (self.factor as f64 + (self.factor as f64).hypot(2.0))
    }

    /// As `heap <= nα`, with a shift `heap <= nα + 1/α`, without roots: by the equation of `α` with
    /// `w` for `2n + shift - heap`.
    fn is_at_most_smaller(self, heap: u128, n: u128) -> bool {
        let w = (2 * n + self.shift).checked_sub(heap);
        w.map_or(false, |w| {
            let q = (self.factor * n + self.shift).saturating_sub(w); // if it is 0, `heap <= n`
            let product = self.factor.saturating_mul(w).saturating_mul(q);
            product.saturating_add(w.saturating_mul(w)) >= q.saturating_mul(q)
        })
    }

    fn wins(self, a: u64, b: u64) -> bool {
        let multiple = u128::from(a.max(b) - a.min(b)).checked_sub(self.shift);
        let n = multiple.filter(|multiple| multiple % self.factor == 0);
        n.map_or(true, |multiple| self.pair(multiple / self.factor).0 != u128::from(a.min(b)))
    }

    fn winning_moves(self, a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
        let (a, b) = (u128::from(a), u128::from(b));
        let from_a = self.partner(b).filter(|&left| left < a).map(|left| (left, b));
        let from_b = self.partner(a).filter(|&left| left < b).map(|left| (a, left));
        let first_smaller = self.pairs_near(a, b);
        let first_larger = self.pairs_near(b, a).map(|(d, c)| (c, d));
        let from_both = first_smaller.chain(first_larger).filter(|&(c, d)| c < a && d < b);
        let moves = from_a.into_iter().chain(from_b).chain(from_both);
        let mut moves: Vec<(u64, u64)> = moves.map(|(c, d)| (c as u64, d as u64)).collect();
        moves.sort_unstable();
        moves.dedup();
        moves.into_iter()
    }

    /// The other heap of the lost pair with this heap, if it is not too large for a heap.
    fn partner(self, heap: u128) -> Option<u128> {
        let end = u128::from(u64::MAX) / self.factor + 1;
        let rest = |n| heap.saturating_sub(self.factor * n + self.shift);
        let guess = |root: f64| (heap as f64 / root) as u128;
        let smaller = least(end, guess(self.alpha()), |n| self.is_at_most_smaller(heap, n));
        let root = self.alpha() + self.factor as f64;
        let larger = least(end, guess(root), |n| self.is_at_most_smaller(rest(n), n));
        let mut pairs = [0, 1, smaller, larger].map(|n| self.pair(n)).to_vec();
        pairs.retain(|&(c, d)| c == heap || d == heap);
        pairs.first().map(|(c, d)| c + d - heap)
    }

    /// The lost pairs whose heaps differ by `b - a`, at most `k` more or less.
    fn pairs_near(self, a: u128, b: u128) -> impl Iterator<Item = (u128, u128)> {
        let first = b.saturating_sub(a + self.shift) / self.factor;
        let pairs = (first..).map(move |n| self.pair(n));
        pairs.take_while(move |(c, d)| a + d - c < b + self.factor)
    }
}

/// The least number with a property that all larger ones share, and `end` does: sooner found near a
/// guess.
fn least(end: u128, guess: u128, holds: impl Fn(u128) -> bool) -> u128 {
    let (mut low, mut high) = (0, end);
    let near = (guess >> 50) + 2;
    let first = [guess + near, guess.saturating_sub(near)];
    while low < high {
        let is_between = |&number: &u128| low <= number && number < high;
        let middle = first.iter().copied().find(is_between).unwrap_or((low + high) / 2);
        if holds(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}
