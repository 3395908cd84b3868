//! What depends on the order of several numbers.

use crate::generators::formula::group::{Group, any};

fn least(p: &[u64]) -> u64 {
    p.iter().copied().min().unwrap_or(0)
}

/// How many neighbours are such.
fn neighbours(p: &[u64], are: impl Fn(u64, u64) -> bool) -> Option<u64> {
    Some(p.windows(2).filter(|pair| are(pair[0], pair[1])).count() as u64)
}

/// Every second number from a place on.
fn every_second(p: &[u64], from: usize) -> impl Iterator<Item = u64> + '_ {
    p.iter().copied().skip(from).step_by(2)
}

fn xor(numbers: impl Iterator<Item = u64>) -> Option<u64> {
    Some(numbers.fold(0, |xor, n| xor ^ n))
}

fn sum(mut numbers: impl Iterator<Item = u64>) -> Option<u64> {
    numbers.try_fold(0_u64, |sum, n| sum.checked_add(n))
}

fn place(p: &[u64], is: impl Fn(u64) -> bool) -> Option<u64> {
    Some(p.iter().position(|&n| is(n)).unwrap_or(p.len()) as u64)
}

fn inversions(p: &[u64]) -> Option<u64> {
    let larger = |i: usize| p[..i].iter().filter(|&&n| n > p[i]).count() as u64;
    Some((0..p.len()).map(larger).sum())
}

/// How many are left when equal neighbours vanish as long as there are such.
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

/// The xors of the first numbers, at least of one.
fn prefix_xors(p: &[u64]) -> impl Iterator<Item = u64> + '_ {
    p.iter().scan(0, |xor, n| {
        *xor ^= n;
        Some(*xor)
    })
}

pub const ORDERED: &[Group] = &[
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
        |p| Some(p.iter().position(|&n| n == least(p)).unwrap_or(0) as u64),
    ),
    any("the number of inversions", INVERSIONS, 5.0, inversions),
    any("the number of descents", DESCENTS, 5.0, |p| neighbours(p, |a, b| a > b)),
    any("the number of ascents", ASCENTS, 5.0, |p| neighbours(p, |a, b| a < b)),
    any("the number of neighbours that differ", DIFFER, 5.0, |p| neighbours(p, |a, b| a != b)),
    any("the number of ascents at the beginning", RISE, 5.5, |p| {
        Some(p.windows(2).take_while(|pair| pair[0] < pair[1]).count() as u64)
    }),
    any("the number of descents at the end", FALL, 5.5, |p| {
        Some(p.windows(2).rev().take_while(|pair| pair[0] > pair[1]).count() as u64)
    }),
    any("the number of equal neighbours", EQUAL, 5.5, |p| neighbours(p, |a, b| a == b)),
    any("the length of the longest run", LONGEST, 6.0, |p| {
        Some(p.chunk_by(|a, b| a == b).map(<[u64]>::len).max().unwrap_or(0) as u64)
    }),
    any("the sum of every second one from the first", SUM_FIRST, 5.0, |p| sum(every_second(p, 0))),
    any("the sum of every second one from the second", SUM_SECOND, 5.0, |p| {
        sum(every_second(p, 1))
    }),
    any("the xor of every second one from the last", XOR_LAST, 6.0, |p| {
        xor(p.iter().rev().copied().step_by(2))
    }),
    any("the sum of all but the first", REST, 5.0, |p| sum(p.iter().skip(1).copied())),
    any("the least of all but the first", REST_MIN, 5.5, |p| {
        Some(least(p.get(1..).unwrap_or(&[])))
    }),
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
    any("the sum of the differences of neighbours", CHANGES, 6.0, |p| {
        sum(p.windows(2).map(|pair| pair[0].abs_diff(pair[1])))
    }),
    any("the largest difference of neighbours", STEP, 6.5, |p| {
        Some(p.windows(2).map(|pair| pair[0].abs_diff(pair[1])).max().unwrap_or(0))
    }),
    any("the xor of the differences of neighbours", XOR_CHANGES, 6.5, |p| {
        xor(p.windows(2).map(|pair| pair[0].abs_diff(pair[1])))
    }),
    any("the number of beginnings with xor 0", PREFIXES, 6.5, |p| {
        Some(prefix_xors(p).filter(|&xor| xor == 0).count() as u64)
    }),
];

/// What is said of ones among zeros: of a string, of each of its letters among the others.
pub const MARKED: &[Group] = &[
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
        sum((1..).zip(p).filter(|(_, n)| **n > 0).map(|(i, _)| i))
    }),
    any("the xor of the places from 0 of odd numbers", ODD_PLACES_FROM_0, 6.5, |p| {
        xor((0..).zip(p).filter(|(_, n)| **n % 2 == 1).map(|(i, _)| i))
    }),
];

const INVERSIONS: &str = "(0..heaps.len())\
    .map(|i| heaps[..i].iter().filter(|&&n| n > heaps[i]).count() as u64).sum::<u64>()";
const DESCENTS: &str = "heaps.windows(2).filter(|pair| pair[0] > pair[1]).count() as u64";
const ASCENTS: &str = "heaps.windows(2).filter(|pair| pair[0] < pair[1]).count() as u64";
const DIFFER: &str = "heaps.windows(2).filter(|pair| pair[0] != pair[1]).count() as u64";
const RISE: &str = "heaps.windows(2).take_while(|pair| pair[0] < pair[1]).count() as u64";
const FALL: &str = "heaps.windows(2).rev().take_while(|pair| pair[0] > pair[1]).count() as u64";
const EQUAL: &str = "heaps.windows(2).filter(|pair| pair[0] == pair[1]).count() as u64";
const ONES: &str = "heaps.windows(2).filter(|pair| pair[0] == 1 && pair[1] == 1).count() as u64";
const LONGEST: &str =
    "heaps.chunk_by(|a, b| a == b).map(|run| run.len() as u64).max().unwrap_or(0)";
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
const CHANGES: &str = "heaps.windows(2).map(|pair| pair[0].abs_diff(pair[1])).sum::<u64>()";
const STEP: &str = "heaps.windows(2).map(|pair| pair[0].abs_diff(pair[1])).max().unwrap_or(0)";
const XOR_CHANGES: &str = "heaps.windows(2).fold(0, |xor, pair| xor ^ pair[0].abs_diff(pair[1]))";
const PREFIXES: &str = "{ let mut xor = 0; \
    heaps.iter().filter(|&n| { xor ^= n; xor == 0 }).count() as u64 }";
