//! Prime powers: choose p^k and divide every number that it divides; whoever cannot move loses.
//!
//! Each prime is a component: the set of the exponents that it has somewhere. A move `k` lowers all
//! exponents of at least `k` by `k`; so it is not a heap for each number, nor is an exponent one:
//! the set {1, 2} is lost alone. As a mask with bit `e` for the exponent `e`, the bits from `k` on
//! move down by `k` onto the others, and bit 0 falls out. Few of the masks below one are reached,
//! so their values are searched and remembered.
//!
//! ```
//! use nim_snippets::prime_power_game::{components, grundy, winning_moves, wins};
//!
//! assert!(wins(&[1, 1, 17, 17]));
//! assert!(!wins(&[1, 1, 17, 289])); // the exponents 1 and 2 of 17
//! assert!(winning_moves(&[8, 12]).eq([(2, 2)])); // leaves 2 and 3
//! assert_eq!(components(&[12, 8]), [(2, 0b1100), (3, 0b10)].into_iter().collect());
//! assert_eq!((grundy(0b1100), grundy(0b10)), (3, 1));
//! ```
//!
//! - Time: `O(√√n)` to factor a number `n`: 100 numbers near 10^12 take 1 ms, a product of two
//!   primes near 2^32 2 ms; a mask of exponents up to 30 reaches some 2000 masks, one of 30
//!   exponents up to 63 takes up to 0.1 s.
//! - Input: numbers >= 1, asserted; components are masks without bit 0. Misère play has no theory:
//!   the game is wild from the exponents {3, 4, 6, 7} on.
//! - Source: Codeforces 850C "Arpa and a game with Mojtaba".
//! - 日本語: 素数べきゲーム: 素数べき p^k を選び、それで割り切れる数をすべて割る。動けなければ負け。
//! - See also: [`divisor_games`](super::divisor_games) (one number at a time),
//!   [`power_game`](super::power_game), [`sprague_grundy`](super::sprague_grundy).

#![cfg_attr(doc, doc(alias("素数のべきで割る", "p^k で割れる数をすべて割る")))]
#![cfg_attr(doc, doc(alias("divide all numbers by a prime power", "指数の集合")))]
#![cfg_attr(doc, doc(alias("exponents as a bit mask", "选择质数的幂")))]
#![cfg_attr(doc, doc(alias("CF850C Arpa and a game with Mojtaba")))]

use std::collections::{BTreeMap, HashMap};
use std::iter::successors;

/// For each prime its exponents in these numbers: bit `e` is set if a number has `e` of it.
pub fn components(numbers: &[u64]) -> BTreeMap<u64, u64> {
    let mut components = BTreeMap::new();
    for &number in numbers {
        assert!(number > 0, "a number must be positive");
        let mut exponents = BTreeMap::new();
        for p in prime_factors(number) {
            *exponents.entry(p).or_insert(0) += 1;
        }
        for (p, exponent) in exponents {
            *components.entry(p).or_insert(0) |= 1 << exponent;
        }
    }
    components
}

/// The Grundy value of a prime with these exponents.
pub fn grundy(exponents: u64) -> u64 {
    value(exponents, &mut HashMap::new())
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(numbers: &[u64]) -> bool {
    winning_moves(numbers).next().is_some()
}

/// All winning moves `(p, k)`: divide every number that `p^k` divides by it.
pub fn winning_moves(numbers: &[u64]) -> impl Iterator<Item = (u64, u32)> {
    let mut values = HashMap::new();
    let components = components(numbers);
    let xor = components.values().fold(0, |xor, &mask| xor ^ value(mask, &mut values));
    components.into_iter().flat_map(move |(p, mask)| {
        let target = xor ^ values[&mask];
        let options = options(mask).map(|(k, option)| (k, value(option, &mut values)));
        let winning = options.filter(|&(_, value)| value == target);
        winning.map(|(k, _)| (p, k)).collect::<Vec<_>>()
    })
}

/// The moves `k` and what they make of the exponents.
fn options(mask: u64) -> impl Iterator<Item = (u32, u64)> {
    let largest = 63 - (mask | 1).leading_zeros();
    (1..=largest).map(move |k| (k, (mask >> k | mask & ((1 << k) - 1)) & !1))
}

/// The mex of the options' values. A recursion at most 63 deep.
fn value(mask: u64, values: &mut HashMap<u64, u64>) -> u64 {
    if let Some(&known) = values.get(&mask) {
        return known;
    }
    let reached = options(mask).fold(0_u64, |set, (_, option)| set | 1 << value(option, values));
    let mex = u64::from(reached.trailing_ones());
    values.insert(mask, mex);
    mex
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
