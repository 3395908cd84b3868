//! Numbers of prime factors by Pollard's rho method.

use nim_snippets::divisor_games::Rule;
use nim_snippets::{divisor_games, equal_split};

use crate::harness::Bench;
use crate::input::numbers_below;

pub fn divisor_games(bench: &mut Bench) {
    for (task, end) in [
        ("`ProperDivisor`, 10 numbers of 10^12", 1_000_000_000_000),
        ("`ProperDivisor`, 10 numbers of 10^15", 1_000_000_000_000_000),
    ] {
        let numbers = numbers_below(end, 10);
        bench
            .row(task, || {
                let value = |&n: &u64| divisor_games::grundy(n, Rule::ProperDivisor);
                numbers.iter().map(value).collect::<Vec<_>>()
            })
            .best("rho", || numbers.iter().map(|&n| count(n)).collect())
            .time();
    }
}

pub fn equal_split(bench: &mut Bench) {
    let heaps = numbers_below(1_000_000_000_000, 10);
    bench
        .row("values of 10 heaps of 10^12", || {
            heaps.iter().map(|&heap| equal_split::grundy(heap, 1)).collect::<Vec<_>>()
        })
        .best("rho", || {
            let value = |&heap: &u64| match heap.trailing_zeros() {
                0 => count(heap),
                twos => count(heap >> twos) + 1,
            };
            heaps.iter().map(value).collect()
        })
        .time();
}

/// The number of prime factors with multiplicity.
fn count(n: u64) -> u64 {
    let mut rest = n;
    let mut count = 0;
    for p in [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37] {
        while rest.is_multiple_of(p) {
            rest /= p;
            count += 1;
        }
    }
    count + count_large(rest)
}

/// The same for a number without prime factors up to 37.
fn count_large(n: u64) -> u64 {
    match n {
        1 => 0,
        _ if n < 41 * 41 || is_prime(n) => 1,
        _ => {
            let factor = (1..).find_map(|step| rho(n, step)).expect("a factor");
            count_large(factor) + count_large(n / factor)
        }
    }
}

fn mul(a: u64, b: u64, n: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(n)) as u64
}

fn pow(base: u64, exponent: u64, n: u64) -> u64 {
    (0..64 - exponent.leading_zeros()).rev().fold(1, |power, bit| {
        let square = mul(power, power, n);
        if exponent >> bit & 1 == 1 { mul(square, base, n) } else { square }
    })
}

/// Miller and Rabin's test of an odd number above 37. Below 2^64 the first twelve primes suffice as
/// witnesses.
fn is_prime(n: u64) -> bool {
    let twos = (n - 1).trailing_zeros();
    [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].into_iter().all(|base| {
        let mut power = pow(base, (n - 1) >> twos, n);
        power == 1
            || (0..twos).any(|_| {
                let is_minus_one = power == n - 1;
                power = mul(power, power, n);
                is_minus_one
            })
    })
}

/// A proper factor, if the sequence of `x * x + step` has one. A hundred differences are multiplied,
/// so that they share one greatest common divisor.
fn rho(n: u64, step: u64) -> Option<u64> {
    let next = |x| (mul(x, x, n) + step) % n;
    let (mut x, mut y, mut product) = (2, 2, 1);
    loop {
        let start = (x, y);
        for _ in 0..100 {
            x = next(x);
            y = next(next(y));
            product = mul(product, x.abs_diff(y), n);
        }
        match gcd(product, n) {
            1 => continue,
            factor if factor < n => return Some(factor),
            _ => {}
        }
        (x, y) = start;
        loop {
            x = next(x);
            y = next(next(y));
            match gcd(x.abs_diff(y), n) {
                1 => continue,
                factor => return Some(factor).filter(|&factor| factor < n),
            }
        }
    }
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}
