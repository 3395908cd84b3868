//! Coprime game: subtract from one of several numbers a number coprime to it; whoever cannot move loses.
//!
//! An even number becomes odd, and so is worth 0. An odd one can become 0 or an even one, 1 (worth
//! 1), and every smaller prime than its least prime factor `p`, but no multiple of `p`: if `p`
//! divided the rest, it would divide what was subtracted. So it is worth the index of `p` (3 is the
//! second prime, worth 2). An option worth `v` is a multiple of the `v`-th prime by numbers that
//! have no smaller prime factor. Primes are counted without listing them, or in one table for many
//! numbers.
//!
//! ```
//! use nim_snippets::coprime_game::{grundy, winning_moves, wins};
//!
//! assert!(wins(&[9, 5])); // the second and the third prime
//! assert!(!wins(&[9, 3, 8]));
//! assert!(winning_moves(&[9, 5]).eq([(0, 5), (1, 3)]));
//! assert_eq!(grundy(1_000_000_007), 50_847_535);
//! ```
//!
//! - Time: `O(√√n)` to find the least prime factor `p`, and `O(p^¾)` for its index: 2.5 ms for a
//!   prime near 10^9, 60 ms near 10^11, 0.3 s near 10^12, 1.5 s near 10^13. Looking for moves takes
//!   some five times as much, and a few µs for each multiple of a prime that is tried: 0.4 s for
//!   all moves of 100003 and 10^11. Many numbers below 2^24 share one table of 10 bytes for each,
//!   0.3 s.
//! - Input: any numbers; 0 has no moves, and 1 can become 0. A least prime factor above 2^44
//!   panics.
//! - Source: folklore; the counting of primes: "Lucy_Hedgehog" in the forum of Project Euler 10;
//!   Codeforces 2004 E, "Not a Nim Problem", 2024.
//! - 日本語: 互いに素ゲーム: 一つの山から、その個数と互いに素な個数の石を取る。動けなければ負け。
//! - See also: [`divisor_games`](super::divisor_games) (subtract a divisor),
//!   [`subtraction_game`](super::subtraction_game) (a fixed set).

#![cfg_attr(doc, doc(alias("coprime", "互いに素", "互質", "relatively prime")))]
#![cfg_attr(doc, doc(alias("subtract a coprime number", "gcd 1", "count primes", "素数の個数")))]
#![cfg_attr(doc, doc(alias("CF2004E Not a Nim Problem")))]

use std::iter::successors;

/// The Grundy value of one number.
pub fn grundy(n: u64) -> u64 {
    let least = least_prime_factor(n);
    assert!(least <= 1 << 44, "the least prime factor {} is above 2^44", least);
    if least < 3 { least % 2 } else { count_primes(least) }
}

/// The Grundy values of `0..=n`.
pub fn grundy_values(n: usize) -> Vec<u64> {
    assert!(n as u64 >> 32 == 0, "a heap of {} is above the {} of the table", n, u32::MAX);
    let mut odd = vec![0_u32; n / 2 + 1]; // the value of 2i + 1 at i
    let mut index = 1;
    for i in 1..odd.len() {
        if odd[i] == 0 {
            index += 1;
            for multiple in (i..odd.len()).step_by(2 * i + 1) {
                odd[multiple] = if odd[multiple] == 0 { index } else { odd[multiple] };
            }
        }
    }
    odd[0] = 1;
    (0..=n).map(|x| if x % 2 == 0 { 0 } else { odd[x / 2].into() }).collect()
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(numbers: &[u64]) -> bool {
    values(numbers).iter().fold(0, |xor, value| xor ^ value) != 0
}

/// All winning moves `(i, left)`: number `i` becomes `left`.
pub fn winning_moves(numbers: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let values = values(numbers);
    let xor = values.iter().fold(0, |xor, value| xor ^ value);
    let numbers = if xor == 0 { &[] } else { numbers }; // a search of lost ones finds nothing
    numbers.iter().zip(values).enumerate().flat_map(move |(i, (&n, value))| {
        options_of_value(xor ^ value, n).map(move |left| (i, left))
    })
}

/// The values of all numbers, from one table if that is faster.
fn values(numbers: &[u64]) -> Vec<u64> {
    let max = numbers.iter().copied().max().unwrap_or(0);
    if max < 1 << 24 && max >> 14 < numbers.len() as u64 {
        let table = grundy_values(max as usize);
        return numbers.iter().map(|&n| table[n as usize]).collect();
    }
    numbers.iter().map(|&n| grundy(n)).collect()
}

/// What `n` can become that is worth `value`, ascending.
fn options_of_value(value: u64, n: u64) -> impl Iterator<Item = u64> {
    let (first, step) = match value {
        0 => (0, 2),
        1 => (1, u64::MAX),
        _ => nth_prime(value, n).filter(|p| n % p > 0).map_or((n, 1), |p| (p, 2 * p)),
    };
    let candidates = successors(Some(first), move |left: &u64| left.checked_add(step));
    candidates.take_while(move |&left| left < n).filter(move |&left| {
        let is_worth = value < 2 || left == first || least_prime_factor(left / first) >= first;
        is_worth && gcd(n.into(), left.into()) == 1
    })
}

/// The prime of this index from 2 on, counted from 1, if it is below `max`: by Newton's method to
/// less than 1000 primes below it, and these one by one.
fn nth_prime(index: u64, max: u64) -> Option<u64> {
    let mut near = (index as f64 * (index as f64).ln()).max(2.0) as u64; // below it
    while near / 2 < max {
        let missing = index as i64 - count_primes(near) as i64;
        if (1..1000).contains(&missing) {
            return (near + 1..max).filter(|&n| is_prime(n.into())).nth(missing as usize - 1);
        }
        near = (near as f64 + (missing - 500) as f64 * (near as f64).ln()) as u64;
    }
    None
}

/// As `(2..=n).filter(|&x| is_prime(x.into())).count() as u64` in `O(n^¾)`: sieves the odd numbers
/// from 3 on, but keeps only how many are left up to each `v <= √n`, and up to `n / i` for each `i`
/// that is left.
fn count_primes(n: u64) -> u64 {
    let root = (n as f64).sqrt() as usize;
    let nth = |i: usize| ((n as f64 / i as f64) as usize - 1) / 2; // the index of an odd v is v / 2
    let mut up_to: Vec<usize> = (0..(root + 1) / 2).collect();
    let mut left: Vec<(usize, usize)> = (1..=root).step_by(2).map(|i| (i, nth(i))).collect();
    while let Some(&(p, _)) = left.get(1).filter(|least| least.0 * least.0 <= root) {
        for k in 0..left.len() {
            let i = left[k].0 * p;
            left[k].1 -= 1 + if i <= root { left[up_to[i / 2]].1 } else { up_to[nth(i)] };
        }
        left.retain(|&(i, _)| i % p > 0);
        let cofactors = up_to[..=up_to.len() / p].to_vec();
        for (counts, cofactors) in up_to[p / 2..].chunks_mut(p).zip(cofactors) {
            for count in counts {
                *count -= 1 + cofactors;
            }
        }
        left[0].1 += 1; // counts the prime itself
    }
    // All that is left up to the root is prime, and stays.
    for smaller in 0..left.len() - 1 {
        let (p, count) = left[smaller + 1];
        left[0].1 -= count - smaller;
        let max = n as usize / (p * p);
        for (i, count) in left[smaller + 2..].iter_mut().take_while(|larger| larger.0 <= max) {
            *count -= up_to[nth(*i * p)] - smaller;
        }
    }
    left[0].1 as u64 + 1 // with 2
}

/// The least prime factor of a number above 1, and of others themselves.
fn least_prime_factor(n: u64) -> u64 {
    let small = (2..1024).take_while(|d| d * d <= n).find(|d| n % d == 0);
    let divisor = small.unwrap_or_else(|| find_divisor(n.into()) as u64);
    if divisor == n { n } else { least_prime_factor(divisor).min(least_prime_factor(n / divisor)) }
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
