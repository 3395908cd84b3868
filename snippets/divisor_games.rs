//! Divisor games: a move makes one of several numbers smaller, by a rule about divisors; whoever cannot move loses.
//!
//! For each rule there is a quantity that every move changes and that some move can lower to any
//! smaller value. This quantity is the Grundy value. Subtracting a proper divisor changes the
//! number of factors 2 (it can become any smaller number, or grow); replacing a number by a proper
//! divisor can lower the number of its prime factors to any smaller number; dividing by `k` and
//! rounding down can lower the binary length to any smaller length. For subtracting squares, no
//! formula is known.
//!
//! ```
//! use nim_snippets::divisor_games::{grundy, winning_moves, wins, Rule::*};
//!
//! assert_eq!(grundy(&[12], SubtractProperDivisor), 2); // 12 = 2 * 2 * 3
//! assert_eq!(grundy(&[12], ProperDivisor), 3);
//! assert!(!wins(&[8, 27, 1], ProperDivisor));
//! assert!(winning_moves(&[8, 3], ProperDivisor).eq([(0, 2)]));
//! ```
//!
//! - Time: `O(1)` for a value, but with `ProperDivisor` `O(√n)`, 0.1 ms for 10^9 and seconds for
//!   10^18. `wins` tries only primes: 10^5 numbers near 10^9 take at most a second. Listing the
//!   moves of a number computes a value for each of its divisors, or with `Divide` for each of up
//!   to `2 √n` quotients.
//! - Limit: `Σ √number ≤ 4·10^7`; `subtract_square_grundy_values: n ≤ 5·10^5`.
//! - Input: any numbers. 0 has no moves.
//! - Panics: if a table has 2^32 or more heaps.
//! - Misère: wild for some of these rules.
//! - Source: well known; `ProperDivisor`: AtCoder Beginner Contest 368 F, "Dividing Game", 2024;
//!   `inner_divisor_wins`: Codeforces 1537 D, "Deleting Divisors", 2021.
//! - 日本語: 約数ゲーム: いくつかの数の一つを、約数についてのルールで小さくする。動けなければ負け。
//! - See also: [`coprime_game`](super::coprime_game) (subtract a coprime number),
//!   [`subtraction_game`](super::subtraction_game) (a fixed set),
//!   [`power_game`](super::power_game), [`euclid_game`](super::euclid_game).

#![cfg_attr(doc, doc(alias("約数ゲーム", "因数博弈", "square numbers", "素因数", "平方数")))]
#![cfg_attr(doc, doc(alias("約数を引く", "prime factors", "proper divisor", "subtract a divisor")))]
#![cfg_attr(doc, doc(alias("divide a number", "subtract a perfect square")))]
#![cfg_attr(doc, doc(alias("replace a number by a proper divisor", "LeetCode 1025 Divisor Game")))]
#![cfg_attr(doc, doc(alias("LeetCode 1510 Stone Game IV", "HackerRank Tower Breakers")))]
#![cfg_attr(doc, doc(alias("CF1537D Deleting Divisors", "ABC368 F Dividing Game")))]

use std::iter::successors;

/// A move in a number `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Subtract a divisor of `n`. The value is one more than the number of factors 2.
    SubtractDivisor,
    /// Subtract a divisor of `n` below `n`. The value is the number of factors 2.
    SubtractProperDivisor,
    /// Replace `n` by a divisor of `n` below `n`. The value is the number of prime factors.
    ProperDivisor,
    /// Replace `n` by `n / k` rounded down, for any `k >= 2`. The value is the number of bits.
    Divide,
}

/// The Grundy value: the xor of the numbers' values.
pub fn grundy(numbers: &[u64], rule: Rule) -> u64 {
    if rule == Rule::ProperDivisor && numbers.len() > 1 {
        let max = numbers.iter().fold(0, |max, &n| n.max(max));
        let primes = small_primes(max);
        return numbers.iter().fold(0, |xor, &n| xor ^ count_prime_factors(n, &primes));
    }
    numbers.iter().fold(0, |xor, &n| xor ^ value(n, rule))
}

/// The Grundy values of `0..=n` where a move subtracts a positive square, in `O(n √n)`: 10^5 take
/// 20 ms.
pub fn subtract_square_grundy_values(n: usize) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut values: Vec<u64> = vec![];
    let mut last = vec![]; // the last heap that has an option of each value
    for heap in 0..=n {
        for root in (1..).take_while(|root| root * root <= heap) {
            last[values[heap - root * root] as usize] = heap;
        }
        let mex = last.iter().position(|&other| other != heap).unwrap_or(last.len());
        last.resize(last.len().max(mex + 1), 0);
        values.push(mex as u64);
    }
    values
}

/// Does the player to move win?
pub fn wins(numbers: &[u64], rule: Rule) -> bool {
    grundy(numbers, rule) != 0
}

/// All winning moves `(i, left)`: number `i` becomes `left`.
pub fn winning_moves(numbers: &[u64], rule: Rule) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = grundy(numbers, rule);
    let numbers = if xor == 0 { &[] } else { numbers }; // from a losing position no move wins
    numbers.iter().enumerate().flat_map(move |(i, &n)| {
        let target = xor ^ value(n, rule);
        let left = options(n, rule).filter(move |&left| value(left, rule) == target);
        left.map(move |left| (i, left))
    })
}

/// Does the player to move win with one number who has to subtract a divisor other than 1 and `n`?
/// The losing numbers are 2, 8, 32, … and the odd ones: a move leaves an even number with an odd
/// divisor that can be subtracted in turn, or half of a power of 2. (There is no formula for the
/// Grundy value.)
pub fn inner_divisor_wins(n: u64) -> bool {
    n > 0 && n % 2 == 0 && (!n.is_power_of_two() || n.trailing_zeros() % 2 == 0)
}

/// All winning moves of [`inner_divisor_wins`]: what the number becomes.
pub fn inner_divisor_winning_moves(n: u64) -> impl Iterator<Item = u64> {
    let left = divisors(n).into_iter().rev().map(move |d| n - d);
    left.filter(move |&left| 0 < left && left < n - 1 && !inner_divisor_wins(left))
}

/// The value of one number.
fn value(n: u64, rule: Rule) -> u64 {
    match rule {
        _ if n == 0 => 0,
        Rule::SubtractDivisor => u64::from(n.trailing_zeros()) + 1,
        Rule::SubtractProperDivisor => u64::from(n.trailing_zeros()),
        Rule::ProperDivisor => count_prime_factors(n, &[]),
        Rule::Divide => u64::from(64 - n.leading_zeros()),
    }
}

/// The primes up to `√n`, but none above 2^16.
fn small_primes(n: u64) -> Vec<u64> {
    let end = (1..1 << 16).find(|root| root * root > n).unwrap_or(1 << 16) as usize;
    let mut is_prime = vec![true; end];
    for p in (2..end).take_while(|p| p * p < end) {
        if is_prime[p] {
            for multiple in (p * p..end).step_by(p) {
                is_prime[multiple] = false;
            }
        }
    }
    (2..end).filter(|&p| is_prime[p]).map(|p| p as u64).collect()
}

/// The options of a number, ascending.
fn options(n: u64, rule: Rule) -> impl Iterator<Item = u64> {
    // The last k to leave more than `left` is n / (left + 1).
    let next = move |left: &u64| Some(n / (left + 1)).filter(|&k| k > 1).map(|k| n / k);
    let options: Box<dyn Iterator<Item = u64>> = match rule {
        Rule::Divide => Box::new(successors(Some(0), next)),
        Rule::ProperDivisor => Box::new(divisors(n).into_iter()),
        _ => Box::new(divisors(n).into_iter().rev().map(move |d| n - d)),
    };
    options.filter(move |&left| left < n && (left > 0 || rule != Rule::SubtractProperDivisor))
}

/// The divisors in ascending order; 0 has none.
fn divisors(n: u64) -> Vec<u64> {
    let mut divisors = vec![1; usize::from(n > 0)];
    let (mut rest, mut p) = (n, 2);
    while rest > 1 {
        if rest % p == 0 {
            divisors.extend(divisors.clone().iter().map(|d| d * p));
            divisors.sort_unstable();
            divisors.dedup();
            rest /= p;
        } else if p > rest / p {
            p = rest; // a prime number
        } else {
            p += 1;
        }
    }
    divisors
}

/// The number of prime factors with multiplicity. Of the divisors up to the
/// last of the `primes` only these are tried.
fn count_prime_factors(n: u64, primes: &[u64]) -> u64 {
    let (mut count, mut rest) = (0, n);
    let next = primes.last().map_or(2, |p| p + 1);
    for p in primes.iter().copied().chain(next..) {
        if p > rest / p {
            break;
        }
        while rest % p == 0 {
            count += 1;
            rest /= p;
        }
    }
    count + u64::from(rest > 1)
}
