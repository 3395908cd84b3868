//! Submask Nim: take `d` stones from a heap of `x`, at most its `max`, with `x & d == d`; whoever cannot move loses.
//!
//! Not a standard name. Only the largest legal `d` counts. Read its bits at the positions of the
//! ones of `x`, beginning with the leading one of `d`. Such a word of `l` bits has the value `l`,
//! with two exceptions. The word `1…10` has value 0, because every move leaves only ones. A 1
//! before `k` zeros has value `k ^ 1`, because a move leaves `k` ones, or a 1 before fewer zeros.
//! For `x = 7`, a `max` of 6 gives the word 110 of value 0, 5 gives 101 of value 3, and 4 gives
//! 100: a 1 before two zeros, of value `2 ^ 1 = 3`. With `max = 2` the word is 10, again of value
//! 0. Each value below that of the heap is reached by taking a block of neighbours among the ones
//! of `x`. See the
//! [proof](https://docs.rs/crate/nim-snippets/latest/source/docs/proofs/submask_nim.md).
//!
//! ```
//! use nim_snippets::submask_nim::{grundy, value_counts, winning_move, wins};
//!
//! assert_eq!((grundy(&[(7, 6)]), grundy(&[(7, 7)]), grundy(&[(7, 5)])), (0, 3, 3));
//! assert!(wins(&[(7, 6), (5, 1)]) && !wins(&[(7, 6), (8, 7)]));
//! assert_eq!(winning_move(&[(7, 5), (5, 1)]), Some((0, 4))); // take 0b011
//! assert_eq!(value_counts(7, 4), [3, 3, 1, 1]); // 0, 5 and 6 have value 0
//! ```
//!
//! - Time: 0.1 µs for a value, 0.2 ms for a move; the counts of heaps below 2^30 take 7 µs.
//! - Limit: none.
//! - Input: `(x, max)` for each heap; with `max >= x` any bits may be taken, and the value is their
//!   number.
//! - Misère: a sum loses iff its xor is 0, or 1 if no value is above 1. The game is tame: `1…10`
//!   can become a single 1, and a heap of a value above 1 can become both 0 and 1.
//! - Source: this library; Codeforces 2027 E1, E2 "Bit Game".
//! - 日本語: 部分マスクニム: 山 `x` から `max` 個以下の `d` 個を、`x & d == d` となるように取る。動けなければ負け。
//! - See also: [`nim`](super::nim) (any stones), [`bounded_nim`](super::bounded_nim),
//!   [`nim_counting`](super::nim_counting) (counts losing positions).

#![cfg_attr(doc, doc(alias("submask", "bitwise and", "Bit Game", "Codeforces 2027 E")))]
#![cfg_attr(doc, doc(alias("部分集合ビット", "子掩码")))]

/// The Grundy value: the xor of the heaps' values.
pub fn grundy(heaps: &[(u64, u64)]) -> u64 {
    values(heaps).fold(0, |xor, value| xor ^ value)
}

/// Does the player to move win?
pub fn wins(heaps: &[(u64, u64)]) -> bool {
    grundy(heaps) != 0
}

/// A winning move `(i, left)`.
pub fn winning_move(heaps: &[(u64, u64)]) -> Option<(usize, u64)> {
    let xor = grundy(heaps);
    let i = values(heaps).position(|value| xor ^ value < value)?;
    let (x, max) = heaps[i];
    Some((i, block_move(x, max, xor ^ value(x, max))?))
}

/// Does the player to move win in misère play?
pub fn misere_wins(heaps: &[(u64, u64)]) -> bool {
    let (xor, big) = xor_and_big(values(heaps));
    xor != u64::from(big == 0)
}

/// A move `(i, left)` that wins in misère play.
pub fn misere_winning_move(heaps: &[(u64, u64)]) -> Option<(usize, u64)> {
    let (xor, big) = xor_and_big(values(heaps));
    if !misere_wins(heaps) {
        return None;
    }
    heaps.iter().enumerate().find_map(|(i, &(x, max))| {
        let value = value(x, max);
        let only_small_after = big == usize::from(value > 1);
        let target = xor ^ value ^ u64::from(only_small_after);
        let is_promising = target < value || big == 0; // where all are 0, a value is raised
        is_promising.then(|| block_move(x, max, target))?.map(|left| (i, left))
    })
}

/// For each value the number of heaps of `0..=max_heap` that have it with this `max`. The last
/// value of the list is the number of bits of `max_heap`.
pub fn value_counts(max_heap: u64, max: u64) -> Vec<u128> {
    let bits = 64 - max_heap.leading_zeros() as usize;
    let is_free = max.checked_shr(bits as u32).map_or(false, |above| above > 0);
    let mut equal = Word { is_free, ..EMPTY }; // the word of max_heap
    let words: Vec<Word> = (0..8 * (bits + 1)).map(Word::from_index).collect();
    let mut below = vec![0; words.len()]; // how many smaller numbers have each word
    for bit in (0..bits).rev() {
        let bound = has_bit(max, bit);
        let mut next = vec![0; words.len()];
        for (word, &count) in words.iter().zip(&below).filter(|&(_, &count)| count > 0) {
            next[word.push(false, bound).index()] += count;
            next[word.push(true, bound).index()] += count;
        }
        if has_bit(max_heap, bit) {
            next[equal.push(false, bound).index()] += 1;
        }
        equal = equal.push(has_bit(max_heap, bit), bound);
        below = next;
    }
    below[equal.index()] += 1;
    let mut counts = vec![0; bits + 1];
    for (word, count) in words.iter().zip(below).filter(|&(_, count)| count > 0) {
        counts[word.value()] += count;
    }
    counts
}

fn has_bit(n: u64, bit: usize) -> bool {
    n >> bit & 1 == 1
}

fn values(heaps: &[(u64, u64)]) -> impl Iterator<Item = u64> + '_ {
    heaps.iter().map(|&(x, max)| value(x, max))
}

/// The value of one heap.
fn value(x: u64, max: u64) -> u64 {
    let bits = (0..64).rev().map(|bit| (has_bit(x, bit), has_bit(max, bit)));
    bits.fold(EMPTY, |word, (bit, bound)| word.push(bit, bound)).value() as u64
}

/// The xor of values, and how many of them are above 1.
fn xor_and_big(values: impl Iterator<Item = u64>) -> (u64, usize) {
    values.fold((0, 0), |(xor, big), value| (xor ^ value, big + usize::from(value > 1)))
}

/// The heap left by taking a block of neighbouring bits, if that has this value.
fn block_move(x: u64, max: u64, target: u64) -> Option<u64> {
    let ones: Vec<u64> = (0..64).map(|bit| x & 1 << bit).filter(|&one| one > 0).collect();
    let ends = (0..ones.len()).flat_map(|start| (start..ones.len()).map(move |end| (start, end)));
    let lefts = ends.map(|(start, end)| x - ones[start..=end].iter().sum::<u64>());
    lefts.filter(|left| x - left <= max).find(|&left| value(left, max) == target)
}

/// The bits of the largest legal `d` at the ones of the heap, from its leading one on, read so far.
#[derive(Clone, Copy)]
struct Word {
    length: usize,
    kind: Kind,
    /// The heap lacks a bit of `max`, so all its lower bits may be taken.
    is_free: bool,
}

/// A word of length 1 has the kind `Ones`.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Ones,
    OnesAndZero,
    OneAndZeros,
    Other,
}

const KINDS: [Kind; 4] = [Kind::Ones, Kind::OnesAndZero, Kind::OneAndZeros, Kind::Other];
const EMPTY: Word = Word { length: 0, kind: Kind::Ones, is_free: false };

impl Word {
    /// The word with the next bit of the heap and of `max`.
    fn push(self, bit: bool, bound: bool) -> Word {
        let Word { length, kind, is_free } = self;
        if !bit {
            return Word { is_free: is_free || bound, ..self };
        }
        let is_one = bound || is_free;
        if length == 0 {
            return Word { length: usize::from(is_one), ..self };
        }
        let kind = match kind {
            Kind::Ones if is_one => Kind::Ones,
            Kind::Ones if length > 1 => Kind::OnesAndZero,
            Kind::Ones | Kind::OneAndZeros if !is_one => Kind::OneAndZeros,
            _ => Kind::Other,
        };
        Word { length: length + 1, kind, is_free }
    }

    fn value(self) -> usize {
        match self.kind {
            Kind::OnesAndZero => 0,
            Kind::OneAndZeros => (self.length - 1) ^ 1,
            Kind::Ones | Kind::Other => self.length,
        }
    }

    /// The place of a word in a table.
    fn index(self) -> usize {
        8 * self.length + 2 * self.kind as usize + usize::from(self.is_free)
    }

    fn from_index(index: usize) -> Word {
        Word { length: index / 8, kind: KINDS[index / 2 % 4], is_free: index % 2 == 1 }
    }
}
