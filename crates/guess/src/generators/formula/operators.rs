//! The operators, in one table: a line adds an operator.

use crate::generators::code::{Code, list, rust};
use crate::generators::formula::reductions::{DIFFERENT, LARGEST, LEAST, NUMBER, Reduction, SUM};
use nim_snippets::nimber;
use std::sync::LazyLock;

/// The second operand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Second {
    None,
    /// A constant of at least this size.
    Constant(u64),
    /// Any number. Does the order matter?
    Any {
        turns: bool,
    },
}

pub struct Operator {
    /// Its text for readers; `$` and `@` are the operands.
    pub name: String,
    pub bits: f64,
    pub second: Second,
    /// Is the result a truth?
    pub is_truth: bool,
    of: Of,
    /// The function may be slow or overflow above this.
    most: u64,
}

enum Of {
    /// A call or an infix form, with `$` and `@`.
    Form(&'static str, fn(u64, u64) -> Option<u64>),
    Number(Code<fn(u64, u64) -> u64>),
    Truth(Code<fn(u64, u64) -> bool>),
    Parts(Code<fn(u64, u64) -> Vec<u64>>, &'static Reduction),
}

/// An operator in code.
pub enum Written {
    Form(&'static str),
    /// A function of `n`, or of `n` and a constant `k`.
    Body(String),
}

impl Operator {
    pub fn of(&self, a: u64, b: u64) -> Option<u64> {
        match &self.of {
            Of::Form(_, of) => of(a, b),
            _ if a > self.most => None,
            Of::Number(code) => Some((code.of)(a, b)),
            Of::Truth(code) => Some((code.of)(a, b).into()),
            Of::Parts(parts, reduction) => Some(reduction.of((parts.of)(a, b))),
        }
    }

    pub fn code(&self) -> Written {
        match &self.of {
            Of::Form(form, _) => Written::Form(form),
            Of::Number(code) => Written::Body(code.text()),
            Of::Truth(code) => Written::Body(code.text()),
            Of::Parts(parts, reduction) => Written::Body(parts.text() + &reduction.end()),
        }
    }

    fn new(name: &str, bits: f64, second: Second, of: Of) -> Operator {
        let is_truth = matches!(of, Of::Truth(_));
        Operator { name: name.to_owned(), bits, second, is_truth, of, most: 1 << 58 }
    }

    fn truth(self) -> Operator {
        Operator { is_truth: true, ..self }
    }

    fn up_to(self, most: u64) -> Operator {
        Operator { most, ..self }
    }

    /// For numbers whose square times 5 fits a `u64`.
    fn near(self) -> Operator {
        self.up_to(1 << 30)
    }
}

/// A form of one number.
fn one(name: &str, code: &'static str, bits: f64, of: fn(u64, u64) -> Option<u64>) -> Operator {
    Operator::new(name, bits, Second::None, Of::Form(code, of))
}

/// A form of a number and a constant.
fn with(name: &'static str, bits: f64, least: u64, of: fn(u64, u64) -> Option<u64>) -> Operator {
    Operator::new(name, bits, Second::Constant(least), Of::Form(name, of))
}

/// A form of two numbers.
fn two(name: &'static str, bits: f64, turns: bool, of: fn(u64, u64) -> Option<u64>) -> Operator {
    Operator::new(name, bits, Second::Any { turns }, Of::Form(name, of))
}

fn number(name: &str, bits: f64, code: Code<fn(u64, u64) -> u64>) -> Operator {
    Operator::new(name, bits, Second::None, Of::Number(code))
}

/// A number in base `k`.
fn based(name: &str, bits: f64, code: Code<fn(u64, u64) -> u64>) -> Operator {
    Operator::new(name, bits, Second::Constant(2), Of::Number(code))
}

fn class(name: &str, bits: f64, code: Code<fn(u64, u64) -> bool>) -> Operator {
    Operator::new(name, bits, Second::None, Of::Truth(code))
}

/// Numbers that belong to a number, or to one and a base.
pub struct NumberParts {
    name: &'static str,
    pub bits: f64,
    pub is_based: bool,
    pub code: Code<fn(u64, u64) -> Vec<u64>>,
    reductions: &'static [&'static Reduction],
}

impl NumberParts {
    pub fn name(&self, base: &str) -> String {
        self.name.replace('$', "n").replace('@', base)
    }

    fn operators(&'static self) -> impl Iterator<Item = Operator> {
        let second = if self.is_based { Second::Constant(2) } else { Second::None };
        self.reductions.iter().map(move |reduction| {
            let of = Of::Parts(self.code, reduction);
            let bits = self.bits + reduction.bits;
            Operator::new(&reduction.name(self.name), bits, second, of).up_to(1 << 20)
        })
    }
}

pub static PARTS: &[NumberParts] = &[
    NumberParts {
        name: "digits of $ in base @",
        bits: 1.0,
        is_based: true,
        code: list!(|n, k| std::iter::successors(Some(n), move |m| Some(m / k))
            .take_while(|&m| m > 0)
            .map(move |m| m % k)),
        reductions: &[&SUM, &LARGEST, &NUMBER],
    },
    NumberParts {
        name: "prime factors of $",
        bits: 1.5,
        is_based: false,
        code: list!(|n, _| {
            let (mut m, mut p, mut factors) = (n, 2, Vec::new());
            while m > 1 {
                if p * p > m {
                    p = m;
                }
                if m % p == 0 {
                    factors.push(p);
                    m /= p;
                } else {
                    p += 1;
                }
            }
            factors.into_iter()
        }),
        reductions: &[&LARGEST, &LEAST, &NUMBER, &DIFFERENT],
    },
    NumberParts {
        name: "Fibonacci numbers that add up to $",
        bits: 2.5,
        is_based: false,
        code: list!(|n, _| {
            let (mut m, mut parts) = (n, Vec::new());
            while m > 0 {
                let (mut a, mut b) = (1, 2);
                while b <= m {
                    (a, b) = (b, a + b);
                }
                parts.push(a);
                m -= a;
            }
            parts.into_iter()
        }),
        reductions: &[&LEAST, &NUMBER],
    },
    NumberParts {
        name: "divisors of $",
        bits: 1.5,
        is_based: false,
        code: list!(|n, _| (1..)
            .take_while(move |d| d * d <= n)
            .filter(move |d| n % d == 0)
            .flat_map(move |d| [d].into_iter().chain((d * d < n).then(|| n / d)))),
        reductions: &[&NUMBER],
    },
    NumberParts {
        name: "binary bits of $",
        bits: 1.5,
        is_based: false,
        code: list!(|n, _| (0..64).map(|i| 1 << i).filter(move |bit| n & bit > 0)),
        reductions: &[],
    },
    NumberParts {
        name: "remainders of $",
        bits: 2.5,
        is_based: false,
        code: list!(|n, _| (1..=n).map(move |k| n % k)),
        reductions: &[],
    },
];

pub static OPERATORS: LazyLock<Vec<Operator>> = LazyLock::new(|| {
    operators().into_iter().chain(PARTS.iter().flat_map(NumberParts::operators)).collect()
});

fn operators() -> Vec<Operator> {
    vec![
        // With a constant.
        with("$ % @", 1.0, 2, |n, k| Some(n % k)),
        with("$ / @", 2.0, 2, |n, k| Some(n / k)),
        with("@ * $", 3.0, 2, u64::checked_mul),
        one("$ + 1", "$ + 1", 2.5, |n, _| n.checked_add(1)),
        one("$ - 1", "$.saturating_sub(1)", 3.5, |n, _| Some(n.saturating_sub(1))),
        based(
            "how often @ divides $",
            3.0,
            rust!(|n, k| {
                let (mut m, mut times) = (n, 0_u64);
                while m > 0 && m % k == 0 {
                    m /= k;
                    times += 1;
                }
                times
            }),
        ),
        based(
            "the first digit of $ in base @",
            5.0,
            rust!(|n, k| {
                let mut m = n;
                while m >= k {
                    m /= k;
                }
                m
            }),
        ),
        based(
            "the last digit of $ in base @ that is not 0",
            5.0,
            rust!(|n, k| {
                let mut m = n;
                while m > 0 && m % k == 0 {
                    m /= k;
                }
                m % k
            }),
        ),
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
        two("nimber::mul($, @)", 7.0, false, |a, b| Some(nimber::mul(a, b))),
        // Bits.
        one("$.trailing_zeros() as u64", "$.trailing_zeros() as u64", 4.0, |n, _| {
            Some(n.trailing_zeros().into())
        }),
        one("$.trailing_ones() as u64", "$.trailing_ones() as u64", 5.0, |n, _| {
            Some(n.trailing_ones().into())
        }),
        one("$.count_ones() as u64", "$.count_ones() as u64", 4.0, |n, _| {
            Some(n.count_ones().into())
        }),
        one("the number of bits of $", "(64 - $.leading_zeros()) as u64", 4.0, |n, _| {
            Some((64 - n.leading_zeros()).into())
        }),
        number("the lowest bit of $", 5.0, rust!(|n, _| n & n.wrapping_neg())),
        number("the highest bit of $", 5.0, rust!(|n, _| (n + 1).next_power_of_two() / 2)),
        number("$ without its highest bit", 5.0, rust!(|n, _| n - (n + 1).next_power_of_two() / 2)),
        number("$ & $ / 2", 5.0, rust!(|n, _| n & n >> 1)),
        number("the Gray code of $", 6.0, rust!(|n, _| n ^ n >> 1)),
        number(
            "the number of binary zeros of $",
            6.0,
            rust!(|n, _| (64 - n.leading_zeros() - n.count_ones()) as u64),
        ),
        // Arithmetic.
        one("$.isqrt()", "$.isqrt()", 5.0, |n, _| Some(n.isqrt())),
        number("$ less the largest square", 6.0, rust!(|n, _| n - n.isqrt().pow(2))),
        number("$ choose 2", 6.0, rust!(|n, _| n * n.saturating_sub(1) / 2)).near(),
        number(
            "the largest k with k(k + 1)/2 <= $",
            6.0,
            rust!(|n, _| ((8 * n + 1).isqrt() - 1) / 2),
        ),
        number(
            "$ less the largest triangular number",
            6.0,
            rust!(|n, _| {
                let k = ((8 * n + 1).isqrt() - 1) / 2;
                n - k * (k + 1) / 2
            }),
        ),
        number(
            "$ less the largest Fibonacci number",
            6.0,
            rust!(|n, _| {
                let (mut a, mut b) = (1, 2);
                while b <= n {
                    (a, b) = (b, a + b);
                }
                n - a.min(n)
            }),
        ),
        number(
            "the index of the least prime factor of $",
            7.0,
            rust!(|n, _| {
                let least = (2..).take_while(|d| d * d <= n).find(|d| n % d == 0).unwrap_or(n);
                let primes =
                    (2..=least).filter(|p| (2..*p).take_while(|d| d * d <= *p).all(|d| p % d > 0));
                primes.count() as u64
            }),
        )
        .up_to(1 << 13),
        number("⌊$φ⌋", 6.0, rust!(|n, _| (n + (5 * n * n).isqrt()) / 2)).near(),
        number("⌊$φ²⌋", 7.0, rust!(|n, _| n + (n + (5 * n * n).isqrt()) / 2)).near(),
        number("⌊$√2⌋", 7.0, rust!(|n, _| (2 * n * n).isqrt())).near(),
        // Truths.
        with("$ % @ == 0", 2.5, 2, |n, k| Some((n % k == 0).into())).truth(),
        with("$ / @ % 2 == 1", 3.0, 2, |n, k| Some(n / k % 2)).truth(),
        with("$ == @", 2.0, 0, |n, k| Some((n == k).into())).truth(),
        with("$ > @", 2.0, 1, |n, k| Some((n > k).into())).truth(),
        one("$ == 1", "$ == 1", 1.0, |n, _| (n < 2).then_some(n)).truth(),
        two("$ == @", 3.5, false, |a, b| Some((a == b).into())).truth(),
        two("$ > @", 3.5, true, |a, b| Some((a > b).into())).truth(),
        two("$.checked_div(@).unwrap_or(0) % 2 == 1", 5.0, true, |a, b| {
            Some(a.checked_div(b).unwrap_or(0) % 2)
        })
        .truth(),
        two("$ / 2 >= @", 4.5, true, |a, b| Some((a / 2 >= b).into())).truth(),
        two("$ % (@ + 1) == 0", 5.5, true, |a, b| Some((a % b.checked_add(1)? == 0).into()))
            .truth(),
        two("$.abs_diff(@) <= 1", 5.5, false, |a, b| Some((a.abs_diff(b) <= 1).into())).truth(),
        class("$ is a power of 2", 5.0, rust!(|n, _| n.is_power_of_two())),
        class(
            "$ is a prime",
            5.0,
            rust!(|n, _| n > 1 && (2..).take_while(|d| d * d <= n).all(|d| n % d > 0)),
        )
        .near(),
        class("$ is a square", 5.0, rust!(|n, _| n.isqrt().pow(2) == n)),
        class(
            "$ is a Fibonacci number",
            6.0,
            rust!(|n, _| {
                let (mut a, mut b) = (0, 1);
                while a < n {
                    (a, b) = (b, a + b);
                }
                a == n
            }),
        ),
        class(
            "$ is a triangular number",
            6.5,
            rust!(|n, _| (8 * n + 1).isqrt().pow(2) == 8 * n + 1),
        ),
        class(
            "$ is twice a prime",
            6.5,
            rust!(|n, _| n > 2
                && n % 2 == 0
                && (2..).take_while(|d| d * d <= n / 2).all(|d| n / 2 % d > 0)),
        )
        .near(),
        class(
            "$ is a power of a prime",
            7.5,
            rust!(|n, _| {
                let mut m = n;
                let p = (2..).take_while(|d| d * d <= n).find(|d| n % d == 0).unwrap_or(n);
                while p > 1 && m % p == 0 {
                    m /= p;
                }
                n > 1 && m == 1
            }),
        )
        .near(),
        Operator {
            second: Second::Constant(3),
            ..class("$ is a power of @", 6.0, rust!(|n, k| n > 0 && n == k.pow(n.ilog(k))))
        },
        class(
            "$ is ⌊mφ⌋ for some m",
            7.5,
            rust!(|n, _| {
                let below = |x: u64| (x + (5 * x * x).isqrt()) / 2 - x;
                n == 0 || below(n + 1) > below(n)
            }),
        )
        .near(),
        class(
            "$ is square-free",
            7.5,
            rust!(|n, _| n > 0 && (2..).take_while(|d| d * d <= n).all(|d| n % (d * d) > 0)),
        )
        .near(),
        class(
            "$ is twice a square",
            8.5,
            rust!(|n, _| n % 2 == 0 && (n / 2).isqrt().pow(2) == n / 2),
        ),
    ]
}
