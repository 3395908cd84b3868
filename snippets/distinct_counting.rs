//! Distinct counting: how many lists of distinct positive heaps below a power of two have a given xor.
//!
//! Choose all heaps but the last freely, as distinct heaps; the xor then determines the last heap.
//! This fails if the last heap is 0, so that the others have the given xor; or if it equals one of
//! the `n - 1` others. Then the remaining `n - 2` heaps have the given xor, and the value of the
//! equal pair is any value that these leave free.
//!
//! ```
//! use nim_snippets::distinct_counting::count_distinct;
//!
//! assert_eq!(count_distinct(3, 2, 0, 998_244_353), 6); // 1 2 3 in any order
//! assert_eq!(count_distinct(2, 2, 3, 998_244_353), 2); // 1 2 and 2 1
//! ```
//!
//! - Time: `O(n + bits)` for `n` heaps: 10^7 take 0.08 s.
//! - Limit: `n ≤ 5·10^7`.
//! - Input: any numbers; with the modulus 2^61 - 1 all counts below it are exact. The empty list
//!   has xor 0. Sets of heaps are lists, divided by `n!`.
//! - Panics: if the modulus is 0 or above 2^63 - 1.
//! - Source: Project Euler 409 "Nim Extreme".
//! - 日本語: 相異なる山の数え上げ: 2 の冪未満の相異なる正の山の列のうち、xor がある値 (0 なら必敗) になるものの数。
//! - See also: [`nim_counting`](super::nim_counting) (equal heaps, too),
//!   [`xor_basis`](super::xor_basis) (all subsets).

#![cfg_attr(doc, doc(alias("Nim Extreme", "Project Euler 409", "all heaps different")))]
#![cfg_attr(doc, doc(alias("相異なる山", "互不相同", "pairwise different numbers with xor 0")))]

/// The number of lists of `n` distinct heaps from 1 to `2^bits - 1` with this xor.
pub fn count_distinct(n: u64, bits: u64, xor: u64, modulus: u64) -> u64 {
    check_modulus(modulus);
    let mut count = u64::from(xor == 0) % modulus;
    if bits < 64 && (n >> bits > 0 || xor >> bits > 0) {
        return if n == 0 { count } else { 0 };
    }
    // The numbers that are free for the next heap, 0 included.
    let mut free = (0..bits).fold(1 % modulus, |size, _| add_mod(size, size, modulus));
    let mut lists = 1 % modulus;
    let mut last = 0;
    for k in 0..n {
        let repeats = mul_mod(mul_mod(k % modulus, last, modulus), free, modulus);
        free = add_mod(free, modulus - 1, modulus);
        let lost = add_mod(count, repeats, modulus);
        last = count;
        count = add_mod(lists, modulus - lost, modulus);
        lists = mul_mod(lists, free, modulus);
    }
    count
}

fn check_modulus(modulus: u64) {
    assert!(modulus > 0, "modulus must be positive");
    assert!(modulus >> 63 == 0, "modulus must be below 2^63");
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
