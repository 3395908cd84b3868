//! The samples, questions and probes in the order in which guesses predict them.

use crate::engine::evidence::{DRAWN, Evidence, Position};
use crate::engine::expression::Expr;
use crate::engine::measure;
use crate::engine::shape::Shape;
use fastrand::Rng;
use std::collections::HashSet;

/// The smallest number of samples of which some are held back.
const FEWEST: usize = 10;

/// The number of smallest positions that are never held back.
const SMALLEST: usize = 3;

/// The number of positions beyond the samples that tell guesses apart.
pub const PROBES: usize = 100;

/// The meaning of the order of the numbers in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Permuting a position keeps its value.
    Free,
    /// All positions ascend.
    Sorted,
    Matters,
}

pub struct Sheet {
    pub shape: Shape,
    /// The number of numbers in each position, if it is the same.
    pub len: Option<usize>,
    pub order: Order,
    pub outcomes: bool,
    /// True if the user named the positions.
    pub named: bool,
    /// The fitted samples, the held-back ones, the questions, and probes beyond the samples. Both
    /// kinds of samples ascend.
    pub positions: Vec<Position>,
    /// The values of the samples.
    pub values: Vec<u64>,
    pub fitted: usize,
    questions: usize,
    /// The index of each sample in the ascending order of all samples.
    ranks: Vec<usize>,
    cell: f64,
}

impl Sheet {
    /// Holds a fifth of the samples back, or none.
    pub fn new(evidence: &Evidence, hold_back: bool) -> Sheet {
        let shape = evidence.shape();
        let mut samples: Vec<&(Position, u64)> = evidence.samples.iter().collect();
        samples.sort_by_key(|(position, _)| (size(position), position.clone()));
        let positions: Vec<&Position> = samples.iter().map(|(position, _)| position).collect();
        let held = held_back(&positions, shape.arity() == Some(1), hold_back);
        let (fitted, back): (Vec<_>, Vec<_>) =
            samples.into_iter().enumerate().partition(|(i, _)| !held[*i]);
        let count = fitted.len();
        let all = || fitted.iter().chain(&back);
        let values: Vec<u64> = all().map(|(_, (_, value))| *value).collect();
        let ranks = all().map(|(rank, _)| *rank).collect();
        let mut positions: Vec<Position> =
            all().map(|(_, (position, _))| position.clone()).collect();
        let order = order_of(&positions, &values);
        let probes = probes(&positions, &shape);
        positions.extend(evidence.questions.iter().cloned());
        positions.extend(probes);
        Sheet {
            len: shape.arity(),
            shape,
            order,
            outcomes: evidence.outcomes,
            named: evidence.named,
            positions,
            cell: measure::cell(&values),
            values,
            fitted: count,
            questions: evidence.questions.len(),
            ranks,
        }
    }

    pub fn has_draws(&self) -> bool {
        self.outcomes && self.values.contains(&DRAWN)
    }

    pub fn samples(&self) -> &[Position] {
        &self.positions[..self.values.len()]
    }

    /// The letters, indexed by the numbers, if the positions are strings.
    pub fn letters(&self) -> &[char] {
        self.shape.letters()
    }

    /// A number of a tuple.
    pub fn element(&self, i: usize) -> Expr {
        Expr::word(self.shape.element(i))
    }

    pub fn largest(&self) -> u64 {
        self.samples().iter().flatten().copied().max().unwrap_or(0)
    }

    /// Returns whether some samples are held back.
    pub fn holds_back(&self) -> bool {
        self.fitted < self.values.len()
    }

    /// The positions that an answer must predict: the questions, or else the probes.
    pub fn beyond(&self) -> std::ops::Range<usize> {
        let first = self.values.len();
        let end = if self.asks() { first + self.questions } else { self.positions.len() };
        first..end
    }

    /// Returns whether there are questions.
    pub fn asks(&self) -> bool {
        self.questions > 0
    }

    /// The part of a column for the questions.
    pub fn predictions<'a>(&self, column: &'a [Option<u64>]) -> &'a [Option<u64>] {
        &column[self.values.len()..][..self.questions]
    }

    /// The index of a sample in the ascending order of all samples.
    pub fn rank(&self, sample: usize) -> usize {
        self.ranks[sample]
    }

    /// The bits of an exception: its index, cheap for early samples, and its value.
    pub fn exception_bits(&self, sample: usize) -> f64 {
        measure::number(self.ranks[sample] as u64 + 1) + 1.0 + self.cell
    }
}

fn order_of(positions: &[Position], values: &[u64]) -> Order {
    if positions.iter().all(|position| position.is_sorted()) {
        return Order::Sorted;
    }
    let is_alike = measure::representatives(positions, values, measure::sorted).is_some();
    let all: HashSet<&Position> = positions.iter().collect();
    let is_turned = |position: &&Position| {
        let turned: Position = position.iter().rev().copied().collect();
        all.contains(&turned)
    };
    // If few positions occur in other orders too, each number has its own meaning.
    let turned = positions.iter().filter(is_turned).count();
    if is_alike && turned * 2 > positions.len() { Order::Free } else { Order::Matters }
}

fn size(position: &[u64]) -> u128 {
    position.iter().map(|&n| u128::from(n)).sum()
}

/// Selects the samples to hold back: the last fifth of a line; otherwise the largest tenth (the
/// longest first) and a random tenth, with the permutations of these, which would reveal their
/// values.
fn held_back(positions: &[&Position], is_line: bool, wanted: bool) -> Vec<bool> {
    let samples = positions.len();
    if samples < FEWEST || !wanted {
        return vec![false; samples];
    }
    let place = |(i, position): (usize, &&Position)| {
        let mut numbers = (*position).clone();
        numbers.sort_unstable();
        let mix = |seed: u64, n: &u64| Rng::with_seed(seed ^ n).u64(..);
        let place = numbers.iter().fold(samples as u64, mix);
        (if is_line { i as u64 } else { place }, i)
    };
    let mut place: Vec<(u64, usize)> = positions.iter().enumerate().map(place).collect();
    place.sort_unstable();
    let mut held = vec![false; samples];
    let largest = if is_line { samples / 5 } else { samples / 10 };
    let mut by_size: Vec<usize> = (0..samples).collect();
    by_size.sort_by_key(|&i| (positions[i].len(), size(positions[i]), i));
    for &i in &by_size[samples - largest..] {
        held[i] = true;
    }
    // The smallest positions decide between formulas, and no other sample can replace them.
    let others = place.into_iter().map(|(_, i)| i).rev().filter(|&i| i >= SMALLEST);
    let more = samples / 5 - largest;
    others.filter(|&i| !std::mem::replace(&mut held[i], true)).take(more).count();
    held
}

/// Positions a little beyond the samples.
fn probes(samples: &[Position], shape: &Shape) -> Vec<Position> {
    let largest = samples.iter().flatten().copied().max().unwrap_or(0);
    let beyond = |by: u64| largest.saturating_add(by);
    if shape.arity() == Some(1) {
        return (1..=PROBES as u64).map(|by| vec![beyond(by)]).collect();
    }
    let least = samples.iter().flatten().copied().min().unwrap_or(0);
    let are_sorted = samples.iter().all(|position| position.is_sorted());
    // Some numbers of a tuple may be flags.
    let is_flag = |i: usize| samples.iter().all(|position| position[i] < 2);
    let flags: Vec<bool> = (0..shape.arity().unwrap_or(0)).map(is_flag).collect();
    let mut random = Rng::with_seed(largest);
    let mut probe = |i: usize| -> Position {
        let len = samples.get(i % samples.len().max(1)).map_or(1, Vec::len);
        // Strings use only known letters.
        let end = match shape.letters().len() {
            0 if largest == 1 => 2,
            0 => beyond(3),
            letters => letters as u64,
        };
        let mut number = |place: usize| {
            let end = flags.get(place).map_or(end, |is_flag| if *is_flag { 2 } else { end });
            least + random.u64(..end.saturating_sub(least).max(1))
        };
        let mut probe: Position = (0..len).map(&mut number).collect();
        if are_sorted {
            probe.sort_unstable();
        }
        probe
    };
    (0..PROBES).map(|i| probe(7 * i)).collect()
}
