//! Take or split in three: take stones from one heap or split it into three without taking; whoever cannot move loses.
//!
//! A heap is worth its size, but `8k + 7` and `8k + 8` change places. Takes reach the values of all
//! smaller heaps. The heap `8k + 7` reaches `8k + 7`, too, by a split into 1, 2 and `8k + 4`. No
//! split reaches the heap's own value: that was found and tested by computer, not proven.
//!
//! ```
//! use nim_snippets::take_or_split3::{grundy, winning_moves, wins};
//!
//! assert!(wins(&[7, 7, 1]) && !wins(&[7, 7]));
//! assert!(winning_moves(&[7, 7, 1]).next() == Some((2, vec![])));
//! assert_eq!(grundy(7), 8);
//! ```
//!
//! - Time: `O(n)` for `n` heaps and a first winning move; `O(heap^2)` to list the splits of a heap,
//!   10^5 stones take 20 seconds.
//! - Input: any heaps, empty ones too, but `grundy(u64::MAX)` panics, as it is 2^64.
//! - Source: HDU 5795, "A Simple Nim".
//! - 日本語: 取るか三分割: 一つの山から石を取るか、取らずに三つの山に分ける。動けなければ負け。
//! - See also: [`lasker_nim`](super::lasker_nim) (split into two),
//!   [`octal_game`](super::octal_game) (other rules).

#![cfg_attr(doc, doc(alias("split into three", "山を 3 つに分ける", "HDU 5795 A Simple Nim")))]

use std::convert::TryFrom;

/// The Grundy value of a heap.
pub fn grundy(heap: u64) -> u64 {
    let value = value(heap.into());
    u64::try_from(value).unwrap_or_else(|_| panic!("the Grundy value {} is above u64::MAX", value))
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[u64]) -> bool {
    xor(heaps) != 0
}

/// All winning moves `(i, parts)`: heap `i` becomes none, one or three heaps, ascending and none
/// empty. First come the moves that take, for all heaps, then the splits `1, 2, 8k + 4` of the
/// header, and at last the other splits, ascending.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
    let xor = xor(heaps);
    let heaps = if xor == 0 { &[] } else { heaps }; // a search of lost positions finds nothing
    let targets = move |(i, &heap): (usize, &u64)| (i, heap, xor ^ value(heap.into()));
    let takes = heaps.iter().enumerate().map(targets).filter_map(|(i, heap, target)| {
        let left = u64::try_from(value(target)).ok().filter(|&left| left < heap)?;
        Some((i, vec![left; usize::from(left > 0)]))
    });
    let is_known = |heap: u64, target| heap % 8 == 7 && target == u128::from(heap);
    let known = heaps.iter().enumerate().map(targets).filter(move |m| is_known(m.1, m.2));
    let known = known.map(|(i, heap, _)| (i, vec![1, 2, heap - 3]));
    let splits = heaps.iter().enumerate().map(targets).flat_map(move |(i, heap, target)| {
        let pairs = (1..=heap / 3).flat_map(move |a| (a..=(heap - a) / 2).map(move |b| (a, b)));
        let pairs = pairs.filter(move |&pair| pair != (1, 2) || !is_known(heap, target));
        let parts = pairs.map(move |(a, b)| vec![a, b, heap - a - b]);
        parts.filter(move |parts| self::xor(parts) == target).map(move |parts| (i, parts))
    });
    takes.chain(known).chain(splits)
}

/// Its own inverse.
fn value(heap: u128) -> u128 {
    match heap % 8 {
        7 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

fn xor(heaps: &[u64]) -> u128 {
    heaps.iter().fold(0, |xor, &heap| xor ^ value(heap.into()))
}
