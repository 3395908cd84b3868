//! Grid period: whether a table repeats along its rows and along its columns, and the value of any cell then.
//!
//! The table repeats if `g(row + r, column) == g(row, column)` for all rows at or after some row,
//! and likewise for columns. An observed period proves nothing, but there is a proof for a
//! game on an open board whose moves go up by at most `up` rows and left by at most `left` columns,
//! and in no other direction. Each column of the table is then a function of the `left` columns
//! before it: once `left` consecutive columns repeat, all later columns repeat. So the rows of the
//! table are known without end. Each row is a function of the `up` rows before it: once `up`
//! consecutive rows repeat in the table, they repeat without end, and so do all later rows.
//!
//! ```
//! use nim_snippets::grid_period::find;
//!
//! // A step up or to the left.
//! let values: Vec<Vec<u64>> = (0..8).map(|r| (0..8).map(|c| (r + c) % 2).collect()).collect();
//! let period = find(&values).unwrap();
//! assert_eq!((period.rows.start, period.rows.length, period.columns.length), (0, 2, 2));
//! assert!(period.is_proven(1, 1));
//! assert_eq!(period.value(&values, 1_000_000_007, 10u64.pow(18)), 1);
//! ```
//!
//! - Time: `O(n)` for `n` values.
//! - Limit: none.
//! - Input: the values of the cells `(0, 0), (0, 1), …`, rows of equal length. If start and length
//!   take more than half of the table, there is no answer (`None`). If moves also go down or right
//!   (a knight's), a period is not proven; for rides there is no such proof.
//! - Panics: rows of unequal length; a cell outside of table and period.
//! - Source: the argument of R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956.
//! - 日本語: 二次元の周期: 値の表が縦にも横にも繰り返すか、任意のマスでいくつになるか。
//! - See also: [`board_game`](super::board_game) (the table), [`periodicity`](super::periodicity)
//!   (one direction, with a saltus).

#![cfg_attr(doc, doc(alias("two-dimensional period", "二次元の周期", "period of a board")))]
#![cfg_attr(doc, doc(alias("盤面 10^18", "二维周期")))]

/// Each line at or after `start` equals the line `length` later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub start: u64,
    pub length: u64,
    /// The number of consecutive lines on which this was observed.
    pub seen: u64,
}

/// The periods in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridPeriod {
    /// The period from row to row.
    pub rows: Period,
    /// The period from column to column.
    pub columns: Period,
}

/// The repetitions with the least start + length, if each takes at most half of the table.
pub fn find(values: &[Vec<u64>]) -> Option<GridPeriod> {
    let width = values.first().map_or(0, Vec::len);
    assert!(values.iter().all(|row| row.len() == width), "rows of unequal length");
    let rows = find_lines(values.len(), |i, j| values[i] == values[j])?;
    let columns = find_lines(width, |i, j| values.iter().all(|row| row[i] == row[j]))?;
    Some(GridPeriod { rows, columns })
}

impl GridPeriod {
    /// The value of a cell, from the table or by the repetitions.
    pub fn value(&self, values: &[Vec<u64>], row: u64, column: u64) -> u64 {
        let row = self.rows.reduce(row);
        let column = self.columns.reduce(column);
        let value = values.get(row).and_then(|row| row.get(column));
        *value.unwrap_or_else(|| panic!("cell ({}, {}) is outside the values", row, column))
    }

    /// Is the period proven, if the values belong to a game on an open board whose moves go up by
    /// at most `up` rows and left by at most `left` columns, and neither down nor right?
    pub fn is_proven(&self, up: u64, left: u64) -> bool {
        self.rows.seen >= up && self.columns.seen >= left
    }
}

impl Period {
    /// The first line that is the same.
    fn reduce(&self, line: u64) -> usize {
        assert!(self.length > 0, "length must be positive");
        let periods = line.saturating_sub(self.start) / self.length;
        (line - periods * self.length) as usize
    }
}

/// Finds how `n` lines repeat by comparing two of them.
fn find_lines(n: usize, are_same: impl Fn(usize, usize) -> bool) -> Option<Period> {
    let same = z_function_by(n, |i, j| are_same(n - 1 - i, n - 1 - j));
    let length = (1..n).rev().max_by_key(|&length| same[length])?;
    let start = (n - length - same[length]) as u64;
    let period = Period { start, length: length as u64, seen: same[length] as u64 };
    Some(period).filter(|period| 2 * period.seen >= n as u64)
}

/// The same as `(0..n).map(|i| (i..n).take_while(|&j| are_same(j - i, j)).count())`, in `O(n)`
/// comparisons.
fn z_function_by(n: usize, are_same: impl Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut z = vec![n; n];
    let mut left = 0;
    let mut right = 0;
    for i in 1..n {
        let mut same = if i < right { z[i - left].min(right - i) } else { 0 };
        while i + same < n && are_same(same, i + same) {
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
