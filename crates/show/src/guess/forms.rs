//! Formulas: what a table can be without being that of a game here.

use crate::guess::evidence::{Line, cell_bits};
use crate::guess::hypothesis::{Guess, bits};
use nim_snippets::periodicity;

/// A formula of `n`.
#[derive(Clone, Copy)]
enum Value {
    Of(fn(u64) -> u64),
    /// And of `k`.
    With(fn(u64, u64) -> u64),
}

type Form = (&'static str, Value);

const fn of(name: &'static str, value: fn(u64) -> u64) -> Form {
    (name, Value::Of(value))
}

const fn with(name: &'static str, value: fn(u64, u64) -> u64) -> Form {
    (name, Value::With(value))
}

/// How far `k` is tried.
const LARGEST: u64 = 40;

const FORMS: &[Form] = &[
    of("n", |n| n),
    of("n % 2", |n| n % 2),
    of("n & n.wrapping_neg(), the lowest bit", |n| n & n.wrapping_neg()),
    of("n.trailing_zeros()", |n| if n == 0 { 0 } else { n.trailing_zeros().into() }),
    of("n.trailing_ones()", |n| n.trailing_ones().into()),
    of("1 << n.ilog2(), the highest bit", |n| n.checked_ilog2().map_or(0, |bit| 1 << bit)),
    of("64 - n.leading_zeros(), the number of bits", |n| (64 - n.leading_zeros()).into()),
    of("n.count_ones()", |n| n.count_ones().into()),
    of("n.count_ones() % 2", |n| (n.count_ones() % 2).into()),
    of("n ^ n >> 1, the Gray code", |n| n ^ n >> 1),
    of("n.isqrt()", |n| n.isqrt()),
    of("the largest k with k(k + 1)/2 <= n", |n| ((8 * n + 1).isqrt() - 1) / 2),
    of("the number of prime factors of n", |n| prime_factors(n).len() as u64),
    of("the number of distinct prime factors of n", |n| {
        let mut factors = prime_factors(n);
        factors.dedup();
        factors.len() as u64
    }),
    of("the number of divisors of n", |n| (1..=n).filter(|d| n % d == 0).count() as u64),
    of("the least prime factor of n", |n| prime_factors(n).first().copied().unwrap_or(n)),
    of("⌊nφ⌋", |n| (n + (5 * n * n).isqrt()) / 2),
    of("⌊nφ²⌋", |n| n + (n + (5 * n * n).isqrt()) / 2),
    of("⌊n√2⌋", |n| (2 * n * n).isqrt()),
    of("⌊n(2 + √2)⌋", |n| 2 * n + (2 * n * n).isqrt()),
    of("0 for squares, else 1", |n| u64::from(n.isqrt().pow(2) != n)),
    of("0 for triangular numbers, else 1", |n| u64::from((8 * n + 1).isqrt().pow(2) != 8 * n + 1)),
    of("0 for primes, else 1", |n| u64::from(prime_factors(n).len() != 1)),
    of("0 for Fibonacci numbers, else 1", |n| {
        let is_square = |x: u64| x.isqrt().pow(2) == x;
        u64::from(!is_square(5 * n * n + 4) && (n == 0 || !is_square(5 * n * n - 4)))
    }),
    of("0 for ⌊mφ⌋, else 1", |n| {
        u64::from(!(0..=n).any(|m| (m + (5 * m * m).isqrt()) / 2 == n))
    }),
    of("n.trailing_zeros() % 2", |n| u64::from(n > 0 && n.trailing_zeros() % 2 == 1)),
    with("n % k", |n, k| n % k),
    with("n / k", |n, k| n / k),
    with("how often k divides n", |n, k| valuation(n, k).0),
    with("how often k divides n, modulo 2", |n, k| valuation(n, k).0 % 2),
    with("the largest power of k that divides n", |n, k| valuation(n, k).1),
    with("the sum of the digits of n in base k", |n, k| digits(n, k).iter().sum()),
    with("the sum of the digits of n in base k, modulo 2", |n, k| {
        digits(n, k).iter().sum::<u64>() % 2
    }),
    with("the sum of the digits of n in base k, modulo k", |n, k| {
        digits(n, k).iter().sum::<u64>() % k
    }),
    with("the number of digits of n in base k", |n, k| digits(n, k).len() as u64),
    with("the number of digits of n in base k, modulo 2", |n, k| digits(n, k).len() as u64 % 2),
    with("the last digit of n in base k that is not 0", |n, k| {
        digits(n, k).into_iter().find(|&digit| digit > 0).unwrap_or(0)
    }),
    with("0 for powers of k, else 1", |n, k| u64::from(n == 0 || valuation(n, k).1 != n)),
    with("n ^ n / k", |n, k| n ^ (n / k)),
    with("n * k", |n, k| n * k),
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
    let guess_form = |&(name, value): &Form| match value {
        Value::Of(value) => guess(line, name, share, value),
        Value::With(value) => (2..=LARGEST).find_map(|k| {
            let name = format!("{name} with k = {k}");
            guess(line, &name, share + bits(k - 1), |n| value(n, k))
        }),
    };
    period(line).into_iter().chain(FORMS.iter().filter_map(guess_form)).collect()
}

/// A formula, the line beginning with 0 or with 1.
fn guess(line: &Line, name: &str, bits: f64, value: impl Fn(u64) -> u64) -> Option<Guess> {
    let starts = [0, 1].into_iter().filter(|&start| line.first.is_none_or(|first| first == start));
    let turned: &[bool] = if line.outcomes { &[false, true] } else { &[false] };
    starts.flat_map(|start| turned.iter().map(move |&turn| (start, turn))).find_map(
        |(start, turn)| {
            let said = |n: u64| {
                let value = value(n);
                if line.outcomes { u64::from((value > 0) != turn) } else { value }
            };
            let (free, future) = foretold(line, start, said)?;
            let not = if turn { ", won where this is 0" } else { "" };
            let is_shifted = start > line.first.unwrap_or(0);
            let about = if is_shifted { ", where the first value is that of 1" } else { "" };
            let bits = bits + 1.0 + f64::from(u8::from(line.outcomes));
            let name = format!("{name}{not}{about}");
            let bits = bits + free as f64 * cell_bits(line.cells.iter());
            Some(Guess { name, call: "a formula".to_owned(), bits, free, future })
        },
    )
}

/// What a formula says of a line from `start` on, and how many cells differ: none but that of 0,
/// of which the formulas say nothing that could be wrong.
fn foretold(
    line: &Line,
    start: u64,
    said: impl Fn(u64) -> u64,
) -> Option<(usize, Vec<Option<u64>>)> {
    let is_wrong = |(cell, n): &(&Option<u64>, u64)| cell.is_some_and(|cell| cell != said(*n));
    let wrong: Vec<u64> = line.cells.iter().zip(start..).filter(is_wrong).map(|it| it.1).collect();
    if wrong.iter().any(|&n| n > 0) {
        return None;
    }
    let cells = line.cells.iter().copied().chain(std::iter::repeat_n(None, FUTURE));
    let future = cells.zip(start..).map(|(cell, n)| Some(cell.unwrap_or_else(|| said(n))));
    Some((wrong.len(), future.collect()))
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
