//! Nim counting: in how many ways heaps can have a given xor, 0 for a position that is lost.
//!
//! The Walsh-Hadamard transform turns convolution by xor into products: transform the choices,
//! sum the powers of each entry over the lengths, and transform back. Transforming twice is
//! multiplication by the size of the table.
//!
//! ```
//! use nim_snippets::nim_counting::xor_counts;
//!
//! assert_eq!(xor_counts(&[1, 2], 1..=2, 998_244_353), [2, 1, 1, 2]); // 1 1 and 2 2 have xor 0
//! ```
//!
//! - Time: `O(s log s + s log L)` for `s` the power of two above the heaps and lengths up to `L`:
//!   heaps below 2^20 take 0.08 seconds with lengths up to 200, 0.5 with lengths up to 10^18, a
//!   transform of 2^20 numbers 5 ms.
//! - Input: tables are for heaps below 2^32. Without choices there is only the empty sequence. An
//!   empty range of lengths, an even modulus or one from 2^63 on (a transform takes even ones), and
//!   exact counts too large for `u128` panic. A modulus below 2^31 is three times as fast. The sums
//!   of `walsh_hadamard` are right if they are in `i64`, and else wrap: they are modulo 2^64.
//! - Source: AtCoder ABC212 H "Nim Counting".
//! - 日本語: ニムの数え上げ: 候補の大きさから山を選ぶとき、xor がある値 (0 なら必敗) になる選び方の数。
//! - See also: [`bounded_tuples`](super::bounded_tuples) (a bound for each heap),
//!   [`moore_counting`](super::moore_counting) (a given sum), [`random_stop`](super::random_stop)
//!   (until a random stop), [`nim::winning_moves`](super::nim::winning_moves) (POJ 2975).

#![cfg_attr(doc, doc(alias("FWHT", "fast Walsh-Hadamard transform", "アダマール変換")))]
#![cfg_attr(doc, doc(alias("xor convolution", "XOR 畳み込み", "异或卷积", "Nim Counting")))]
#![cfg_attr(doc, doc(alias("何通り", "数え上げ", "count the winning starts, arrays")))]
#![cfg_attr(doc, doc(alias("先手必勝の個数", "ABC212 H")))]

use std::ops::RangeInclusive;

/// For each xor below a power of two the number of sequences of `choices`, any one as often as one
/// likes, whose length is in `lengths`, modulo an odd number.
pub fn xor_counts(choices: &[u64], lengths: RangeInclusive<u64>, modulus: u64) -> Vec<u64> {
    check_odd_modulus(modulus);
    let half = modulus / 2 + 1;
    if modulus >> 31 == 0 {
        let (small, half) = (modulus as u32, half as u32);
        let transform = |counts: &mut [u32]| transform_mod(counts, small);
        let add = |a, b| if a + b < small { a + b } else { a + b - small };
        let counts = counts_by(choices, &lengths, [1, half], transform, add, product_mod(small));
        return counts.into_iter().map(u64::from).collect();
    }
    let transform = |counts: &mut [u64]| transform_wide_mod(counts, modulus);
    let add = |a, b| sub_mod(a, modulus - b, modulus);
    counts_by(choices, &lengths, [1, half], transform, add, |a, b| mul_mod(a, b, modulus))
}

/// The same counts themselves, as long as `choices.len()` to the power of the longest length plus
/// 1, times the length of the table, is below 2^128.
pub fn exact_xor_counts(choices: &[u64], lengths: RangeInclusive<u64>) -> Vec<u128> {
    let add = |a: Option<u128>, b| a?.checked_add(b?);
    let mul = |a: Option<u128>, b| a?.checked_mul(b?);
    let all = power_sum(Some(choices.len() as u128), &lengths, Some(1), add, mul);
    let mut counts = frequencies(choices, |count: u128| count + 1);
    let size = counts.len() as u128;
    assert!(mul(all, Some(size)).is_some(), "the counts may exceed u128");
    transform(&mut counts, |a, b| (a.wrapping_add(b), a.wrapping_sub(b)));
    for count in &mut counts {
        *count = power_sum(*count, &lengths, 1, u128::wrapping_add, u128::wrapping_mul);
    }
    transform(&mut counts, |a, b| (a.wrapping_add(b), a.wrapping_sub(b)));
    counts.into_iter().map(|count| count / size).collect()
}

/// Replaces `values[i]` by the sum of all `values[j]`, those negated for which `i & j` has an odd
/// number of ones; twice is multiplication by the length. The length is a power of two. Sums wrap
/// around `i64`: between the two transforms they may, if what comes out in the end fits.
pub fn walsh_hadamard(values: &mut [i64]) {
    transform(values, |a, b| (a.wrapping_add(b), a.wrapping_sub(b)));
}

/// The same modulo `modulus`, of values below that.
pub fn walsh_hadamard_mod(values: &mut [u64], modulus: u64) {
    check_modulus(modulus);
    assert!(values.iter().all(|&value| value < modulus), "a value is not below the modulus");
    if modulus >> 31 > 0 {
        return transform_wide_mod(values, modulus);
    }
    let mut small: Vec<u32> = values.iter().map(|&value| value as u32).collect();
    transform_mod(&mut small, modulus as u32);
    for (value, small) in values.iter_mut().zip(small) {
        *value = u64::from(small);
    }
}

/// The counts with given arithmetic; `half` is the inverse of 2.
fn counts_by<T: Copy + Default>(
    choices: &[u64],
    lengths: &RangeInclusive<u64>,
    [one, half]: [T; 2],
    transform: impl Fn(&mut [T]),
    add: impl Fn(T, T) -> T,
    mul: impl Fn(T, T) -> T,
) -> Vec<T> {
    assert!(!lengths.is_empty(), "no length is in {:?}", lengths);
    let mut counts = frequencies(choices, |count| add(count, one));
    let halvings = 0..counts.len().trailing_zeros();
    let scale = halvings.fold(one, |scale, _| mul(scale, half));
    transform(&mut counts);
    for count in &mut counts {
        *count = mul(scale, power_sum(*count, lengths, one, &add, &mul));
    }
    transform(&mut counts);
    counts
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

fn frequencies<T: Copy + Default>(choices: &[u64], increment: impl Fn(T) -> T) -> Vec<T> {
    let max = choices.iter().fold(0, |max, &choice| choice.max(max));
    assert!(max >> 32 == 0, "a heap of {} is above the {} of the table", max, u32::MAX);
    let mut counts = vec![T::default(); (max + 1).next_power_of_two() as usize];
    for &choice in choices {
        counts[choice as usize] = increment(counts[choice as usize]);
    }
    counts
}

/// The sum of the powers of `x` with exponents in `lengths`, by doubling the number of exponents.
fn power_sum<T: Copy>(
    x: T,
    lengths: &RangeInclusive<u64>,
    one: T,
    add: impl Fn(T, T) -> T,
    mul: impl Fn(T, T) -> T,
) -> T {
    let power_and_sum = |n: u128| {
        let halves = (0..127 - n.leading_zeros()).rev().map(|i| n >> i);
        halves.fold((x, one), |(power, sum), n| {
            let (square, double) = (mul(power, power), add(sum, mul(power, sum)));
            if n % 2 == 0 { (square, double) } else { (mul(square, x), add(double, square)) }
        })
    };
    assert!(!lengths.is_empty(), "no length is in {:?}", lengths);
    let (start, end) = (u128::from(*lengths.start()), u128::from(*lengths.end()));
    let sum = power_and_sum(end - start + 1).1;
    if start == 0 { sum } else { mul(power_and_sum(start).0, sum) }
}

/// As `|a, b| (u64::from(a) * u64::from(b) % u64::from(modulus)) as u32` without divisions, for
/// numbers below the modulus, or 1.
fn product_mod(modulus: u32) -> impl Fn(u32, u32) -> u32 {
    let m = u64::from(modulus);
    let reciprocal = u128::from(u64::MAX / m);
    move |a, b| {
        let ab = u64::from(a) * u64::from(b);
        let quotient = ((u128::from(ab) * reciprocal) >> 64) as u64; // or one more
        let rest = ab - quotient * m;
        (if rest < m { rest } else { rest - m }) as u32
    }
}

/// As `transform` with `(a + b) % modulus` and `(a + modulus - b) % modulus`, without divisions.
fn transform_mod(values: &mut [u32], modulus: u32) {
    let lift = |value: u32| value.wrapping_add(modulus & (value as i32 >> 31) as u32);
    transform(values, |a, b| (lift(a.wrapping_sub(modulus - b)), lift(a.wrapping_sub(b))));
}

/// The same for a modulus from 2^31 on.
fn transform_wide_mod(values: &mut [u64], modulus: u64) {
    transform(values, |a, b| (sub_mod(a, modulus - b, modulus), sub_mod(a, b, modulus)));
}

/// Of numbers not above the modulus, without a jump.
fn sub_mod(a: u64, b: u64, modulus: u64) -> u64 {
    let rest = a.wrapping_sub(b);
    rest.wrapping_add(modulus & (rest as i64 >> 63) as u64)
}

fn mul_mod(a: u64, b: u64, modulus: u64) -> u64 {
    if modulus >> 32 == 0 {
        return a * b % modulus;
    }
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}

/// As this, two rounds at a time, and large blocks one after the other, since caches are small:
/// ```text
/// for bit in 0..log2(values.len()) {
///     for i in (0..values.len()).filter(|i| i >> bit & 1 == 0) {
///         (values[i], values[i | 1 << bit]) = both(values[i], values[i | 1 << bit]);
///     }
/// }
/// ```
fn transform<T: Copy>(values: &mut [T], both: impl Fn(T, T) -> (T, T) + Copy) {
    let mut len = values.len();
    assert!(len.is_power_of_two(), "{} is not a power of two", len);
    if len.trailing_zeros() % 2 == 1 {
        len /= 2;
        let (low, high) = values.split_at_mut(len);
        for (a, b) in low.iter_mut().zip(high) {
            (*a, *b) = both(*a, *b);
        }
    }
    while len > 16 {
        two_rounds(values, len, both);
        len /= 4;
        if len > 1024 {
            return values.chunks_exact_mut(len).for_each(|block| transform(block, both));
        }
    }
    two_rounds(values, 16, both); // lengths that the compiler knows are twice as fast
    two_rounds(values, 4, both);
}

/// The rounds of the two highest bits of the indices in blocks of this length.
fn two_rounds<T: Copy>(values: &mut [T], len: usize, both: impl Fn(T, T) -> (T, T) + Copy) {
    for block in values.chunks_exact_mut(len) {
        let (low, high) = block.split_at_mut(len / 2);
        let (a, b) = low.split_at_mut(len / 4);
        let (c, d) = high.split_at_mut(len / 4);
        for (((a, b), c), d) in a.iter_mut().zip(b).zip(c).zip(d) {
            let (ab, cd) = (both(*a, *b), both(*c, *d));
            (*a, *c) = both(ab.0, cd.0);
            (*b, *d) = both(ab.1, cd.1);
        }
    }
}
