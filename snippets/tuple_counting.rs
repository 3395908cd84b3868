//! Tuple counting: in how many ways heaps chosen from tables of weights, with order or without, have a given xor.
//!
//! The Walsh-Hadamard transform turns convolution by xor into products: at each place of the
//! transformed table every heap has a sign, and the signs of chosen heaps are multiplied. So tables
//! are multiplied there. Of `N` heaps whose signs have the sum `W`, the choices of `k` without
//! order sum up to the coefficients of `1 / (1 - t)` for each plus, times `1 / (1 + t)` for each
//! minus, hence `k h(k) = W h(k - 1) + (N + k - 2) h(k - 2)`, which is Burnside's lemma in one
//! line. If none may be repeated, they are those of `1 + t` and `1 - t`, with `-N` in place of `N`.
//!
//! ```
//! use nim_snippets::tuple_counting::*;
//!
//! let modulus = 998_244_353;
//! // One heap is worth 0, or 1 in two ways, the other is worth 1 or 2.
//! assert_eq!(xor_product(&[[1, 2, 0], [0, 1, 1]], modulus), [2, 1, 1, 2]);
//! assert_eq!(xor_power(&[0, 1, 1], 2, modulus), [2, 0, 0, 2]); // 1 1 and 2 2, 1 2 and 2 1
//! assert_eq!(multiset_counts(&[1, 2], 2, modulus), [4, 2]); // of three heaps worth 0, 1, 1
//! assert_eq!(subset_counts(&[1, 2], 2, modulus), [1, 2]);
//! ```
//!
//! - Time: for tables of size `s`, `O(s log s)` a table or power, and `O(s n)` for multisets and
//!   subsets of `n` heaps; a table of 2^20 takes 0.1 seconds.
//! - Input: `table[x]` is how many heaps are worth `x`, or their weight. The modulus is odd and
//!   below 2^63; with 2^61 - 1 all counts below it are exact. Multisets and subsets need one
//!   without a factor from 2 to `n`, and `n` below 2^32. Else it panics. The lost positions are
//!   those with xor 0.
//! - Source: own derivation; AtCoder AGC043 C "Giant Graph", Project Euler 310, 550, Codeforces 273
//!   E "Dima and Game", 2027 E2.
//! - 日本語: 組の数え上げ: 重みの表から順序ありまたは順序なしで選んだ山の xor ごとの数を求める。
//! - See also: [`nim_counting`](super::nim_counting) (sizes from a list),
//!   [`distinct_counting`](super::distinct_counting) (distinct heaps),
//!   [`bounded_tuples`](super::bounded_tuples) (a bound for each),
//!   [`moore_counting`](super::moore_counting) (a given sum).

#![cfg_attr(doc, doc(alias("xor convolution", "Giant Graph", "AGC043 C", "Nim Square")))]
#![cfg_attr(doc, doc(alias("xor 畳み込み", "异或卷积", "Burnside")))]

/// For each xor the sum over all ways to take one entry of each table, of the products of their
/// weights.
pub fn xor_product<T: AsRef<[u64]>>(tables: &[T], modulus: u64) -> Vec<u64> {
    check_odd_modulus(modulus);
    let size = tables.iter().map(|table| table.as_ref().len()).max().unwrap_or(1);
    let mut product = transformed(&[1], size, modulus);
    for table in tables {
        let table = transformed(table.as_ref(), size, modulus);
        for (weight, other) in product.iter_mut().zip(table) {
            *weight = mul_mod(*weight, other, modulus);
        }
    }
    transformed_back(product, modulus)
}

/// The same for `n` times one table.
pub fn xor_power(table: &[u64], n: u64, modulus: u64) -> Vec<u64> {
    check_odd_modulus(modulus);
    let weights = transformed(table, table.len(), modulus);
    let mut powers = vec![1 % modulus; weights.len()];
    // Digit by digit for all, since a processor works on several products at a time.
    for bit in (0..64 - n.leading_zeros()).rev() {
        for (power, &weight) in powers.iter_mut().zip(&weights) {
            let square = mul_mod(*power, *power, modulus);
            *power = if n >> bit & 1 == 1 { mul_mod(square, weight, modulus) } else { square };
        }
    }
    transformed_back(powers, modulus)
}

/// For each xor the number of ways to choose `n` of the heaps without order, also repeatedly.
pub fn multiset_counts(table: &[u64], n: u64, modulus: u64) -> Vec<u64> {
    let signs = signs(table, n, modulus);
    let all = signs[0];
    unordered_counts(signs, all, n, modulus)
}

/// For each xor the number of ways to choose `n` of the heaps without order, each at most once.
pub fn subset_counts(table: &[u64], n: u64, modulus: u64) -> Vec<u64> {
    let signs = signs(table, n, modulus);
    let all = modulus - signs[0];
    unordered_counts(signs, all, n, modulus)
}

fn signs(table: &[u64], n: u64, modulus: u64) -> Vec<u64> {
    check_odd_modulus(modulus);
    assert!(n >> 32 == 0, "n = {} is not below 2^32", n);
    assert!(n < modulus || modulus == 1, "the modulus {} has the factor {}", modulus, modulus);
    transformed(table, table.len(), modulus)
}

/// As `h(n)` for each `W` in `signs`, 64 of them side by side.
fn unordered_counts(mut signs: Vec<u64>, all: u64, n: u64, modulus: u64) -> Vec<u64> {
    let mut factorial = 1 % modulus;
    for k in 2..=n {
        assert!(modulus % k > 0 || modulus == 1, "the modulus {} has the factor {}", modulus, k);
        factorial = mul_mod(factorial, k % modulus, modulus);
    }
    let first = inverted(factorial, modulus);
    for signs in signs.chunks_mut(64) {
        // From h(0) = 1 / n!, and k! times as large at each step, so that none divides by k.
        let mut counts = [first; 64];
        let mut last = [0; 64];
        for k in 1..=n {
            let weight = (all + (k + modulus - 2) % modulus) % modulus;
            let factor = mul_mod(weight, (k - 1) % modulus, modulus);
            for ((sign, count), last) in signs.iter().zip(&mut counts).zip(&mut last) {
                let with_last = mul_mod(factor, *last, modulus);
                *last = *count;
                let with_count = mul_mod(*sign, *count, modulus);
                *count = sub_mod(with_count, modulus - with_last, modulus);
            }
        }
        signs.iter_mut().zip(&counts).for_each(|(sign, &count)| *sign = count);
    }
    transformed_back(signs, modulus)
}

fn transformed(table: &[u64], size: usize, modulus: u64) -> Vec<u64> {
    let mut values: Vec<u64> = table.iter().map(|weight| weight % modulus).collect();
    values.resize(size.next_power_of_two(), 0);
    transform_by_stages(&mut values, modulus);
    values
}

fn transformed_back(mut values: Vec<u64>, modulus: u64) -> Vec<u64> {
    transform_by_stages(&mut values, modulus);
    let scale = pow_mod(modulus / 2 + 1, values.len().trailing_zeros().into(), modulus);
    values.into_iter().map(|value| mul_mod(value, scale, modulus)).collect()
}

fn transform_by_stages(values: &mut [u64], modulus: u64) {
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                let sum = sub_mod(*a, modulus - *b, modulus);
                *b = sub_mod(*a, *b, modulus);
                *a = sum;
            }
        }
        half *= 2;
    }
}

/// As `(0..modulus).find(|y| x * y % modulus == 1)`, by Euclid's algorithm, in which each rest is a
/// multiple of `x`.
fn inverted(x: u64, modulus: u64) -> u64 {
    let mut rests = [modulus, x];
    let mut factors = [0, 1 % modulus];
    while rests[1] > 0 {
        let multiple = mul_mod(rests[0] / rests[1] % modulus, factors[1], modulus);
        rests = [rests[1], rests[0] % rests[1]];
        factors = [factors[1], sub_mod(factors[0], multiple, modulus)];
    }
    assert!(rests[0] == 1, "{} has no inverse modulo {}", x, modulus);
    factors[0]
}

fn check_odd_modulus(modulus: u64) {
    assert!(modulus > 0, "modulus must be positive");
    assert!(modulus % 2 == 1, "modulus must be odd");
    assert!(modulus >> 63 == 0, "modulus must be below 2^63");
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
