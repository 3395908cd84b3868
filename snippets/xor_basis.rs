//! Xor basis: which xors the subsets of given heaps have, how many subsets each, and which to keep.
//!
//! The xors of all subsets form a vector space over the field of two elements. The basis keeps at
//! most 64 vectors with different leading digits, and each vector has 0 in the leading digits of
//! those before it. A number is in the space iff xoring away these digits, one vector after the
//! other, leaves 0. With `rank` vectors of `n` numbers there are `2^rank` xors, each of which is
//! that of `2^(n - rank)` subsets, so a random subset of heaps is lost in Nim with probability
//! `2^-rank`. No subset but the empty one is lost iff `rank = n`. Such sets form a matroid, so
//! taking the largest heaps first, if they fit, keeps the greatest sum. In a game where first one
//! player and then the other may throw whole heaps away, the first must leave such a set, and so
//! throws away the fewest stones.
//!
//! ```
//! use nim_snippets::xor_basis::{independent, XorBasis};
//!
//! let basis: XorBasis = vec![5, 1, 4, 2, 0].into_iter().collect();
//! assert_eq!(basis.subset(7), Some(vec![0, 3])); // 5 ^ 2
//! assert_eq!(basis.count_subsets(7, 998_244_353), 4); // of rank 3: each xor 2^(5 - 3) times
//! assert!(!basis.contains(8));
//! assert_eq!(independent(&[5, 5, 6, 6, 5, 5]), [0, 2]); // keep 5 and 6: no subset has xor 0
//! ```
//!
//! - Time: `O(64)` for a number or question, `O(n log n + 64 n)` for `independent`.
//! - Input: any numbers, 0 and equal ones too (a heap of 0 is a subset with xor 0). The modulus is
//!   below 2^63, for probabilities odd.
//! - Source: linear algebra; CQOI2013 "新 Nim 游戏" (Luogu P4301).
//! - 日本語: xor 基底: 山の部分集合の xor として現れる値と、xor が 0 の部分集合を作らない石の最も多い残し方。
//! - See also: [`nim`](super::nim), [`nim_counting`](super::nim_counting) (one heap
//!   size of several for each heap).

#![cfg_attr(doc, doc(alias("linear basis", "線形基底", "xor 基底", "XOR 基底", "线性基")))]
#![cfg_attr(doc, doc(alias("新Nim游戏", "take away whole heaps before the game")))]
#![cfg_attr(doc, doc(alias("最初に山ごと取り除く", "部分集合の xor", "subset xor")))]
#![cfg_attr(doc, doc(alias("CQOI2013 新Nim游戏, Luogu P4301")))]

/// The xors of the subsets of some numbers.
#[derive(Clone, Debug, Default)]
pub struct XorBasis {
    vectors: Vec<u64>,
    /// Which of `independent` each vector is the xor of, a bit each.
    members: Vec<u64>,
    /// The indices of the numbers that were not in the space when they came.
    independent: Vec<usize>,
    numbers: usize,
}

impl XorBasis {
    /// Of no numbers: only the empty subset.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the next number. Is it new, i.e. not the xor of any before it?
    pub fn insert(&mut self, number: u64) -> bool {
        let rest = self.min(number);
        if rest > 0 {
            self.members.push(self.members_of(number) ^ 1 << self.rank());
            self.vectors.push(rest);
            self.independent.push(self.numbers);
        }
        self.numbers += 1;
        rest > 0
    }

    /// Is it the xor of some subset?
    pub fn contains(&self, xor: u64) -> bool {
        self.min(xor) == 0
    }

    /// The indices, in the order of insertion, of a subset with this xor: the only one among the
    /// numbers that were new.
    pub fn subset(&self, xor: u64) -> Option<Vec<usize>> {
        let members = self.members_of(xor);
        let indices = self.independent.iter().enumerate();
        let chosen = indices.filter(|&(bit, _)| members >> bit & 1 == 1).map(|(_, &i)| i);
        self.contains(xor).then(|| chosen.collect())
    }

    /// The size of the basis: there are `2^rank` different xors.
    pub fn rank(&self) -> usize {
        self.independent.len()
    }

    /// How many numbers there are: each xor that occurs is that of `2^(numbers - rank)` subsets.
    pub fn numbers(&self) -> usize {
        self.numbers
    }

    /// How many subsets have this xor, the empty one counts for 0, modulo `modulus`.
    pub fn count_subsets(&self, xor: u64, modulus: u64) -> u64 {
        check_modulus(modulus);
        let free = (self.numbers() - self.rank()) as u64;
        if self.contains(xor) { pow_mod(2, free, modulus) } else { 0 }
    }

    /// The probability that a random subset has this xor, `2^-rank` or 0, modulo an odd `modulus`.
    pub fn probability(&self, xor: u64, modulus: u64) -> u64 {
        check_odd_modulus(modulus);
        let half = modulus / 2 + 1;
        if self.contains(xor) { pow_mod(half, self.rank() as u64, modulus) } else { 0 }
    }

    /// The greatest xor of a subset and `number`.
    pub fn max(&self, number: u64) -> u64 {
        self.vectors.iter().fold(number, |best, vector| best.max(best ^ vector))
    }

    /// The least xor of a subset and `number`.
    pub fn min(&self, number: u64) -> u64 {
        self.vectors.iter().fold(number, |rest, vector| rest.min(rest ^ vector))
    }

    /// The subset of `independent`, a bit for each, whose xor with the number is the least.
    fn members_of(&self, number: u64) -> u64 {
        let mut rest = number;
        let mut members = 0;
        for (vector, of_vector) in self.vectors.iter().zip(&self.members) {
            if rest ^ vector < rest {
                rest ^= vector;
                members ^= of_vector;
            }
        }
        members
    }
}

impl Extend<u64> for XorBasis {
    fn extend<I: IntoIterator<Item = u64>>(&mut self, numbers: I) {
        for number in numbers {
            self.insert(number);
        }
    }
}

impl std::iter::FromIterator<u64> for XorBasis {
    fn from_iter<I: IntoIterator<Item = u64>>(numbers: I) -> Self {
        let mut basis = Self::new();
        basis.extend(numbers);
        basis
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

fn check_odd_modulus(modulus: u64) {
    assert!(modulus > 0, "modulus must be positive");
    assert!(modulus % 2 == 1, "modulus must be odd");
    assert!(modulus >> 63 == 0, "modulus must be below 2^63");
}

fn mul_mod(a: u64, b: u64, modulus: u64) -> u64 {
    if modulus >> 32 == 0 {
        return a * b % modulus;
    }
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}

fn pow_mod(base: u64, mut exponent: u64, modulus: u64) -> u64 {
    let mut power = base % modulus;
    let mut product = 1 % modulus;
    while exponent > 0 {
        if exponent % 2 == 1 {
            product = mul_mod(product, power, modulus);
        }
        power = mul_mod(power, power, modulus);
        exponent /= 2;
    }
    product
}
