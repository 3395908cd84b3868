//! The values or outcomes of one part of each size, or of each pair.

mod export;
mod make;
mod print;

pub use make::{square, table};
pub use print::Paint;

use crate::parameters::Rule;
use games::entry::{Repetition, Words};

/// Larger tables are useless to a reader, and may not fit into memory.
const MOST_CELLS: u64 = 10_000_000;

/// The options of `table`.
pub struct Options {
    /// The last part.
    pub n: Option<u64>,
    /// Outcomes instead of values?
    pub outcomes: bool,
    pub misere: bool,
    /// Sizes of one part, or of two.
    pub parts: Option<u8>,
    /// Remarks in Japanese?
    pub japanese: bool,
}

pub struct Table {
    pub title: String,
    game: String,
    rule: Rule,
    /// The part of the first cell.
    pub first: u64,
    pub cells: Cells,
    /// Are the cells outcomes: 1 for a winning position, 0 for a losing one?
    pub outcomes: bool,
    pub period: Option<Period>,
    japanese: bool,
}

/// A cell is empty if there is no such position.
pub enum Cells {
    Line(Vec<Option<u64>>),
    Square(Vec<Vec<Option<u64>>>),
}

pub struct Period {
    pub repetition: Repetition,
    /// The proof, unless the period was only observed.
    pub proof: Option<Words>,
    /// The number of values that repeat it.
    seen: u64,
}

/// At least this many values are searched for a period.
const SEARCHED: u64 = 1000;

impl Table {
    /// The rows, each with its first part.
    pub fn rows(&self, most: usize) -> Vec<(u64, Vec<Option<u64>>)> {
        match &self.cells {
            Cells::Line(line) => {
                let columns = self.columns(most);
                let starts = (self.first..).step_by(columns);
                starts.zip(line.chunks(columns).map(<[_]>::to_vec)).collect()
            }
            Cells::Square(rows) => (self.first..).zip(rows.iter().cloned()).collect(),
        }
    }

    /// The part or pair of a cell with its value.
    pub fn name_of(&self, start: u64, column: usize, value: u64) -> String {
        let value = self.show(Some(value));
        match &self.cells {
            Cells::Line(_) => format!("{}: {value}", start + column as u64),
            Cells::Square(_) => format!("{start}, {}: {value}", self.first + column as u64),
        }
    }

    pub fn count(&self) -> usize {
        match &self.cells {
            Cells::Line(line) => line.len(),
            Cells::Square(rows) => rows.iter().map(Vec::len).sum(),
        }
    }

    /// The largest value, for the scale of the colours.
    pub fn largest(&self) -> u64 {
        let all = self.rows(usize::MAX).into_iter().flat_map(|(_, row)| row);
        all.flatten().max().unwrap_or(0)
    }
}

fn outcome(value: u64) -> &'static str {
    if value == 0 { "L" } else { "W" }
}
