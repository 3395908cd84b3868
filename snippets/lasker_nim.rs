//! Lasker's Nim: take stones from one heap or split it into two without taking; whoever cannot move loses.
//!
//! A heap is worth its size, but `4k + 3` and `4k + 4` change places: takes reach the values of all
//! smaller heaps; splits add the value `4k + 3` for the heap `4k + 3`, as `1 ^ (4k + 2)`, and never
//! the value of the heap itself. The splits into values of a given xor are found by `a + b ==
//! (a ^ b) + 2 * (a & b)`, for each remainder modulo 4. In misère play the rule of misère Nim
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
//! - Time: `O(n)` for `n` heaps, and a few steps for each winning move.
//! - Input: any heaps, empty ones too, but `grundy(u64::MAX)` panics, as it is 2^64. A finished
//!   position is a win without a move in misère play.
//! - Source: E. Lasker, "Brettspiele der Völker", 1931; HDU 3032.
//! - 日本語: ラスカーのニム: 一つの山から石を取るか、取らずに二つの山に分ける。動けなければ負け。
//! - See also: [`nim`](super::nim) (no splits), [`take_or_split3`](super::take_or_split3) (split
//!   into three), [`octal_game`](super::octal_game) (other rules).

#![cfg_attr(doc, doc(alias("ラスカーのニム", "split nim", "divide a pile into two")))]
#![cfg_attr(doc, doc(alias("山を 2 つに分ける", "HDU 3032 Nim or not Nim?")))]

use std::convert::TryFrom;
use std::iter::{from_fn, successors};

/// The Grundy value of a heap.
pub fn grundy(heap: u64) -> u64 {
    let value = value(heap.into());
    u64::try_from(value).unwrap_or_else(|_| panic!("the Grundy value {} is above u64::MAX", value))
}

/// Does the player to move win, i.e. is this an N-position?
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
        let to_small = moves(i, heap, xor ^ 1).take_while(move |_| small);
        let to_small = to_small.filter(|(_, parts)| parts.iter().all(|&part| part < 2));
        let to_big = moves(i, heap, xor);
        let to_big = to_big.filter(move |(_, parts)| !small || parts.iter().any(|&part| part > 1));
        to_small.chain(to_big)
    })
}

/// The value less the heap, by the heap's remainder modulo 4.
const SHIFT: [i128; 4] = [-1, 0, 0, 1];

/// Its own inverse.
fn value(heap: i128) -> i128 {
    if heap == 0 { 0 } else { heap + SHIFT[heap as usize % 4] }
}

fn xor(heaps: &[u64]) -> i128 {
    heaps.iter().fold(0, |xor, &heap| xor ^ value(heap.into()))
}

/// The moves of heap `i` that make the xor of all heaps 0.
fn moves(i: usize, heap: u64, xor: i128) -> impl Iterator<Item = (usize, Vec<u64>)> {
    let heap = i128::from(heap);
    let target = xor ^ value(heap);
    let left = Some(value(target)).filter(|&left| left < heap);
    let take = left.map(|left| vec![left as u64; usize::from(left > 0)]);
    let mut splits: Vec<_> = (0..4).map(|r| splits(heap, target, r).peekable()).collect();
    let ascending = from_fn(move || {
        let least = splits.iter_mut().filter_map(|parts| parts.peek().copied()).min()?;
        splits.iter_mut().find_map(|parts| parts.next_if_eq(&least))
    });
    let split = ascending.map(move |a| vec![a as u64, (heap - a) as u64]);
    take.into_iter().chain(split).map(move |parts| (i, parts))
}

/// As `(1..=heap / 2).filter(|a| a % 4 == r && value(a) ^ value(heap - a) == target)`, without
/// search. The values of the two parts add up to `heap + shifts`, which is their xor, the target,
/// and twice their `and`. Each bit of the target belongs to one of the values, so it is none of the
/// `and`; `r` tells which of the lowest two belong to the value of `a`, and the others are free.
fn splits(heap: i128, target: i128, r: i128) -> impl Iterator<Item = i128> {
    let shift = SHIFT[r as usize];
    let shifts = shift + SHIFT[(heap - r).rem_euclid(4) as usize];
    let twice_and = heap + shifts - target;
    let and = twice_and / 2;
    let low = (r + shift - and).rem_euclid(4);
    let high = target / 4 * 4;
    let fits = twice_and >= 0 && twice_and % 2 == 0 && and & target == 0 && low & !target == 0;
    let subsets_of_high = successors(fits.then_some(0), move |&subset| {
        (subset != high).then(|| (subset - high) & high)
    });
    let parts = subsets_of_high.map(move |subset| and + low + subset - shift);
    parts.take_while(move |a| 2 * a <= heap).filter(|&a| a > 0)
}
