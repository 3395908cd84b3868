//! Divisor games: a move makes one of several numbers smaller, by a rule about divisors; whoever cannot move loses.
//!
//! A Grundy value is what the options have any smaller amount of, but never as much. `n` minus a
//! proper divisor has fewer factors 2, any number of them, or more; a proper divisor of `n` has any
//! smaller number of prime factors, and `n / k` any smaller binary length. Squares have no formula.
//!
//! ```
//! use nim_snippets::divisor_games::{grundy, winning_moves, wins, Rule::*};
//!
//! assert_eq!(grundy(12, SubtractProperDivisor), 2); // 12 = 2 * 2 * 3
//! assert_eq!(grundy(12, ProperDivisor), 3);
//! assert!(!wins(&[8, 27, 1], ProperDivisor));
//! assert!(winning_moves(&[8, 3], ProperDivisor).eq([(0, 2)]));
//! ```
//!
//! - Time: at most `O(√√n)` for a value, as [`Rule`] says: 1 µs below 10^6, up to 20 µs for a prime
//!   near 2^64, 2 ms for a product of two near 2^32. A number's moves take a step for each of its
//!   divisors, for `Divide` for each of up to `2 √n` quotients.
//! - Input: any numbers. 0 has no moves. Misère play is wild for some of these rules.
//! - Source: folklore; `ProperDivisor`: AtCoder Beginner Contest 368 F, "Dividing Game", 2024;
//!   `inner_divisor_wins`: Codeforces 1537 D, "Deleting Divisors", 2021.
//! - 日本語: 約数ゲーム: いくつかの数の一つを、約数についての規則で小さくする。動けなければ負け。
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

/// What a move may do to a number `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Subtract a divisor of `n`. The value is `O(1)`.
    SubtractDivisor,
    /// Subtract a divisor of `n` below `n`. The value is `O(1)`.
    SubtractProperDivisor,
    /// Replace `n` by a divisor of `n` below `n`. The value is `O(√√n)`.
    ProperDivisor,
    /// Replace `n` by `n / k` rounded down, for any `k >= 2`. The value is `O(1)`.
    Divide,
}

/// The Grundy value of one number.
pub fn grundy(n: u64, rule: Rule) -> u64 {
    match rule {
        _ if n == 0 => 0,
        Rule::SubtractDivisor => u64::from(n.trailing_zeros()) + 1,
        Rule::SubtractProperDivisor => u64::from(n.trailing_zeros()),
        Rule::ProperDivisor => prime_factors(n).len() as u64,
        Rule::Divide => u64::from(64 - n.leading_zeros()),
    }
}

/// The Grundy values of `0..=n` where a move subtracts a positive square, in `O(n √n)` for each 32
/// values: 10^5 take 8 ms, 10^6 half a second.
pub fn subtract_square_grundy_values(n: usize) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut values = vec![u64::MAX; n + 1]; // the largest stands for none yet
    let mut least = 0;
    while let Some(first) = values.iter().position(|&value| value == u64::MAX) {
        settle_32_values(&mut values[first..], least);
        least += 32;
    }
    values
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(numbers: &[u64], rule: Rule) -> bool {
    xor(numbers, rule) != 0
}

/// All winning moves `(i, left)`: number `i` becomes `left`.
pub fn winning_moves(numbers: &[u64], rule: Rule) -> impl Iterator<Item = (usize, u64)> + '_ {
    let xor = xor(numbers, rule);
    let numbers = if xor == 0 { &[] } else { numbers }; // a search of lost ones finds nothing
    numbers.iter().enumerate().flat_map(move |(i, &n)| {
        let target = xor ^ grundy(n, rule);
        let left = options(n, rule).filter(move |&left| grundy(left, rule) == target);
        left.map(move |left| (i, left))
    })
}

/// Does the player to move win with one number who has to subtract a divisor other than 1 and `n`?
/// Lost are 2, 8, 32, … and the odd ones: a move leaves an even number with an odd divisor that can
/// be subtracted in turn, or half of a power of 2. (There is no formula for the Grundy value.)
pub fn inner_divisor_wins(n: u64) -> bool {
    n > 0 && n % 2 == 0 && (!n.is_power_of_two() || n.trailing_zeros() % 2 == 0)
}

/// All winning moves of [`inner_divisor_wins`]: what the number becomes.
pub fn inner_divisor_winning_moves(n: u64) -> impl Iterator<Item = u64> {
    let left = divisors(n).into_iter().rev().map(move |d| n - d);
    left.filter(move |&left| 0 < left && left < n - 1 && !inner_divisor_wins(left))
}

fn xor(numbers: &[u64], rule: Rule) -> u64 {
    numbers.iter().fold(0, |xor, &n| xor ^ grundy(n, rule))
}

/// As `for heap in heaps_without_value { mex of values[heap - square] for each square }`, where it
/// is one of the 32 values from `least` on, which are the bits of a mask. In blocks of 36 heaps, to
/// which the squares from 36 on are applied side by side.
fn settle_32_values(values: &mut [u64], least: u64) {
    let mut masks = vec![0_u32; values.len() + 36]; // 36 zeros, then the bit of each heap's value
    for start in (36..masks.len()).step_by(36) {
        let mut reached = [0; 36];
        for square in (6..).map(|root| root * root).take_while(|&square| square <= start) {
            let masks = &masks[start - square..][..36];
            reached.iter_mut().zip(masks).for_each(|(to, from)| *to |= from);
        }
        for (heap, far) in (start..masks.len()).zip(reached) {
            let small = [1, 4, 9, 16, 25].map(|square| masks[heap - square]);
            let reached = small.iter().fold(far, |reached, mask| reached | mask);
            let value = &mut values[heap - 36];
            if *value == u64::MAX && reached < u32::MAX {
                *value = least + u64::from(reached.trailing_ones());
                masks[heap] = 1 << reached.trailing_ones();
            }
        }
    }
}

/// What a number can become, ascending.
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

/// Ascending; 0 has none.
fn divisors(n: u64) -> Vec<u64> {
    let mut divisors = vec![1; usize::from(n > 0)];
    for p in prime_factors(n) {
        divisors.extend(divisors.clone().iter().map(|d| d * p));
        divisors.sort_unstable();
        divisors.dedup();
    }
    divisors
}

/// The prime factors of a number, each as often as it divides it, in any order.
fn prime_factors(n: u64) -> Vec<u64> {
    let small = (2..1024).take_while(|d| d * d <= n).find(|d| n % d == 0);
    match small.unwrap_or_else(|| find_divisor(n.into()) as u64) {
        _ if n < 2 => Vec::new(),
        divisor if divisor == n => vec![n],
        divisor => [prime_factors(divisor), prime_factors(n / divisor)].concat(),
    }
}

/// A divisor above 1 of a number without one below 1024, itself only if it is prime, by Pollard's
/// rho: differences of a sequence's members, multiplied while the product is not 0.
fn find_divisor(n: u128) -> u128 {
    let search = |c: u128| {
        let next = |x: u128| (x * x + c) % n;
        let pairs = successors(Some((c, next(c), 1)), |&(x, y, product)| {
            let more = product * x.abs_diff(y) % n;
            Some((next(x), next(next(y)), if more > 0 { more } else { product }))
        });
        pairs.step_by(128).take(1 << 12).map(|pair| gcd(n, pair.2)).find(|&divisor| divisor > 1)
    };
    if n < 1 << 20 || is_prime(n) { n } else { (1..).find_map(search).expect("a divisor") }
}

/// Is a number above 1 prime? By the test of Miller and Rabin: `base^(n - 1)` is 1, and no square
/// on the way there is 1 but those of 1 and -1. No composite number below 2^64 passes it for all
/// these bases.
fn is_prime(n: u128) -> bool {
    [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].iter().filter(|&&base| base < n).all(|base| {
        (0..128 - n.leading_zeros()).rev().try_fold(1, |power, bit| {
            let square = power * power % n;
            let next = if (n - 1) >> bit & 1 == 1 { square * base % n } else { square };
            Some(next).filter(|_| square != 1 || power == 1 || power == n - 1)
        }) == Some(1)
    })
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
