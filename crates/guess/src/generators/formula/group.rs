//! What several numbers have together, whatever their order.

use crate::generators::arithmetic::gcd;

/// A number that all heaps together have.
pub struct Group {
    pub name: &'static str,
    /// Of `a` and `b`, if that differs.
    pub pair: &'static str,
    /// Of `heaps`.
    pub code: &'static str,
    pub bits: f64,
    pub of: fn(&[u64]) -> Option<u64>,
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

/// What has no name of its own for a pair.
pub const fn any(
    name: &'static str,
    code: &'static str,
    bits: f64,
    of: fn(&[u64]) -> Option<u64>,
) -> Group {
    Group { name, pair: "", code, bits, of }
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

fn distinct(p: &[u64]) -> Vec<u64> {
    let mut distinct = p.to_vec();
    distinct.sort_unstable();
    distinct.dedup();
    distinct
}

/// The largest but so many, 0 if there are too few.
fn nth_largest(p: &[u64], n: usize) -> u64 {
    let mut sorted = p.to_vec();
    sorted.sort_unstable();
    sorted.iter().rev().nth(n).copied().unwrap_or(0)
}

/// The xor of the gaps between neighbours in pairs from the largest on.
fn gaps(p: &[u64]) -> Option<u64> {
    let mut sorted = p.to_vec();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    Some(sorted.chunks(2).fold(0, |xor, pair| xor ^ (pair[0] - pair.get(1).unwrap_or(&0))))
}

pub const GROUPS: &[Group] = &[
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
    any("the xor of the gaps in pairs from the largest", GAPS, 6.0, gaps),
    any("the xor of all less the least", LESS_LEAST, 6.0, |p| {
        Some(p.iter().fold(0, |xor, n| xor ^ (n - min(p))))
    }),
    any("the second largest", SECOND, 5.0, |p| Some(nth_largest(p, 1))),
    any("the median", MEDIAN, 6.0, |p| Some(nth_largest(p, p.len() / 2))),
    any("the least number that is missing", MEX, 5.0, |p| (0..).find(|n| !p.contains(n))),
    any("the number of zeros", ZEROS, 5.0, |p| count(p, |n| n == 0)),
    any("how many occur an odd number of times", ODD_TIMES, 6.0, |p| {
        let times = |n| p.iter().filter(|&&m| m == n).count();
        Some(distinct(p).into_iter().filter(|&n| times(n) % 2 == 1).count() as u64)
    }),
    any("the sum of the different ones", DISTINCT, 6.5, |p| sum(&distinct(p))),
    any("the number of bits that are set", BITS, 6.0, |p| {
        Some(p.iter().map(|n| u64::from(n.count_ones())).sum())
    }),
    group(
        "the sum of the halves",
        "a / 2 + b / 2",
        "heaps.iter().map(|n| n / 2).sum::<u64>()",
        6.0,
        |p| Some(p.iter().map(|n| n / 2).sum()),
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
const LESS_LEAST: &str = "{ let least = heaps.iter().copied().min().unwrap_or(0); \
    heaps.iter().fold(0, |xor, n| xor ^ (n - least)) }";
const SECOND: &str = "{ let mut sorted = heaps.to_vec(); sorted.sort_unstable(); \
    sorted.iter().rev().nth(1).copied().unwrap_or(0) }";
const MEDIAN: &str = "{ let mut sorted = heaps.to_vec(); sorted.sort_unstable(); \
    sorted.iter().rev().nth(heaps.len() / 2).copied().unwrap_or(0) }";
const MEX: &str = "(0_u64..).find(|n| !heaps.contains(n)).unwrap()";
const ZEROS: &str = "heaps.iter().filter(|&&n| n == 0).count() as u64";
const ODD_TIMES: &str = "heaps.iter().filter(|&n| \
    heaps.iter().filter(|&m| m == n).count() % 2 == 1)\
    .collect::<std::collections::BTreeSet<_>>().len() as u64";
const DISTINCT: &str =
    "heaps.iter().collect::<std::collections::BTreeSet<_>>().into_iter().sum::<u64>()";
const BITS: &str = "heaps.iter().map(|n| n.count_ones() as u64).sum::<u64>()";
const GAPS: &str = "{ let mut sorted = heaps.to_vec(); sorted.sort_unstable_by(|a, b| b.cmp(a)); \
    sorted.chunks(2).fold(0, |xor, pair| xor ^ (pair[0] - pair.get(1).unwrap_or(&0))) }";
