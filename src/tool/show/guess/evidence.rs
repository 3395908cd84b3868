//! What is given: values or outcomes of one heap of each size, or of each pair.

use crate::tool::diagnostic::{Problem, Result};
use std::collections::BTreeSet;

/// A line of cells; a cell that is not known is empty.
#[derive(Clone, Debug)]
pub struct Line {
    pub cells: Vec<Option<u64>>,
    /// Are the cells 1 for a won position and 0 for a lost one?
    pub outcomes: bool,
    /// The size of the first heap, if that is known.
    pub first: Option<u64>,
}

/// Rows of cells, for all pairs of heaps.
#[derive(Clone, Debug)]
pub struct Square {
    pub rows: Vec<Vec<Option<u64>>>,
    pub outcomes: bool,
}

impl Square {
    /// The first rows and columns.
    pub fn corner(&self, size: usize) -> Square {
        let row = |row: &Vec<Option<u64>>| row.iter().copied().take(size).collect();
        Square { rows: self.rows.iter().take(size).map(row).collect(), outcomes: self.outcomes }
    }
}

#[derive(Clone, Debug)]
pub enum Evidence {
    Line(Line),
    Square(Square),
}

impl Evidence {
    fn known(&self) -> Vec<u64> {
        match self {
            Evidence::Line(line) => line.cells.iter().copied().flatten().collect(),
            Evidence::Square(square) => square.rows.iter().flatten().copied().flatten().collect(),
        }
    }

    pub fn count(&self) -> usize {
        self.known().len()
    }

    /// The logarithm to base 2 of the number of ways to arrange these values.
    pub fn bits(&self) -> f64 {
        let mut values = self.known();
        values.sort_unstable();
        let factorial = |n: usize| (1..=n).map(|i| (i as f64).log2()).sum::<f64>();
        let same = values.chunk_by(|a, b| a == b).map(|same| factorial(same.len()));
        factorial(values.len()) - same.sum::<f64>()
    }
}

/// The bits of a cell that a hypothesis may choose.
pub fn cell_bits<'a>(cells: impl Iterator<Item = &'a Option<u64>>) -> f64 {
    let mut values: Vec<u64> = cells.copied().flatten().collect();
    values.sort_unstable();
    values.dedup();
    (values.len().max(1) as f64).log2()
}

/// How the text is meant.
pub struct Options {
    /// Outcomes such as `WLLW`.
    pub outcomes: Option<String>,
    /// The lost positions: all others up to the largest are won.
    pub lost: Vec<String>,
}

/// Reads values: numbers, `W` and `L` (or `N` and `P`), rows on lines or divided by `/`.
pub fn read(text: &str, options: &Options) -> Result<Evidence> {
    if let Some(outcomes) = &options.outcomes {
        return values(outcomes);
    }
    if !options.lost.is_empty() {
        return lost(&options.lost);
    }
    values(text)
}

fn values(text: &str) -> Result<Evidence> {
    let rows: Vec<Vec<&str>> = text
        .split(['\n', '/', ';'])
        .map(|row| {
            row.split([' ', ',', '\t', '\r', '[', ']', '|'])
                .filter(|item| !item.is_empty())
                .collect()
        })
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    // The headline of a table.
    let headline = |row: &Vec<&str>| row.len() > 1 && row[0] == "n";
    let rows = if rows.first().is_some_and(headline) { &rows[1..] } else { &rows[..] };
    let mut outcomes = false;
    let mut read = Vec::new();
    for row in rows {
        let mut cells = Vec::new();
        for item in row {
            outcomes |= cell(item, &mut cells)?;
        }
        read.push(cells);
    }
    let all = || read.iter().flatten().flatten();
    if all().count() == 0 {
        return Err(Problem::new("there are no values"));
    }
    if outcomes && all().any(|&value| value > 1) {
        return Err(Problem::new("there are both values and outcomes"));
    }
    Ok(match numbered(&read) {
        Some(line) => Evidence::Line(Line { outcomes, ..line }),
        None if read.len() == 1 || read.iter().all(|row| row.len() == 1) => {
            let cells = read.into_iter().flatten().collect();
            Evidence::Line(Line { cells, outcomes, first: None })
        }
        None => Evidence::Square(Square { rows: read, outcomes }),
    })
}

/// Adds what an item says, and tells whether these are outcomes.
fn cell(item: &str, cells: &mut Vec<Option<u64>>) -> Result<bool> {
    let item = item.trim_end_matches('*');
    if let Ok(number) = item.parse() {
        cells.push(Some(number));
        return Ok(false);
    }
    for letter in item.chars() {
        cells.push(match letter.to_ascii_uppercase() {
            'W' | 'N' => Some(1),
            'L' | 'P' => Some(0),
            '?' | '-' | '_' => None,
            _ => {
                let title = format!("`{item}` is neither a value nor an outcome");
                return Err(Problem::new(title).help("outcomes are `W` and `L`"));
            }
        });
    }
    Ok(item.chars().any(|letter| letter.is_ascii_alphabetic()))
}

/// Lines of a size and its value.
fn numbered(rows: &[Vec<Option<u64>>]) -> Option<Line> {
    let first = *rows.first()?.first()?;
    let follows = |(row, n): (&Vec<Option<u64>>, u64)| row.len() == 2 && row[0] == Some(n);
    (rows.len() > 3 && rows.iter().zip(first?..).all(follows)).then(|| Line {
        cells: rows.iter().map(|row| row[1]).collect(),
        outcomes: false,
        first,
    })
}

fn lost(items: &[String]) -> Result<Evidence> {
    let wrong = |item: &str| Problem::new(format!("`{item}` is no position"));
    let read = |item: &String| -> Result<Vec<u64>> {
        item.split(',').map(|part| part.parse().map_err(|_| wrong(item))).collect()
    };
    let positions = items.iter().map(read).collect::<Result<Vec<Vec<u64>>>>()?;
    let largest = positions.iter().flatten().copied().max().unwrap_or(0);
    if largest > 100_000 {
        return Err(Problem::new(format!("the position {largest} is too large to guess by")));
    }
    let lost: BTreeSet<&[u64]> = positions.iter().map(Vec::as_slice).collect();
    // Who does not list the finished position may have forgotten it.
    let is_won = |position: &[u64]| match lost.contains(position) {
        true => Some(0),
        false => position.iter().any(|&n| n > 0).then_some(1),
    };
    match positions.iter().map(Vec::len).collect::<BTreeSet<_>>() {
        lengths if lengths.iter().eq(&[1]) => {
            let cells = (0..=largest).map(|n| is_won(&[n])).collect();
            Ok(Evidence::Line(Line { cells, outcomes: true, first: Some(0) }))
        }
        lengths if lengths.iter().eq(&[2]) => {
            // A pair may be given in one order only.
            let cell = |a, b| is_won(&[a, b]).min(is_won(&[b, a]));
            let row = |a| (0..=largest).map(|b| cell(a, b)).collect();
            Ok(Evidence::Square(Square { rows: (0..=largest).map(row).collect(), outcomes: true }))
        }
        _ => Err(Problem::new("lost positions are all numbers, or all pairs as in `1,2 3,5`")),
    }
}
