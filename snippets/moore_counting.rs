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
//! use nim_snippets::moore_counting::{count_lost, count_won};
//!
//! // Three heaps, two stones: 1 1 0, 1 0 1, 0 1 1 are lost, 2 0 0, 0 2 0, 0 0 2 are won.
//! assert_eq!(count_lost(3, 2, 1, 998_244_353), 3);
//! assert_eq!(count_won(3, 2, 1, 998_244_353), 3);
//! assert_eq!(count_lost(3, 9, 2, 998_244_353), 1); // up to two heaps a turn: 3 3 3
//! ```
//!
//! - Time: `O(sum^2 / k)`, with fewer heaps than stones `O(heaps sum / k)`: 10^4 stones on 1000
//!   heaps take 3 ms, 10^5 on as many heaps a second.
//! - Input: any number of heaps, which may be empty; their order counts. `sum` and the modulus are
//!   below 2^32, and the modulus has no factor from 2 to `sum`, for lost positions to `heaps` if
//!   that is less (a larger prime will do); else it panics. The position without stones counts as
//!   lost, and as won in misère play.
//! - Source: own derivation; AtCoder ARC116 D "I Wanna Win The Game".
//! - 日本語: ムーアのニムの数え上げ: 山と石の数が決まった局面のうち、必敗 (ニムなら xor が 0) のものの数。
//! - See also: [`moore_nim`](super::moore_nim), [`nim_counting`](super::nim_counting) (sizes from a
//!   list), [`bounded_tuples`](super::bounded_tuples) (a bound for each).

#![cfg_attr(doc, doc(alias("sum and xor 0", "和と xor が決まった数列")))]
#![cfg_attr(doc, doc(alias("number of sequences with sum M and xor 0", "総和 M XOR 0")))]
#![cfg_attr(doc, doc(alias("和为 M 异或和为 0")))]

/// The number of lost positions, modulo `modulus`.
pub fn count_lost(heaps: u64, sum: u64, k: u64, modulus: u64) -> u64 {
    assert!(sum >> 32 == 0, "the sum {} is not below 2^32", sum);
    let choices = binomials(heaps, heaps.min(sum), modulus);
    let group = group(k);
    let mut lost = vec![1 % modulus];
    for sum in 1..=sum / 2 {
        let count = last_digit(sum, group, &choices, &lost, modulus);
        lost.push(count);
    }
    last_digit(sum, group, &choices, &lost, modulus)
}

/// The number of won positions, modulo `modulus`.
pub fn count_won(heaps: u64, sum: u64, k: u64, modulus: u64) -> u64 {
    let lost = count_lost(heaps, sum, k, modulus);
    // Each stone that comes can stand at the end of a heap or behind any that is there.
    let places = |stone: u64| heaps % modulus + stone - 1;
    let all = product_over_factorial(places, sum, modulus)[sum as usize];
    (all + modulus - lost) % modulus
}

/// The number of lost positions when taking the last stone loses, modulo `modulus`.
pub fn misere_count_lost(heaps: u64, sum: u64, k: u64, modulus: u64) -> u64 {
    let lost = count_lost(heaps, sum, k, modulus);
    let only_ones = if sum > heaps { 0 } else { binomials(heaps, sum, modulus)[sum as usize] };
    match sum % group(k) {
        0 => (lost + modulus - only_ones) % modulus,
        1 => (lost + only_ones) % modulus,
        _ => lost,
    }
}

/// The heaps that change a digit of a lost position to that of another.
fn group(k: u64) -> u64 {
    assert!(k > 0, "k must be positive");
    k.saturating_add(1)
}

/// `f(sum)` from all `f` up to its half.
fn last_digit(sum: u64, group: u64, choices: &[u64], lost: &[u64], modulus: u64) -> u64 {
    if sum % 2 > group % 2 {
        return 0;
    }
    // The multiples of the group that have the parity of the sum.
    let max = sum.min(choices.len() as u64 - 1);
    let step = group.min(sum + 1) << (group % 2);
    let ones = (sum % 2 * group..=max).step_by(step as usize);
    let counts = ones.map(|ones| choices[ones as usize] * lost[((sum - ones) / 2) as usize]);
    (counts.map(u128::from).sum::<u128>() % u128::from(modulus)) as u64
}

/// As row `n` of Pascal's triangle: `C(n, j)` for `j` up to `max`.
fn binomials(n: u64, max: u64, modulus: u64) -> Vec<u64> {
    product_over_factorial(|j| n.saturating_sub(j - 1) % modulus, max, modulus)
}

/// `factor(1) ... factor(j) / j!` for `j` up to `max`.
fn product_over_factorial(factor: impl Fn(u64) -> u64, max: u64, modulus: u64) -> Vec<u64> {
    assert!(modulus > 0, "modulus must be positive");
    assert!(modulus >> 32 == 0, "the modulus {} is not below 2^32", modulus);
    assert!(max >> 32 == 0, "the sum {} is not below 2^32", max);
    assert!(max < modulus || modulus == 1, "the modulus {} has the factor {}", modulus, modulus);
    let mut products = vec![1 % modulus];
    // From modulus = quotient * j + rest follows 1 / j = -quotient / rest.
    let mut inverses = vec![0, 1 % modulus];
    for j in 1..=max {
        if j > 1 {
            let (quotient, rest) = (modulus / j, modulus % j);
            assert!(rest > 0, "the modulus {} has the factor {}", modulus, j);
            inverses.push((modulus - quotient) * inverses[rest as usize] % modulus);
        }
        let product = products[j as usize - 1] * (factor(j) % modulus) % modulus;
        products.push(product * inverses[j as usize] % modulus);
    }
    products
}
