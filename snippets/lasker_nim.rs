//! Lasker's Nim: take stones from one heap or split it into two without taking; whoever cannot move loses.
//!
//! The Grundy value of a heap is its size, but `4k + 3` and `4k + 4` change places: takes reach the
//! values of all smaller heaps; splits add the value `4k + 3` for the heap `4k + 3`, as
//! `1 ^ (4k + 2)`, and never the value of the heap itself. In misère play the rule of misère Nim
//! holds, with heaps of two or more as the big ones.
//!
//! ```
//! use nim_snippets::lasker_nim::{grundy, winning_moves, wins};
//!
//! assert!(wins(&[2, 2, 3]) && !wins(&[3, 3]));
//! assert!(winning_moves(&[3, 2, 1]).eq([(0, vec![1, 2])])); // 1 ^ 2 ^ 2 ^ 1 == 0
//! assert_eq!(grundy(3), 4);
//! ```
//!
//! - Time: `O(n)` for `n` heaps; to list moves, all splits of each heap are tried: seconds for
//!   heaps above 10^9.
//! - Limit: `winning_moves: heap ≤ 10^8`.
//! - Input: any heaps, empty ones too.
//! - Panics: a heap of `u64::MAX`, whose value is 2^64.
//! - Misère: see above.
//! - Source: E. Lasker, "Brettspiele der Völker", 1931; HDU 3032.
//! - 日本語: ラスカーのニム: 一つの山から石を取るか、取らずに二つの山に分ける。動けなければ負け。
//! - See also: [`nim`](super::nim) (no splits), [`take_or_split3`](super::take_or_split3) (split
//!   into three), [`octal_game`](super::octal_game) (other rules).

#![cfg_attr(doc, doc(alias("ラスカーのニム", "split nim", "divide a pile into two")))]
#![cfg_attr(doc, doc(alias("山を 2 つに分ける", "HDU 3032 Nim or not Nim?")))]

/// The Grundy value of a heap. It is its own inverse.
pub fn grundy(heap: u64) -> u64 {
    assert!(heap < u64::MAX, "the Grundy value {} is above u64::MAX", 1_u128 << 64);
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

/// Does the player to move win?
pub fn wins(heaps: &[u64]) -> bool {
    xor(heaps) != 0
}

/// All winning moves `(i, parts)`: heap `i` becomes none, one or two heaps, ascending and none
/// empty. For one heap those that take come first, then splits ascend.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
    let xor = xor(heaps);
    heaps.iter().enumerate().flat_map(move |(i, &heap)| moves(i, heap, xor))
}

/// Does the player to move win when whoever cannot move wins?
pub fn misere_wins(heaps: &[u64]) -> bool {
    wins(heaps) == heaps.iter().any(|&heap| heap > 1)
}

/// All winning moves `(i, parts)` of misère play, in the same order.
pub fn misere_winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
    let xor = xor(heaps);
    let big = heaps.iter().filter(|&&heap| heap > 1).count();
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        let small = big == usize::from(heap > 1); // the others are
        let is_small = |parts: &[u64]| parts.iter().all(|&part| part < 2);
        let to_small = moves(i, heap, xor ^ 1).filter(move |(_, parts)| small && is_small(parts));
        let to_big = moves(i, heap, xor).filter(move |(_, parts)| !small || !is_small(parts));
        to_small.take(2).chain(to_big)
    })
}

fn xor(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |xor, &heap| xor ^ grundy(heap))
}

/// The moves of heap `i` that make the xor of all heaps 0.
fn moves(i: usize, heap: u64, xor: u64) -> impl Iterator<Item = (usize, Vec<u64>)> {
    let target = xor ^ grundy(heap);
    let left = Some(target).filter(|&target| target < u64::MAX).map(grundy);
    let take = left.filter(|&left| left < heap).map(|left| vec![left; usize::from(left > 0)]);
    let splits = (1..=heap / 2).filter(move |&a| grundy(a) ^ grundy(heap - a) == target);
    take.into_iter().chain(splits.map(move |a| vec![a, heap - a])).map(move |parts| (i, parts))
}
