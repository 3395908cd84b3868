//! Reductions of the parts of a number or of a list: the sum, the xor, and so on.

use crate::engine::costs::scale::*;
use crate::engine::expression::{Expr, Form};
use crate::generators::code::{Code, methods};
use std::vec::IntoIter;

pub struct Reduction {
    pub name: &'static str,
    pub bits: f64,
    code: Code<fn(IntoIter<u64>) -> u64>,
    /// True if it counts the parts.
    pub counts: bool,
    /// The same reduction of a pair, as an expression of two numbers.
    pub pair: Option<Form>,
}

const fn reduction(
    name: &'static str,
    bits: f64,
    code: Code<fn(IntoIter<u64>) -> u64>,
) -> Reduction {
    Reduction { name, bits, code, counts: false, pair: None }
}

impl Reduction {
    const fn of_pair(self, pair: Form) -> Reduction {
        Reduction { pair: Some(pair), ..self }
    }

    const fn counting(self) -> Reduction {
        Reduction { counts: true, ..self }
    }

    pub fn of(&self, parts: Vec<u64>) -> u64 {
        (self.code.of)(parts.into_iter())
    }

    /// The code for an iterator.
    pub fn over(&self, parts: Expr) -> Expr {
        Expr::Then(parts.into(), self.code.text())
    }

    /// Returns whether it is the number of parts.
    pub fn is_number(&self) -> bool {
        std::ptr::eq(self, &NUMBER)
    }

    /// The name of the reduction over parts with this name.
    pub fn name_of(&self, parts: &str) -> String {
        let of = if self.counts { "" } else { "of the " };
        format!("{} {of}{parts}", self.name)
    }
}

pub static XOR: Reduction =
    reduction("the xor", JOINT, methods!(.fold(0, |xor, n| xor ^ n))).of_pair(|a, b| a ^ b);
pub static SUM: Reduction =
    reduction("the sum", MULTIPLE, methods!(.sum::<u64>())).of_pair(|a, b| a + b);
pub static LARGEST: Reduction = reduction("the largest", COMPARED, methods!(.max().unwrap_or(0)))
    .of_pair(|a, b| a.method("max", [b]));
pub static LEAST: Reduction = reduction("the least", COMPARED, methods!(.min().unwrap_or(0)))
    .of_pair(|a, b| a.method("min", [b]));
pub static NUMBER: Reduction =
    reduction("the number of", COMPARED, methods!(.count() as u64)).counting();
pub static DIFFERENT: Reduction = reduction(
    "the number of different",
    NAMED,
    methods!(.collect::<std::collections::BTreeSet<_>>().len() as u64),
)
.counting();
static GCD: Reduction = reduction(
    "the gcd",
    TWO,
    methods!(.fold(0, |mut gcd, mut n| {
        while n > 0 {
            (gcd, n) = (n, gcd % n);
        }
        gcd
    })),
);
static PRODUCT: Reduction = reduction(
    "the product",
    COUNTED,
    methods!(.fold(1_u64, |product, n| product.saturating_mul(n))),
)
.of_pair(|a, b| a * b);
static OR: Reduction =
    reduction("the or", SINGLE, methods!(.fold(0, |or, n| or | n))).of_pair(|a, b| a | b);
static AND: Reduction =
    reduction("the and", SINGLE, methods!(.fold(u64::MAX, |and, n| and & n))).of_pair(|a, b| a & b);

/// The reductions. The first four are tried on the parts of a list, the first three also on
/// functions of the parts.
pub static REDUCTIONS: [&Reduction; 10] =
    [&XOR, &SUM, &LARGEST, &LEAST, &NUMBER, &DIFFERENT, &GCD, &PRODUCT, &OR, &AND];
