//! Take or split in three: take stones from one heap or split it into three without taking; whoever cannot move loses.
//!
//! The Grundy value of a heap is its size, but `8k + 7` and `8k + 8` change places. Takes reach the
//! values of all smaller heaps. The heap `8k + 7` reaches `8k + 7`, too, by a split into 1, 2 and
//! `8k + 4`. No split reaches the heap's own value: tested by computer, not proven.
//!
//! ```
//! use nim_snippets::take_or_split3::{grundy, winning_moves, wins};
//!
//! assert!(wins(&[7, 7, 1]) && !wins(&[7, 7]));
//! assert!(winning_moves(&[7, 7, 1]).next() == Some((2, vec![])));
//! assert_eq!(grundy(&[7]), 8); // of one heap
//! ```
//!
//! - Time: `O(n)` for `n` heaps; to list moves, all splits of each heap are tried.
//! - Limit: `winning_moves: heap ≤ 3·10^4`.
//! - Input: any heaps, empty ones too.
//! - Panics: a heap of `u64::MAX`, whose value is 2^64.
//! - Source: HDU 5795, "A Simple Nim".
//! - 日本語: 取るか三分割: 一つの山から石を取るか、取らずに三つの山に分ける。動けなければ負け。
//! - See also: [`lasker_nim`](super::lasker_nim) (split into two),
//!   [`octal_game`](super::octal_game) (other rules).

#![cfg_attr(doc, doc(alias("split into three", "山を 3 つに分ける", "HDU 5795 A Simple Nim")))]

/// The Grundy value: the xor of the heaps' values.
pub fn grundy(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |xor, &heap| xor ^ value(heap))
}

/// Does the player to move win?
pub fn wins(heaps: &[u64]) -> bool {
    grundy(heaps) != 0
}

/// All winning moves `(i, parts)`: heap `i` becomes none, one or three heaps, ascending and none
/// empty. For one heap those that take come first, then splits ascend.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
    let xor = grundy(heaps);
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        let target = xor ^ value(heap);
        let left = Some(target).filter(|&target| target < u64::MAX).map(value);
        let take = left.filter(|&left| left < heap).map(|left| vec![left; usize::from(left > 0)]);
        let pairs = (1..=heap / 3).flat_map(move |a| (a..=(heap - a) / 2).map(move |b| (a, b)));
        let splits = pairs.map(move |(a, b)| vec![a, b, heap - a - b]);
        let right = splits.filter(move |parts| grundy(parts) == target);
        take.into_iter().chain(right).map(move |parts| (i, parts))
    })
}

/// The value of one heap. It is its own inverse.
fn value(heap: u64) -> u64 {
    assert!(heap < u64::MAX, "the Grundy value {} is above u64::MAX", 1_u128 << 64);
    match heap % 8 {
        7 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}
