//! Submask Nim: take `d` stones from a heap of `x`, at most its `max`, with `x & d == d`; whoever cannot move loses.
//!
//! The name is ours. Only the largest legal `d` counts. Read its bits at the ones of `x`, from its
//! leading one on. Such a word of `l` bits has the value `l`, with two exceptions: `1…10` has value
//! 0, since every move leaves only ones, and a 1 before `k` zeros has value `k ^ 1`, since a move
//! leaves `k` ones, or a 1 before fewer zeros. Each value below that of the heap is reached by
//! taking a block of neighbours among the ones of `x`. Here is the
//! [proof](https://docs.rs/crate/nim-snippets/latest/source/docs/proofs/submask_nim.md).
//!
//! ```
//! use nim_snippets::submask_nim::{grundy, value_counts, winning_move, wins};
//!
//! assert_eq!((grundy(7, 6), grundy(7, 7), grundy(7, 5), grundy(7, 4)), (0, 3, 3, 3));
//! assert!(wins(&[(7, 6), (5, 1)]) && !wins(&[(7, 6), (8, 7)]));
//! assert_eq!(winning_move(&[(7, 5), (5, 1)]), Some((0, 4))); // take 0b011
//! assert_eq!(value_counts(7, 4), [3, 3, 1, 1]); // 0, 5 and 6 have value 0
//! ```
//!
//! - Time: 0.1 µs for a value, 0.3 ms for a move; the counts of heaps below 2^30 take 20 µs.
//! - Input: `(x, max)` for each heap; with `max >= x` any bits may be taken, and the value is their
//!   number.
//! - Misère: a sum is lost iff its xor is 0, or 1 if no value is above 1. The game is tame: `1…10`
//!   can become a single 1, and a heap of a value above 1 can become both 0 and 1.
//! - Source: this library; Codeforces 2027 E1, E2 "Bit Game".
//! - 日本語: 部分マスクニム: 山 x から max 個以下の d 個を x & d == d となるように取る。動けなければ負け。
//! - See also: [`nim`](super::nim) (any stones), [`bounded_nim`](super::bounded_nim),
//!   [`nim_counting`](super::nim_counting) (how many positions are lost).

#![cfg_attr(doc, doc(alias("submask", "bitwise and", "Bit Game", "Codeforces 2027 E")))]
#![cfg_attr(doc, doc(alias("部分集合ビット", "子掩码")))]

/// The Grundy value of one heap.
pub fn grundy(x: u64, max: u64) -> u64 {
    let bit_of = |n: u64, bit: usize| (n >> bit & 1) as usize;
    let empty = Word { length: 0, kind: ONES, free: 0 };
    let push = |word: Word, bit| word.push(bit_of(x, bit), bit_of(max, bit));
    (0..64).rev().fold(empty, push).value() as u64
}

/// Does the player to move win?
pub fn wins(heaps: &[(u64, u64)]) -> bool {
    xor_and_big(heaps).0 != 0
}

/// A winning move `(i, left)`: the first of those that take a block of neighbours.
pub fn winning_move(heaps: &[(u64, u64)]) -> Option<(usize, u64)> {
    let (xor, _) = xor_and_big(heaps);
    let find = |(i, &(x, max))| Some((i, block_move(x, max, xor ^ grundy(x, max))?));
    heaps.iter().enumerate().filter(|_| xor != 0).find_map(find)
}

/// Does the player to move win when whoever cannot move wins?
pub fn misere_wins(heaps: &[(u64, u64)]) -> bool {
    let (xor, big) = xor_and_big(heaps);
    xor != u64::from(big == 0)
}

/// A move `(i, left)` that wins when whoever cannot move wins.
pub fn misere_winning_move(heaps: &[(u64, u64)]) -> Option<(usize, u64)> {
    let (xor, big) = xor_and_big(heaps);
    heaps.iter().enumerate().filter(|_| misere_wins(heaps)).find_map(|(i, &(x, max))| {
        let value = grundy(x, max);
        let only_small_after = big == usize::from(value > 1);
        Some((i, block_move(x, max, xor ^ value ^ u64::from(only_small_after))?))
    })
}

/// How many of the heaps `0..=max_heap` have each value with this `max`. The list ends with the
/// value that is the number of binary digits of `max_heap`.
pub fn value_counts(max_heap: u64, max: u64) -> Vec<u128> {
    let bits = 64 - max_heap.leading_zeros() as usize;
    let free = max.checked_shr(bits as u32).map_or(0, |above| usize::from(above > 0));
    let mut equal = Word { length: 0, kind: ONES, free }; // that of max_heap
    let mut below = vec![0; 8 * (bits + 1)]; // how many smaller numbers have the word of this index
    for bit in (0..bits).rev() {
        let digit = (max_heap >> bit & 1) as usize;
        let bound = (max >> bit & 1) as usize;
        let mut next = vec![0; below.len()];
        for (index, &count) in below.iter().enumerate().filter(|&(_, &count)| count > 0) {
            next[Word::at(index).push(0, bound).index()] += count;
            next[Word::at(index).push(1, bound).index()] += count;
        }
        next[equal.push(0, bound).index()] += digit as u128;
        equal = equal.push(digit, bound);
        below = next;
    }
    below[equal.index()] += 1;
    let mut counts = vec![0; bits + 1];
    for (index, count) in below.into_iter().enumerate().filter(|&(_, count)| count > 0) {
        counts[Word::at(index).value()] += count;
    }
    counts
}

/// The xor of the values, and how many of them are above 1.
fn xor_and_big(heaps: &[(u64, u64)]) -> (u64, usize) {
    let values = heaps.iter().map(|&(heap, parameter)| grundy(heap, parameter));
    values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
}

/// What is left by a move to a heap of this value that takes a block of neighbours.
fn block_move(x: u64, max: u64, value: u64) -> Option<u64> {
    let ones: Vec<u64> = (0..64).map(|bit| x & 1 << bit).filter(|&one| one > 0).collect();
    let ends = (0..ones.len()).flat_map(|start| (start..ones.len()).map(move |end| (start, end)));
    let lefts = ends.map(|(start, end)| x - ones[start..=end].iter().sum::<u64>());
    lefts.filter(|left| x - left <= max).find(|&left| grundy(left, max) == value)
}

// The kinds of words. A longer word of another kind is OTHER.
const ONES: usize = 0;
const ONES_AND_ZERO: usize = 1;
const ONE_AND_ZEROS: usize = 2;
const OTHER: usize = 3;

/// The bits of the largest legal move at the ones of a heap, read as far as some bit.
#[derive(Clone, Copy)]
struct Word {
    length: usize,
    kind: usize,
    /// 1 if the heap lacks a bit of `max`, so that all lower ones of the heap may be taken.
    free: usize,
}

impl Word {
    fn at(index: usize) -> Self {
        Word { length: index / 8, kind: index / 2 % 4, free: index % 2 }
    }

    fn index(self) -> usize {
        8 * self.length + 2 * self.kind + self.free
    }

    /// With the next bit of the heap and of `max`.
    fn push(self, digit: usize, bound: usize) -> Self {
        let is_one = bound | self.free == 1;
        if digit == 0 {
            return Word { free: bound | self.free, ..self };
        }
        if self.length == 0 {
            return Word { length: usize::from(is_one), ..self };
        }
        let kind = match self.kind {
            ONES if is_one => ONES,
            ONES if self.length > 1 => ONES_AND_ZERO,
            ONES | ONE_AND_ZEROS if !is_one => ONE_AND_ZEROS,
            _ => OTHER,
        };
        Word { length: self.length + 1, kind, ..self }
    }

    fn value(self) -> usize {
        match self.kind {
            ONES_AND_ZERO => 0,
            ONE_AND_ZEROS => (self.length - 1) ^ 1,
            _ => self.length,
        }
    }
}
