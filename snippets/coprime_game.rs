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
//! - Time: `O(√n)` to find the least prime factor `p`, and `O(p^¾)` for its index: 5 ms for a prime
//!   near 10^9, 0.1 s near 10^11, 0.6 s near 10^12. Looking for moves takes up to 40 times as much.
//!   Many numbers below 2^24 share one table of 10 bytes for each, 0.3 s.
//! - Input: any numbers; 0 has no moves, and 1 can become 0. A least prime factor above 2^44
//!   panics.
//! - Source: folklore; the counting of primes: "Lucy_Hedgehog" in the forum of Project Euler 10;
//!   Codeforces 2004 E, "Not a Nim Problem", 2024.
//! - 日本語: 互いに素ゲーム: 一つの山から、その個数と互いに素な個数の石を取る。動けなければ負け。
//! - See also: `divisor_games` (subtract a divisor), `subtraction_game` (a fixed set).

#![cfg_attr(doc, doc(alias("coprime", "互いに素", "互質", "relatively prime")))]
#![cfg_attr(doc, doc(alias("subtract a coprime number", "gcd 1", "count primes", "素数の個数")))]
#![cfg_attr(doc, doc(alias("CF2004E Not a Nim Problem")))]

/// The Grundy value of one number.
pub fn grundy(n: u64) -> u64 {
    match n {
        1 => 1,
        _ if n % 2 == 0 => 0,
        _ => count_primes(least_prime_factor(n)),
    }
}

/// The Grundy values of `0..=n`.
pub fn grundy_values(n: usize) -> Vec<u64> {
    let mut odd = vec![0_u32; n / 2 + 1]; // the value of 2i + 1 at i
    let mut index = 1;
    for i in 1..odd.len() {
        if odd[i] == 0 {
            index += 1;
            odd[i] = index;
            let p = 2 * i + 1;
            for multiple in (p.saturating_mul(p) / 2..odd.len()).step_by(p) {
                if odd[multiple] == 0 {
                    odd[multiple] = index;
                }
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
    let candidates = std::iter::successors(Some(first), move |left| left.checked_add(step));
    let candidates = candidates.take_while(move |&left| left < n);
    let is_worth_it = move |left| value < 2 || least_prime_factor(left) == first;
    candidates.filter(move |&left| gcd(n, left) == 1 && is_worth_it(left))
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn least_prime_factor(n: u64) -> u64 {
    let mut odd = (3..).step_by(2).take_while(|&p| p <= n / p);
    if n % 2 == 0 { 2 } else { odd.find(|p| n % p == 0).unwrap_or(n) }
}

/// The prime of this index, counted from 1, if it is below `max`.
fn nth_prime(index: u64, max: u64) -> Option<u64> {
    let enough = index.saturating_mul(u64::from(65 - index.leading_zeros())); // by p < i * log2(i)
    let mut below = 1; // has fewer primes up to it
    for step in (0..63).rev().map(|bit| 1 << bit) {
        let further = below + step;
        if further < max.min(enough) && count_primes(further) < index {
            below = further;
        }
    }
    Some(below + 1).filter(|&prime| prime < max)
}

/// As `(2..=n).filter(|&x| least_prime_factor(x) == x).count() as u64` in `O(n^¾)`: sieves the odd
/// numbers, but keeps only how many are left up to each `v <= √n` and up to each `n / i`.
fn count_primes(n: u64) -> u64 {
    assert!(n <= 1 << 44, "the least prime factor {} is above 2^44", n);
    let root = (n as f64).sqrt() as u64;
    let half = |x: u64| (x as usize - 1) / 2; // the index of an odd x, or of the next one below
    let mut up_to: Vec<u64> = (0..=half(root) as u64).collect();
    let mut up_to_nth: Vec<u64> = (1..=root).step_by(2).map(|i| (n / i - 1) / 2).collect();
    for p in (3..=root).step_by(2) {
        let smaller = up_to[half(p) - 1];
        if up_to[half(p)] == smaller {
            continue;
        }
        for i in (1..=root.min(n / p / p)).step_by(2) {
            let nth = i * p;
            let left = if nth <= root { up_to_nth[half(nth)] } else { up_to[half(n / nth)] };
            up_to_nth[half(i)] -= left - smaller;
        }
        for j in (half(p * p)..up_to.len()).rev() {
            up_to[j] -= up_to[half((2 * j as u64 + 1) / p)] - smaller;
        }
    }
    up_to_nth[0] + 1 // with 2
}
