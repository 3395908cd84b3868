//! Tables of values or outcomes, each with larger positions to predict.

use crate::brute::{Position, to};
use crate::rules::{Convention, Rules};
use guess::Evidence;
use std::ops::{Range, RangeInclusive};

pub struct Table {
    pub name: &'static str,
    pub outcomes: bool,
    pub known: Vec<(Position, u64)>,
    pub asked: Vec<(Position, u64)>,
    /// The letters, indexed by the numbers, if the positions are strings.
    pub letters: Vec<char>,
}

impl Table {
    pub fn evidence(&self) -> Evidence {
        Evidence {
            samples: self.known.clone(),
            questions: self.asked.iter().map(|(position, _)| position.clone()).collect(),
            outcomes: self.outcomes,
            letters: self.letters.clone(),
            named: true,
            ..Evidence::default()
        }
    }
}

/// The known positions, and the positions to predict.
pub type Positions = [Vec<Position>; 2];

/// Tuples of numbers from a range.
pub fn tuples(len: usize, range: Range<u64>) -> Vec<Position> {
    let longer = |tuples: Vec<Position>, _| -> Vec<Position> {
        let with_each = |tuple: Position| range.clone().map(move |n| [&tuple[..], &[n]].concat());
        tuples.into_iter().flat_map(with_each).collect()
    };
    (0..len).fold(vec![Vec::new()], longer)
}

/// Tuples of each of these lengths.
pub fn lists(lens: RangeInclusive<usize>, range: Range<u64>) -> Vec<Position> {
    lens.flat_map(|len| tuples(len, range.clone())).collect()
}

/// Lists in ascending order, without repetitions.
pub fn ascending(lens: RangeInclusive<usize>, range: Range<u64>) -> Vec<Position> {
    lists(lens, range).into_iter().filter(|p| p.is_sorted_by(|a, b| a < b)).collect()
}

/// Some tuples with numbers of `end` or a little more.
pub fn beyond(len: usize, end: u64) -> Vec<Position> {
    let other = |i| (0..len as u64).map(|j| (i * 7 + j * 5 + i * j) % (end + 4) + 1).collect();
    tuples(len, end..end + 3).into_iter().chain((0..20).map(other)).collect()
}

/// The tuples of a range, and larger ones to predict.
pub fn all_tuples(len: usize, range: Range<u64>) -> Positions {
    [tuples(len, range.clone()), beyond(len, range.end)]
}

pub fn pairs(range: Range<u64>) -> Positions {
    all_tuples(2, range)
}

pub fn triples(range: Range<u64>) -> Positions {
    all_tuples(3, range)
}

/// The numbers of a range, and the next 40 to predict.
pub fn line(range: Range<u64>) -> Positions {
    [to(range.clone()), to(range.end..range.end + 40)]
}

type Name = &'static str;

/// Outcomes by a formula.
pub fn outcomes<V: Into<u64>>(
    name: Name,
    positions: Positions,
    mut value: impl FnMut(&[u64]) -> V,
) -> Table {
    let mut with_value = |p: Position| (p.clone(), value(&p).into());
    let [known, asked] = positions.map(|all| all.into_iter().map(&mut with_value).collect());
    Table { name, outcomes: true, known, asked, letters: Vec::new() }
}

/// Values by a formula.
pub fn values(name: Name, positions: Positions, value: impl FnMut(&[u64]) -> u64) -> Table {
    Table { outcomes: false, ..outcomes(name, positions, value) }
}

/// The rules with these moves.
fn rules<'a>(moves: impl Fn(&[u64]) -> Vec<Position> + 'a) -> Rules<'a, Position, ()> {
    Rules::new(move |p: &Position| moves(p).into_iter().map(|left| ((), left)).collect())
}

/// Outcomes by the moves; the player who cannot move loses.
pub fn wins(name: Name, positions: Positions, moves: impl Fn(&[u64]) -> Vec<Position>) -> Table {
    let mut rules = rules(moves);
    outcomes(name, positions, |p| rules.is_won(Convention::Normal, &p.to_vec()))
}

/// Outcomes by the moves; the player who cannot move wins.
pub fn misere(name: Name, positions: Positions, moves: impl Fn(&[u64]) -> Vec<Position>) -> Table {
    let mut rules = rules(moves);
    outcomes(name, positions, |p| rules.is_won(Convention::Misere, &p.to_vec()))
}

/// Grundy values by the moves.
pub fn grundy(name: Name, positions: Positions, moves: impl Fn(&[u64]) -> Vec<Position>) -> Table {
    let mut rules = rules(moves);
    values(name, positions, |p| rules.grundy(&p.to_vec()))
}
