//! The values or outcomes of one part of each size, or of each pair.

mod export;
mod make;
mod print;

pub use make::{square, table};
pub use print::Paint;

use crate::parameters::Rule;
use games::entry::{Repetition, Words};

/// What is larger is of no use to a reader, and may not fit into the memory.
const MOST_CELLS: u64 = 10_000_000;

/// What to tabulate.
pub struct Options {
    /// The last part.
    pub n: Option<u64>,
    /// Who wins, not the values.
    pub outcomes: bool,
    pub misere: bool,
    /// Sizes of one part, or of two.
    pub parts: Option<u8>,
    /// What it says beside its cells is Japanese.
    pub japanese: bool,
}

pub struct Table {
    pub title: String,
    game: String,
    rule: Rule,
    /// The part that the first cell is about.
    pub first: u64,
    pub cells: Cells,
    /// Are the cells 1 for a winning position and 0 for a losing one?
    pub outcomes: bool,
    pub period: Option<Period>,
    japanese: bool,
}

/// A cell is empty where there is no such position.
pub enum Cells {
    Line(Vec<Option<u64>>),
    Square(Vec<Vec<Option<u64>>>),
}

pub struct Period {
    pub repetition: Repetition,
    /// Why it goes on for ever; otherwise it has only been seen.
    pub proof: Option<Words>,
    /// How many values repeat it.
    seen: u64,
}

/// The least table that is searched for a period.
const SEARCHED: u64 = 1000;

impl Table {
    /// The cells by rows, each with the part that it begins with.
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

    /// What a cell says, by the part that its row begins with and its column.
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
