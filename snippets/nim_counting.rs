//! Nim counting: the number of ways in which heaps have a given xor; with xor 0 the player to move loses.
//!
//! The Walsh-Hadamard transform turns convolution by xor into products: transform the tables,
//! multiply them entry by entry, and transform back. Transforming twice multiplies by the size of
//! the table.
//!
//! With a bound for each heap, no table is needed. Unless all heaps are at their bounds, look at
//! the highest bit that is 1 in the bound of some heap and 0 in the heap. Below this bit that heap
//! is free: whatever the other heaps are, exactly one choice makes the xor right. So one pass over
//! the bounds for each bit counts the choices, by the parity of the bit.
//!
//! ```
//! use nim_snippets::nim_counting::*;
//!
//! let modulus = 998_244_353;
//! // One heap is 0, or 1 in two ways; the other is 1 or 2.
//! assert_eq!(xor_product(&[vec![1, 2, 0], vec![0, 1, 1]], modulus), [2, 1, 1, 2]);
//! assert_eq!(xor_power(&[0, 1, 1], 2, modulus), [2, 0, 0, 2]); // 1 1 and 2 2, 1 2 and 2 1
//! assert_eq!(xor_power_sum(&[0, 1, 1], 1..=2, modulus), [2, 1, 1, 2]);
//! assert_eq!(random_stop(&[0, 1], 4, 7), [3, 5]); // 2/3 and 1/3, if `stop` is 1/2, modulo 7
//! assert_eq!(count_bounded(&[3, 1], 0, modulus), 2); // 0 0 and 1 1
//! ```
//!
//! - Time: `O(s log s)` for each table of size `s`: two of size 2^20 take 0.04 s. `O(s (log s +
//!   log L))` for up to `L` heaps of one table: size 2^18 takes 0.03 s for `L = 10^18`, and 0.12 s
//!   with a range of lengths. `O(n log max)` for `n` bounds: 10^5 bounds below 2^60 take 0.2 s.
//! - Limit: `table.len() ≤ 2^20`; `count_bounded: bounds.len() ≤ 10^5`.
//! - Input: `table[x]` is the number of choices for which a heap has size (or Grundy value) `x`, or
//!   their weight. With the modulus 2^61 - 1 all counts below it are exact.
//! - Panics: if the modulus is even (`count_bounded` and `walsh_hadamard` take even ones) or above
//!   2^63 - 1, a range of lengths is empty, `random_stop` divides by 0 or has a modulus that is not
//!   prime, or a length to transform is not a power of two.
//! - Source: AtCoder ABC212 H "Nim Counting", AGC043 C "Giant Graph"; Project Euler 310 (three
//!   heaps without order), 550; Codeforces 273 E "Dima and Game", 1411 G "No Game No Life", 2027
//!   E2.
//! - 日本語: ニムの数え上げ: 山の大きさの表や上限から、xor がある値 (0 なら必敗) になる選び方の数。
//! - See also: [`distinct_counting`](super::distinct_counting) (distinct heaps),
//!   [`moore_counting`](super::moore_counting) (a given sum),
//!   [`nim::winning_moves`](super::nim::winning_moves) (POJ 2975).

#![cfg_attr(doc, doc(alias("FWHT", "fast Walsh-Hadamard transform", "アダマール変換")))]
#![cfg_attr(doc, doc(alias("xor convolution", "XOR 畳み込み", "异或卷积", "Nim Counting")))]
#![cfg_attr(doc, doc(alias("何通り", "数え上げ", "count the winning starts, arrays")))]
#![cfg_attr(doc, doc(alias("先手必勝の個数", "ABC212 H", "Giant Graph", "AGC043 C", "Nim Square")))]
#![cfg_attr(doc, doc(alias("number of tuples with xor", "xor of bounded numbers", "桁 DP")))]
#![cfg_attr(doc, doc(alias("数位 DP", "losing positions below bounds", "上限つき XOR の数え上げ")))]
#![cfg_attr(doc, doc(alias("count with an upper bound", "stops with probability p")))]
#![cfg_attr(doc, doc(alias("確率 p で止まる", "probability modulo 998244353 of xor")))]
#![cfg_attr(doc, doc(alias("随机停止 异或 概率")))]

use std::ops::{RangeInclusive, Rem};

/// For each xor the sum over all ways to take one entry of each table, of the products of their
/// weights.
pub fn xor_product(tables: &[Vec<u64>], modulus: u64) -> Vec<u64> {
    let modulus = Modulus::odd(modulus);
    let mut smallest_first: Vec<&Vec<u64>> = tables.iter().collect();
    smallest_first.sort_by_key(|table| table.len());
    let mut product = vec![1 % modulus];
    for table in smallest_first {
        let weights = transformed(table, modulus);
        while product.len() < weights.len() {
            product.extend_from_within(..); // zeros behind a table repeat its transform
        }
        for (entry, weight) in product.iter_mut().zip(weights) {
            *entry = modulus.mul(*entry, weight);
        }
    }
    transformed_back(product, modulus)
}

/// The product of `n` copies of one table: [`xor_product`] for `n` equal tables. If the modulus is
/// a prime and `n` is huge, `(n - 1) % (modulus - 1) + 1` copies have the same product, by Fermat's
/// little theorem, and take less time.
pub fn xor_power(table: &[u64], n: u64, modulus: u64) -> Vec<u64> {
    let modulus = Modulus::odd(modulus);
    let weights = transformed(table, modulus);
    transformed_back(powers(&weights, n, modulus), modulus)
}

/// The sum of `xor_power(table, n, modulus)` over all `n` in `lengths`.
pub fn xor_power_sum(table: &[u64], lengths: RangeInclusive<u64>, modulus: u64) -> Vec<u64> {
    let modulus = Modulus::odd(modulus);
    assert!(!lengths.is_empty(), "no length is in {:?}", lengths);
    let (start, end) = (*lengths.start(), *lengths.end());
    let weights = transformed(table, modulus);
    let mut sums = powers(&weights, start, modulus);
    for (sum, &weight) in sums.iter_mut().zip(&weights) {
        let (last, before) = power_and_sum(weight, end - start, modulus);
        *sum = modulus.mul(*sum, modulus.add(before, last));
    }
    transformed_back(sums, modulus)
}

/// For each xor its probability, modulo a prime, where before each heap the drawing stops with
/// probability `stop`, and each choice of the table is equally likely. The sum of
/// `stop (1 - stop)^n a^n` over all `n` is `stop / (1 - (1 - stop) a)`.
pub fn random_stop(table: &[u64], stop: u64, modulus: u64) -> Vec<u64> {
    let modulus = Modulus::odd(modulus);
    let stop = stop % modulus;
    let go_on = modulus.sub(1 % modulus, stop);
    let weights = transformed(table, modulus);
    let all = weights[0];
    let divisor = |&weight| modulus.sub(all, modulus.mul(go_on, weight));
    let divisors: Vec<u64> = weights.iter().map(divisor).collect();
    let mut sums = powers(&divisors, modulus.value.saturating_sub(2), modulus);
    for (sum, &divisor) in sums.iter_mut().zip(&divisors) {
        let is_inverse = modulus.mul(divisor, *sum) == 1 % modulus;
        assert!(is_inverse, "{} has no inverse modulo {}", divisor, modulus.value);
        *sum = modulus.mul(modulus.mul(stop, all), *sum);
    }
    transformed_back(sums, modulus)
}

/// The number of tuples with the given xor whose heap `i` is from 0 to `bounds[i]`.
pub fn count_bounded(bounds: &[u64], xor: u64, modulus: u64) -> u64 {
    let modulus = Modulus::new(modulus);
    let wrong = bounds.iter().fold(xor, |wrong, bound| wrong ^ bound);
    let mut count = u64::from(wrong == 0) % modulus;
    let bits = 64 - bounds.iter().fold(xor, |all, bound| all | bound).leading_zeros();
    for i in (0..bits).rev().take_while(|&i| wrong >> i < 2) {
        let mut tight = 1 % modulus; // the ways in which each heap so far has bit i of its bound
        let mut odd = 0; // the xor of these bits
        // The ways in which some heap has a 0 instead of a 1, by the xor of the bits. The first
        // such heap counts once: its lower bits are those that make the xor right.
        let mut free = [0, 0];
        for bound in bounds {
            let low = ((bound & ((1 << i) - 1)) + 1) % modulus;
            let [even_free, odd_free] = free.map(|ways| modulus.mul(ways, low));
            if bound >> i & 1 == 0 {
                free = [even_free, odd_free];
            } else {
                free = free.map(|ways| modulus.mul(ways, (1 << i) % modulus));
                free[odd] = modulus.add(free[odd], tight);
                free = [modulus.add(free[0], odd_free), modulus.add(free[1], even_free)];
                odd ^= 1;
            }
            tight = modulus.mul(tight, low);
        }
        count = modulus.add(count, free[(xor >> i & 1) as usize]);
    }
    count
}

/// Replaces `values[i]` by the sum of all `values[j]`, those negated for which `i & j` has an odd
/// number of ones. Twice is multiplication by the length, a power of two.
pub fn walsh_hadamard(values: &mut [u64], modulus: u64) {
    transform(values, Modulus::new(modulus));
}

fn transform(values: &mut [u64], modulus: Modulus) {
    let len = values.len();
    assert!(len.is_power_of_two(), "{} is not a power of two", len);
    for value in values.iter_mut() {
        *value = *value % modulus;
    }
    let bound = len as u128 * u128::from(modulus.value); // of the sums without reduction
    if bound < 1 << 63 {
        sums_and_differences(values, |a, b| (a.wrapping_add(b), a.wrapping_sub(b)));
        for value in values.iter_mut() {
            *value = value.wrapping_add(bound as u64) % modulus; // it may be negative before
        }
    } else {
        sums_and_differences(values, |a, b| (modulus.add(a, b), modulus.sub(a, b)));
    }
}

/// For each bit of the indices and each pair of indices that differ in it alone, as
/// `(values[i], values[j]) = both(values[i], values[j])`. Halves that do not fit into the cache are
/// finished one after the other.
fn sums_and_differences(values: &mut [u64], both: impl Fn(u64, u64) -> (u64, u64) + Copy) {
    let len = values.len();
    let mut half = 1;
    if len > 1024 {
        half = len / 2;
        values.chunks_exact_mut(half).for_each(|block| sums_and_differences(block, both));
    }
    while half < len {
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                let (sum, difference) = both(*a, *b);
                *a = sum;
                *b = difference;
            }
        }
        half *= 2;
    }
}

/// The transform of a table with zeros appended up to a power of two.
fn transformed(table: &[u64], modulus: Modulus) -> Vec<u64> {
    let mut values = table.to_vec();
    values.resize(table.len().next_power_of_two(), 0);
    transform(&mut values, modulus);
    values
}

fn transformed_back(mut values: Vec<u64>, modulus: Modulus) -> Vec<u64> {
    transform(&mut values, modulus);
    let halvings = 0..values.len().trailing_zeros();
    let scale = halvings.fold(1, |scale, _| modulus.mul(scale, modulus.value / 2 + 1));
    values.into_iter().map(|value| modulus.mul(value, scale)).collect()
}

/// The power of each base, one bit of the exponent after the other: so the processor works on many
/// bases at the same time.
fn powers(bases: &[u64], exponent: u64, modulus: Modulus) -> Vec<u64> {
    let mut powers = vec![1 % modulus; bases.len()];
    for bit in (0..64 - exponent.leading_zeros()).rev() {
        for (power, base) in powers.iter_mut().zip(bases) {
            *power = modulus.mul(*power, *power);
            if exponent >> bit & 1 == 1 {
                *power = modulus.mul(*power, *base);
            }
        }
    }
    powers
}

/// `x^n`, and the sum of `x^i` for `i < n`, by doubling `n`.
fn power_and_sum(x: u64, n: u64, modulus: Modulus) -> (u64, u64) {
    let (mut power, mut sum) = (1 % modulus, 0);
    for bit in (0..64 - n.leading_zeros()).rev() {
        sum = modulus.add(sum, modulus.mul(sum, power));
        power = modulus.mul(power, power);
        if n >> bit & 1 == 1 {
            sum = modulus.add(sum, power);
            power = modulus.mul(power, x);
        }
    }
    (power, sum)
}

/// Divides many numbers by one, as `%` does. The quotient by way of the inverse may be 1 too small,
/// as the error of the inverse is below `value / 2^64`.
#[derive(Clone, Copy)]
struct Modulus {
    value: u64,
    /// 2^64 - 1 divided by the value.
    inverse: u64,
}

impl Rem<Modulus> for u64 {
    type Output = u64;

    fn rem(self, modulus: Modulus) -> u64 {
        let quotient = (u128::from(self) * u128::from(modulus.inverse)) >> 64;
        let rest = self - quotient as u64 * modulus.value;
        rest - if rest < modulus.value { 0 } else { modulus.value }
    }
}

impl Modulus {
    fn new(value: u64) -> Self {
        assert!(value > 0, "modulus must be positive");
        assert!(value >> 63 == 0, "modulus must be below 2^63");
        Modulus { value, inverse: u64::MAX / value }
    }

    fn odd(value: u64) -> Self {
        let modulus = Modulus::new(value);
        assert!(value % 2 == 1, "modulus must be odd");
        modulus
    }

    fn add(self, a: u64, b: u64) -> u64 {
        let sum = a + b;
        if sum < self.value { sum } else { sum - self.value }
    }

    fn sub(self, a: u64, b: u64) -> u64 {
        self.add(a, self.value - b)
    }

    fn mul(self, a: u64, b: u64) -> u64 {
        if self.value >> 32 == 0 {
            return a * b % self;
        }
        (u128::from(a) * u128::from(b) % u128::from(self.value)) as u64
    }
}
