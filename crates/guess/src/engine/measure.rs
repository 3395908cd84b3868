//! The bits of a description, and of the data.

use crate::engine::evidence::Position;
use std::collections::BTreeMap;

/// The number of bits by which a sure answer must be shorter than the data.
pub const MARGIN: f64 = 10.0;

/// The bits of a positive number in a code without a largest number.
pub fn number(number: u64) -> f64 {
    f64::from(2 * number.max(1).ilog2() + 1)
}

/// The bits of a choice among this many equally likely things.
pub fn choice(among: usize) -> f64 {
    (among.max(1) as f64).log2()
}

/// The number of samples with each value.
fn counts(values: &[u64]) -> Vec<usize> {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted.chunk_by(|a, b| a == b).map(<[u64]>::len).collect()
}

/// The bits of a value that a hypothesis may choose.
pub fn cell(values: &[u64]) -> f64 {
    choice(counts(values).len())
}

/// The bits of the data: which positions win, or which of the occurring values each has. Positions
/// that the rules cannot tell apart count once, such as lists with and without empty heaps.
pub fn data(positions: &[Position], values: &[u64], outcomes: bool, are_heaps: bool) -> f64 {
    let with_stones = |position: &Position| -> Position {
        sorted(position).into_iter().filter(|&n| n > 0).collect()
    };
    let of_classes = are_heaps
        .then(|| representatives(positions, values, with_stones))
        .flatten()
        .or_else(|| representatives(positions, values, sorted));
    let by_runs = runs(positions, values);
    let values = of_classes.as_deref().unwrap_or(values);
    if !outcomes {
        return by_runs.min(values.len() as f64 * cell(values));
    }
    by_runs.min(arrangements(values))
}

/// The bits of the arrangement of these values.
pub fn arrangements(values: &[u64]) -> f64 {
    let factorial = |n: usize| (1..=n).map(|i| (i as f64).log2()).sum::<f64>();
    factorial(values.len()) - counts(values).into_iter().map(factorial).sum::<f64>()
}

/// The bits of a line of values, described as runs of equal values: the end and value of each.
fn runs(positions: &[Position], values: &[u64]) -> f64 {
    if positions.iter().any(|position| position.len() != 1) {
        return f64::INFINITY;
    }
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_unstable_by_key(|&i| &positions[i]);
    let runs = order.chunk_by(|&i, &j| values[i] == values[j]).count();
    number(runs as u64) + runs as f64 * (choice(values.len()) + cell(values))
}

pub fn sorted(position: &Position) -> Position {
    let mut sorted = position.clone();
    sorted.sort_unstable();
    sorted
}

/// The value of each class of positions, if it is the same within each class.
pub fn representatives(
    positions: &[Position],
    values: &[u64],
    class: impl Fn(&Position) -> Position,
) -> Option<Vec<u64>> {
    let mut classes = BTreeMap::new();
    for (position, &value) in positions.iter().zip(values) {
        if *classes.entry(class(position)).or_insert(value) != value {
            return None;
        }
    }
    Some(classes.into_values().collect())
}
