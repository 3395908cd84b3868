//! The features of several numbers.

use crate::guess::evidence::{Position, Shape};
use crate::guess::formula::arithmetic::gcd;
use crate::guess::formula::feature::Feature;

/// A number that all heaps together have.
struct Group {
    name: &'static str,
    /// Of `a` and `b`, if that differs.
    pair: &'static str,
    /// Of `heaps`.
    code: &'static str,
    bits: f64,
    of: fn(&[u64]) -> Option<u64>,
}

const fn group(
    name: &'static str,
    pair: &'static str,
    code: &'static str,
    bits: f64,
    of: fn(&[u64]) -> Option<u64>,
) -> Group {
    Group { name, pair, code, bits, of }
}

fn max(p: &[u64]) -> u64 {
    p.iter().copied().max().unwrap_or(0)
}

fn min(p: &[u64]) -> u64 {
    p.iter().copied().min().unwrap_or(0)
}

fn count(p: &[u64], is_counted: impl Fn(u64) -> bool) -> Option<u64> {
    Some(p.iter().filter(|&&n| is_counted(n)).count() as u64)
}

fn sum(p: &[u64]) -> Option<u64> {
    p.iter().try_fold(0_u64, |sum, &n| sum.checked_add(n))
}

/// The xor of the gaps between neighbours in pairs from the largest on.
fn gaps(p: &[u64]) -> Option<u64> {
    let mut sorted = p.to_vec();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    Some(sorted.chunks(2).fold(0, |xor, pair| xor ^ (pair[0] - pair.get(1).unwrap_or(&0))))
}

const GROUPS: &[Group] = &[
    group("the sum", "a + b", "heaps.iter().sum::<u64>()", 2.5, sum),
    group("the xor", "a ^ b", "heaps.iter().fold(0, |xor, n| xor ^ n)", 3.0, |p| {
        Some(p.iter().fold(0, |xor, n| xor ^ n))
    }),
    group("the largest", "a.max(b)", "heaps.iter().copied().max().unwrap_or(0)", 3.5, |p| {
        Some(max(p))
    }),
    group("the least", "a.min(b)", "heaps.iter().copied().min().unwrap_or(0)", 3.5, |p| {
        Some(min(p))
    }),
    group(
        "largest - least",
        "a.abs_diff(b)",
        "heaps.iter().max().map_or(0, |max| max - heaps.iter().min().unwrap())",
        4.0,
        |p| Some(max(p) - min(p)),
    ),
    group("the gcd", GCD_PAIR, GCD, 4.0, |p| Some(p.iter().fold(0, |g, &n| gcd(g, n)))),
    group("the product", "a * b", "heaps.iter().product::<u64>()", 4.5, |p| {
        p.iter().try_fold(1_u64, |product, &n| product.checked_mul(n))
    }),
    group("the or", "a | b", "heaps.iter().fold(0, |or, n| or | n)", 5.0, |p| {
        Some(p.iter().fold(0, |or, n| or | n))
    }),
    group("the and", "a & b", "heaps.iter().fold(u64::MAX, |and, n| and & n)", 5.0, |p| {
        Some(p.iter().fold(u64::MAX, |and, n| and & n))
    }),
    group("the number of heaps", "", "heaps.len() as u64", 3.5, |p| Some(p.len() as u64)),
    group(
        "the number of heaps with stones",
        "",
        "heaps.iter().filter(|&&n| n > 0).count() as u64",
        4.5,
        |p| count(p, |n| n > 0),
    ),
    group(
        "the number of odd ones",
        "",
        "heaps.iter().filter(|&&n| n % 2 == 1).count() as u64",
        4.5,
        |p| count(p, |n| n % 2 == 1),
    ),
    group(
        "the number of even ones",
        "",
        "heaps.iter().filter(|&&n| n % 2 == 0).count() as u64",
        5.0,
        |p| count(p, |n| n % 2 == 0),
    ),
    group("the number of ones", "", "heaps.iter().filter(|&&n| n == 1).count() as u64", 5.0, |p| {
        count(p, |n| n == 1)
    }),
    group("the number above 1", "", "heaps.iter().filter(|&&n| n > 1).count() as u64", 5.0, |p| {
        count(p, |n| n > 1)
    }),
    group(
        "the number of largest ones",
        "",
        "heaps.iter().filter(|&n| Some(n) == heaps.iter().max()).count() as u64",
        5.0,
        |p| count(p, |n| n == max(p)),
    ),
    group(
        "the number of least ones",
        "",
        "heaps.iter().filter(|&n| Some(n) == heaps.iter().min()).count() as u64",
        5.0,
        |p| count(p, |n| n == min(p)),
    ),
    group(
        "the number of different ones",
        "",
        "heaps.iter().collect::<std::collections::BTreeSet<_>>().len() as u64",
        6.0,
        |p| Some(p.iter().collect::<std::collections::BTreeSet<_>>().len() as u64),
    ),
    group(
        "the sum of all but the largest",
        "",
        "heaps.iter().sum::<u64>() - heaps.iter().copied().max().unwrap_or(0)",
        4.5,
        |p| Some(sum(p)? - max(p)),
    ),
    group("largest / gcd", RATIO_PAIR, RATIO, 6.0, |p| {
        max(p).checked_div(p.iter().fold(0, |g, &n| gcd(g, n))).or(Some(0))
    }),
    group("the xor of the gaps in pairs from the largest", "", GAPS, 6.0, gaps),
    group(
        "the xor of every second one from the first",
        "",
        "heaps.iter().step_by(2).fold(0, |xor, n| xor ^ n)",
        6.0,
        |p| Some(p.iter().step_by(2).fold(0, |xor, n| xor ^ n)),
    ),
    group(
        "the xor of every second one from the second",
        "",
        "heaps.iter().skip(1).step_by(2).fold(0, |xor, n| xor ^ n)",
        6.0,
        |p| Some(p.iter().skip(1).step_by(2).fold(0, |xor, n| xor ^ n)),
    ),
    group(
        "the sum of the halves",
        "a / 2 + b / 2",
        "heaps.iter().map(|n| n / 2).sum::<u64>()",
        6.0,
        |p| Some(p.iter().map(|n| n / 2).sum()),
    ),
    group("the first", "", "heaps.first().copied().unwrap_or(0)", 4.0, |p| {
        Some(p.first().copied().unwrap_or(0))
    }),
    group("the last", "", "heaps.last().copied().unwrap_or(0)", 4.0, |p| {
        Some(p.last().copied().unwrap_or(0))
    }),
    group(
        "the place of the first least one",
        "",
        "heaps.iter().position(|n| Some(n) == heaps.iter().min()).unwrap_or(0) as u64",
        6.0,
        |p| Some(p.iter().position(|&n| n == min(p)).unwrap_or(0) as u64),
    ),
    group(
        "the number of ones at the beginning",
        "",
        "heaps.iter().take_while(|&&n| n == 1).count() as u64",
        6.0,
        |p| Some(p.iter().take_while(|&&n| n == 1).count() as u64),
    ),
];

const GCD_PAIR: &str =
    "{ let (mut gcd, mut m) = (a, b); while m > 0 { (gcd, m) = (m, gcd % m); } gcd }";
const RATIO_PAIR: &str = "{ let (mut gcd, mut m) = (a, b); while m > 0 { (gcd, m) = (m, gcd % m); } \
    a.max(b).checked_div(gcd).unwrap_or(0) }";
const GCD: &str = "heaps.iter().fold(0, |mut gcd, &n| { let mut m = n; \
    while m > 0 { (gcd, m) = (m, gcd % m); } gcd })";
const RATIO: &str = "{ let gcd = heaps.iter().fold(0, |mut gcd, &n| { let mut m = n; \
    while m > 0 { (gcd, m) = (m, gcd % m); } gcd }); \
    heaps.iter().copied().max().and_then(|max: u64| max.checked_div(gcd)).unwrap_or(0) }";
const GAPS: &str = "{ let mut sorted = heaps.to_vec(); sorted.sort_unstable_by(|a, b| b.cmp(a)); \
    sorted.chunks(2).fold(0, |xor, pair| xor ^ (pair[0] - pair.get(1).unwrap_or(&0))) }";

/// Each number of a tuple, and what the numbers have together; the simplest first.
pub fn features(samples: &[Position], shape: Shape) -> Vec<Feature> {
    let mut features = Vec::new();
    if let Shape::Tuple(len) = shape {
        for i in 0..len.min(6) {
            let code = if len == 2 { ["a", "b"][i].to_owned() } else { format!("heaps[{i}]") };
            let bits = 1.5 + (len as f64).log2();
            features.extend(Feature::new((code.clone(), code), bits, samples, move |p| {
                p.get(i).copied()
            }));
        }
    }
    let is_pair = shape == Shape::Tuple(2);
    for it in GROUPS {
        let code = if is_pair && !it.pair.is_empty() { it.pair } else { it.code };
        let name = match it.pair {
            pair if is_pair && !pair.is_empty() && !pair.starts_with('{') => pair,
            _ => it.name,
        };
        let of = it.of;
        features.extend(Feature::new((name.to_owned(), code.to_owned()), it.bits, samples, of));
    }
    features.retain(|feature| !feature.is_constant());
    features.sort_by(|a, b| a.bits.total_cmp(&b.bits));
    features
}

/// A function of two features, with its form and bits.
pub struct Join {
    form: &'static str,
    bits: f64,
    of: fn(u64, u64) -> Option<u64>,
    pub turns: bool,
}

impl Join {
    /// Are the two, joined, these values?
    pub fn is_right(&self, a: &Feature, b: &Feature, values: &[u64]) -> bool {
        let both = a.values.iter().zip(&b.values).zip(values);
        both.into_iter().all(|((&a, &b), &value)| (self.of)(a, b) == Some(value))
    }

    pub fn joined(&self, a: &Feature, b: &Feature) -> Option<Feature> {
        a.with(b, self.form, self.bits, self.of)
    }
}

const fn join(form: &'static str, bits: f64, turns: bool, of: fn(u64, u64) -> Option<u64>) -> Join {
    Join { form, bits, of, turns }
}

/// Those whose value depends on the order of the two have `turns`.
pub const JOINS: &[Join] = &[
    join("$ + @", 3.0, false, u64::checked_add),
    join("$ ^ @", 3.0, false, |a, b| Some(a ^ b)),
    join("$.abs_diff(@)", 3.0, false, |a, b| Some(a.abs_diff(b))),
    join("$ * @", 4.0, false, u64::checked_mul),
    join("$ & @", 4.0, false, |a, b| Some(a & b)),
    join("$ | @", 4.0, false, |a, b| Some(a | b)),
    join("$ % (@ + 1)", 4.0, true, |a, b| Some(a % b.checked_add(1)?)),
    join("$ / (@ + 1)", 5.0, true, |a, b| Some(a / b.checked_add(1)?)),
    join("$.checked_rem(@).unwrap_or(0)", 4.0, true, |a, b| Some(a.checked_rem(b).unwrap_or(0))),
    join("$.checked_div(@).unwrap_or(0)", 4.0, true, |a, b| Some(a.checked_div(b).unwrap_or(0))),
];

/// Two features joined, up to so many bits.
pub fn joined(features: &[Feature], most: f64) -> Vec<Feature> {
    let mut joined = Vec::new();
    for (i, a) in features.iter().enumerate() {
        for (j, b) in features.iter().enumerate().filter(|(j, _)| *j != i) {
            for join in JOINS.iter().filter(|join| join.turns || i < j) {
                if a.bits + b.bits + join.bits <= most {
                    joined.extend(join.joined(a, b));
                }
            }
        }
    }
    joined
}
