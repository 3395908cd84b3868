//! Submask Nim: take `d` stones from a heap of `x`, at most its `max`, with `x & d == d`; whoever cannot move loses.
//!
//! Only the largest legal `d` counts. Write its digits at the ones of `x`, from its leading one on:
//! a move deletes some of them, and behind a deleted 1 all become 1. Such a number of `l` digits is
//! worth `l`, as all ones are, but for `1…10`, which is worth 0, since whatever is deleted leaves
//! only ones, and for 1 and `k` zeros, worth `k ^ 1`, since it becomes `k` ones, or 1 and `j < k`
//! zeros. All others have a second 1, and digits behind their first 0. To delete these leaves 0. To
//! delete the second 1 and some others leaves ones, or `10…01…1`, for all values from 1 on that are
//! below `l`; where the second 1 is the last digit, to delete zeros does.
//!
//! In misère play a sum is lost iff its xor is 0, or 1 if all heaps are worth at most 1. The game
//! is tame: `1…10` can become a single 1, and what is worth more than 1 can become both 0 and 1.
//!
//! ```
//! use nim_snippets::submask_nim::{grundy, value_counts, winning_moves, wins};
//!
//! assert_eq!((grundy(7, 6), grundy(7, 7), grundy(7, 5), grundy(7, 4)), (0, 3, 3, 3));
//! assert!(wins(&[(7, 6), (5, 1)]) && !wins(&[(7, 6), (8, 7)]));
//! assert!(winning_moves(&[(7, 5), (5, 1)]).eq([(0, 2), (0, 4)])); // take 0b101 or 0b011
//! assert_eq!(value_counts(7, 4), [3, 3, 1, 1]); // 0, 5 and 6 are worth 0
//! ```
//!
//! - Time: `O(64)`, a value takes 0.5 µs; the moves of a heap 2 ms before the first; the counts of
//!   heaps below 2^30 20 µs.
//! - Input: `(x, max)` for each heap; with `max >= x` any digits may be taken, and the value is
//!   their number. A heap without a legal `d` cannot be played. In misère play a finished position
//!   is won without a move.
//! - Source: own proof; Codeforces 2027 E1, E2 "Bit Game".
//! - 日本語: 部分マスク Nim: 山 x から max 個以下の d 個を x & d == d となるように取る。動けなければ負け。
//! - See also: [`nim`](super::nim) (any stones), [`bounded_nim`](super::bounded_nim),
//!   [`tuple_counting`](super::tuple_counting) (how many positions are lost).

#![cfg_attr(doc, doc(alias("submask", "bitwise and", "Bit Game", "Codeforces 2027 E")))]
#![cfg_attr(doc, doc(alias("部分集合ビット", "子掩码")))]

use std::collections::HashMap;
use std::iter::from_fn;

/// The stones of a heap, and how many may be taken from it at most.
pub type Heap = (u64, u64);

/// The Grundy value of one heap.
pub fn grundy(x: u64, max: u64) -> u64 {
    shape_value((0..64).rev().fold(0, |shape, bit| then(shape, x >> bit & 1, max >> bit & 1)))
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[Heap]) -> bool {
    xor_and_big(heaps).0 != 0
}

/// All winning moves `(i, left)`, ascending.
pub fn winning_moves(heaps: &[Heap]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (xor, _) = xor_and_big(heaps);
    moves_to_value(heaps, move |value| xor ^ value)
}

/// Does the player to move win when whoever cannot move wins?
pub fn misere_wins(heaps: &[Heap]) -> bool {
    let (xor, big) = xor_and_big(heaps);
    xor != u64::from(big == 0)
}

/// All moves `(i, left)` that win when whoever cannot move wins. Ascending.
pub fn misere_winning_moves(heaps: &[Heap]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (xor, big) = xor_and_big(heaps);
    // 1 is wanted if only heaps worth at most 1 are left.
    moves_to_value(heaps, move |value| xor ^ value ^ u64::from(big == usize::from(value > 1)))
}

/// How many of the heaps `0..=max_heap` have each value with this `max`, as far as it can be.
pub fn value_counts(max_heap: u64, max: u64) -> Vec<u128> {
    let digits = 64 - max_heap.leading_zeros();
    let mut largest = usize::from(max.checked_shr(digits).map_or(false, |above| above > 0));
    let mut smaller = vec![0; 8 * (digits as usize + 1)];
    for bit in (0..digits).rev() {
        let (digit, bound) = (max_heap >> bit & 1, max >> bit & 1);
        let mut next = vec![0; smaller.len()];
        for (shape, count) in smaller.into_iter().enumerate().filter(|&(_, count)| count > 0) {
            next[then(shape, 0, bound)] += count;
            next[then(shape, 1, bound)] += count;
        }
        next[then(largest, 0, bound)] += u128::from(digit);
        largest = then(largest, digit, bound);
        smaller = next;
    }
    smaller[largest] += 1;
    let mut counts = vec![0; digits as usize + 1];
    for (shape, count) in smaller.into_iter().enumerate().filter(|&(_, count)| count > 0) {
        counts[shape_value(shape) as usize] += count;
    }
    counts
}

/// The xor of the values, and how many of them are above 1.
fn xor_and_big(heaps: &[Heap]) -> (u64, usize) {
    let add = |(xor, big), value| (xor ^ value, big + usize::from(value > 1));
    heaps.iter().map(|&(x, max)| grundy(x, max)).fold((0, 0), add)
}

fn moves_to_value<'a>(
    heaps: &'a [Heap],
    wanted: impl Fn(u64) -> u64 + 'a,
) -> impl Iterator<Item = (usize, u64)> + 'a {
    heaps.iter().enumerate().flat_map(move |(i, &heap)| {
        lefts(wanted(grundy(heap.0, heap.1)), heap).map(move |left| (i, left))
    })
}

// A shape is what has come of the digits of the largest legal `d` at the ones of the heap: `8 *
// length + 2 * kind + free`, the length from the leading one on, kind 3 for all others. It is free
// if only ones come, since a higher digit of `max` is left out.
const ONES: usize = 0;
const ONES_AND_A_ZERO: usize = 1;
const ONE_AND_ZEROS: usize = 2;

/// With the next digit of the heap and of `max`.
fn then(shape: usize, digit: u64, bound: u64) -> usize {
    let (length, kind, free) = (shape / 8, shape / 2 % 4, shape % 2);
    let is_one = bound == 1 || free == 1;
    if digit == 0 {
        return shape | usize::from(is_one);
    }
    let kind = match (kind, length) {
        (ONES, 1) if !is_one => ONE_AND_ZEROS,
        (ONES, 2..=64) if !is_one => ONES_AND_A_ZERO,
        (ONES, _) => ONES,
        (ONE_AND_ZEROS, _) if !is_one => ONE_AND_ZEROS,
        _ => 3,
    };
    8 * (length + usize::from(is_one || length > 0)) + 2 * kind + free
}

fn shape_value(shape: usize) -> u64 {
    let length = shape as u64 / 8;
    match shape / 2 % 4 {
        ONES_AND_A_ZERO => 0,
        ONE_AND_ZEROS => (length - 1) ^ 1,
        _ => length,
    }
}

/// How many digits are to come, what is left above them, its shape, and whether all that is taken
/// above them is as in `max`.
type Node = (u32, u64, usize, bool);

/// All that moves to this value leave of a heap. As a look at all submasks.
fn lefts(value: u64, heap: Heap) -> impl Iterator<Item = u64> {
    let mut open = vec![(64, 0, 0, true)];
    let mut known = HashMap::new();
    from_fn(move || {
        loop {
            let node = open.pop()?;
            if reaches(value, heap, node, &mut known) {
                if node.0 == 0 {
                    return Some(node.1);
                }
                open.extend(choices(heap, node));
            }
        }
    })
    .filter(move |&left| left < heap.0)
}

/// The next digit stays, or it is taken if it may be.
fn choices((x, max): Heap, (digits, left, shape, is_max): Node) -> Vec<Node> {
    let bit = digits - 1;
    let (digit, bound) = (x >> bit & 1, max >> bit & 1);
    let stays = (bit, left | digit << bit, then(shape, digit, bound), is_max && bound == 0);
    let taken = (bit, left, then(shape, 0, bound), is_max && bound == 1);
    if digit == 1 && (bound == 1 || !is_max) { vec![stays, taken] } else { vec![stays] }
}

/// Do these choices end at a value? This does not depend on what is left above them.
fn reaches(wanted: u64, heap: Heap, node: Node, known: &mut HashMap<Node, bool>) -> bool {
    let (digits, _, shape, is_max) = node;
    if digits == 0 {
        return shape_value(shape) == wanted;
    }
    if let Some(&reaches) = known.get(&(digits, 0, shape, is_max)) {
        return reaches;
    }
    let answer = choices(heap, node).into_iter().any(|next| reaches(wanted, heap, next, known));
    known.insert((digits, 0, shape, is_max), answer);
    answer
}
