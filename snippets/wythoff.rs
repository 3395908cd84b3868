//! Wythoff's game: take any number of stones from one of two heaps, or equally from both; taking the last stone wins.
//!
//! The losing positions (P-positions) are `(⌊dφ⌋, ⌊dφ⌋ + d)` for `d = 0, 1, 2, …` with the golden
//! ratio φ: one for each difference `d`, and every number occurs in exactly one of them (Beatty's
//! theorem). So at most three moves win: to the losing position with the same difference, or to the
//! one with either heap. Misère play has `(2, 2)` and `(0, 1)` instead of `(0, 0)` and `(1, 2)`.
//!
//! ```
//! use nim_snippets::wythoff::{winning_moves, wins};
//!
//! assert!(wins(5, 8));
//! assert!(!wins(3, 5));
//! assert!(winning_moves(5, 8).eq([(4, 7), (5, 3)])); // one from both, or five from the second
//! ```
//!
//! - Time: `O(1)`; `pair_values` is `O(ab(a + b) / 64)`: 1000 × 1000 take 0.03 s.
//! - Limit: `pair_values: a ≤ 2000, b ≤ 2000`.
//! - Input: any heaps.
//! - Panics: if `pair_values` is asked for a heap above 2^32 - 1.
//! - Misère: two empty heaps are a win without a move.
//! - Source: W. A. Wythoff, "A modification of the game of Nim", 1907.
//! - 日本語: ワイソフのゲーム: 二山の一方から好きな個数、または両方から同じ個数の石を取る。最後の石を取れば勝ち。
//! - See also: [`diagonal_wythoff`](super::diagonal_wythoff) (other directions),
//!   [`near_wythoff`](super::near_wythoff) (numbers that differ by at most k),
//!   [`three_heap_wythoff`](super::three_heap_wythoff), [`nim`](super::nim) (from one heap only).

#![cfg_attr(doc, doc(alias("ワイトフのゲーム", "威佐夫博弈", "Wyt Queens", "queen moving game")))]
#![cfg_attr(doc, doc(alias("golden ratio", "取石子游戏", "両方の山から同じ個数を取る")))]
#![cfg_attr(doc, doc(alias("same number from both piles", "チェスのクイーン")))]
#![cfg_attr(doc, doc(alias("queen on a chessboard", "POJ 1067", "HDU 1527")))]

/// Does the player to move win?
pub fn wins(a: u64, b: u64) -> bool {
    by_difference(a.abs_diff(b)) != (a.min(b), a.max(b))
}

/// All winning moves: what the two heaps become, ascending. Of two equal heaps either may be cut,
/// so `(1, 2)` and `(2, 1)` are two moves from `(2, 2)`.
pub fn winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    moves_to(a, b, [by_difference(a.abs_diff(b)), by_heap(a), by_heap(b)])
}

/// Does the player to move win in misère play?
pub fn misere_wins(a: u64, b: u64) -> bool {
    misere_by_difference(a.abs_diff(b)) != (a.min(b), a.max(b))
}

/// All winning moves in misère play, as [`winning_moves`].
pub fn misere_winning_moves(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    moves_to(a, b, [misere_by_difference(a.abs_diff(b)), misere_by_heap(a), misere_by_heap(b)])
}

/// The Grundy values of all pairs of heaps up to `a` and `b`, as `[first][second]`. There is no
/// formula for them.
pub fn pair_values(a: usize, b: usize) -> Vec<Vec<u64>> {
    let max = a.max(b);
    assert!(max as u64 >> 32 == 0, "a heap of {} is above the {} of the table", max, u32::MAX);
    // The values in each line of moves, as bits.
    let words = (a + b + a.min(b)) / 64 + 1; // no more values than options
    let mut columns = vec![vec![0_u64; words]; b + 1];
    let mut diagonals = vec![vec![0_u64; words]; a + b + 1];
    let mut values = vec![vec![0; b + 1]; a + 1];
    for (i, values) in values.iter_mut().enumerate() {
        let mut row = vec![0_u64; words];
        for (j, value) in values.iter_mut().enumerate() {
            let (column, diagonal) = (&mut columns[j], &mut diagonals[a - i + j]);
            let seen = (0..words).map(|word| row[word] | column[word] | diagonal[word]);
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

/// The moves to these P-positions, taken in either order.
fn moves_to(a: u64, b: u64, pairs: [(u64, u64); 3]) -> impl Iterator<Item = (u64, u64)> {
    let mut moves: Vec<(u64, u64)> = pairs.iter().flat_map(|&(c, d)| [(c, d), (d, c)]).collect();
    moves.retain(|&(c, d)| {
        c <= a && d <= b && (c, d) != (a, b) && (c == a || d == b || a - c == b - d)
    });
    moves.sort_unstable();
    moves.dedup();
    moves.into_iter()
}

/// The P-position with this difference, the smaller heap first, or one too large for any heap.
fn by_difference(difference: u64) -> (u64, u64) {
    let smaller = difference.saturating_add(over_phi(difference));
    (smaller, smaller.saturating_add(difference))
}

/// The P-position with this heap. With `q = ⌊heap/φ⌋` the heap is the larger one of the difference
/// `heap - q`, or the smaller one of `q + 1`.
fn by_heap(heap: u64) -> (u64, u64) {
    let q = over_phi(heap);
    let pair = by_difference(heap - q);
    if pair.1 == heap { pair } else { by_difference(q + 1) }
}

fn misere_by_difference(difference: u64) -> (u64, u64) {
    match difference {
        0 => (2, 2),
        1 => (0, 1),
        _ => by_difference(difference),
    }
}

fn misere_by_heap(heap: u64) -> (u64, u64) {
    match heap {
        0 | 1 => (0, 1),
        2 => (2, 2),
        _ => by_heap(heap),
    }
}

/// `⌊n/φ⌋`, the largest `m` with `m(m + n) <= n²`. The constant is 2^128 / φ without its fraction
/// of 0.064, which changes no result: `n/φ` is at least 2^-65 above its floor (the closest is the
/// 93rd Fibonacci number).
fn over_phi(n: u64) -> u64 {
    let [high, low] = [0x9e37_79b9_7f4a_7c15, 0xf39c_c060_5ced_c834_u128];
    let n = u128::from(n);
    ((n * high + ((n * low) >> 64)) >> 64) as u64
}
