//! Moore counting: how many positions with a given number of heaps and stones are lost, in Nim and Moore's Nim.
//!
//! With up to `k` heaps a turn a position is lost iff each binary digit is 1 in a multiple of `k +
//! 1` heaps (for `k = 1` iff the xor is 0). Let the lowest digit be 1 in `j` heaps. Without these
//! `j` stones all heaps are even, and their halves are a lost position of `(sum - j) / 2` stones.
//! So `f(sum)` is the sum of `C(heaps, j) f((sum - j) / 2)` over the multiples `j` of `k + 1` that
//! have the parity of `sum`. Misère play differs only where no heap has more than one stone: such
//! a position is lost iff the number of ones is 1 modulo `k + 1`.
//!
//! ```
//! use nim_snippets::moore_counting::{count_losses, count_wins};
//!
//! // Three heaps, two stones: 1 1 0, 1 0 1, 0 1 1 are lost, 2 0 0, 0 2 0, 0 0 2 are won.
//! assert_eq!(count_losses(3, 2, 1, 998_244_353), 3);
//! assert_eq!(count_wins(3, 2, 1, 998_244_353), 3);
//! assert_eq!(count_losses(3, 9, 2, 998_244_353), 1); // up to two heaps a turn: 3 3 3
//! ```
//!
//! - Time: `O(sum^2 / k)`, with fewer heaps than stones `O(heaps^2 / k)` for each halving of `sum`
//!   down to `heaps`: 10^18 stones on 1000 heaps take 15 ms, 10^5 on as many heaps a second.
//!   Memory: 40 bytes for each heap, or stone if these are fewer.
//! - Input: any numbers of heaps, which may be empty, and of stones; the order of heaps counts. The
//!   smaller of the two numbers is below 2^32, and the modulus is below 2^63 and has no factor from
//!   2 up to it (a larger prime will do); else it panics. The position without stones counts as
//!   lost, and as won in misère play.
//! - Source: own derivation; AtCoder ARC116 D "I Wanna Win The Game".
//! - 日本語: ムーアのニムの数え上げ: 山と石の数が決まった局面のうち、必敗 (ニムなら xor が 0) のものの数。
//! - See also: [`moore_nim`](super::moore_nim), [`nim_counting`](super::nim_counting) (sizes from a
//!   list, or a bound for each), [`strip_counting`](super::strip_counting) (the gaps of coins on a
//!   strip).

#![cfg_attr(doc, doc(alias("sum and xor 0", "和と xor が決まった数列")))]
#![cfg_attr(doc, doc(alias("number of sequences with sum M and xor 0", "総和 M XOR 0")))]
#![cfg_attr(doc, doc(alias("和为 M 异或和为 0")))]

use std::iter::successors;

/// The number of lost positions, modulo `modulus`.
pub fn count_losses(heaps: u64, sum: u64, k: u64, modulus: u64) -> u64 {
    let group = group(k);
    let choices = binomials(heaps, heaps.min(sum), modulus);
    // The least and the largest sum that halving leads to, again and again.
    let halved = |&(min, max): &(u64, u64)| {
        let rest = min.saturating_sub(heaps);
        (max > 0).then_some((rest / 2 + rest % 2, max / 2))
    };
    let needed: Vec<(u64, u64)> = successors(Some((sum, sum)), halved).collect();
    let mut lost = vec![1 % modulus];
    let mut first = 0;
    for &(min, max) in needed.iter().rev().skip(1) {
        let count = |sum| last_digit(sum, group, &choices, (first, &lost), modulus);
        lost = (min..=max).map(count).collect();
        first = min;
    }
    lost[0]
}

/// The number of won positions, modulo `modulus`.
pub fn count_wins(heaps: u64, sum: u64, k: u64, modulus: u64) -> u64 {
    let lost = count_losses(heaps, sum, k, modulus);
    (positions(heaps, sum, modulus) + modulus - lost) % modulus
}

/// The number of lost positions when taking the last stone loses, modulo `modulus`.
pub fn misere_count_losses(heaps: u64, sum: u64, k: u64, modulus: u64) -> u64 {
    let lost = count_losses(heaps, sum, k, modulus);
    let only_ones = if sum > heaps { 0 } else { binomials(heaps, sum, modulus)[sum as usize] };
    match sum % group(k) {
        0 => (lost + modulus - only_ones) % modulus,
        1 => (lost + only_ones) % modulus,
        _ => lost,
    }
}

/// The number of won positions when taking the last stone loses, modulo `modulus`.
pub fn misere_count_wins(heaps: u64, sum: u64, k: u64, modulus: u64) -> u64 {
    let lost = misere_count_losses(heaps, sum, k, modulus);
    (positions(heaps, sum, modulus) + modulus - lost) % modulus
}

/// All positions: the stones and the ends of all heaps but the last stand in any order.
fn positions(heaps: u64, sum: u64, modulus: u64) -> u64 {
    if heaps == 0 {
        return u64::from(sum == 0) % modulus;
    }
    let (few, many) = (sum.min(heaps - 1), sum.max(heaps - 1));
    let places = |j: u64| (many % modulus + j) % modulus;
    product_over_factorial(places, few, modulus)[few as usize]
}

/// The heaps that change a digit of a lost position to that of another.
fn group(k: u64) -> u64 {
    assert!(k > 0, "k must be positive");
    k.saturating_add(1)
}

/// `f(sum)` from all `f` of the halves, which begin at the first one.
fn last_digit(
    sum: u64,
    group: u64,
    choices: &[u64],
    (first, lost): (u64, &[u64]),
    modulus: u64,
) -> u64 {
    if sum % 2 > group % 2 {
        return 0;
    }
    // The multiples of the group that have the parity of the sum.
    let max = sum.min(choices.len() as u64 - 1);
    let least = sum % 2 * group;
    if least > max {
        return 0;
    }
    let step = group.min(max + 1) << (group % 2);
    let ways = choices[least as usize..=max as usize].iter().step_by(step as usize);
    let last = ((sum - least) / 2 - first) as usize;
    let counts = lost[..=last].iter().rev().step_by((step / 2).max(1) as usize);
    let products = ways.zip(counts).map(|(&ways, &count)| u128::from(ways) * u128::from(count));
    // Below 2^48 the sum of 2^32 products is in u128.
    let wide = u128::from(modulus);
    let total: u128 =
        if modulus >> 48 == 0 { products.sum() } else { products.map(|p| p % wide).sum() };
    (total % wide) as u64
}

/// As row `n` of Pascal's triangle: `C(n, j)` for `j` up to `max`.
fn binomials(n: u64, max: u64, modulus: u64) -> Vec<u64> {
    product_over_factorial(|j| n.saturating_sub(j - 1), max, modulus)
}

/// `factor(1) ... factor(j) / j!` for `j` up to `max`.
fn product_over_factorial(factor: impl Fn(u64) -> u64, max: u64, modulus: u64) -> Vec<u64> {
    check_modulus(modulus);
    assert!(max >> 32 == 0, "{} heaps and stones are not below 2^32", max);
    assert!(max < modulus || modulus == 1, "the modulus {} has the factor {}", modulus, modulus);
    let mut products = vec![1 % modulus];
    // From modulus = quotient * j + rest follows 1 / j = -quotient / rest.
    let mut inverses = vec![0, 1 % modulus];
    for j in 1..=max {
        if j > 1 {
            let (quotient, rest) = (modulus / j, modulus % j);
            assert!(rest > 0, "the modulus {} has the factor {}", modulus, j);
            inverses.push(mul_mod(modulus - quotient, inverses[rest as usize], modulus));
        }
        let product = mul_mod(products[j as usize - 1], factor(j) % modulus, modulus);
        products.push(mul_mod(product, inverses[j as usize], modulus));
    }
    products
}

fn check_modulus(modulus: u64) {
    assert!(modulus > 0, "modulus must be positive");
    assert!(modulus >> 63 == 0, "modulus must be below 2^63");
}

fn mul_mod(a: u64, b: u64, modulus: u64) -> u64 {
    if modulus >> 32 == 0 {
        return a * b % modulus;
    }
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}
