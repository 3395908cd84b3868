//! Reductions of the parts of a number or of a list: the sum, the xor, and so on.

use crate::generators::code::{Code, rust};
use std::vec::IntoIter;

pub struct Reduction {
    name: &'static str,
    pub bits: f64,
    code: Code<fn(IntoIter<u64>) -> u64>,
}

const fn reduction(
    name: &'static str,
    bits: f64,
    code: Code<fn(IntoIter<u64>) -> u64>,
) -> Reduction {
    Reduction { name, bits, code }
}

pub static XOR: Reduction =
    reduction("the xor", 3.0, rust!(|parts| parts.fold(0, |xor, n| xor ^ n)));
pub static SUM: Reduction = reduction("the sum", 2.5, rust!(|parts| parts.sum::<u64>()));
pub static LARGEST: Reduction =
    reduction("the largest", 3.5, rust!(|parts| parts.max().unwrap_or(0)));
pub static LEAST: Reduction = reduction("the least", 3.5, rust!(|parts| parts.min().unwrap_or(0)));
pub static NUMBER: Reduction = reduction("the number", 3.5, rust!(|parts| parts.count() as u64));
pub static DIFFERENT: Reduction = reduction(
    "the number of different",
    6.0,
    rust!(|parts| parts.collect::<std::collections::BTreeSet<_>>().len() as u64),
);
static GCD: Reduction = reduction(
    "the gcd",
    4.0,
    rust!(|parts| parts.fold(0, |mut gcd, mut n| {
        while n > 0 {
            (gcd, n) = (n, gcd % n);
        }
        gcd
    })),
);
static PRODUCT: Reduction = reduction(
    "the product",
    4.5,
    rust!(|parts| parts.fold(1_u64, |product, n| product.saturating_mul(n))),
);
static OR: Reduction = reduction("the or", 5.0, rust!(|parts| parts.fold(0, |or, n| or | n)));
static AND: Reduction =
    reduction("the and", 5.0, rust!(|parts| parts.fold(u64::MAX, |and, n| and & n)));

/// The first four are tried on the parts of a list, the first three also on functions of them.
pub static REDUCTIONS: [&Reduction; 10] =
    [&XOR, &SUM, &LARGEST, &LEAST, &NUMBER, &DIFFERENT, &GCD, &PRODUCT, &OR, &AND];

impl Reduction {
    pub fn of(&self, parts: Vec<u64>) -> u64 {
        (self.code.of)(parts.into_iter())
    }

    /// The code to append to an iterator.
    pub fn end(&self) -> String {
        self.code.text().split_off("parts".len())
    }

    /// Does it count the parts?
    pub fn counts(&self) -> bool {
        self.name.starts_with("the number")
    }

    /// Its name over parts with this name.
    pub fn name(&self, parts: &str) -> String {
        match self.name {
            "the number" if parts == "letters" => "the length".to_owned(),
            "the number" => format!("the number of {parts}"),
            "the number of different" => format!("the number of different {parts}"),
            name if parts == "heaps" => name.to_owned(),
            name => format!("{name} of the {parts}"),
        }
    }
}
