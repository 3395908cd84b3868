//! End-Nim: take any number of stones from the leftmost or the rightmost heap of a row; taking the last stone wins.
//!
//! For any row there is exactly one heap size (0 means none) such that the row loses after such a
//! heap is put to its left. If two sizes did that, the larger heap could be cut to the smaller; if
//! no size did, some large heap would have no losing position in reach and would lose itself.
//! Likewise there is one size for the right end. The left size follows in O(1) from the last heap
//! `h` and the left and right sizes `l` and `r` of the row without it. It is 0 if `h = r`; `h` if
//! `h` is below both sizes or above both; otherwise `h - 1` if `r < l`, and `h + 1` if `r > l`. The
//! right size follows likewise from the first heap.
//!
//! ```
//! use nim_snippets::end_nim::{winning_moves, wins};
//!
//! assert!(wins(&[1, 2, 2]));
//! assert!(!wins(&[3, 1, 9, 4]));
//! assert!(winning_moves(&[5, 3, 4]).eq([(0, 4)]));
//! ```
//!
//! - Time: `O(n²)` for `n` heaps, with `O(n)` memory: 10^4 heaps take 0.1 s.
//! - Limit: `heaps.len() ≤ 3·10^4`.
//! - Input: any heaps; an empty one counts as absent, so the next heap stands at the end.
//! - Misère: differs only where all heaps are single stones: the size that makes a row of them lose
//!   is 1 instead of 0, and 0 instead of 1.
//! - Source: M. H. Albert, R. J. Nowakowski, "The game of End-Nim", 2001; G. Cairns, N. B. Ho,
//!   "Some remarks on End-Nim", 2011; ZJOI 2009, "取石子游戏".
//! - 日本語: 端ニム: 列の左端か右端の山からだけ好きな個数の石を取る。最後の石を取れば勝ち。
//! - See also: [`nim`](super::nim) (any heap), [`greedy_nim`](super::greedy_nim) (a largest heap).

#![cfg_attr(doc, doc(alias("端から取るニム", "leftmost or rightmost", "両端の山から取る", "両端")))]
#![cfg_attr(doc, doc(alias("ends of the row", "ZJOI2009 取石子游戏", "Luogu P2599")))]

/// Does the player to move win?
pub fn wins(heaps: &[u64]) -> bool {
    losing_ends(heaps, false).first().map_or(false, |&(_, heap, losing)| heap != losing)
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones. At most one for each end.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    let ends = losing_ends(heaps, false).into_iter();
    ends.filter_map(|(i, heap, losing)| (losing < heap).then_some((i, losing)))
}

/// Does the player to move win in misère play?
pub fn misere_wins(heaps: &[u64]) -> bool {
    losing_ends(heaps, true).first().map_or(true, |&(_, heap, losing)| heap != losing)
}

/// All winning moves `(i, left)` in misère play. At most one for each end.
pub fn misere_winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    let ends = losing_ends(heaps, true).into_iter();
    ends.filter_map(|(i, heap, losing)| (losing < heap).then_some((i, losing)))
}

/// For the first and the last heap: its index, its size and the size with which the row would lose.
fn losing_ends(heaps: &[u64], misere: bool) -> Vec<(usize, u64, u64)> {
    let (indices, row): (Vec<usize>, Vec<u64>) =
        heaps.iter().enumerate().filter(|&(_, &heap)| heap > 0).unzip();
    let n = row.len();
    if n == 0 {
        return Vec::new();
    }
    // Only sizes that differ by at most 1 from a heap matter, so gaps above 3 can be cut to 3. Of
    // small sizes the compiler compares several at once.
    let mut sizes = [&[0], &row[..]].concat();
    sizes.sort_unstable();
    sizes.dedup();
    let mut small_sizes = vec![0];
    for pair in sizes.windows(2) {
        small_sizes.push(small_sizes[small_sizes.len() - 1] + (pair[1] - pair[0]).min(3) as i32);
    }
    let small = |heap| small_sizes[sizes.binary_search(heap).unwrap()];
    let small_row: Vec<i32> = row.iter().map(small).collect();
    let original = |size: i32| {
        let at = small_sizes.partition_point(|&other| other <= size + 1) - 1;
        sizes[at] - small_sizes[at] as u64 + size as u64
    };
    // For the rows of `length` heaps from `i` on: the heaps with which it loses at the left and
    // right.
    let (mut left, mut right) = (vec![0; n + 1], vec![0; n + 1]);
    for length in 1..n {
        let rows = n - length + 1;
        let (first, last) = (&small_row[..rows], &small_row[length - 1..][..rows]);
        let (left, right) = (&mut left[..=rows], &mut right[..=rows]);
        for i in 0..rows {
            let at_left = mirror(last[i], right[i], left[i]);
            right[i] = mirror(first[i], left[i + 1], right[i + 1]);
            left[i] = at_left;
        }
    }
    let misere_change = |others: &[u64]| u64::from(misere && others.iter().all(|&heap| heap == 1));
    let first = (indices[0], row[0], original(left[1]) ^ misere_change(&row[1..]));
    let last = (indices[n - 1], row[n - 1], original(right[0]) ^ misere_change(&row[..n - 1]));
    if n == 1 { vec![first] } else { vec![first, last] }
}

/// The heap at the other end with which a row loses, given the heap at this end, and the heaps that
/// make the row without it lose, at this end and at the other end.
fn mirror(heap: i32, losing_here: i32, losing_there: i32) -> i32 {
    let (low, high) = (losing_here.min(losing_there), losing_here.max(losing_there));
    let step = if losing_here < losing_there { heap - 1 } else { heap + 1 };
    let size = if (heap < low) | (heap > high) { heap } else { step };
    if heap == losing_here { 0 } else { size }
}
