//! Grid period: whether a table repeats along its rows and along its columns, and the value of any cell then.
//!
//! Both must hold: `g(row + r, column) == g(row, column)` from some row on, and the like for
//! columns. Seeing is no proof, but there is one for a game on an open board whose moves go up by
//! at most `up` rows and left by at most `left` columns, and nowhere else. A column of the table is
//! then a function of the `left` columns before it; if so many in a row repeat, all later ones do.
//! So the rows of the table are known without end, and `up` of them that repeat in the table repeat
//! without end; as a row is a function of the `up` before it, all later ones do.
//!
//! ```
//! use nim_snippets::grid_period::find;
//!
//! // A step up or to the left.
//! let values: Vec<Vec<u64>> = (0..8).map(|r| (0..8).map(|c| (r + c) % 2).collect()).collect();
//! let found = find(&values).unwrap();
//! assert_eq!((found.rows.start, found.rows.length, found.columns.length), (0, 2, 2));
//! assert!(found.is_proven(1, 1));
//! assert_eq!(found.value(&values, 1_000_000_007, 10u64.pow(18)), 1);
//! ```
//!
//! - Time: `O(n)` for `n` values.
//! - Input: the values of the cells `(0, 0), (0, 1), …`, rows of equal length. A repetition is
//!   believed when start and length take at most half of the table, otherwise it is `None`. Where
//!   moves also go down or right (a knight's), a period is only seen, and rides have none.
//! - Source: the argument of R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956.
//! - See also: `board_game` (the table), `periodicity` (one direction, with a saltus).

/// From `start` on, a line is the same as that `length` later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub start: u64,
    pub length: u64,
    /// For so many lines in a row that was seen.
    pub seen: u64,
}

/// The periods in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridPeriod {
    /// From row to row.
    pub rows: Period,
    /// From column to column.
    pub columns: Period,
}

/// The repetitions with the least start + length, if each takes at most half of the table.
pub fn find(values: &[Vec<u64>]) -> Option<GridPeriod> {
    let width = values.first().map_or(0, Vec::len);
    assert!(values.iter().all(|row| row.len() == width), "rows of unequal length");
    let columns = (0..width).map(|column| values.iter().map(|row| row[column]).collect());
    let columns: Vec<Vec<u64>> = columns.collect();
    Some(GridPeriod { rows: find_lines(values)?, columns: find_lines(&columns)? })
}

impl GridPeriod {
    /// The value of a cell: from the table, or as the repetitions foretell it.
    pub fn value(&self, values: &[Vec<u64>], row: u64, column: u64) -> u64 {
        values[self.rows.reduce(row)][self.columns.reduce(column)]
    }

    /// Is it proven, where the values belong to a game on an open board whose moves go up by at
    /// most `up` rows and left by at most `left` columns, and neither down nor right?
    pub fn is_proven(&self, up: u64, left: u64) -> bool {
        self.rows.seen >= up && self.columns.seen >= left
    }
}

impl Period {
    /// The first line that is the same.
    fn reduce(&self, line: u64) -> usize {
        let periods = line.saturating_sub(self.start) / self.length;
        (line - periods * self.length) as usize
    }
}

fn find_lines(lines: &[Vec<u64>]) -> Option<Period> {
    let same = z_function(&lines.iter().rev().collect::<Vec<_>>());
    let length = (1..lines.len()).rev().max_by_key(|&length| same[length])?;
    let (start, seen) = (lines.len() - length - same[length], same[length] as u64);
    let found = Period { start: start as u64, length: length as u64, seen };
    Some(found).filter(|_| 2 * seen >= lines.len() as u64)
}

/// As `(0..n).map(|i| text[i..].iter().zip(text).take_while(|(a, b)| a == b).count())`, in `O(n)`.
fn z_function<T: PartialEq>(text: &[T]) -> Vec<usize> {
    let (mut z, mut left, mut right) = (vec![text.len(); text.len()], 0, 0);
    for i in 1..text.len() {
        let mut same = if i < right { z[i - left].min(right - i) } else { 0 };
        while i + same < text.len() && text[same] == text[i + same] {
            same += 1;
        }
        if i + same > right {
            left = i;
            right = i + same;
        }
        z[i] = same;
    }
    z
}
