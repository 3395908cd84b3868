//! The features of one number, and the classes that numbers belong to.

use crate::engine::evidence::Position;
use crate::generators::arithmetic::{
    digits, divisors, golden, is_fibonacci, is_golden, is_power_of, is_prime, is_square,
    prime_factors, valuation, zeckendorf,
};
use crate::generators::formula::feature::{Feature, filled};

/// A function with its name, its code and its bits.
struct Function {
    name: &'static str,
    code: &'static str,
    bits: f64,
    of: fn(u64) -> Option<u64>,
}

const fn plain(name: &'static str, bits: f64, of: fn(u64) -> Option<u64>) -> Function {
    Function { name, code: name, bits, of }
}

const fn named(
    name: &'static str,
    code: &'static str,
    bits: f64,
    of: fn(u64) -> Option<u64>,
) -> Function {
    Function { name, code, bits, of }
}

const FUNCTIONS: &[Function] = &[
    plain("$.trailing_zeros() as u64", 4.0, |n| Some(n.trailing_zeros().into())),
    plain("$.trailing_ones() as u64", 5.0, |n| Some(n.trailing_ones().into())),
    plain("$.count_ones() as u64", 4.0, |n| Some(n.count_ones().into())),
    named("the number of bits of $", "(64 - $.leading_zeros()) as u64", 4.0, |n| {
        Some((64 - n.leading_zeros()).into())
    }),
    named("the lowest bit of $", "$ & $.wrapping_neg()", 5.0, |n| Some(n & n.wrapping_neg())),
    named("the highest bit of $", "($ + 1).next_power_of_two() / 2", 5.0, |n| {
        Some(n.checked_add(1)?.checked_next_power_of_two()? / 2)
    }),
    named("$ without its highest bit", "$ - ($ + 1).next_power_of_two() / 2", 5.0, |n| {
        Some(n - n.checked_add(1)?.checked_next_power_of_two()? / 2)
    }),
    named("$ & $ / 2", "$ & $ >> 1", 5.0, |n| Some(n & n >> 1)),
    named(
        "the number of binary zeros of $",
        "(64 - $.leading_zeros() - $.count_ones()) as u64",
        6.0,
        |n| Some((64 - n.leading_zeros() - n.count_ones()).into()),
    ),
    named("$ choose 2", "$ * $.saturating_sub(1) / 2", 6.0, |n| {
        Some(n.checked_mul(n.saturating_sub(1))? / 2)
    }),
    named("$ less the largest square", "$ - $.isqrt().pow(2)", 6.0, |n| Some(n - n.isqrt().pow(2))),
    named("the number of Fibonacci numbers that add up to $", ZECKENDORF, 6.0, |n| {
        Some(zeckendorf(n)?.len() as u64)
    }),
    named("the least of the Fibonacci numbers that add up to $", LEAST_PART, 6.0, |n| {
        Some(zeckendorf(n)?.last().copied().unwrap_or(0))
    }),
    named("$ less the largest Fibonacci number", LESS_FIBONACCI, 6.0, |n| {
        Some(n - zeckendorf(n)?.first().copied().unwrap_or(0))
    }),
    named("$ less the largest triangular number", LESS_TRIANGULAR, 6.0, |n| {
        let k = (n.checked_mul(8)?.checked_add(1)?.isqrt() - 1) / 2;
        Some(n - k * (k + 1) / 2)
    }),
    named("the largest prime factor of $", LARGEST_PRIME, 6.0, |n| {
        Some(prime_factors(n)?.last().copied().unwrap_or(n))
    }),
    named("the Gray code of $", "$ ^ $ >> 1", 6.0, |n| Some(n ^ n >> 1)),
    plain("$.isqrt()", 5.0, |n| Some(n.isqrt())),
    named("the largest k with k(k + 1)/2 <= $", "((8 * $ + 1).isqrt() - 1) / 2", 6.0, |n| {
        Some((n.checked_mul(8)?.checked_add(1)?.isqrt() - 1) / 2)
    }),
    named("the number of prime factors of $", OMEGA, 5.0, |n| Some(prime_factors(n)?.len() as u64)),
    named("the number of distinct prime factors of $", DISTINCT, 6.0, |n| {
        let mut factors = prime_factors(n)?;
        factors.dedup();
        Some(factors.len() as u64)
    }),
    named("the number of divisors of $", DIVISORS, 5.0, divisors),
    named("the least prime factor of $", LEAST, 5.0, |n| {
        Some(prime_factors(n)?.first().copied().unwrap_or(n))
    }),
    named("⌊$φ⌋", "($ + (5 * $ * $).isqrt()) / 2", 6.0, golden),
    named("⌊$φ²⌋", "$ + ($ + (5 * $ * $).isqrt()) / 2", 7.0, |n| Some(n + golden(n)?)),
    named("⌊$√2⌋", "(2 * $ * $).isqrt()", 7.0, |n| {
        Some(n.checked_mul(n)?.checked_mul(2)?.isqrt())
    }),
    named("the index of the least prime factor of $", INDEX, 7.0, |n| {
        let Some(&least) = prime_factors(n)?.first() else { return Some(0) };
        if least > 5000 {
            return None;
        }
        Some((2..=least).filter(|&p| is_prime(p) == Some(true)).count() as u64)
    }),
];

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

/// A function of a base `k`, which `#` stands for.
struct InBase {
    name: &'static str,
    code: &'static str,
    bits: f64,
    of: fn(u64, u64) -> u64,
}

const IN_BASE: &[InBase] = &[
    InBase { name: "how often # divides $", code: TIMES, bits: 4.0, of: valuation },
    InBase {
        name: "the sum of the digits of $ in base #",
        code: SUM,
        bits: 5.0,
        of: |n, k| digits(n, k).iter().sum(),
    },
    InBase {
        name: "the number of digits of $ in base #",
        code: LENGTH,
        bits: 5.0,
        of: |n, k| digits(n, k).len() as u64,
    },
    InBase {
        name: "the first digit of $ in base #",
        code: FIRST,
        bits: 6.0,
        of: |n, k| digits(n, k).last().copied().unwrap_or(0),
    },
    InBase {
        name: "the last digit of $ in base # that is not 0",
        code: LAST,
        bits: 6.0,
        of: |n, k| digits(n, k).into_iter().find(|&digit| digit > 0).unwrap_or(0),
    },
    InBase {
        name: "the largest digit of $ in base #",
        code: LARGEST,
        bits: 6.0,
        of: |n, k| digits(n, k).into_iter().max().unwrap_or(0),
    },
];

const TIMES: &str = "{ let (mut m, mut times) = ($, 0_u64); \
    while m > 0 && m % # == 0 { m /= #; times += 1; } times }";
const SUM: &str = "{ let (mut m, mut sum) = ($, 0); while m > 0 { sum += m % #; m /= #; } sum }";
const LENGTH: &str =
    "{ let (mut m, mut digits) = ($, 0_u64); while m > 0 { m /= #; digits += 1; } digits }";
const FIRST: &str = "{ let mut m = $; while m >= # { m /= #; } m }";
const LAST: &str = "{ let mut m = $; while m > 0 && m % # == 0 { m /= #; } m % # }";
const LARGEST: &str = "{ let (mut m, mut largest) = ($, 0); while m > 0 { largest = largest.max(m % #); m /= #; } largest }";

/// The sums over the heaps of what may be said of each, simple things first.
pub fn over_heaps(samples: &[Position]) -> Vec<Feature> {
    let sum = |it: &'static Function| {
        let code = format!("heaps.iter().map(|&n| {}).sum::<u64>()", filled(it.code, "n"));
        let name = format!("the sum over the heaps n of {}", it.name.replace('$', "n"));
        Feature::new((name, code), SUM_OF + it.bits, samples, move |position| {
            position.iter().try_fold(0_u64, |sum, &n| sum.checked_add((it.of)(n)?))
        })
    };
    FUNCTIONS.iter().filter_map(sum).filter(|sum| !sum.is_constant()).collect()
}

/// The bits that say "the sum over the heaps".
const SUM_OF: f64 = 2.0;

/// The bases that are tried, the common ones first.
const BASES: [u64; 10] = [2, 3, 10, 4, 5, 6, 7, 8, 9, 16];

/// What may be said of a number beside its residues, simple things first.
pub fn functions(n: &Feature) -> Vec<Feature> {
    let plain = FUNCTIONS.iter().filter_map(|it| n.then((it.name, it.code), it.bits, it.of));
    let in_base = BASES.iter().enumerate().flat_map(|(i, &k)| {
        IN_BASE.iter().filter_map(move |it| {
            let text = |text: &str| text.replace('#', &k.to_string());
            let bits = it.bits + ((i + 2) as f64).log2();
            n.then((&text(it.name), &text(it.code)), bits, move |n| Some((it.of)(n, k)))
        })
    });
    plain.chain(in_base).collect()
}

/// Numbers of a kind.
pub struct Class {
    /// For readers, after "is".
    pub name: &'static str,
    pub code: &'static str,
    pub bits: f64,
    pub has: fn(u64) -> Option<bool>,
}

const fn class(
    name: &'static str,
    code: &'static str,
    bits: f64,
    has: fn(u64) -> Option<bool>,
) -> Class {
    Class { name, code, bits, has }
}

const PRIME: &str = "($ > 1 && (2..).take_while(|d| d * d <= $).all(|d| $ % d > 0))";
const TWICE_PRIME: &str =
    "($ > 2 && $ % 2 == 0 && (2..).take_while(|d| d * d <= $ / 2).all(|d| $ / 2 % d > 0))";
const FIBONACCI: &str =
    "{ let (mut a, mut b) = (0, 1); while a < $ { b += a; a = b - a; } a == $ }";
const POWER_OF_3: &str = "{ let mut m = $; while m > 1 && m % 3 == 0 { m /= 3; } m == 1 }";
const PRIME_POWER: &str = "(2..).take_while(|d| d * d <= $).find(|d| $ % d == 0).map_or($ > 1, |d| \
    { let mut m = $; while m % d == 0 { m /= d; } m == 1 })";

pub const CLASSES: &[Class] = &[
    class("a power of 2", "$.is_power_of_two()", 2.5, |n| Some(n.is_power_of_two())),
    class("a prime", PRIME, 2.5, is_prime),
    class("a square", "$.isqrt().pow(2) == $", 2.5, |n| Some(is_square(n))),
    class("a Fibonacci number", FIBONACCI, 3.5, |n| Some(is_fibonacci(n))),
    class("a triangular number", "(8 * $ + 1).isqrt().pow(2) == 8 * $ + 1", 4.0, |n| {
        Some(is_square(n.checked_mul(8)?.checked_add(1)?))
    }),
    class("twice a prime", TWICE_PRIME, 4.0, |n| Some(n % 2 == 0 && is_prime(n / 2)?)),
    class("a power of a prime", PRIME_POWER, 5.0, |n| {
        let mut factors = prime_factors(n)?;
        factors.dedup();
        Some(factors.len() == 1)
    }),
    class("a power of 3", POWER_OF_3, 5.0, |n| Some(is_power_of(n, 3))),
    class("one less than a power of 2", "($ + 1).is_power_of_two()", 4.0, |n| {
        Some(n.checked_add(1)?.is_power_of_two())
    }),
    class("one more than a power of 2", "$ > 1 && ($ - 1).is_power_of_two()", 5.0, |n| {
        Some(n > 1 && (n - 1).is_power_of_two())
    }),
    class("twice a square", "$ % 2 == 0 && ($ / 2).isqrt().pow(2) == $ / 2", 6.0, |n| {
        Some(n % 2 == 0 && is_square(n / 2))
    }),
    class("a power of 4", "$.is_power_of_two() && $.trailing_zeros() % 2 == 0", 5.0, |n| {
        Some(is_power_of(n, 4))
    }),
    class("⌊mφ⌋ for some m", GOLDEN, 5.0, is_golden),
    class("square-free", SQUARE_FREE, 5.0, |n| {
        let factors = prime_factors(n)?;
        Some(n > 0 && factors.windows(2).all(|pair| pair[0] != pair[1]))
    }),
];

const GOLDEN: &str = "{ let below = |x: u64| (x + (5 * x * x).isqrt()) / 2 - x; \
    $ == 0 || below($ + 1) > below($) }";
const SQUARE_FREE: &str = "($ > 0 && (2..).take_while(|d| d * d <= $).all(|d| $ % (d * d) > 0))";
