//! The bits of a description, and of the data.

use crate::engine::evidence::Position;
use std::collections::BTreeMap;

/// The number of bits by which a sure answer must be shorter than the data.
pub const MARGIN: f64 = 10.0;

/// The largest number of different parts for which positions are compared with sums of these, and of
/// numbers in pairs.
const MOST_PARTS: usize = 500;
const MOST_CLASSES: usize = 200;

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
/// that the rules cannot tell apart count once, such as lists with and without empty heaps, and a sum
/// says no more than its parts.
pub fn data(positions: &[Position], all: &[u64], outcomes: bool, are_heaps: bool) -> f64 {
    let with_stones = |position: &Position| -> Position {
        sorted(position).into_iter().filter(|&n| n > 0).collect()
    };
    let of_classes = are_heaps
        .then(|| representatives(positions, all, with_stones))
        .flatten()
        .or_else(|| representatives(positions, all, sorted));
    let by_runs = runs(positions, all);
    let values = of_classes.as_deref().unwrap_or(all);
    if !outcomes {
        let of_parts = if are_heaps { of_parts(positions, all) } else { None };
        let told = of_parts.map_or(values.len(), |told| told.min(values.len()));
        return by_runs.min(told as f64 * cell(values));
    }
    let of_pairs = if are_heaps { classes(positions, all).map(partitions) } else { None };
    by_runs.min(arrangements(values)).min(of_pairs.unwrap_or(f64::INFINITY))
}

/// If each value is the xor of a value for each part, the number of positions whose values tell
/// those of all others: a table of two heaps says no more than a line of one.
fn of_parts(positions: &[Position], values: &[u64]) -> Option<usize> {
    let mut parts: Vec<u64> = positions.iter().flatten().copied().collect();
    parts.sort_unstable();
    parts.dedup();
    if parts.len() > MOST_PARTS {
        return None;
    }
    // Gaussian elimination: a row has the parts that occur an odd number of times, and a value.
    let mut rows: BTreeMap<usize, (Vec<bool>, u64)> = BTreeMap::new();
    for (position, &value) in positions.iter().zip(values) {
        let (mut row, mut value) = (vec![false; parts.len()], value);
        for part in position {
            let i = parts.partition_point(|other| other < part);
            row[i] = !row[i];
        }
        while let Some(first) = row.iter().position(|is_odd| *is_odd) {
            let Some((other, known)) = rows.get(&first) else {
                rows.insert(first, (row, value));
                value = 0;
                break;
            };
            row.iter_mut().zip(other).for_each(|(it, other)| *it ^= other);
            value ^= known;
        }
        if value != 0 {
            return None;
        }
    }
    Some(rows.len())
}

/// If pairs lose iff their numbers belong to the same class, as in a sum of two heaps, the number of
/// different numbers.
fn classes(pairs: &[Position], outcomes: &[u64]) -> Option<usize> {
    let mut numbers: Vec<u64> = pairs.iter().flatten().copied().collect();
    numbers.sort_unstable();
    numbers.dedup();
    if numbers.len() > MOST_CLASSES || pairs.iter().any(|pair| pair.len() != 2) {
        return None;
    }
    let place = |n: u64| numbers.partition_point(|&other| other < n);
    let places = |pair: &Position| [place(pair[0]), place(pair[1])];
    let mut class: Vec<usize> = (0..numbers.len()).collect();
    for (pair, _) in pairs.iter().zip(outcomes).filter(|(_, outcome)| **outcome == 0) {
        let [into, from] = places(pair).map(|i| class[i]);
        class.iter_mut().filter(|class| **class == from).for_each(|class| *class = into);
    }
    let is_same = |pair: &Position| {
        let [a, b] = places(pair);
        class[a] == class[b]
    };
    let mut all = pairs.iter().zip(outcomes);
    all.all(|(pair, &outcome)| outcome <= 1 && is_same(pair) == (outcome == 0))
        .then_some(numbers.len())
}

/// The bits of a partition of so many things into classes (Bell's numbers, by their triangle).
fn partitions(things: usize) -> f64 {
    let mut row = vec![1.0_f64];
    for _ in 1..things.max(1) {
        let mut next = vec![row[row.len() - 1]];
        for &above in &row {
            next.push(next[next.len() - 1] + above);
        }
        row = next;
    }
    row[row.len() - 1].log2()
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
