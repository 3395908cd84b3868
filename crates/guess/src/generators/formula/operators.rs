//! The operators, in one table: a line adds an operator.

use crate::generators::arithmetic::{
    digits, divisors, golden, is_fibonacci, is_golden, is_power_of, is_prime, is_square,
    prime_factors, valuation, zeckendorf,
};
use nim_snippets::nimber;

/// The second operand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Second {
    None,
    /// A constant from the first of these to the last.
    Constant(u64, u64),
    /// Any number. Does the order matter?
    Any {
        turns: bool,
    },
}

pub struct Operator {
    /// Its text for readers, with `$` and `@`.
    pub name: &'static str,
    pub code: &'static str,
    pub bits: f64,
    pub second: Second,
    /// Is the result a truth?
    pub is_truth: bool,
    of: Of,
}

#[derive(Clone, Copy)]
enum Of {
    One(One),
    Two(Two),
    Is(Is),
}

type One = fn(u64) -> Option<u64>;
type Two = fn(u64, u64) -> Option<u64>;
type Is = fn(u64) -> Option<bool>;

impl Operator {
    pub fn of(&self, a: u64, b: u64) -> Option<u64> {
        match self.of {
            Of::One(of) => of(a),
            Of::Two(of) => of(a, b),
            Of::Is(of) => of(a).map(u64::from),
        }
    }
}

const fn one(name: &'static str, code: &'static str, bits: f64, of: One) -> Operator {
    Operator { name, code, bits, second: Second::None, is_truth: false, of: Of::One(of) }
}

/// An operator with a constant of at least this size.
const fn with(name: &'static str, code: &'static str, bits: f64, least: u64, of: Two) -> Operator {
    let second = Second::Constant(least, 60);
    Operator { name, code, bits, second, is_truth: false, of: Of::Two(of) }
}

const fn two(name: &'static str, bits: f64, turns: bool, of: Two) -> Operator {
    let second = Second::Any { turns };
    Operator { name, code: name, bits, second, is_truth: false, of: Of::Two(of) }
}

/// Numbers of a class.
const fn class(name: &'static str, code: &'static str, bits: f64, of: Is) -> Operator {
    Operator { name, code, bits, second: Second::None, is_truth: true, of: Of::Is(of) }
}

/// Marks the result as a truth.
const fn truth(operator: Operator) -> Operator {
    Operator { is_truth: true, ..operator }
}

pub static OPERATORS: &[Operator] = &[
    // With a constant.
    with("$ % @", "$ % @", 1.0, 2, |n, k| Some(n % k)),
    with("$ / @", "$ / @", 2.0, 2, |n, k| Some(n / k)),
    with("@ * $", "@ * $", 3.0, 2, |n, k| n.checked_mul(k)),
    one("$ + 1", "$ + 1", 2.5, |n| n.checked_add(1)),
    one("$ - 1", "$.saturating_sub(1)", 3.5, |n| Some(n.saturating_sub(1))),
    with("how often @ divides $", TIMES, 3.0, 2, |n, k| Some(valuation(n, k))),
    with("the sum of the digits of $ in base @", SUM, 4.0, 2, |n, k| {
        Some(digits(n, k).iter().sum())
    }),
    with("the number of digits of $ in base @", LENGTH, 4.0, 2, |n, k| {
        Some(digits(n, k).len() as u64)
    }),
    with("the first digit of $ in base @", FIRST, 5.0, 2, |n, k| {
        Some(digits(n, k).last().copied().unwrap_or(0))
    }),
    with("the last digit of $ in base @ that is not 0", LAST, 5.0, 2, |n, k| {
        Some(digits(n, k).into_iter().find(|&digit| digit > 0).unwrap_or(0))
    }),
    with("the largest digit of $ in base @", LARGEST, 5.0, 2, |n, k| {
        Some(digits(n, k).into_iter().max().unwrap_or(0))
    }),
    // Two numbers.
    two("$ + @", 3.0, false, u64::checked_add),
    two("$ ^ @", 3.0, false, |a, b| Some(a ^ b)),
    two("$.abs_diff(@)", 3.0, false, |a, b| Some(a.abs_diff(b))),
    two("$ * @", 4.0, false, u64::checked_mul),
    two("$ & @", 4.0, false, |a, b| Some(a & b)),
    two("$ | @", 4.0, false, |a, b| Some(a | b)),
    two("$ % (@ + 1)", 4.0, true, |a, b| Some(a % b.checked_add(1)?)),
    two("$ / (@ + 1)", 5.0, true, |a, b| Some(a / b.checked_add(1)?)),
    two("$.checked_rem(@).unwrap_or(0)", 4.0, true, |a, b| Some(a.checked_rem(b).unwrap_or(0))),
    two("$.checked_div(@).unwrap_or(0)", 4.0, true, |a, b| Some(a.checked_div(b).unwrap_or(0))),
    two("$.saturating_sub(@)", 3.5, true, |a, b| Some(a.saturating_sub(b))),
    two("$.min(@)", 4.0, false, |a, b| Some(a.min(b))),
    two("$.max(@)", 4.0, false, |a, b| Some(a.max(b))),
    // Bits.
    one("$.trailing_zeros() as u64", "$.trailing_zeros() as u64", 4.0, |n| {
        Some(n.trailing_zeros().into())
    }),
    one("$.trailing_ones() as u64", "$.trailing_ones() as u64", 5.0, |n| {
        Some(n.trailing_ones().into())
    }),
    one("$.count_ones() as u64", "$.count_ones() as u64", 4.0, |n| Some(n.count_ones().into())),
    one("the number of bits of $", "(64 - $.leading_zeros()) as u64", 4.0, |n| {
        Some((64 - n.leading_zeros()).into())
    }),
    one("the lowest bit of $", "$ & $.wrapping_neg()", 5.0, |n| Some(n & n.wrapping_neg())),
    one("the highest bit of $", "($ + 1).next_power_of_two() / 2", 5.0, |n| {
        Some(n.checked_add(1)?.checked_next_power_of_two()? / 2)
    }),
    one("$ without its highest bit", "$ - ($ + 1).next_power_of_two() / 2", 5.0, |n| {
        Some(n - n.checked_add(1)?.checked_next_power_of_two()? / 2)
    }),
    one("$ & $ / 2", "$ & $ >> 1", 5.0, |n| Some(n & n >> 1)),
    one("the Gray code of $", "$ ^ $ >> 1", 6.0, |n| Some(n ^ n >> 1)),
    one("the number of binary zeros of $", ZEROS, 6.0, |n| {
        Some((64 - n.leading_zeros() - n.count_ones()).into())
    }),
    // Arithmetic.
    one("$.isqrt()", "$.isqrt()", 5.0, |n| Some(n.isqrt())),
    one("$ less the largest square", "$ - $.isqrt().pow(2)", 6.0, |n| Some(n - n.isqrt().pow(2))),
    one("$ choose 2", "$ * $.saturating_sub(1) / 2", 6.0, |n| {
        Some(n.checked_mul(n.saturating_sub(1))? / 2)
    }),
    one("the largest k with k(k + 1)/2 <= $", "((8 * $ + 1).isqrt() - 1) / 2", 6.0, triangle),
    one("$ less the largest triangular number", LESS_TRIANGULAR, 6.0, |n| {
        let k = triangle(n)?;
        Some(n - k * (k + 1) / 2)
    }),
    one("the number of Fibonacci numbers that add up to $", ZECKENDORF, 6.0, |n| {
        Some(zeckendorf(n)?.len() as u64)
    }),
    one("the least of the Fibonacci numbers that add up to $", LEAST_PART, 6.0, |n| {
        Some(zeckendorf(n)?.last().copied().unwrap_or(0))
    }),
    one("$ less the largest Fibonacci number", LESS_FIBONACCI, 6.0, |n| {
        Some(n - zeckendorf(n)?.first().copied().unwrap_or(0))
    }),
    one("the number of divisors of $", DIVISORS, 5.0, divisors),
    one("the number of prime factors of $", OMEGA, 5.0, |n| Some(prime_factors(n)?.len() as u64)),
    one("the number of distinct prime factors of $", DISTINCT, 6.0, |n| {
        let mut factors = prime_factors(n)?;
        factors.dedup();
        Some(factors.len() as u64)
    }),
    one("the least prime factor of $", LEAST, 5.0, |n| {
        Some(prime_factors(n)?.first().copied().unwrap_or(n))
    }),
    one("the largest prime factor of $", LARGEST_PRIME, 6.0, |n| {
        Some(prime_factors(n)?.last().copied().unwrap_or(n))
    }),
    one("the index of the least prime factor of $", INDEX, 7.0, |n| {
        let Some(&least) = prime_factors(n)?.first() else { return Some(0) };
        (least <= 5000).then(|| (2..=least).filter(|&p| is_prime(p) == Some(true)).count() as u64)
    }),
    one("⌊$φ⌋", "($ + (5 * $ * $).isqrt()) / 2", 6.0, golden),
    one("⌊$φ²⌋", "$ + ($ + (5 * $ * $).isqrt()) / 2", 7.0, |n| Some(n + golden(n)?)),
    one("⌊$√2⌋", "(2 * $ * $).isqrt()", 7.0, |n| {
        Some(n.checked_mul(n)?.checked_mul(2)?.isqrt())
    }),
    two("nimber::mul($, @)", 7.0, false, |a, b| Some(nimber::mul(a, b))),
    // Truths.
    truth(with("$ % @ == 0", "$ % @ == 0", 2.5, 2, |n, k| Some((n % k == 0).into()))),
    truth(with("$ / @ % 2 == 1", "$ / @ % 2 == 1", 3.0, 2, |n, k| Some(n / k % 2))),
    truth(with("$ == @", "$ == @", 2.0, 0, |n, k| Some((n == k).into()))),
    truth(with("$ > @", "$ > @", 2.0, 1, |n, k| Some((n > k).into()))),
    truth(one("$ == 1", "$ == 1", 1.0, |n| (n < 2).then_some(n))),
    truth(two("$ == @", 3.5, false, |a, b| Some((a == b).into()))),
    truth(two("$ > @", 3.5, true, |a, b| Some((a > b).into()))),
    truth(two("$ / 2 >= @", 4.5, true, |a, b| Some((a / 2 >= b).into()))),
    truth(two("$ % (@ + 1) == 0", 5.5, true, |a, b| Some((a % b.checked_add(1)? == 0).into()))),
    truth(two("$.abs_diff(@) <= 1", 5.5, false, |a, b| Some((a.abs_diff(b) <= 1).into()))),
    class("$ is a power of 2", "$.is_power_of_two()", 5.0, |n| Some(n.is_power_of_two())),
    class("$ is a prime", PRIME, 5.0, is_prime),
    class("$ is a square", "$.isqrt().pow(2) == $", 5.0, |n| Some(is_square(n))),
    class("$ is a Fibonacci number", FIBONACCI, 6.0, |n| Some(is_fibonacci(n))),
    class("$ is a triangular number", "(8 * $ + 1).isqrt().pow(2) == 8 * $ + 1", 6.5, |n| {
        Some(is_square(n.checked_mul(8)?.checked_add(1)?))
    }),
    class("$ is twice a prime", TWICE_PRIME, 6.5, |n| Some(n % 2 == 0 && is_prime(n / 2)?)),
    class("$ is one less than a power of 2", "($ + 1).is_power_of_two()", 6.5, |n| {
        Some(n.checked_add(1)?.is_power_of_two())
    }),
    class("$ is a power of a prime", PRIME_POWER, 7.5, |n| {
        let mut factors = prime_factors(n)?;
        factors.dedup();
        Some(factors.len() == 1)
    }),
    class("$ is a power of 3", POWER_OF_3, 7.5, |n| Some(is_power_of(n, 3))),
    class("$ is one more than a power of 2", "$ > 1 && ($ - 1).is_power_of_two()", 7.5, |n| {
        Some(n > 1 && (n - 1).is_power_of_two())
    }),
    class("$ is a power of 4", POWER_OF_4, 7.5, |n| Some(is_power_of(n, 4))),
    class("$ is ⌊mφ⌋ for some m", GOLDEN, 7.5, is_golden),
    class("$ is square-free", SQUARE_FREE, 7.5, |n| {
        Some(n > 0 && prime_factors(n)?.windows(2).all(|pair| pair[0] != pair[1]))
    }),
    class("$ is twice a square", "$ % 2 == 0 && ($ / 2).isqrt().pow(2) == $ / 2", 8.5, |n| {
        Some(n % 2 == 0 && is_square(n / 2))
    }),
];

fn triangle(n: u64) -> Option<u64> {
    Some((n.checked_mul(8)?.checked_add(1)?.isqrt() - 1) / 2)
}

const ZECKENDORF: &str = "{ let (mut m, mut count) = ($, 0_u64); \
    while m > 0 { let (mut a, mut b) = (1, 2); while b <= m { b += a; a = b - a; } \
    m -= a; count += 1; } count }";
const LEAST_PART: &str = "{ let (mut m, mut least) = ($, 0_u64); \
    while m > 0 { let (mut a, mut b) = (1, 2); while b <= m { b += a; a = b - a; } \
    m -= a; least = a; } least }";
const LESS_FIBONACCI: &str =
    "{ let (mut a, mut b) = (1, 2); while b <= $ { b += a; a = b - a; } $ - a.min($) }";
const LESS_TRIANGULAR: &str = "{ let k = ((8 * $ + 1).isqrt() - 1) / 2; $ - k * (k + 1) / 2 }";
const LARGEST_PRIME: &str = "{ let (mut m, mut d) = ($, 2); \
    while d * d <= m { if m % d == 0 { m /= d; } else { d += 1; } } m }";
const OMEGA: &str = "{ let (mut m, mut count) = ($, 0); \
    for d in (2..).take_while(|d| d * d <= $) { while m % d == 0 { m /= d; count += 1; } } \
    count + u64::from(m > 1) }";
const DISTINCT: &str = "{ let (mut m, mut count) = ($, 0); \
    for d in (2..).take_while(|d| d * d <= $) { \
    if m % d == 0 { count += 1; } while m % d == 0 { m /= d; } } \
    count + u64::from(m > 1) }";
const DIVISORS: &str = "(1..).take_while(|d| d * d <= $)\
    .map(|d| if $ % d > 0 { 0 } else if d * d == $ { 1 } else { 2 }).sum::<u64>()";
const LEAST: &str = "(2..).take_while(|d| d * d <= $).find(|d| $ % d == 0).unwrap_or($)";
const INDEX: &str = "{ let least = (2..).take_while(|d| d * d <= $).find(|d| $ % d == 0).unwrap_or($); \
    (2..=least).filter(|&p: &u64| (2..p).take_while(|d| d * d <= p).all(|d| p % d > 0)).count() as u64 }";
const TIMES: &str = "{ let (mut m, mut times) = ($, 0_u64); \
    while m > 0 && m % @ == 0 { m /= @; times += 1; } times }";
const SUM: &str = "{ let (mut m, mut sum) = ($, 0); while m > 0 { sum += m % @; m /= @; } sum }";
const LENGTH: &str =
    "{ let (mut m, mut digits) = ($, 0_u64); while m > 0 { m /= @; digits += 1; } digits }";
const FIRST: &str = "{ let mut m = $; while m >= @ { m /= @; } m }";
const LAST: &str = "{ let mut m = $; while m > 0 && m % @ == 0 { m /= @; } m % @ }";
const LARGEST: &str = "{ let (mut m, mut largest) = ($, 0); while m > 0 { largest = largest.max(m % @); m /= @; } largest }";
const PRIME: &str = "($ > 1 && (2..).take_while(|d| d * d <= $).all(|d| $ % d > 0))";
const TWICE_PRIME: &str =
    "($ > 2 && $ % 2 == 0 && (2..).take_while(|d| d * d <= $ / 2).all(|d| $ / 2 % d > 0))";
const FIBONACCI: &str =
    "{ let (mut a, mut b) = (0, 1); while a < $ { b += a; a = b - a; } a == $ }";
const POWER_OF_3: &str = "{ let mut m = $; while m > 1 && m % 3 == 0 { m /= 3; } m == 1 }";
const PRIME_POWER: &str = "(2..).take_while(|d| d * d <= $).find(|d| $ % d == 0).map_or($ > 1, |d| \
    { let mut m = $; while m % d == 0 { m /= d; } m == 1 })";
const GOLDEN: &str = "{ let below = |x: u64| (x + (5 * x * x).isqrt()) / 2 - x; \
    $ == 0 || below($ + 1) > below($) }";
const SQUARE_FREE: &str = "($ > 0 && (2..).take_while(|d| d * d <= $).all(|d| $ % (d * d) > 0))";
const ZEROS: &str = "(64 - $.leading_zeros() - $.count_ones()) as u64";
const POWER_OF_4: &str = "$.is_power_of_two() && $.trailing_zeros() % 2 == 0";
