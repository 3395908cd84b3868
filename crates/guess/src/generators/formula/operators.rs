//! The operators, in one table. To add an operator, add a line.

use crate::engine::costs::scale::*;
use crate::engine::expression::{Expr, Form, Infix, Let, Reads, Text};
use crate::generators::code::{Code, list, rust};
use crate::generators::formula::reductions::{LEAST, NUMBER, Reduction, SUM};
use std::sync::LazyLock;

/// The second operand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Second {
    None,
    /// A constant of at least this size.
    Constant(u64),
    /// Any number, with whether the order matters.
    Any {
        turns: bool,
    },
}

const EITHER: Second = Second::Any { turns: false };
const TURNS: Second = Second::Any { turns: true };

pub struct Operator {
    pub bits: f64,
    pub second: Second,
    /// True if the result is a Boolean.
    pub is_truth: bool,
    /// True if it fixes the number or its residue.
    pub is_fixed: bool,
    of: Of,
    /// The largest number to apply the function to: above this it may be slow or overflow.
    most: u64,
}

/// The names of functions are those that readers know; `$` and `@` are the operands.
enum Of {
    Form(Form, fn(u64, u64) -> u64),
    /// A form that is undefined for some numbers.
    Partial(Form, fn(u64, u64) -> Option<u64>),
    Number(&'static str, Code<fn(u64, u64) -> u64>),
    /// The words after "is".
    Kind(&'static str, Code<fn(u64, u64) -> bool>),
    Parts(&'static NumberParts, &'static Reduction),
}

impl Operator {
    pub fn of(&self, a: u64, b: u64) -> Option<u64> {
        match &self.of {
            Of::Form(_, of) => Some(of(a, b)),
            Of::Partial(_, of) => of(a, b),
            _ if a > self.most => None,
            Of::Number(_, code) => Some((code.of)(a, b)),
            Of::Kind(_, code) => Some((code.of)(a, b).into()),
            Of::Parts(parts, reduction) => Some(reduction.of((parts.code.of)(a, b))),
        }
    }

    pub fn expr(&self, n: Expr, k: Expr) -> Expr {
        let (name, body) = match &self.of {
            Of::Form(form, _) | Of::Partial(form, _) => return form(n, k),
            Of::Number(name, code) => ((*name).to_owned(), code.expr(Reads::Part)),
            Of::Kind(kind, code) => ((*kind).to_owned(), code.expr(Reads::Part)),
            Of::Parts(parts, reduction) => {
                (reduction.name_of(parts.name), reduction.over(parts.code.expr(Reads::Part)))
            }
        };
        let name = filled(&name, &n.operand_name(), &k.operand_name());
        let values = || vec![n.clone(), k.clone()];
        let lets = match self.second {
            Second::None if n == Expr::word("n") => None,
            Second::None => Some(Let::one("n", n.clone())),
            _ => Some(Let { names: vec!["n", "k"], kind: "", values: values() }),
        };
        let code = match lets {
            None => body,
            Some(lets) => body.after(vec![lets]),
        };
        match self.of {
            Of::Kind(..) => Expr::Is(n.into(), true, name, code.into()),
            _ => code.named(name),
        }
    }

    /// Is it the remainder by a constant, the first one?
    pub fn is_residue(&self) -> bool {
        std::ptr::eq(self, &OPERATORS[0])
    }

    fn new(bits: f64, second: Second, of: Of) -> Operator {
        let is_truth = matches!(of, Of::Kind(..));
        Operator { bits, second, is_truth, is_fixed: false, of, most: 1 << 58 }
    }

    fn truth(self) -> Operator {
        Operator { is_truth: true, ..self }
    }

    fn fixed(self) -> Operator {
        Operator { is_truth: true, is_fixed: true, ..self }
    }

    fn up_to(self, most: u64) -> Operator {
        Operator { most, ..self }
    }

    /// Restricts the operator to numbers whose square times 5 fits a `u64`.
    fn near(self) -> Operator {
        self.up_to(1 << 30)
    }
}

/// Words in which operands replace `$` and `@`.
fn filled(words: &str, first: &str, second: &str) -> String {
    words.split('@').map(|part| part.replace('$', first)).collect::<Vec<_>>().join(second)
}

fn partial(bits: f64, second: Second, form: Form, of: fn(u64, u64) -> Option<u64>) -> Operator {
    Operator::new(bits, second, Of::Partial(form, of))
}

/// An operator on one number.
fn one(bits: f64, form: Form, of: fn(u64, u64) -> u64) -> Operator {
    Operator::new(bits, Second::None, Of::Form(form, of))
}

/// An operator on a number and a constant.
fn with(bits: f64, least: u64, form: Form, of: fn(u64, u64) -> u64) -> Operator {
    Operator::new(bits, Second::Constant(least), Of::Form(form, of))
}

/// An operator on two numbers.
fn two(bits: f64, second: Second, form: Form, of: fn(u64, u64) -> u64) -> Operator {
    Operator::new(bits, second, Of::Form(form, of))
}

fn number(name: &'static str, bits: f64, code: Code<fn(u64, u64) -> u64>) -> Operator {
    Operator::new(bits, Second::None, Of::Number(name, code))
}

/// An operator on a number in base `k`.
fn based(name: &'static str, bits: f64, code: Code<fn(u64, u64) -> u64>) -> Operator {
    Operator::new(bits, Second::Constant(2), Of::Number(name, code))
}

fn class(kind: &'static str, bits: f64, code: Code<fn(u64, u64) -> bool>) -> Operator {
    Operator::new(bits, Second::None, Of::Kind(kind, code))
}

/// Numbers that belong to a number (or to a number and a base), such as its divisors or digits.
pub struct NumberParts {
    name: &'static str,
    bits: f64,
    is_based: bool,
    code: Code<fn(u64, u64) -> Vec<u64>>,
    reductions: &'static [&'static Reduction],
}

impl NumberParts {
    fn operators(&'static self) -> impl Iterator<Item = Operator> {
        let second = if self.is_based { Second::Constant(2) } else { Second::None };
        self.reductions.iter().map(move |reduction| {
            let bits = self.bits + reduction.bits;
            Operator::new(bits, second, Of::Parts(self, reduction)).up_to(1 << 20)
        })
    }
}

static PARTS: &[NumberParts] = &[
    NumberParts {
        name: "digits of $ in base @",
        bits: RESIDUE,
        is_based: true,
        code: list!(|n, k| std::iter::successors(Some(n), move |m| Some(m / k))
            .take_while(|&m| m > 0)
            .map(move |m| m % k)),
        reductions: &[&SUM, &NUMBER],
    },
    NumberParts {
        name: "prime factors of $",
        bits: SPLIT,
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
        reductions: &[&NUMBER],
    },
    NumberParts {
        name: "Fibonacci numbers that add up to $",
        bits: MULTIPLE,
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
        reductions: &[&LEAST],
    },
    NumberParts {
        name: "divisors of $",
        bits: SPLIT,
        is_based: false,
        code: list!(|n, _| (1..)
            .take_while(move |d| d * d <= n)
            .filter(move |d| n % d == 0)
            .flat_map(move |d| [d].into_iter().chain((d * d < n).then(|| n / d)))),
        reductions: &[&NUMBER],
    },
];

pub static OPERATORS: LazyLock<Vec<Operator>> = LazyLock::new(|| {
    operators().into_iter().chain(PARTS.iter().flat_map(NumberParts::operators)).collect()
});

/// `n - 1`, but 0 for 0.
fn less_one(n: Expr) -> Expr {
    let name = (n.clone() - 1).text(Text::Name);
    n.method("saturating_sub", [1.into()]).named(name)
}

pub fn abs_diff(a: Expr, b: Expr) -> Expr {
    a.method("abs_diff", [b])
}

/// A quotient or a remainder, or 0 if the divisor is 0.
fn or_0(a: Expr, method: &'static str, b: Expr) -> Expr {
    match &b {
        // The divisor is positive.
        Expr::Infix(Infix::Plus, both) if matches!(both[1], Expr::Number(1..)) => {
            a.infix(if method == "checked_rem" { Infix::Modulo } else { Infix::Over }, b)
        }
        _ => a.method(method, [b]).method("unwrap_or", [0.into()]),
    }
}

/// Words for divisibility; a number that is not even is called odd.
fn is_multiple(n: Expr, k: Expr) -> Expr {
    match k {
        Expr::Number(2) => (n % 2).bit().opposite(),
        k => (n % k).equals(0.into()),
    }
}

fn operators() -> Vec<Operator> {
    vec![
        // Operators with a constant.
        with(RESIDUE, 2, |n, k| n % k, |n, k| n % k),
        with(BOUND, 2, |n, k| n / k, |n, k| n / k),
        partial(JOINT, Second::Constant(2), |n, k| k * n, u64::checked_mul),
        partial(MULTIPLE, Second::None, |n, _| n + 1, |n, _| n.checked_add(1)),
        one(COMPARED, |n, _| less_one(n), |n, _| n.saturating_sub(1)),
        based(
            "how often @ divides $",
            JOINT,
            rust!(|n, k| {
                let (mut m, mut times) = (n, 0_u64);
                while m > 0 && m % k == 0 {
                    m /= k;
                    times += 1;
                }
                times
            }),
        ),
        // Operators on two numbers.
        partial(JOINT, EITHER, |a, b| a + b, u64::checked_add),
        two(JOINT, EITHER, |a, b| a ^ b, |a, b| a ^ b),
        two(JOINT, EITHER, abs_diff, u64::abs_diff),
        partial(TWO, EITHER, |a, b| a * b, u64::checked_mul),
        two(TWO, EITHER, |a, b| a & b, |a, b| a & b),
        two(TWO, EITHER, |a, b| a | b, |a, b| a | b),
        partial(TWO, TURNS, |a, b| a % (b + 1), |a, b| Some(a % b.checked_add(1)?)),
        two(TWO, TURNS, |a, b| or_0(a, "checked_rem", b), |a, b| a.checked_rem(b).unwrap_or(0)),
        two(TWO, TURNS, |a, b| or_0(a, "checked_div", b), |a, b| a.checked_div(b).unwrap_or(0)),
        two(COMPARED, TURNS, |a, b| a.method("saturating_sub", [b]), u64::saturating_sub),
        two(TWO, EITHER, |a, b| a.method("min", [b]), u64::min),
        two(TWO, EITHER, |a, b| a.method("max", [b]), u64::max),
        // Operators on bits.
        one(
            TWO,
            |n, _| n.method("trailing_zeros", []).cast("u64"),
            |n, _| n.trailing_zeros().into(),
        ),
        one(TWO, |n, _| n.method("count_ones", []).cast("u64"), |n, _| n.count_ones().into()),
        number("the number of bits of $", TWO, rust!(|n, _| (64 - n.leading_zeros()) as u64))
            .up_to(u64::MAX),
        number("the lowest bit of $", SINGLE, rust!(|n, _| n & n.wrapping_neg())),
        number(
            "$ without its highest bit",
            SINGLE,
            rust!(|n, _| n - (n + 1).next_power_of_two() / 2),
        ),
        // Operators of arithmetic.
        number(
            "$ less the largest triangular number",
            NAMED,
            rust!(|n, _| {
                let k = ((8 * n + 1).isqrt() - 1) / 2;
                n - k * (k + 1) / 2
            }),
        ),
        number(
            "$ minus the largest Fibonacci number",
            NAMED,
            rust!(|n, _| {
                let (mut a, mut b) = (1, 2);
                while b <= n {
                    (a, b) = (b, a + b);
                }
                n - a.min(n)
            }),
        ),
        // Operators whose result is a Boolean.
        with(MULTIPLE, 2, is_multiple, |n, k| (n % k == 0).into()).fixed(),
        with(JOINT, 2, |n, k| (n / k % 2).bit(), |n, k| n / k % 2).fixed(),
        with(BOUND, 0, Expr::equals, |n, k| (n == k).into()).fixed(),
        with(BOUND, 1, |n, k| n.infix(Infix::More, k), |n, k| (n > k).into()).truth(),
        partial(RESIDUE, Second::None, |n, _| n.bit(), |n, _| (n < 2).then_some(n)).fixed(),
        two(COMPARED, EITHER, Expr::equals, |a, b| (a == b).into()).truth(),
        two(COMPARED, TURNS, |a, b| a.infix(Infix::More, b), |a, b| (a > b).into()).truth(),
        two(
            SINGLE,
            TURNS,
            |a, b| (or_0(a, "checked_div", b) % 2).bit(),
            |a, b| a.checked_div(b).unwrap_or(0) % 2,
        )
        .truth(),
        two(COUNTED, TURNS, |a, b| (a / 2).infix(Infix::AtLeast, b), |a, b| (a / 2 >= b).into())
            .truth(),
        partial(
            TWOFOLD,
            TURNS,
            |a, b| (a % (b + 1)).equals(0.into()),
            |a, b| Some((a % b.checked_add(1)? == 0).into()),
        )
        .truth(),
        two(
            TWOFOLD,
            EITHER,
            |a, b| abs_diff(a, b).infix(Infix::AtMost, 1.into()),
            |a, b| (a.abs_diff(b) <= 1).into(),
        )
        .truth(),
        class("a power of 2", SINGLE, rust!(|n, _| n.is_power_of_two())),
        class(
            "a prime",
            SINGLE,
            rust!(|n, _| n > 1 && (2..).take_while(|d| d * d <= n).all(|d| n % d > 0)),
        )
        .near(),
        class("a square", SINGLE, rust!(|n, _| n.isqrt().pow(2) == n)),
        class(
            "twice a prime",
            TWISTED,
            rust!(|n, _| n > 2
                && n % 2 == 0
                && (2..).take_while(|d| d * d <= n / 2).all(|d| n / 2 % d > 0)),
        )
        .near(),
    ]
}
