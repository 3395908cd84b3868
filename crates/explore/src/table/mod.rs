//! Tables of the values or outcomes of a single part of each size, or of each pair.

mod export;
mod known;
mod make;
mod print;

pub use make::{square, table};
pub use print::{Paint, Status};

use crate::parameters::Rule;
use games::entry::{Repetition, Words};

/// The largest number of cells. Larger tables are useless to a reader and may not fit into memory.
const MOST_CELLS: u64 = 10_000_000;

/// The options of `table`.
pub struct Options {
    /// The largest part in the table.
    pub n: Option<u64>,
    /// True if the table has outcomes instead of values.
    pub outcomes: bool,
    pub misere: bool,
    /// The number of parts that vary: one or two.
    pub parts: Option<u8>,
    /// True if the remarks are in Japanese.
    pub japanese: bool,
}

pub struct Table {
    pub title: String,
    game: String,
    rule: Rule,
    /// The part of the first cell.
    pub first: u64,
    pub cells: Cells,
    /// True if the cells are outcomes: 1 for a winning position, 0 for a losing one.
    pub outcomes: bool,
    pub period: Option<Period>,
    /// The largest part whose value was searched for a period.
    searched: u64,
    /// True if the remarks are in Japanese.
    pub japanese: bool,
}

/// The cells of a table. A cell is empty if there is no such position.
pub enum Cells {
    Line(Vec<Option<u64>>),
    Square(Vec<Vec<Option<u64>>>),
}

pub struct Period {
    pub repetition: Repetition,
    /// The proof, unless the period was only observed.
    pub proof: Option<Words>,
    /// The number of values that repeat the period.
    seen: u64,
}

/// The smallest number of values that are searched for a period, and the number that is searched
/// for one that the theorem of Guy and Smith proves: 309 of the 512 codes `0.abc` have one by then.
const SEARCHED: u64 = 1000;
const PROVING: u64 = 10_000;

impl Table {
    /// The rows of at most `most` cells, each with its first part.
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

    /// The part or pair of a cell, with its value.
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
