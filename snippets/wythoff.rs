//! Wythoff's game: take any number of stones from one of two heaps, or equally from both; taking the last stone wins.
//!
//! The lost positions are `(⌊dφ⌋, ⌊dφ⌋ + d)` for `d = 0, 1, 2, …` with the golden ratio φ: one for
//! each difference `d`, and every number is in exactly one of them (Beatty's theorem). So every
//! line of moves has one lost position at most, and the player to move wins by any of these three
//! that is a move: the one with the same difference, or the one in which either heap finds its
//! twin. Misère play exchanges the partners of the smallest: `(0, 1)` and `(2, 2)` for `(0, 0)` and
//! `(1, 2)`.
//!
//! ```
//! use nim_snippets::wythoff::{count_wins, winning_moves, wins};
//!
//! assert!(wins(5, 8));
//! assert!(!wins(3, 5));
//! assert!(winning_moves(5, 8).eq([(4, 7), (5, 3)])); // one from both, or five from the second
//! assert_eq!(count_wins(0..=5, 0..=5), 31); // all but (0, 0), (1, 2), (2, 1), (3, 5), (5, 3)
//! ```
//!
//! - Time: `O(1)`, two multiplications for an outcome; `pair_values` is `O(ab(a + b) / 64)`: 1000
//!   × 1000 take 0.02 s.
//! - Input: any heaps. In misère play two empty heaps are a win without a move.
//! - Source: W. A. Wythoff, "A modification of the game of Nim", 1907.
//! - 日本語: ワイトフのゲーム: 二山の一方から好きな個数、または両方から同じ個数の石を取る。最後の石を取れば勝ち。
//! - See also: [`diagonal_wythoff`](super::diagonal_wythoff) (other directions),
//!   [`near_wythoff`](super::near_wythoff) (numbers that differ by at most k),
//!   [`three_heap_wythoff`](super::three_heap_wythoff), [`nim`](super::nim) (from one heap only).

#![cfg_attr(doc, doc(alias("ワイトフのゲーム", "威佐夫博弈", "Wyt Queens", "queen moving game")))]
#![cfg_attr(doc, doc(alias("golden ratio", "取石子游戏", "両方の山から同じ個数を取る")))]
#![cfg_attr(doc, doc(alias("same number from both piles", "チェスのクイーン")))]
#![cfg_attr(doc, doc(alias("queen on a chessboard", "POJ 1067", "HDU 1527")))]

use std::ops::RangeInclusive;

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(a: u64, b: u64) -> bool {
    smaller_heap(a.max(b) - a.min(b)) != a.min(b)
}

/// All winning moves, at most three: what the two heaps become, in ascending order. Of two equal
/// heaps either may be cut, so `(1, 2)` and `(2, 1)` are two moves from `(2, 2)`.
pub fn winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    moves(a, b, smaller_heap, twin)
}

/// Does the player to move win if taking the last stone loses?
pub fn misere_wins(a: u64, b: u64) -> bool {
    misere_smaller_heap(a.max(b) - a.min(b)) != a.min(b)
}

/// All winning moves if taking the last stone loses, as [`winning_moves`].
pub fn misere_winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    moves(a, b, misere_smaller_heap, misere_twin)
}

/// How many pairs of heaps in these ranges are won.
pub fn count_wins(a: RangeInclusive<u64>, b: RangeInclusive<u64>) -> u128 {
    if a.is_empty() || b.is_empty() {
        return 0;
    }
    let [a_start, a_end] = [u128::from(*a.start()), u128::from(*a.end()) + 1];
    let [b_start, b_end] = [u128::from(*b.start()), u128::from(*b.end()) + 1];
    let lost = lost_below(a_end, b_end) + lost_below(a_start, b_start)
        - lost_below(a_start, b_end)
        - lost_below(a_end, b_start);
    // Modulo 2^128 for all pairs of u64, of which one at least is lost.
    (a_end - a_start).wrapping_mul(b_end - b_start).wrapping_sub(lost)
}

/// The Grundy values of all pairs of heaps up to `a` and `b`, as `[first][second]`. There is no
/// formula for them. A sum of such games (rooks that may move diagonally) is worth their xor.
pub fn pair_values(a: usize, b: usize) -> Vec<Vec<u64>> {
    let max = a.max(b);
    assert!(max as u64 >> 32 == 0, "a heap of {} is above the {} of the table", max, u32::MAX);
    let words = (a + b + a.min(b)) / 64 + 1; // no more values than options
    let mut columns = vec![0_u64; words * (b + 1)];
    let mut diagonals = vec![0_u64; words * (a + b + 1)];
    let mut values = vec![vec![0; b + 1]; a + 1];
    for (i, values) in values.iter_mut().enumerate() {
        let mut row = vec![0_u64; words];
        let diagonals = diagonals[words * (a - i)..].chunks_exact_mut(words);
        let lines = columns.chunks_exact_mut(words).zip(diagonals);
        for (value, (column, diagonal)) in values.iter_mut().zip(lines) {
            let seen = row.iter().zip(&*column).zip(&*diagonal).map(|((r, c), d)| r | c | d);
            let (word, seen) = seen.enumerate().find(|&(_, seen)| seen != !0).unwrap();
            let bit = seen.trailing_ones();
            row[word] |= 1 << bit;
            column[word] |= 1 << bit;
            diagonal[word] |= 1 << bit;
            *value = word as u64 * 64 + u64::from(bit);
        }
    }
    values
}

/// The lost positions among the options. `smaller_heap` takes the difference of a lost position and
/// returns its smaller heap; `twin` takes one heap of a lost position and returns the other. Both
/// return `u64::MAX` for anything larger.
fn moves(
    a: u64,
    b: u64,
    smaller_heap: fn(u64) -> u64,
    twin: fn(u64) -> u64,
) -> impl Iterator<Item = (u64, u64)> {
    let smaller = smaller_heap(a.max(b) - a.min(b));
    let taken = a.min(b).saturating_sub(smaller);
    let mut moves = [
        (taken > 0).then(|| (a - taken, b - taken)),
        (twin(b) < a).then(|| (twin(b), b)),
        (twin(a) < b).then(|| (a, twin(a))),
    ];
    moves.sort_unstable();
    IntoIterator::into_iter(moves).flatten()
}

/// As `(0..a).map(|x| (0..b).filter(|&y| !wins(x, y)).count()).sum()`, in O(1).
/// How many lost positions have a first heap below `a` and a second one below `b`: beside two empty
/// heaps one for each difference `d` that is small enough, where `dφ < a` and `dφ² < b` or vice
/// versa.
fn lost_below(a: u128, b: u128) -> u128 {
    let smaller = [a, b].map(|end| u128::from(over_phi(end)));
    match (a, b) {
        (0, _) | (_, 0) => 0,
        _ => 1 + smaller[0].min(b - 1 - smaller[1]) + smaller[1].min(a - 1 - smaller[0]),
    }
}

/// As `(0..=n).rev().find(|m| m * (m + n) <= n * n)`: ⌊nφ⌋ - n = ⌊n/φ⌋. The constant is 2^128 / φ
/// without its fraction of 0.064. That changes no result: `n/φ` is 2^-65 above its floor at least
/// for `n <= 2^64` (the closest is the 93rd Fibonacci number).
fn over_phi(n: impl Into<u128>) -> u64 {
    let n: u128 = n.into();
    let [high, low] = [0x9e37_79b9_7f4a_7c15, 0xf39c_c060_5ced_c834_u128];
    ((n * high + ((n * low) >> 64)) >> 64) as u64
}

/// The smaller heap of the lost position with this difference.
fn smaller_heap(difference: u64) -> u64 {
    difference.saturating_add(over_phi(difference))
}

/// The other heap of the lost position with this heap. With `q = ⌊heap/φ⌋` only `d = heap - q` can
/// make it the larger heap, and otherwise it is the smaller one of `d = q + 1`.
fn twin(heap: u64) -> u64 {
    let q = over_phi(heap);
    if smaller_heap(heap - q) == q { q } else { heap.saturating_add(q + 1) }
}

fn misere_smaller_heap(difference: u64) -> u64 {
    match difference {
        0 => 2,
        1 => 0,
        _ => smaller_heap(difference),
    }
}

fn misere_twin(heap: u64) -> u64 {
    match heap {
        0 => 1,
        1 => 0,
        2 => 2,
        _ => twin(heap),
    }
}
