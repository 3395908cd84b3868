//! Submask Nim: take `d` stones from a heap of `x`, at most its `max`, with `x & d == d`; whoever cannot move loses.
//!
//! The name is ours. Only the largest legal `d` counts. Read its digits at the ones of `x`, from
//! its leading one on. A number of `l` such digits is worth `l`, with two exceptions: `1…10` is
//! worth 0, since every move leaves only ones, and a 1 before `k` zeros is worth `k ^ 1`, since a
//! move leaves `k` ones, or a 1 before fewer zeros. Here is the
//! [proof](https://docs.rs/crate/nim-snippets/latest/source/docs/proofs/submask_nim.md).
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
//! - Time: `O(1)`: a value takes 10 ns; the moves of a heap 2 ms before the first, and `O(64)` for
//!   each move; the counts of heaps below 2^30 take 20 µs.
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

/// The Grundy value of one heap.
pub fn grundy(x: u64, max: u64) -> u64 {
    let largest = largest_move(x, max);
    if largest == 0 {
        return 0;
    }
    let ones = x & (u64::MAX >> largest.leading_zeros());
    let length = u64::from(ones.count_ones());
    let missing = ones ^ largest;
    if largest.is_power_of_two() {
        (length - 1) ^ 1
    } else if missing == x & x.wrapping_neg() {
        0 // only the last digit is 0
    } else {
        length
    }
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heaps: &[(u64, u64)]) -> bool {
    xor_and_big(heaps).0 != 0
}

/// All winning moves `(i, left)`, ascending.
pub fn winning_moves(heaps: &[(u64, u64)]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (xor, _) = xor_and_big(heaps);
    let heaps = if wins(heaps) { heaps } else { &[] };
    moves_to_value(heaps, move |value| xor ^ value)
}

/// Does the player to move win when whoever cannot move wins?
pub fn misere_wins(heaps: &[(u64, u64)]) -> bool {
    let (xor, big) = xor_and_big(heaps);
    xor != u64::from(big == 0)
}

/// All moves `(i, left)` that win when whoever cannot move wins. Ascending.
pub fn misere_winning_moves(heaps: &[(u64, u64)]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (xor, big) = xor_and_big(heaps);
    let heaps = if misere_wins(heaps) { heaps } else { &[] };
    // 1 is wanted if only heaps worth at most 1 are left.
    moves_to_value(heaps, move |value| xor ^ value ^ u64::from(big == usize::from(value > 1)))
}

/// How many of the heaps `0..=max_heap` have each value with this `max`. The list ends with the
/// value that is the number of binary digits of `max_heap`.
pub fn value_counts(max_heap: u64, max: u64) -> Vec<u128> {
    let digits = 64 - max_heap.leading_zeros();
    let free = max.checked_shr(digits).map_or(false, |above| above > 0);
    let mut largest = Shape { length: 0, kind: Kind::Ones, free };
    let mut smaller = vec![0; 8 * (digits as usize + 1)];
    for bit in (0..digits).rev() {
        let bound = max >> bit & 1 == 1;
        let mut next = vec![0; smaller.len()];
        for (shape, count) in Shape::all().zip(smaller).filter(|&(_, count)| count > 0) {
            next[shape.push(false, bound).index()] += count;
            next[shape.push(true, bound).index()] += count;
        }
        let digit = max_heap >> bit & 1 == 1;
        next[largest.push(false, bound).index()] += u128::from(digit);
        largest = largest.push(digit, bound);
        smaller = next;
    }
    smaller[largest.index()] += 1;
    let mut counts = vec![0; digits as usize + 1];
    for (shape, count) in Shape::all().zip(smaller).filter(|&(_, count)| count > 0) {
        counts[shape.value() as usize] += count;
    }
    counts
}

/// As `(0..=max).filter(|d| x & d == *d).max()`: as `max` down to its first 1 where `x` has a 0,
/// and all digits of `x` below that.
fn largest_move(x: u64, max: u64) -> u64 {
    let below = u64::MAX.checked_shr((max & !x).leading_zeros()).unwrap_or(0);
    x & (max | below)
}

/// The xor of the values, and how many of them are above 1.
fn xor_and_big(heaps: &[(u64, u64)]) -> (u64, usize) {
    let values = heaps.iter().map(|&(heap, parameter)| grundy(heap, parameter));
    values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
}

fn moves_to_value<'a>(
    heaps: &'a [(u64, u64)],
    wanted: impl Fn(u64) -> u64 + 'a,
) -> impl Iterator<Item = (usize, u64)> + 'a {
    heaps.iter().enumerate().flat_map(move |(i, &(x, max))| {
        lefts(wanted(grundy(x, max)), x, max).map(move |left| (i, left))
    })
}

/// What the digits of the largest legal move are, as far as they have come, from its leading 1 on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    Ones,
    OnesThenZero,
    OneThenZeros,
    Other,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Shape {
    length: u32,
    kind: Kind,
    /// All digits to come are 1, since a higher digit of `max` is left out.
    free: bool,
}

impl Shape {
    /// All shapes in the order of their indices.
    fn all() -> impl Iterator<Item = Shape> {
        const KINDS: [Kind; 4] = [Kind::Ones, Kind::OnesThenZero, Kind::OneThenZeros, Kind::Other];
        let of_length = |length| KINDS.iter().map(move |&kind| (length, kind));
        (0..=64).flat_map(of_length).flat_map(|(length, kind)| {
            [false, true].iter().map(move |&free| Shape { length, kind, free })
        })
    }

    fn index(self) -> usize {
        8 * self.length as usize + 2 * self.kind as usize + usize::from(self.free)
    }

    /// With the next digit of the heap and of `max`.
    fn push(self, digit: bool, bound: bool) -> Self {
        let is_one = bound || self.free;
        if !digit {
            return Shape { free: is_one, ..self };
        }
        let kind = match self.kind {
            Kind::Ones if is_one || self.length == 0 => Kind::Ones,
            Kind::Ones if self.length > 1 => Kind::OnesThenZero,
            Kind::Ones | Kind::OneThenZeros if !is_one => Kind::OneThenZeros,
            _ => Kind::Other,
        };
        Shape { length: self.length + u32::from(is_one || self.length > 0), kind, ..self }
    }

    fn value(self) -> u64 {
        let length = u64::from(self.length);
        match self.kind {
            Kind::OnesThenZero => 0,
            Kind::OneThenZeros => (length - 1) ^ 1,
            Kind::Ones | Kind::Other => length,
        }
    }
}

/// A choice of the digits above the lowest `digits` ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Node {
    digits: u32,
    left: u64,
    /// That of what is left.
    shape: Shape,
    /// Is all that is taken as in `max`?
    is_max: bool,
}

/// All that moves to this value leave of a heap, ascending. As a look at all submasks.
fn lefts(value: u64, x: u64, max: u64) -> impl Iterator<Item = u64> {
    let shape = Shape { length: 0, kind: Kind::Ones, free: false };
    let mut open = vec![Node { digits: 64, left: 0, shape, is_max: true }];
    let mut known = HashMap::new();
    let lefts = from_fn(move || {
        while let Some(node) = open.pop() {
            if reaches(value, (x, max), node, &mut known) {
                if node.digits == 0 {
                    return Some(node.left);
                }
                open.extend(choices((x, max), node));
            }
        }
        None
    });
    lefts.filter(move |&left| left < x)
}

/// The next digit stays, or it is taken if it may be.
fn choices((x, max): (u64, u64), node: Node) -> Vec<Node> {
    let bit = node.digits - 1;
    let digit = x >> bit & 1 == 1;
    let bound = max >> bit & 1 == 1;
    let stays = Node {
        digits: bit,
        left: node.left | x & 1 << bit,
        shape: node.shape.push(digit, bound),
        is_max: node.is_max && !bound,
    };
    if !digit || node.is_max && !bound {
        return vec![stays];
    }
    let shape = node.shape.push(false, bound);
    vec![stays, Node { digits: bit, shape, ..node }]
}

/// Do these choices end at a value? This does not depend on what is left above them.
fn reaches(wanted: u64, heap: (u64, u64), node: Node, known: &mut HashMap<Node, bool>) -> bool {
    if node.digits == 0 {
        return node.shape.value() == wanted;
    }
    let key = Node { left: 0, ..node };
    if let Some(&reaches) = known.get(&key) {
        return reaches;
    }
    let answer = choices(heap, node).into_iter().any(|next| reaches(wanted, heap, next, known));
    known.insert(key, answer);
    answer
}
