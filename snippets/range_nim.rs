//! Range Nim: take `min` to `max` stones from one heap; whoever cannot move loses.
//!
//! A heap of `h` stones has the Grundy value `(h mod (min + max)) / min`, rounded down: heaps of
//! equal value differ by less than `min` or by more than `max`, and all smaller values are in
//! reach. A move wins iff it gives its heap the xor of the other values, which can be greater than
//! the heap's value. The heaps of a given value form blocks, of which at most one is in reach.
//! Misère play differs as it does in Nim: while no value is above 1, xor 1 loses instead of xor 0
//! (the game is tame, so its heaps behave like Nim heaps in sums).
//!
//! ```
//! use nim_snippets::range_nim::{grundy, winning_moves, wins};
//!
//! assert!(wins(&[2, 11], 2, 4)); // values 1 and (11 mod 6) / 2 = 2
//! assert!(!wins(&[2, 9], 2, 4));
//! assert!(winning_moves(&[2, 11], 2, 4).eq([(1, 8), (1, 9)]));
//! assert!(winning_moves(&[4, 7], 2, 4).eq([(0, 0), (0, 1), (1, 4), (1, 5)]));
//! assert_eq!(grundy(&[13], 2, 4), 0); // of one heap
//! ```
//!
//! - Time: `O(1)` for each heap and each winning move.
//! - Limit: none.
//! - Input: any heaps.
//! - Panics: `min == 0`; `min > max`.
//! - Misère: see above; when all heaps are below `min`, a win without a move.
//! - Source: AtCoder ABC297 G "Constrained Nim 2"; misère: T. S. Ferguson, "On sums of graph
//!   games with last player losing", 1974.
//! - 日本語: 範囲つきニム: 一つの山から `min` 個以上 `max` 個以下の石を取る。取れなければ負け。
//! - See also: [`bounded_nim`](super::bounded_nim) (at least one, at most so many),
//!   [`nim`](super::nim).

#![cfg_attr(doc, doc(alias("[L,R]-Nim", "L 個以上 R 個以下", "Constrained Nim 2")))]
#![cfg_attr(doc, doc(alias("between L and R stones", "at least L and at most R", "ABC297 G")))]

use std::ops::Range;

/// A heap, and the numbers of stones that may be left of it.
type Block = (usize, Range<u64>);

/// The Grundy value: the xor of the heaps' values.
pub fn grundy(heaps: &[u64], min: u64, max: u64) -> u64 {
    values(heaps, min, max).fold(0, |xor, value| xor ^ value)
}

/// Does the player to move win?
pub fn wins(heaps: &[u64], min: u64, max: u64) -> bool {
    grundy(heaps, min, max) != 0
}

/// All winning moves `(i, left)`: cut heap `i` down to `left` stones.
pub fn winning_moves(heaps: &[u64], min: u64, max: u64) -> impl Iterator<Item = (usize, u64)> + '_ {
    let blocks = winning(heaps, min, max, false);
    blocks.flat_map(|(i, block)| block.map(move |left| (i, left)))
}

/// Does the player to move win in misère play?
pub fn misere_wins(heaps: &[u64], min: u64, max: u64) -> bool {
    let (xor, big) = xor_and_big(values(heaps, min, max));
    (xor != 0) == (big > 0)
}

/// All winning moves `(i, left)` in misère play.
pub fn misere_winning_moves(
    heaps: &[u64],
    min: u64,
    max: u64,
) -> impl Iterator<Item = (usize, u64)> + '_ {
    let blocks = winning(heaps, min, max, true);
    blocks.flat_map(|(i, block)| block.map(move |left| (i, left)))
}

fn values(heaps: &[u64], min: u64, max: u64) -> impl Iterator<Item = u64> + '_ {
    assert!(min > 0, "min must be positive");
    assert!(min <= max, "min = {} exceeds max = {}", min, max);
    heaps.iter().map(move |&heap| value(heap, min, max))
}

/// The value of one heap.
fn value(heap: u64, min: u64, max: u64) -> u64 {
    // A period that does not fit into u64 is longer than the heap.
    min.checked_add(max).map_or(heap, |period| heap % period) / min
}

/// The xor of values, and how many of them are above 1.
fn xor_and_big(values: impl Iterator<Item = u64>) -> (u64, usize) {
    values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
}

/// For each heap, the winning moves.
fn winning(heaps: &[u64], min: u64, max: u64, misere: bool) -> impl Iterator<Item = Block> + '_ {
    let (xor, big) = xor_and_big(values(heaps, min, max));
    heaps.iter().enumerate().map(move |(i, &heap)| {
        let value = value(heap, min, max);
        let flip = misere && big == usize::from(value > 1);
        (i, options_of_value(xor ^ value ^ u64::from(flip), heap, min, max))
    })
}

/// The options of a heap with this value. As the range of `(0..heap).filter(|left|
/// (min..=max).contains(&(heap - left)) && value(*left, min, max) == target)`.
fn options_of_value(target: u64, heap: u64, min: u64, max: u64) -> Range<u64> {
    let [target, heap, min, max] = [target, heap, min, max].map(u128::from);
    let period = min + max;
    let offset = target * min;
    if heap < min || offset >= period {
        return 0..0;
    }
    let start = heap.saturating_sub(max);
    let end = heap - min + 1;
    let last = heap - heap % period + offset;
    let block = if last < end { Some(last) } else { last.checked_sub(period) };
    let width = min.min(period - offset);
    block.map_or(0..0, |first| first.max(start) as u64..(first + width).min(end) as u64)
}
