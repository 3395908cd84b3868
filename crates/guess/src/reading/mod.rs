//! Reads values and outcomes, as typed or as printed by a brute force.

mod cells;
mod csv;
mod losing;
mod positions;
mod table;

use crate::engine::evidence::{Evidence, Position};
use crate::reading::cells::Cell;
use crate::reading::positions::Read;
use bundler::diagnostic::{Problem, Result};
use std::collections::BTreeSet;

/// Options for reading the text.
pub struct Options {
    /// A row of outcomes, such as `WLLW`.
    pub outcomes: Option<String>,
    /// The losing positions. All other positions up to the largest are winning.
    pub losing: Vec<String>,
}

/// Reads positions, as in `1 2 3: W` or `red=3 blue=4: W`, or only values: numbers, `W` and `L`
/// (or words for these), in rows on separate lines or divided by `/`.
pub fn read(text: &str, options: &Options) -> Result<Evidence> {
    match &options.outcomes {
        Some(outcomes) => table::read(outcomes)?.as_outcomes().ok_or_else(mixed),
        None if options.losing.is_empty() => values(text),
        None => losing::read(&options.losing),
    }
}

fn values(text: &str) -> Result<Evidence> {
    if let Some(Read { cells, letters, names }) = positions::read(text)? {
        let names = names.into_iter().map(str::to_owned).collect();
        return Ok(Evidence { letters, names, ..collect(cells, true)? });
    }
    if let Some(cells) = csv::read(text) {
        return collect(cells, true);
    }
    table::read(text)
}

/// The largest size in a table of single numbers.
const LARGEST: u64 = 100_000;

/// The longest position, because some formulas compare all pairs of its numbers.
const LONGEST: usize = 500;

fn mixed() -> Problem {
    Problem::new("values and outcomes cannot be mixed")
}

/// Makes the evidence from these cells, if no position occurs twice.
fn collect(cells: Vec<(Position, Cell)>, named: bool) -> Result<Evidence> {
    let word = cells.iter().find_map(|(_, cell)| match cell {
        Cell::Word(word) => Some(*word),
        _ => None,
    });
    if let Some(word) = word {
        if word.bytes().all(|c| c.is_ascii_digit()) {
            return Err(Problem::new(format!("the value {word} is too large for `guess`")));
        }
        let title = format!("`{word}` is neither a value nor an outcome");
        return Err(
            Problem::new(title).help("outcomes are `W`, `L` and `D`; `?` asks for a prediction")
        );
    }
    let outcomes = cells.iter().any(|(_, cell)| matches!(cell, Cell::Won(_) | Cell::Drawn));
    if outcomes && cells.iter().any(|(_, cell)| matches!(cell, Cell::Value(2..))) {
        return Err(mixed());
    }
    if let Some((line, (position, _))) =
        (1..).zip(&cells).find(|(_, (position, _))| position.len() > LONGEST)
    {
        let length = position.len();
        let title =
            format!("position {line} has {length} numbers or letters, at most {LONGEST} fit");
        return Err(Problem::new(title));
    }
    let mut seen = BTreeSet::new();
    let mut evidence = Evidence { outcomes, named, ..Evidence::default() };
    for (position, cell) in cells {
        if !seen.insert(position.clone()) {
            return Err(Problem::new(format!("{} occurs twice", what(&position))));
        }
        match cell {
            Cell::Asked => evidence.questions.push(position),
            _ => evidence.samples.extend(cell.known().map(|value| (position, value))),
        }
    }
    if evidence.samples.is_empty() {
        return Err(Problem::new("no values given"));
    }
    let is_line = seen.iter().all(|position| position.len() == 1);
    let sizes = || evidence.samples.iter().map(|(position, _)| position[0]);
    let spread = || sizes().max().unwrap_or(0) - sizes().min().unwrap_or(0);
    if is_line && spread() > LARGEST {
        let largest = sizes().max().unwrap_or(0);
        return Err(Problem::new(format!("the size {largest} is too large for `guess`")));
    }
    Ok(evidence)
}

fn what(position: &[u64]) -> String {
    match position {
        [n] => format!("the size {n}"),
        _ => format!("the position {position:?}"),
    }
}
