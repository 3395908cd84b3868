//! Xor basis: the xors of the subsets of heaps, how many have each, and the heaps to keep so that no subset has xor 0.
//!
//! The xors of all subsets form a vector space over the field of two elements. The basis keeps at
//! most 64 vectors with different leading bits, and each vector has 0 in the leading bits of the
//! vectors before it. A number is in the space iff xoring away these bits, with one vector after
//! the other, leaves 0. Of `n` numbers, each xor that occurs is the xor of `2^(n - rank)` subsets,
//! so a random subset of heaps loses in Nim with probability `2^-rank`. Only the empty subset loses
//! iff `rank = n`. Such sets form a matroid, so taking the largest heaps first, if they fit, keeps
//! the greatest sum. This is how the first player throws away the fewest stones if the second
//! player may then throw whole heaps away, too.
//!
//! ```
//! use nim_snippets::xor_basis::{independent, XorBasis};
//!
//! let mut basis = XorBasis::new();
//! assert_eq!([5, 1, 4, 2, 0].map(|heap| basis.insert(heap)), [true, true, false, true, false]);
//! assert_eq!(basis.subset(7), Some(vec![0, 3])); // 5 ^ 2
//! assert_eq!(basis.count_subsets(7, 998_244_353), 4);
//! assert!(!basis.contains(8));
//! assert_eq!(independent(&[5, 5, 6, 6, 5, 5]), [0, 2]); // keep 5 and 6: no subset has xor 0
//! ```
//!
//! - Time: `O(64)` for a number or question, `O(n log n + 64 n)` for `independent`.
//! - Limit: none.
//! - Input: any numbers, 0 and equal ones too (a heap of 0 is a subset with xor 0).
//! - Panics: if the modulus is 0 or above 2^63 - 1.
//! - Source: linear algebra; CQOI2013 "新 Nim 游戏" (Luogu P4301).
//! - 日本語: xor 基底: 山の部分集合の xor になる値と、部分集合の xor が 0 にならないように石を最も多く残す方法。
//! - See also: [`nim`](super::nim), [`nim_counting`](super::nim_counting) (one heap size of several
//!   for each heap).

#![cfg_attr(doc, doc(alias("linear basis", "線形基底", "xor 基底", "XOR 基底", "线性基")))]
#![cfg_attr(doc, doc(alias("新Nim游戏", "take away whole heaps before the game")))]
#![cfg_attr(doc, doc(alias("最初に山ごと取り除く", "部分集合の xor", "subset xor")))]
#![cfg_attr(doc, doc(alias("CQOI2013 新Nim游戏, Luogu P4301")))]

/// The xors of the subsets of some numbers.
#[derive(Clone, Default)]
pub struct XorBasis {
    /// Each vector, and the numbers of which it is the xor, a bit for each of `independent`.
    vectors: Vec<(u64, u64)>,
    /// The indices of the numbers that were not in the space when they came.
    independent: Vec<usize>,
    numbers: usize,
}

impl XorBasis {
    /// The basis of no numbers: only the empty subset.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the next number. Is it new, i.e. not the xor of any before it?
    pub fn insert(&mut self, number: u64) -> bool {
        let rest = self.reduce(number);
        if rest > 0 {
            self.vectors.push((rest, self.members(number) ^ 1 << self.rank()));
            self.independent.push(self.numbers);
        }
        self.numbers += 1;
        rest > 0
    }

    /// The size of the basis: there are `2^rank` different xors.
    pub fn rank(&self) -> usize {
        self.vectors.len()
    }

    /// Is `xor` that of some subset?
    pub fn contains(&self, xor: u64) -> bool {
        self.reduce(xor) == 0
    }

    /// The least xor of a subset and `number`.
    pub fn reduce(&self, number: u64) -> u64 {
        self.vectors.iter().fold(number, |rest, &(vector, _)| rest.min(rest ^ vector))
    }

    /// The greatest xor of a subset and `number`.
    pub fn max(&self, number: u64) -> u64 {
        self.vectors.iter().fold(number, |best, &(vector, _)| best.max(best ^ vector))
    }

    /// The indices, in the order of insertion, of a subset with this xor: the only one among the
    /// numbers that were new.
    pub fn subset(&self, xor: u64) -> Option<Vec<usize>> {
        let members = self.members(xor);
        let indices = self.independent.iter().enumerate();
        let chosen = indices.filter(|&(bit, _)| members >> bit & 1 == 1).map(|(_, &i)| i);
        self.contains(xor).then(|| chosen.collect())
    }

    /// The number of subsets with this xor: `2^(n - rank)` of `n` numbers, or 0. The empty subset
    /// counts for 0.
    pub fn count_subsets(&self, xor: u64, modulus: u64) -> u64 {
        check_modulus(modulus);
        let one = u64::from(self.contains(xor)) % modulus;
        (self.rank()..self.numbers).fold(one, |count, _| count * 2 % modulus)
    }

    /// The numbers whose xor with this one is the least, a bit for each of `independent`.
    fn members(&self, mut number: u64) -> u64 {
        let mut members = 0;
        for &(vector, of_vector) in &self.vectors {
            if number ^ vector < number {
                number ^= vector;
                members ^= of_vector;
            }
        }
        members
    }
}

/// The heaps to keep so that no subset of them but the empty one has xor 0, with the most stones:
/// their indices, ascending.
pub fn independent(heaps: &[u64]) -> Vec<usize> {
    let mut largest_first: Vec<usize> = (0..heaps.len()).collect();
    largest_first.sort_by_key(|&i| std::cmp::Reverse(heaps[i]));
    let mut basis = XorBasis::new();
    let mut kept: Vec<usize> =
        largest_first.into_iter().filter(|&i| basis.insert(heaps[i])).collect();
    kept.sort_unstable();
    kept
}

fn check_modulus(modulus: u64) {
    assert!(modulus > 0, "modulus must be positive");
    assert!(modulus >> 63 == 0, "modulus must be below 2^63");
}
