//! Formulas: what a table can be without being that of a game here.

use super::evidence::{Line, cell_bits};
use super::{Guess, bits};
use crate::periodicity;

/// A function of `n`, and of `k` where its text names it.
struct Form {
    name: &'static str,
    value: fn(u64, u64) -> u64,
}

const fn form(name: &'static str, value: fn(u64, u64) -> u64) -> Form {
    Form { name, value }
}

/// How far `k` is tried.
const LARGEST: u64 = 40;

const FORMS: &[Form] = &[
    form("n", |n, _| n),
    form("n % 2", |n, _| n % 2),
    form("n & n.wrapping_neg(), the lowest bit", |n, _| n & n.wrapping_neg()),
    form("n.trailing_zeros()", |n, _| if n == 0 { 0 } else { n.trailing_zeros().into() }),
    form("n.trailing_ones()", |n, _| n.trailing_ones().into()),
    form("1 << n.ilog2(), the highest bit", |n, _| n.checked_ilog2().map_or(0, |bit| 1 << bit)),
    form("64 - n.leading_zeros(), the number of bits", |n, _| (64 - n.leading_zeros()).into()),
    form("n.count_ones()", |n, _| n.count_ones().into()),
    form("n.count_ones() % 2", |n, _| (n.count_ones() % 2).into()),
    form("n ^ n >> 1, the Gray code", |n, _| n ^ n >> 1),
    form("n.isqrt()", |n, _| n.isqrt()),
    form("the largest k with k(k + 1)/2 <= n", |n, _| ((8 * n + 1).isqrt() - 1) / 2),
    form("the number of prime factors of n", |n, _| prime_factors(n).len() as u64),
    form("the number of distinct prime factors of n", |n, _| {
        let mut factors = prime_factors(n);
        factors.dedup();
        factors.len() as u64
    }),
    form("the number of divisors of n", |n, _| (1..=n).filter(|d| n % d == 0).count() as u64),
    form("the least prime factor of n", |n, _| prime_factors(n).first().copied().unwrap_or(n)),
    form("⌊nφ⌋", |n, _| (n + (5 * n * n).isqrt()) / 2),
    form("⌊nφ²⌋", |n, _| n + (n + (5 * n * n).isqrt()) / 2),
    form("⌊n√2⌋", |n, _| (2 * n * n).isqrt()),
    form("⌊n(2 + √2)⌋", |n, _| 2 * n + (2 * n * n).isqrt()),
    form("0 for squares, else 1", |n, _| u64::from(n.isqrt().pow(2) != n)),
    form("0 for triangular numbers, else 1", |n, _| {
        u64::from((8 * n + 1).isqrt().pow(2) != 8 * n + 1)
    }),
    form("0 for primes, else 1", |n, _| u64::from(prime_factors(n).len() != 1)),
    form("0 for Fibonacci numbers, else 1", |n, _| {
        let is_square = |x: u64| x.isqrt().pow(2) == x;
        u64::from(!is_square(5 * n * n + 4) && (n == 0 || !is_square(5 * n * n - 4)))
    }),
    form("0 for ⌊mφ⌋, else 1", |n, _| {
        u64::from(!(0..=n).any(|m| (m + (5 * m * m).isqrt()) / 2 == n))
    }),
    form("n.trailing_zeros() % 2", |n, _| u64::from(n > 0 && n.trailing_zeros() % 2 == 1)),
    form("n % k", |n, k| n % k),
    form("n / k", |n, k| n / k),
    form("how often k divides n", |n, k| valuation(n, k).0),
    form("how often k divides n, modulo 2", |n, k| valuation(n, k).0 % 2),
    form("the largest power of k that divides n", |n, k| valuation(n, k).1),
    form("the sum of the digits of n in base k", |n, k| digits(n, k).iter().sum()),
    form("the sum of the digits of n in base k, modulo 2", |n, k| {
        digits(n, k).iter().sum::<u64>() % 2
    }),
    form("the sum of the digits of n in base k, modulo k", |n, k| {
        digits(n, k).iter().sum::<u64>() % k
    }),
    form("the number of digits of n in base k", |n, k| digits(n, k).len() as u64),
    form("the last digit of n in base k that is not 0", |n, k| {
        digits(n, k).into_iter().find(|&digit| digit > 0).unwrap_or(0)
    }),
    form("0 for powers of k, else 1", |n, k| u64::from(n == 0 || valuation(n, k).1 != n)),
    form("n ^ n / k", |n, k| n ^ (n / k)),
    form("n * k", |n, k| n * k),
];

fn prime_factors(mut n: u64) -> Vec<u64> {
    let mut factors = Vec::new();
    let mut d = 2;
    while n > 1 {
        if d * d > n {
            d = n;
        }
        while n.is_multiple_of(d) {
            factors.push(d);
            n /= d;
        }
        d += 1;
    }
    factors
}

/// How often `k` divides `n`, and the power of `k` that this makes.
fn valuation(n: u64, k: u64) -> (u64, u64) {
    let powers = std::iter::successors(Some(k), |power| power.checked_mul(k));
    let dividing: Vec<u64> = powers.take_while(|power| n > 0 && n.is_multiple_of(*power)).collect();
    (dividing.len() as u64, if n == 0 { 0 } else { dividing.last().copied().unwrap_or(1) })
}

/// The digits in base `k`, the last one first.
fn digits(n: u64, k: u64) -> Vec<u64> {
    let rests = std::iter::successors(Some(n), |rest| Some(rest / k));
    rests.take_while(|&rest| rest > 0).map(|rest| rest % k).collect()
}

/// How far the future is compared.
const FUTURE: usize = 40;

pub fn guesses(line: &Line) -> Vec<Guess> {
    let share = (FORMS.len() as f64).log2() + 1.0; // half of all for the games
    let mut guesses: Vec<Guess> = period(line).into_iter().collect();
    for form in FORMS {
        let last = if form.name.contains(['k']) && !form.name.contains("largest k with") {
            LARGEST
        } else {
            2
        };
        guesses.extend((2..=last).find_map(|k| guess(line, form, k, share)));
    }
    guesses
}

fn guess(line: &Line, form: &Form, k: u64, share: f64) -> Option<Guess> {
    let named = form.name.contains('k') && !form.name.contains("largest k with");
    let bits_of_k = if named { bits(k - 1) } else { 0.0 };
    let starts = [(0, 1.0), (1, 1.0)];
    let starts = starts.iter().filter(|(start, _)| line.first.is_none_or(|first| first == *start));
    let turned: &[bool] = if line.outcomes { &[false, true] } else { &[false] };
    for &(start, start_bits) in starts {
        for &turn in turned {
            let value = |n: u64| {
                let value = (form.value)(n, k);
                if line.outcomes { u64::from((value > 0) != turn) } else { value }
            };
            let length = line.cells.len() as u64;
            let given = line.cells.iter().zip(start..);
            // The formulas say nothing of 0 that could be wrong.
            let wrong = |(cell, n): (&Option<u64>, u64)| cell.is_some_and(|cell| cell != value(n));
            let mut free = 0;
            if given.clone().enumerate().any(|(i, pair)| {
                let is_wrong = wrong(pair);
                free += usize::from(is_wrong && i == 0 && start == 0);
                is_wrong && (i > 0 || start > 0)
            }) {
                continue;
            }
            let future = (start..start + length + FUTURE as u64).map(|n| Some(value(n)));
            let mut future: Vec<Option<u64>> = future.collect();
            for (said, cell) in future.iter_mut().zip(&line.cells) {
                *said = cell.or(*said);
            }
            let base = start.checked_sub(line.first.unwrap_or(0)).filter(|&shift| shift > 0);
            let about = base
                .map_or(String::new(), |_| format!(", where the first value is that of {start}"));
            let with = if named { format!(" with k = {k}") } else { String::new() };
            let not = if turn { ", won where this is 0" } else { "" };
            return Some(Guess {
                name: format!("{}{with}{not}{about}", form.name),
                call: "a formula".to_owned(),
                bits: share
                    + bits_of_k
                    + start_bits
                    + f64::from(u8::from(line.outcomes))
                    + free as f64 * cell_bits(line.cells.iter()),
                free,
                future,
            });
        }
    }
    None
}

/// A repetition, with a saltus or without.
fn period(line: &Line) -> Option<Guess> {
    let values: Vec<u64> = line.cells.iter().copied().collect::<Option<_>>()?;
    let found = periodicity::find(&values)?;
    let free = (found.start + found.length) as usize;
    if line.outcomes && found.saltus > 0 {
        return None;
    }
    let future =
        (0..values.len() + FUTURE).map(|n| u64::try_from(found.value(&values, n as u64)).ok());
    let saltus = match found.saltus {
        0 => String::new(),
        saltus => format!(", each {saltus} higher"),
    };
    let from = match found.start {
        0 => String::new(),
        preperiod => format!(", after {preperiod} others"),
    };
    Some(Guess {
        name: format!("period {}{saltus}{from}", found.length),
        call: "periodicity::find(&values)".to_owned(),
        bits: 3.0
            + bits(found.length)
            + bits(found.start + 1)
            + bits(found.saltus + 1)
            + free as f64 * cell_bits(line.cells.iter()),
        free,
        future: future.collect(),
    })
}
