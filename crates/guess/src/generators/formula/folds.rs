//! Sums and xors over the parts of a list, where each part has a bound of its own, or all have the
//! first or the last number as theirs: `x % (k + 1)` over the pairs `x, k`.

use crate::engine::evidence::{Position, Shape};
use crate::engine::sheet::{Order, Sheet};
use crate::generators::formula::feature::Feature;
use crate::generators::formula::join::{JOINS, Join};

/// Which numbers belong together.
#[derive(Clone, Copy)]
enum Parts {
    Pairs,
    WithLast,
    WithFirst,
}

impl Parts {
    fn of(self, p: &[u64]) -> Option<Vec<(u64, u64)>> {
        let with = |k: &u64, others: &[u64]| others.iter().map(|&n| (n, *k)).collect();
        match self {
            Parts::Pairs if p.len().is_multiple_of(2) => {
                Some(p.chunks(2).map(|pair| (pair[0], pair[1])).collect())
            }
            Parts::Pairs => None,
            Parts::WithLast => p.split_last().map(|(k, others)| with(k, others)),
            Parts::WithFirst => p.split_first().map(|(k, others)| with(k, others)),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Parts::Pairs => "over the pairs x, k",
            Parts::WithLast => "over all x but the last one k",
            Parts::WithFirst => "over all x but the first one k",
        }
    }

    /// The joined numbers as an iterator in Rust.
    fn code(self, joined: &str) -> String {
        match self {
            Parts::Pairs => {
                format!("heaps.chunks(2).map(|pair| (pair[0], pair[1])).map(|(x, k)| {joined})")
            }
            Parts::WithLast => {
                format!(
                    "heaps[..heaps.len() - 1].iter().map(|&x| (x, heaps[heaps.len() - 1])).map(|(x, k)| {joined})"
                )
            }
            Parts::WithFirst => {
                format!("heaps[1..].iter().map(|&x| (x, heaps[0])).map(|(x, k)| {joined})")
            }
        }
    }
}

/// The bits that name such a fold among the features.
const FOLD: f64 = 5.0;

pub fn folds(sheet: &Sheet, samples: &[Position]) -> Vec<Feature> {
    if sheet.order != Order::Matters || matches!(sheet.shape, Shape::Number | Shape::Tuple(2)) {
        return Vec::new();
    }
    let mut folds = Vec::new();
    for parts in [Parts::Pairs, Parts::WithLast, Parts::WithFirst] {
        for join in JOINS {
            for is_turned in [false, true].into_iter().take(if join.turns { 2 } else { 1 }) {
                for is_sum in [false, true] {
                    folds.extend(fold(samples, parts, join, is_turned, is_sum));
                }
            }
        }
    }
    folds.retain(|feature| !feature.is_constant());
    folds
}

fn fold(
    samples: &[Position],
    parts: Parts,
    join: &'static Join,
    is_turned: bool,
    is_sum: bool,
) -> Option<Feature> {
    let joined = if is_turned { join.text("k", "x") } else { join.text("x", "k") };
    let (word, end) =
        if is_sum { ("sum", ".sum::<u64>()") } else { ("xor", ".fold(0, |xor, n| xor ^ n)") };
    let name = format!("the {word} of {joined} {}", parts.name());
    let code = parts.code(&joined) + end;
    let bits = FOLD + join.bits + f64::from(is_turned) + f64::from(is_sum);
    Feature::new((name, code), bits, samples, move |position| {
        let of = |(x, k): (u64, u64)| if is_turned { join.of(k, x) } else { join.of(x, k) };
        let mut numbers = parts.of(position)?.into_iter().map(of);
        numbers.try_fold(0_u64, |all, n| if is_sum { all.checked_add(n?) } else { Some(all ^ n?) })
    })
}
