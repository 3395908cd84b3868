//! Features of lists and strings, and ways to divide these into parts. To add one, add a line.

use crate::engine::costs::scale::*;
use crate::engine::expression::Form;
use crate::generators::code::{Code, list, rust};
use crate::generators::formula::operators::abs_diff;

/// A number that belongs to a whole list.
pub struct Feature {
    pub name: &'static str,
    pub bits: f64,
    pub code: Code<fn(&[u64]) -> u64>,
    /// The same feature of a pair, as an expression of two numbers.
    pub pair: Option<Form>,
}

const fn feature(name: &'static str, bits: f64, code: Code<fn(&[u64]) -> u64>) -> Feature {
    Feature { name, bits, code, pair: None }
}

/// Features that do not depend on the order.
pub static FREE: &[Feature] = &[
    Feature {
        pair: Some(abs_diff),
        ..feature(
            "largest - least",
            TWO,
            rust!(|heaps| heaps.iter().max().map_or(0, |max| max - heaps.iter().min().unwrap())),
        )
    },
    feature(
        "the number of odd ones",
        COUNTED,
        rust!(|heaps| heaps.iter().filter(|&&n| n % 2 == 1).count() as u64),
    ),
    feature(
        "the number of largest ones",
        SINGLE,
        rust!(|heaps| heaps.iter().filter(|&n| Some(n) == heaps.iter().max()).count() as u64),
    ),
    feature(
        "the number of least ones",
        SINGLE,
        rust!(|heaps| heaps.iter().filter(|&n| Some(n) == heaps.iter().min()).count() as u64),
    ),
    feature(
        "largest / gcd",
        NAMED,
        rust!(|heaps| {
            let gcd = heaps.iter().fold(0, |mut gcd, &(mut n)| {
                while n > 0 {
                    (gcd, n) = (n, gcd % n);
                }
                gcd
            });
            heaps.iter().max().and_then(|max| max.checked_div(gcd)).unwrap_or(0)
        }),
    ),
    feature(
        "the second largest",
        SINGLE,
        rust!(|heaps| {
            let mut sorted = heaps.to_vec();
            sorted.sort_unstable();
            sorted.iter().rev().nth(1).copied().unwrap_or(0)
        }),
    ),
    feature(
        "the median",
        NAMED,
        rust!(|heaps| {
            let mut sorted = heaps.to_vec();
            sorted.sort_unstable();
            sorted.iter().rev().nth(heaps.len() / 2).copied().unwrap_or(0)
        }),
    ),
];

/// Features that depend on the order.
pub static ORDERED: &[Feature] = &[
    feature("the first", TWO, rust!(|heaps| heaps.first().copied().unwrap_or(0))),
    feature("the last", TWO, rust!(|heaps| heaps.last().copied().unwrap_or(0))),
    feature(
        "the place of the first least one",
        NAMED,
        rust!(|heaps| heaps.iter().position(|n| Some(n) == heaps.iter().min()).unwrap_or(0) as u64),
    ),
    feature(
        "the number of inversions",
        SINGLE,
        rust!(|heaps| (0..heaps.len())
            .map(|i| heaps[..i].iter().filter(|&&n| n > heaps[i]).count() as u64)
            .sum::<u64>()),
    ),
    feature(
        "the number of ascents",
        SINGLE,
        rust!(|heaps| heaps.windows(2).filter(|pair| pair[0] < pair[1]).count() as u64),
    ),
    feature(
        "the number of neighbours that differ",
        SINGLE,
        rust!(|heaps| heaps.windows(2).filter(|pair| pair[0] != pair[1]).count() as u64),
    ),
    feature(
        "the number of letters unlike their mirror image",
        NAMED,
        rust!(
            |heaps| heaps.iter().zip(heaps.iter().rev()).filter(|(a, b)| a != b).count() as u64 / 2
        ),
    ),
];

/// A way to divide a list into parts.
pub struct View {
    /// The name of the parts and of their numbers; `#` stands for "heaps" or "letters".
    pub name: &'static str,
    pub bits: f64,
    pub is_ordered: bool,
    /// True if the parts are all heaps.
    pub is_whole: bool,
    /// True if functions of the parts are tried too.
    pub has_functions: bool,
    pub parts: Parts,
}

type Of<T> = Code<fn(&[u64]) -> Vec<T>>;

#[derive(Clone, Copy)]
pub enum Parts {
    One(Of<u64>),
    Two([&'static str; 2], Of<(u64, u64)>),
}

const fn view(name: &'static str, bits: f64, is_ordered: bool, parts: Parts) -> View {
    View { name, bits, is_ordered, is_whole: false, has_functions: true, parts }
}

const fn heaps(name: &'static str, bits: f64, is_ordered: bool, parts: Of<u64>) -> View {
    view(name, bits, is_ordered, Parts::One(parts))
}

const fn numbers(name: &'static str, bits: f64, is_ordered: bool, parts: Of<u64>) -> View {
    View { has_functions: false, ..heaps(name, bits, is_ordered, parts) }
}

const fn two(name: &'static str, names: [&'static str; 2], parts: Of<(u64, u64)>) -> View {
    view(name, SPLIT, true, Parts::Two(names, parts))
}

pub static VIEWS: &[View] = &[
    View { is_whole: true, ..heaps("#", WHOLE, false, list!(|heaps| heaps.iter().copied())) },
    heaps("# 1, 3, 5, …", MULTIPLE, true, list!(|heaps| heaps.iter().copied().step_by(2))),
    heaps("# 2, 4, 6, …", MULTIPLE, true, list!(|heaps| heaps.iter().copied().skip(1).step_by(2))),
    numbers(
        "places from 0 of odd #",
        COMPARED,
        true,
        list!(|heaps| (0_u64..).zip(heaps.iter()).filter(|(_, n)| **n % 2 == 1).map(|(i, _)| i)),
    ),
    View {
        is_ordered: false,
        ..two(
            "different ones n, each t times",
            ["n", "t"],
            list!(|heaps| {
                let mut sorted = heaps.to_vec();
                sorted.sort_unstable();
                let runs = sorted.chunk_by(|a, b| a == b).map(|run| (run[0], run.len() as u64));
                runs.collect::<Vec<_>>().into_iter()
            }),
        )
    },
    two("# n at places i from 1", ["n", "i"], list!(|heaps| heaps.iter().copied().zip(1_u64..))),
    two(
        "runs of t equal ones n",
        ["n", "t"],
        list!(|heaps| heaps.chunk_by(|a, b| a == b).map(|run| (run[0], run.len() as u64))),
    ),
    two(
        "pairs x, k",
        ["x", "k"],
        list!(|heaps| heaps.chunks_exact(2).map(|pair| (pair[0], pair[1]))),
    ),
    two(
        "x but the last one k",
        ["x", "k"],
        list!(|heaps| (1..heaps.len()).map(|i| (heaps[i - 1], heaps[heaps.len() - 1]))),
    ),
    two(
        "x but the first one k",
        ["x", "k"],
        list!(|heaps| (1..heaps.len()).map(|i| (heaps[i], heaps[0]))),
    ),
];
