//! Subtraction table: who wins a subtraction game, and its values, up to a large heap, fast for any set of moves.
//!
//! A heap is worth the least value `v` such that none of its moves leads to a heap of value `v`. So
//! go through the values instead of the heaps: for `v = 0, 1, …` take the heaps without a value
//! from the least on, but leave out those from which a move leads to one that was just taken. The
//! first turn alone says who wins. Sets are bits of words, so that one step serves 64 heaps. The
//! heaps to leave out are the sums of two sets of numbers, and the smaller set says how often the
//! other is shifted: the set of moves where they are few, the set of heaps where moves are dense.
//!
//! ```
//! use nim_snippets::subtraction_table::{grundy_values, outcomes};
//!
//! assert_eq!(grundy_values(9, &[1, 3, 4]), [0, 1, 0, 1, 2, 3, 2, 0, 1, 0]);
//! let values = grundy_values(100_000, &[2, 3, 5, 7, 11, 13, 17]);
//! assert_eq!((values[99_999], values[100_000]), (1, 3));
//! assert_eq!(outcomes(4, &[1, 3, 4]), [false, true, false, true, true]);
//! ```
//!
//! - Time: for `n` heaps and `v` values `O(n / 64)` steps for each value and move, or for each heap
//!   a step for each 64 numbers up to the largest move. 10^6 heaps with 100 moves take 50 ms,
//!   2·10^5 heaps and the 63 000 primes and semiprimes below 100 ms. `outcomes` needs one value:
//!   10^6 heaps with 1000 moves take 10 ms.
//! - Input: heaps below 2^32; the set in any order, even empty; a 0 in it panics. No period is
//!   sought. In misère play a heap without a move is won.
//! - Source: R. K. Guy, "Unsolved problems in combinatorial games" (subtraction games), 1991;
//!   misère: T. S. Ferguson, 1974.
//! - 日本語: 引き算ゲームの表: 集合が密でも疎でも、大きな山までの Grundy 数をまとめて求める。
//! - See also: [`subtraction_game`](super::subtraction_game) (moves, sums of heaps, heaps up to
//!   2^64).

#![cfg_attr(doc, doc(alias("bitset", "grundy table of a subtraction game", "制限ニムの値の表")))]
#![cfg_attr(doc, doc(alias("take a prime number")))]

use std::iter::successors;

/// The Grundy values of the heaps `0..=n`.
pub fn grundy_values(n: usize, set: &[u64]) -> Vec<u64> {
    assert!(!set.contains(&0), "0 stones are no move");
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    #[cfg(target_arch = "x86_64")]
    if std::is_x86_feature_detected!("avx2") {
        return unsafe { tabulate_avx2(n, set) };
    }
    tabulate(n, set)
}

/// Who wins each of the heaps `0..=n` on its own: `true` where the player to move does.
pub fn outcomes(n: usize, set: &[u64]) -> Vec<bool> {
    assert!(!set.contains(&0), "0 stones are no move");
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut free = vec![u64::MAX; n / 64 + 1];
    let lost = Moves::new(n, set).take(&mut free); // the first turn
    (0..=n).map(|heap| lost[heap / 64] >> (heap % 64) & 1 == 0).collect()
}

/// The same when whoever cannot move wins: a heap is lost if taking the least number from it
/// leaves one that is lost in normal play, i.e. if its value is 1.
pub fn misere_outcomes(n: usize, set: &[u64]) -> Vec<bool> {
    let mut wins = outcomes(n, set);
    let least = set.iter().fold(n as u64 + 1, |least, &s| least.min(s)) as usize;
    wins.truncate(n + 1 - least);
    vec![true; least].into_iter().chain(wins).collect()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
unsafe fn tabulate_avx2(n: usize, set: &[u64]) -> Vec<u64> {
    tabulate(n, set)
}

/// As `for heap in 0..=n { values.push(mex of values[heap - s] for each s) }`.
#[inline(always)]
fn tabulate(n: usize, set: &[u64]) -> Vec<u64> {
    let moves = Moves::new(n, set);
    let mut free = vec![u64::MAX; n / 64 + 1];
    let mut values = vec![0; 64 * free.len()];
    let mut first = 0;
    for value in 0.. {
        first += free[first..].iter().take_while(|&&heaps| heaps == 0).count();
        if first == free.len() {
            break;
        }
        let taken = moves.take(&mut free[first..]);
        for (word, heaps) in (first..).zip(taken) {
            for bit in bits_of(heaps) {
                values[64 * word + bit] = value;
            }
        }
    }
    values.truncate(n + 1);
    values
}

/// Words that are shifted together.
const GROUP: usize = 31;

struct Moves {
    sorted: Vec<usize>,
    bits: Vec<u64>, // after 64 zeros
}

impl Moves {
    fn new(n: usize, set: &[u64]) -> Self {
        let mut sorted: Vec<usize> =
            set.iter().filter(|&&s| s <= n as u64).map(|&s| s as usize).collect();
        sorted.sort_unstable();
        sorted.dedup();
        let mut bits = vec![0; sorted.last().map_or(0, |max| max / 64) + 3];
        for s in &sorted {
            bits[1 + s / 64] |= 1 << (s % 64);
        }
        Moves { sorted, bits }
    }

    /// As `for heap in free { if no move leads to a taken one { take it } }`; all are bits.
    #[inline(always)]
    fn take(&self, free: &mut [u64]) -> Vec<u64> {
        let len = free.len();
        let (near, far) = self.sorted.split_at(self.sorted.partition_point(|&s| s < 64 * GROUP));
        let mut reached = vec![0; len + GROUP + 1];
        let mut taken = vec![0; len];
        for start in (0..len).step_by(GROUP) {
            let mut group = [0; GROUP + 2];
            for word in start..len.min(start + GROUP) {
                let heaps = self.take_of_word(free[word] & !reached[word]);
                free[word] ^= heaps;
                taken[word] = heaps;
                if heaps.count_ones() as usize * self.bits.len() < 2 * self.sorted.len() {
                    for bit in bits_of(heaps) {
                        or_shifted(&mut reached[word..], &self.bits, bit);
                    }
                } else {
                    group[word - start + 1] = heaps;
                    for s in near {
                        or_shifted(&mut reached[word + s / 64..], &[0, heaps, 0], s % 64);
                    }
                }
            }
            let far = far.iter().take_while(|&s| start + s / 64 < len && group != [0; GROUP + 2]);
            for s in far {
                or_shifted(&mut reached[start + s / 64..][..GROUP + 1], &group, s % 64);
            }
        }
        taken
    }

    /// [`Moves::take`] for one word.
    fn take_of_word(&self, mut free: u64) -> u64 {
        let mut taken = 0;
        while free != 0 {
            let heap = free & free.wrapping_neg();
            taken |= heap;
            free &= !(heap | self.bits[1].wrapping_mul(heap));
        }
        taken
    }
}

/// As `(0..64).filter(|bit| word >> bit & 1 == 1)`.
fn bits_of(word: u64) -> impl Iterator<Item = usize> {
    let rest = successors(Some(word), |word| Some(word & word.wrapping_sub(1)));
    rest.take_while(|&word| word != 0).map(|word| word.trailing_zeros() as usize)
}

/// As `for bit in bits { sums[bit + shift] = 1 }`, where `bits` lie between two empty words.
#[inline(always)]
fn or_shifted(sums: &mut [u64], bits: &[u64], shift: usize) {
    for (sum, pair) in sums.iter_mut().zip(bits.windows(2)) {
        *sum |= pair[1] << shift | pair[0] >> 1 >> (63 - shift);
    }
}
