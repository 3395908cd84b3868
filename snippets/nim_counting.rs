//! Nim counting: in how many ways heaps have a given xor, 0 for those with which the player to move loses.
//!
//! The Walsh-Hadamard transform turns convolution by xor into products: transform the tables,
//! multiply them entry by entry, and transform back. Transforming twice is multiplication by the
//! size of the table.
//!
//! With a bound for each heap no table is needed. Unless all heaps are at their bounds, look at the
//! highest bit that some bound has and its heap lacks. Below this bit that heap is free: whatever
//! the other heaps are, exactly one choice makes the xor right. So one pass over the bounds for
//! each bit counts the choices by the parity of the bit.
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
//! - Time: `O(s log s)` for each table of size `s`, `O(s (log s + log L))` for up to `L` heaps of
//!   one table: size 2^20 takes 0.1 seconds, or 2 with `L` up to 10^18. `O(n log max)` for `n`
//!   bounds: 10^5 bounds below 2^60 take 0.2 seconds.
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

use std::ops::RangeInclusive;

/// For each xor the sum over all ways to take one entry of each table, of the products of their
/// weights.
pub fn xor_product(tables: &[Vec<u64>], modulus: u64) -> Vec<u64> {
    check_odd_modulus(modulus);
    let size = tables.iter().map(Vec::len).max().unwrap_or(1);
    let mut product = transformed(&[1], size, modulus);
    for table in tables {
        for (weight, other) in product.iter_mut().zip(transformed(table, size, modulus)) {
            *weight = mul_mod(*weight, other, modulus);
        }
    }
    transformed_back(product, modulus)
}

/// The same for `n` heaps with one table.
pub fn xor_power(table: &[u64], n: u64, modulus: u64) -> Vec<u64> {
    xor_power_sum(table, n..=n, modulus)
}

/// The sum of `xor_power(table, n, modulus)` over all `n` in `lengths`.
pub fn xor_power_sum(table: &[u64], lengths: RangeInclusive<u64>, modulus: u64) -> Vec<u64> {
    check_odd_modulus(modulus);
    assert!(!lengths.is_empty(), "no length is in {:?}", lengths);
    let (start, end) = (*lengths.start(), *lengths.end());
    let mut weights = transformed(table, table.len(), modulus);
    for weight in &mut weights {
        let (power, sum) = power_and_sum(*weight, end - start, modulus);
        let (first, _) = power_and_sum(*weight, start, modulus);
        *weight = mul_mod(first, add_mod(sum, power, modulus), modulus);
    }
    transformed_back(weights, modulus)
}

/// For each xor its probability, modulo a prime, where before each heap the drawing stops with
/// probability `stop`, and each choice of the table is equally likely. The sum of
/// `stop (1 - stop)^n a^n` over all `n` is `stop / (1 - (1 - stop) a)`.
pub fn random_stop(table: &[u64], stop: u64, modulus: u64) -> Vec<u64> {
    check_odd_modulus(modulus);
    let mut weights = transformed(table, table.len(), modulus);
    let all = weights[0];
    let go_on = modulus - (stop + modulus - 1) % modulus;
    for weight in &mut weights {
        let divisor = add_mod(all, modulus - mul_mod(go_on, *weight, modulus), modulus);
        let (inverse, _) = power_and_sum(divisor, modulus.saturating_sub(2), modulus);
        let is_inverse = mul_mod(divisor, inverse, modulus) == 1 % modulus;
        assert!(is_inverse, "{} has no inverse modulo {}", divisor, modulus);
        *weight = mul_mod(mul_mod(stop % modulus, all, modulus), inverse, modulus);
    }
    transformed_back(weights, modulus)
}

/// The number of tuples with the given xor whose heap `i` is from 0 to `bounds[i]`.
pub fn count_bounded(bounds: &[u64], xor: u64, modulus: u64) -> u64 {
    check_modulus(modulus);
    let wrong = bounds.iter().fold(xor, |wrong, bound| wrong ^ bound);
    let mut count = u64::from(wrong == 0) % modulus;
    let bits = 64 - bounds.iter().fold(xor, |all, bound| all | bound).leading_zeros();
    for i in (0..bits).rev().take_while(|&i| wrong >> i < 2) {
        // The ways in which all heaps so far keep bit i of their bounds, whose xor is `odd`, and
        // those in which some do not, by the xor. Of the latter one heap is free and counts once.
        let mut tight = 1 % modulus;
        let mut odd = 0;
        let mut free = [0, 0];
        for bound in bounds {
            let low = ((bound & ((1 << i) - 1)) + 1) % modulus;
            let [even_free, odd_free] = free.map(|ways| mul_mod(ways, low, modulus));
            if bound >> i & 1 == 0 {
                free = [even_free, odd_free];
            } else {
                free = free.map(|ways| mul_mod(ways, (1 << i) % modulus, modulus));
                free[odd] = add_mod(free[odd], tight, modulus);
                free = [add_mod(free[0], odd_free, modulus), add_mod(free[1], even_free, modulus)];
                odd ^= 1;
            }
            tight = mul_mod(tight, low, modulus);
        }
        count = add_mod(count, free[(xor >> i & 1) as usize], modulus);
    }
    count
}

/// Replaces `values[i]` by the sum of all `values[j]`, those negated for which `i & j` has an odd
/// number of ones. Twice is multiplication by the length, a power of two.
pub fn walsh_hadamard(values: &mut [u64], modulus: u64) {
    check_modulus(modulus);
    assert!(values.len().is_power_of_two(), "{} is not a power of two", values.len());
    for value in values.iter_mut() {
        *value %= modulus;
    }
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                let difference = add_mod(*a, modulus - *b, modulus);
                *a = add_mod(*a, *b, modulus);
                *b = difference;
            }
        }
        half *= 2;
    }
}

fn transformed(table: &[u64], size: usize, modulus: u64) -> Vec<u64> {
    let mut values = table.to_vec();
    values.resize(size.next_power_of_two(), 0);
    walsh_hadamard(&mut values, modulus);
    values
}

fn transformed_back(mut values: Vec<u64>, modulus: u64) -> Vec<u64> {
    walsh_hadamard(&mut values, modulus);
    let halvings = 0..values.len().trailing_zeros();
    let scale = halvings.fold(1, |scale, _| mul_mod(scale, modulus / 2 + 1, modulus));
    values.into_iter().map(|value| mul_mod(value, scale, modulus)).collect()
}

/// `x^n`, and the sum of `x^i` for `i < n`, by doubling `n`.
fn power_and_sum(x: u64, n: u64, modulus: u64) -> (u64, u64) {
    let (mut power, mut sum) = (1 % modulus, 0);
    for bit in (0..64 - n.leading_zeros()).rev() {
        sum = add_mod(sum, mul_mod(sum, power, modulus), modulus);
        power = mul_mod(power, power, modulus);
        if n >> bit & 1 == 1 {
            sum = add_mod(sum, power, modulus);
            power = mul_mod(power, x, modulus);
        }
    }
    (power, sum)
}

fn check_modulus(modulus: u64) {
    assert!(modulus > 0, "modulus must be positive");
    assert!(modulus >> 63 == 0, "modulus must be below 2^63");
}

fn check_odd_modulus(modulus: u64) {
    check_modulus(modulus);
    assert!(modulus % 2 == 1, "modulus must be odd");
}

fn add_mod(a: u64, b: u64, modulus: u64) -> u64 {
    let sum = a + b;
    if sum < modulus { sum } else { sum - modulus }
}

fn mul_mod(a: u64, b: u64, modulus: u64) -> u64 {
    if modulus >> 32 == 0 {
        return a * b % modulus;
    }
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}
