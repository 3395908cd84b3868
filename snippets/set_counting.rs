//! Set counting: lists of distinct heaps with a given xor, the fewest heaps that have it, lists by their set of values.
//!
//! Of distinct positive heaps below `2^b`, all but one tell the last, which must be neither 0 nor
//! one of them: so `f(k) = (2^b - 1)…(2^b - k + 1) - f(k - 1) - (k - 1) (2^b - k + 1) f(k - 2)`
//! lists of `k` have a given xor. The fewest heaps with an xor are no two of a size, except two for
//! xor 0. So the sizes are tried one after the other, each not at all or once. Lists with values
//! only from a set are a product of their choices; what misses a value of it is taken off, value by
//! value.
//!
//! ```
//! use nim_snippets::set_counting::{distinct_count, exact_set_counts, smallest_subsets};
//!
//! let modulus = 998_244_353;
//! assert_eq!(distinct_count(3, 2, 0, modulus), 6); // 1 2 3 in any order
//! assert_eq!(smallest_subsets(&[0, 2, 3], modulus)[3], Some((2, 6))); // 1 and 2
//! assert_eq!(exact_set_counts(&[0b11, 0b01, 0b11], modulus), [0, 1, 0, 3]);
//! ```
//!
//! - Time: `O(n)` for `distinct_count` of `n` heaps, 10^7 heaps take 0.15 seconds; `O(s^2)` for
//!   `smallest_subsets` of heaps up to `s`, those up to 50 take 10 µs; `O(2^v n)` for lists of
//!   length `n` with `v` values.
//! - Input: the modulus is odd and below 2^63; with 2^61 - 1 all counts below it are exact. Up to
//!   24 values. Else it panics. For `smallest_subsets` heaps of a size are told apart.
//! - Source: own derivation; Project Euler 409 "Nim Extreme", Codeforces 2043 F "Nim", AtCoder
//!   ARC134 E "Modulo Nim".
//! - 日本語: 集合の数え上げ: 相異なる山の列、最小の部分集合、値の集合ごとの列の数を求める。
//! - See also: [`tuple_counting`](super::tuple_counting) (heaps with weights),
//!   [`xor_basis`](super::xor_basis) (all subsets), [`nim_counting`](super::nim_counting).

#![cfg_attr(doc, doc(alias("Nim Extreme", "Project Euler 409", "Codeforces 2043 F")))]
#![cfg_attr(doc, doc(alias("Modulo Nim", "ARC134 E", "or transform")))]

/// The number of lists of `n` distinct positive heaps below `2^bits` with this xor.
pub fn distinct_count(n: u64, bits: u64, xor: u64, modulus: u64) -> u64 {
    check_modulus(modulus);
    let size = pow_mod(2, bits, modulus);
    if bits < 64 && xor >> bits > 0 {
        return 0;
    }
    let mut last = u64::from(xor == 0) % modulus;
    let mut count = u64::from(xor > 0) % modulus;
    let mut lists = 1;
    for k in 2..=n {
        let free = sub_mod(size, (k - 1) % modulus, modulus);
        lists = mul_mod(lists, free, modulus);
        let repeats = mul_mod(mul_mod((k - 1) % modulus, free, modulus), last, modulus);
        let next = sub_mod(sub_mod(lists, count, modulus), repeats, modulus);
        last = count;
        count = next;
    }
    if n == 0 { last } else { count }
}

/// For each xor the least number of heaps, one at least, that have it, and in how many ways they
/// are chosen, if there are `counts[x]` heaps of `x` stones.
pub fn smallest_subsets(counts: &[u64], modulus: u64) -> Vec<Option<(u64, u64)>> {
    check_modulus(modulus);
    let mut best = vec![(u64::MAX, 0); counts.len().next_power_of_two()];
    for (heap, &count) in counts.iter().enumerate().filter(|&(_, &count)| count > 0) {
        let before = best.clone();
        for (xor, known) in best.iter_mut().enumerate() {
            let (size, ways) = before[xor ^ heap];
            merge(known, size.saturating_add(1), [ways, count], modulus);
        }
        merge(&mut best[heap], 1, [1, count], modulus);
        if count > 1 {
            let (half, odd) = (count / 2, (count - 1) | 1); // of a pair of neighbours
            merge(&mut best[0], 2, [half % modulus, odd], modulus);
        }
    }
    best.into_iter().map(|found| Some(found).filter(|found| found.0 < u64::MAX)).collect()
}

/// For each set of values, a bit for each, the number of lists that have exactly these, the `i`-th
/// value one of `choices[i]`.
pub fn exact_set_counts(choices: &[u64], modulus: u64) -> Vec<u64> {
    check_modulus(modulus);
    let all = choices.iter().fold(0, |all, choice| all | choice);
    let values = 64 - all.leading_zeros();
    assert!(values <= 24, "{} values are more than 24", values);
    let lists = |set: u64| {
        let ways = choices.iter().map(|choice| u64::from((choice & set).count_ones()));
        ways.fold(1 % modulus, |lists, ways| mul_mod(lists, ways % modulus, modulus))
    };
    let mut counts: Vec<u64> = (0..1 << values).map(lists).collect();
    // All that miss a value come from the sets without it.
    for bit in 0..values {
        for set in (0..counts.len()).filter(|set| set >> bit & 1 == 1) {
            counts[set] = sub_mod(counts[set], counts[set ^ 1 << bit], modulus);
        }
    }
    counts
}

/// Adds ways to choose `size` heaps if that is the least number so far.
fn merge(best: &mut (u64, u64), size: u64, [ways, count]: [u64; 2], modulus: u64) {
    if size < best.0 {
        *best = (size, 0);
    }
    if size == best.0 && size < u64::MAX {
        best.1 = (best.1 + mul_mod(ways, count % modulus, modulus)) % modulus;
    }
}

fn check_modulus(modulus: u64) {
    assert!(modulus % 2 == 1, "the modulus {} is not odd", modulus);
    assert!(modulus >> 63 == 0, "the modulus {} is not below 2^63", modulus);
}

/// Of numbers not above the modulus.
fn sub_mod(a: u64, b: u64, modulus: u64) -> u64 {
    if a >= b { a - b } else { a + modulus - b }
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
