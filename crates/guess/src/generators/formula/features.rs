//! The features of lists and strings, in one table: a line adds a feature.
//! Sums, xors and maxima over parts are folds and need no line.

use crate::generators::arithmetic::gcd;

/// A feature of all heaps together.
pub struct Feature {
    pub name: &'static str,
    /// Its code for `a` and `b`, if it differs.
    pub pair: &'static str,
    /// Its code for `heaps`.
    pub code: &'static str,
    pub bits: f64,
    pub of: Of,
}

type Of = fn(&[u64]) -> Option<u64>;

const fn group(
    name: &'static str,
    pair: &'static str,
    code: &'static str,
    bits: f64,
    of: Of,
) -> Feature {
    Feature { name, pair, code, bits, of }
}

/// Features without a separate form for a pair.
const fn any(name: &'static str, code: &'static str, bits: f64, of: Of) -> Feature {
    Feature { name, pair: "", code, bits, of }
}

/// Features that ignore the order.
pub const FREE: &[Feature] = &[
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
];

/// Features that depend on the order.
pub const ORDERED: &[Feature] = &[
    any(
        "the xor of every second one from the first",
        "heaps.iter().step_by(2).fold(0, |xor, n| xor ^ n)",
        6.0,
        |p| Some(p.iter().step_by(2).fold(0, |xor, n| xor ^ n)),
    ),
    any(
        "the xor of every second one from the second",
        "heaps.iter().skip(1).step_by(2).fold(0, |xor, n| xor ^ n)",
        6.0,
        |p| Some(p.iter().skip(1).step_by(2).fold(0, |xor, n| xor ^ n)),
    ),
    any("the first", "heaps.first().copied().unwrap_or(0)", 4.0, |p| {
        Some(p.first().copied().unwrap_or(0))
    }),
    any("the last", "heaps.last().copied().unwrap_or(0)", 4.0, |p| {
        Some(p.last().copied().unwrap_or(0))
    }),
    any(
        "the place of the first least one",
        "heaps.iter().position(|n| Some(n) == heaps.iter().min()).unwrap_or(0) as u64",
        6.0,
        |p| Some(p.iter().position(|&n| n == min(p)).unwrap_or(0) as u64),
    ),
    any("the number of inversions", INVERSIONS, 5.0, inversions),
    any("the number of ascents", ASCENTS, 5.0, |p| neighbours(p, |a, b| a < b)),
    any("the number of neighbours that differ", DIFFER, 5.0, |p| neighbours(p, |a, b| a != b)),
    any("the number of ascents at the beginning", RISE, 5.5, |p| {
        Some(p.windows(2).take_while(|pair| pair[0] < pair[1]).count() as u64)
    }),
    any("the number of descents at the end", FALL, 5.5, |p| {
        Some(p.windows(2).rev().take_while(|pair| pair[0] > pair[1]).count() as u64)
    }),
    any("the sum of every second one from the first", SUM_FIRST, 5.0, |p| add(every_second(p, 0))),
    any("the sum of every second one from the second", SUM_SECOND, 5.0, |p| {
        add(every_second(p, 1))
    }),
    any("the xor of every second one from the last", XOR_LAST, 6.0, |p| {
        xor(p.iter().rev().copied().step_by(2))
    }),
    any("the sum of all but the first", REST, 5.0, |p| add(p.iter().skip(1).copied())),
    any("the least of all but the first", REST_MIN, 5.5, |p| Some(min(p.get(1..).unwrap_or(&[])))),
    any("the largest of all but the first", REST_MAX, 5.5, |p| {
        Some(p.iter().skip(1).copied().max().unwrap_or(0))
    }),
    any("the number of letters unlike their mirror image", MIRROR, 6.0, unlike_mirror),
    any("the length when equal neighbours vanish", REDUCED, 6.5, reduced),
    any("the place of the first largest one", LARGEST, 6.0, |p| {
        place(p, |n| Some(&n) == p.iter().max())
    }),
    any("the xor of the places from 1 of odd numbers", ODD_PLACES, 6.5, |p| {
        xor((1..).zip(p).filter(|(_, n)| **n % 2 == 1).map(|(i, _)| i))
    }),
    any("the number of beginnings with xor 0", PREFIXES, 6.5, |p| {
        Some(prefix_xors(p).filter(|&xor| xor == 0).count() as u64)
    }),
];

/// Features of ones among zeros: for a string, of each letter among the others.
pub const MARKED: &[Feature] = &[
    any(
        "the number of ones at the beginning",
        "heaps.iter().take_while(|&&n| n == 1).count() as u64",
        6.0,
        |p| Some(p.iter().take_while(|&&n| n == 1).count() as u64),
    ),
    any("the number of neighbours that are both 1", ONES, 6.5, |p| {
        neighbours(p, |a, b| a == 1 && b == 1)
    }),
    any("the place of the first that is not 0", NOT_ZERO, 6.0, |p| place(p, |n| n > 0)),
    any("the xor of the places from 1 that are not 0", PLACES, 6.5, |p| {
        xor((1..).zip(p).filter(|(_, n)| **n > 0).map(|(i, _)| i))
    }),
    any("the sum of the places from 1 that are not 0", PLACES_SUM, 6.5, |p| {
        add((1..).zip(p).filter(|(_, n)| **n > 0).map(|(i, _)| i))
    }),
    any("the xor of the places from 0 of odd numbers", ODD_PLACES_FROM_0, 6.5, |p| {
        xor((0..).zip(p).filter(|(_, n)| **n % 2 == 1).map(|(i, _)| i))
    }),
];

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

/// The largest number after this many, 0 if there are too few.
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

/// The number of such neighbours.
fn neighbours(p: &[u64], are: impl Fn(u64, u64) -> bool) -> Option<u64> {
    Some(p.windows(2).filter(|pair| are(pair[0], pair[1])).count() as u64)
}

/// Every second number from an index.
fn every_second(p: &[u64], from: usize) -> impl Iterator<Item = u64> + '_ {
    p.iter().copied().skip(from).step_by(2)
}

fn xor(numbers: impl Iterator<Item = u64>) -> Option<u64> {
    Some(numbers.fold(0, |xor, n| xor ^ n))
}

fn add(mut numbers: impl Iterator<Item = u64>) -> Option<u64> {
    numbers.try_fold(0_u64, |sum, n| sum.checked_add(n))
}

fn place(p: &[u64], is: impl Fn(u64) -> bool) -> Option<u64> {
    Some(p.iter().position(|&n| is(n)).unwrap_or(p.len()) as u64)
}

fn inversions(p: &[u64]) -> Option<u64> {
    let larger = |i: usize| p[..i].iter().filter(|&&n| n > p[i]).count() as u64;
    Some((0..p.len()).map(larger).sum())
}

/// The number of items left after equal neighbours vanish repeatedly.
fn reduced(p: &[u64]) -> Option<u64> {
    let mut left = Vec::new();
    for n in p {
        if left.last() == Some(&n) {
            left.pop();
        } else {
            left.push(n);
        }
    }
    Some(left.len() as u64)
}

fn unlike_mirror(p: &[u64]) -> Option<u64> {
    Some((0..p.len() / 2).filter(|&i| p[i] != p[p.len() - 1 - i]).count() as u64)
}

/// The xors of the nonempty prefixes.
fn prefix_xors(p: &[u64]) -> impl Iterator<Item = u64> + '_ {
    p.iter().scan(0, |xor, n| {
        *xor ^= n;
        Some(*xor)
    })
}

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
const GAPS: &str = "{ let mut sorted = heaps.to_vec(); sorted.sort_unstable_by(|a, b| b.cmp(a)); \
    sorted.chunks(2).fold(0, |xor, pair| xor ^ (pair[0] - pair.get(1).unwrap_or(&0))) }";
const INVERSIONS: &str = "(0..heaps.len())\
    .map(|i| heaps[..i].iter().filter(|&&n| n > heaps[i]).count() as u64).sum::<u64>()";
const ASCENTS: &str = "heaps.windows(2).filter(|pair| pair[0] < pair[1]).count() as u64";
const DIFFER: &str = "heaps.windows(2).filter(|pair| pair[0] != pair[1]).count() as u64";
const RISE: &str = "heaps.windows(2).take_while(|pair| pair[0] < pair[1]).count() as u64";
const FALL: &str = "heaps.windows(2).rev().take_while(|pair| pair[0] > pair[1]).count() as u64";
const ONES: &str = "heaps.windows(2).filter(|pair| pair[0] == 1 && pair[1] == 1).count() as u64";
const SUM_FIRST: &str = "heaps.iter().step_by(2).sum::<u64>()";
const SUM_SECOND: &str = "heaps.iter().skip(1).step_by(2).sum::<u64>()";
const XOR_LAST: &str = "heaps.iter().rev().step_by(2).fold(0, |xor, n| xor ^ n)";
const REST: &str = "heaps.iter().skip(1).sum::<u64>()";
const REST_MIN: &str = "heaps.iter().skip(1).copied().min().unwrap_or(0)";
const REST_MAX: &str = "heaps.iter().skip(1).copied().max().unwrap_or(0)";
const MIRROR: &str = "(0..heaps.len() / 2)\
    .filter(|&i| heaps[i] != heaps[heaps.len() - 1 - i]).count() as u64";
const REDUCED: &str = "heaps.iter().fold(Vec::new(), |mut left, n| { \
    if left.last() == Some(&n) { left.pop(); } else { left.push(n); } left }).len() as u64";
const NOT_ZERO: &str = "heaps.iter().take_while(|&&n| n == 0).count() as u64";
const LARGEST: &str =
    "heaps.iter().position(|n| Some(n) == heaps.iter().max()).unwrap_or(0) as u64";
const PLACES: &str =
    "(1_u64..).zip(&heaps[..]).filter(|(_, n)| **n > 0).fold(0, |xor, (i, _)| xor ^ i)";
const PLACES_SUM: &str =
    "(1_u64..).zip(&heaps[..]).filter(|(_, n)| **n > 0).map(|(i, _)| i).sum::<u64>()";
const ODD_PLACES: &str =
    "(1_u64..).zip(&heaps[..]).filter(|(_, n)| **n % 2 == 1).fold(0, |xor, (i, _)| xor ^ i)";
const ODD_PLACES_FROM_0: &str =
    "(0_u64..).zip(&heaps[..]).filter(|(_, n)| **n % 2 == 1).fold(0, |xor, (i, _)| xor ^ i)";
const PREFIXES: &str = "{ let mut xor = 0; \
    heaps.iter().filter(|&n| { xor ^= n; xor == 0 }).count() as u64 }";
