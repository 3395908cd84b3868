//! Distinct counting: how many lists of distinct positive heaps below a power of two have a given xor.
//!
//! Let there be `2^b` numbers below the power of two, and `N` of them positive. The signs of a
//! number are 1, for itself, at place 0 of the Walsh-Hadamard transform, and at every other place
//! half of all numbers are -1, so the sets of `n` are the coefficients of `t^n` in `(1 + t)^N` and
//! `(1 - t)(1 - t^2)^M` with `M = 2^(b - 1) - 1`. Transforming back adds the latter `N` times for
//! xor 0, and subtracts it once for any other xor, and divides by `2^b`. Both coefficients are
//! binomials, and each set is `n!` lists.
//!
//! ```
//! use nim_snippets::distinct_counting::count_tuples;
//!
//! assert_eq!(count_tuples(3, 2, 0, 998_244_353), 6); // 1 2 3 in any order
//! assert_eq!(count_tuples(2, 2, 3, 998_244_353), 2); // 1 2 and 2 1
//! ```
//!
//! - Time: `O(n)` for `n` heaps, and `O(1)` from `2^b` heaps on: 10^7 take 0.1 seconds.
//! - Input: any numbers. The modulus is odd and below 2^63; with 2^61 - 1 all counts below it are
//!   exact. No heaps have xor 0.
//! - Source: own derivation; Project Euler 409 "Nim Extreme".
//! - 日本語: 相異なる山の数え上げ: 2 の冪未満の相異なる正の山の列のうち、xor がある値 (0 なら必敗) になるものの数。
//! - See also: [`tuple_counting`](super::tuple_counting) (subsets of heaps with weights),
//!   [`nim_counting`](super::nim_counting) (equal heaps, too), [`xor_basis`](super::xor_basis) (all
//!   subsets).

#![cfg_attr(doc, doc(alias("Nim Extreme", "Project Euler 409", "all heaps different")))]
#![cfg_attr(doc, doc(alias("相異なる山", "互不相同", "pairwise different numbers with xor 0")))]

/// The number of lists of `n` distinct positive heaps below `2^bits` with this xor, modulo
/// `modulus`.
pub fn count_tuples(n: u64, bits: u64, xor: u64, modulus: u64) -> u64 {
    check_odd_modulus(modulus);
    let is_below = |number: u64| bits >= 64 || number >> bits == 0;
    if n == 0 || !is_below(n) || !is_below(xor) {
        return u64::from(n == 0 && xor == 0) % modulus;
    }
    let half = pow_mod(2, bits - 1, modulus);
    let numbers = sub_mod(mul_mod(2, half, modulus), 1, modulus);
    let all = falling(numbers, n, modulus);
    // n! C(M, n / 2), where n! is divided by the factorial of n / 2.
    let signed = mul_mod(
        falling(sub_mod(half, 1, modulus), n / 2, modulus),
        falling(n % modulus, n - n / 2, modulus),
        modulus,
    );
    let is_negative = n % 4 == 1 || n % 4 == 2;
    let sum = match (xor, is_negative) {
        (0, false) => sub_mod(all, modulus - mul_mod(signed, numbers, modulus), modulus),
        (0, true) => sub_mod(all, mul_mod(signed, numbers, modulus), modulus),
        (_, false) => sub_mod(all, signed, modulus),
        (_, true) => sub_mod(all, modulus - signed, modulus),
    };
    mul_mod(sum, pow_mod(modulus / 2 + 1, bits, modulus), modulus)
}

/// As `(0..count).fold(1 % modulus, |product, i| product * (first - i) % modulus)`, by four
/// products side by side.
fn falling(first: u64, count: u64, modulus: u64) -> u64 {
    let mut factor = first;
    let mut products = [1 % modulus; 4];
    // So many numbers in a row have a multiple of the modulus.
    for i in 0..count.min(modulus) {
        let product = &mut products[i as usize % 4];
        *product = mul_mod(*product, factor, modulus);
        factor = sub_mod(factor, 1, modulus);
    }
    products.iter().fold(1 % modulus, |all, &product| mul_mod(all, product, modulus))
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
