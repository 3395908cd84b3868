//! Finds tables that repeat themselves.

use crate::engine::costs;
use crate::engine::expression::{Expr, Infix};
use crate::engine::hypothesis::{Guess, Pool};
use crate::engine::measure::{self, number};
use crate::engine::sheet::Sheet;
use nim_snippets::periodicity::{self, Period};

pub fn offer(sheet: &Sheet, pool: &mut Pool) {
    let guess = match sheet.len {
        Some(1) => line(sheet),
        Some(2) => rectangle(sheet),
        _ => None,
    };
    if let Some(guess) = guess {
        pool.offer(guess);
    }
}

/// A guess that a line repeats itself, with or without a saltus.
fn line(sheet: &Sheet) -> Option<Guess> {
    let first = sheet.positions[0][0];
    let is_next = |(i, position): (u64, &Vec<u64>)| position[0] == first + i;
    let has_gaps = !(0..).zip(&sheet.positions[..sheet.fitted]).all(is_next);
    let values = &sheet.values[..sheet.fitted];
    let period = periodicity::find(values).filter(|_| !has_gaps)?;
    if sheet.outcomes && period.saltus > 0 {
        return None;
    }
    let value = |n: u64| u64::try_from(period.value(values, n.checked_sub(first)?)).ok();
    let column = sheet.positions.iter().map(|position| value(position[0])).collect();
    let free = (period.start + period.length) as usize;
    let saltus = match period.saltus {
        0 => String::new(),
        saltus => format!(", each {saltus} higher"),
    };
    let from = match period.start {
        0 => String::new(),
        before => format!(", after {before} others"),
    };
    let numbers = number(period.length) + number(period.start + 1) + number(period.saltus + 1);
    Some(Guess {
        free,
        ..Guess::new(
            format!("period {}{saltus}{from}", period.length),
            said(of_line(&values[..free], first, &period), sheet).into(),
            costs::PERIOD + numbers + free as f64 * measure::cell(values),
            column,
        )
    })
}

/// The entry of a table for a number.
fn of_line(table: &[u64], first: u64, period: &Period) -> Expr {
    let (start, length) = (period.start, period.length);
    let n = Expr::word("n");
    let value = Expr::list(table).at(index(&n, first, start, length));
    let n = less(&n, first);
    match period.saltus {
        0 => value,
        saltus if start == 0 => value + Expr::from(saltus) * (n / length),
        saltus => {
            let later = n.method("saturating_sub", [start.into()]);
            value + Expr::from(saltus) * (later / length)
        }
    }
}

fn less(n: &Expr, first: u64) -> Expr {
    let n = n.clone();
    if first == 0 { n } else { n - first }
}

/// The index of a number in a table that begins at `first` and repeats itself from `start`.
fn index(n: &Expr, first: u64, start: u64, length: u64) -> Expr {
    let index = match (start, length) {
        (0, _) => less(n, first) % length,
        (_, 1) => less(n, first).method("min", [start.into()]),
        _ => {
            let is_before = n.clone().infix(Infix::Less, (first + start).into());
            let repeated = less(n, first + start) % length + start;
            Expr::cases([(is_before, less(n, first))], repeated)
        }
    };
    index.cast("usize")
}

/// A guess that a rectangle repeats itself from row to row and from column to column.
fn rectangle(sheet: &Sheet) -> Option<Guess> {
    let side = |i: usize| {
        let numbers = || sheet.samples().iter().map(|position| position[i]);
        let first = numbers().min()?;
        Some((first, usize::try_from(numbers().max()? - first).ok()?.checked_add(1)?))
    };
    let [(top, height), (left, width)] = [side(0)?, side(1)?];
    if height.checked_mul(width)? != sheet.values.len() {
        return None;
    }
    // The held-back cells stay empty.
    let mut cells = vec![vec![None; width]; height];
    let fitted = || sheet.positions[..sheet.fitted].iter().zip(&sheet.values);
    for (position, &value) in fitted() {
        cells[(position[0] - top) as usize][(position[1] - left) as usize] = Some(value);
    }
    let agree = |a: Option<u64>, b: Option<u64>| a == b || a.is_none() || b.is_none();
    let rows = Repeated::of(height, |i, j| (0..width).all(|at| agree(cells[i][at], cells[j][at])))?;
    let columns = Repeated::of(width, |i, j| cells.iter().all(|row| agree(row[i], row[j])))?;
    let place = |position: &[u64]| {
        let row = rows.first_like(position[0].checked_sub(top)?);
        Some((row, columns.first_like(position[1].checked_sub(left)?)))
    };
    let mut table = vec![vec![None; columns.count()]; rows.count()];
    for (position, &value) in fitted() {
        let (row, column) = place(position)?;
        table[row][column].get_or_insert(value);
    }
    let full = |row: Vec<Option<u64>>| row.into_iter().collect::<Option<Vec<u64>>>();
    let table = table.into_iter().map(full).collect::<Option<Vec<_>>>()?;
    let value = |position: &Vec<u64>| place(position).map(|(row, column)| table[row][column]);
    let lines = [&rows, &columns];
    let free = rows.count() * columns.count();
    let numbers =
        lines.map(|line| number(line.start + 1) + number(line.length)).iter().sum::<f64>();
    let from = match lines.map(|line| line.start) {
        [0, 0] => String::new(),
        [rows, 0] => format!(", after {rows} rows"),
        [0, columns] => format!(", after {columns} columns"),
        [rows, columns] => format!(", after {rows} rows and {columns} columns"),
    };
    let row = index(&sheet.element(0), top, rows.start, rows.length);
    let column = index(&sheet.element(1), left, columns.start, columns.length);
    let entry = Expr::List(table.iter().map(|row| Expr::list(row)).collect()).at(row).at(column);
    Some(Guess {
        free,
        ..Guess::new(
            format!("period {} by {}{from}", rows.length, columns.length),
            said(entry, sheet).into(),
            costs::PERIOD + numbers + free as f64 * measure::cell(&sheet.values),
            sheet.positions.iter().map(value).collect(),
        )
    })
}

/// Lines of which each at or after `start` is like the line `length` later.
struct Repeated {
    start: u64,
    length: u64,
}

impl Repeated {
    /// The repetition of `n` lines with the least start + length, if these take at most half of them.
    /// Unlike those of `grid_period`, lines with empty cells may both be like a third, but not
    /// like each other.
    fn of(n: usize, are_alike: impl Fn(usize, usize) -> bool) -> Option<Repeated> {
        let seen = |length| (length..n).rev().take_while(|&i| are_alike(i - length, i)).count();
        let all = (1..n).rev().map(|length| (length, seen(length)));
        let (length, seen) = all.max_by_key(|&(_, seen)| seen).filter(|(_, seen)| 2 * seen >= n)?;
        Some(Repeated { start: (n - length - seen) as u64, length: length as u64 })
    }

    /// The number of lines before the first repeated one.
    fn count(&self) -> usize {
        (self.start + self.length) as usize
    }

    fn first_like(&self, line: u64) -> usize {
        let after = |after: u64| self.start + after % self.length;
        line.checked_sub(self.start).map_or(line, after) as usize
    }
}

/// The outcome or value for an entry of a table.
fn said(value: Expr, sheet: &Sheet) -> Expr {
    match sheet.outcomes {
        false => value,
        true if sheet.has_draws() => {
            Expr::List(["'L'", "'W'", "'D'"].map(Expr::word).into()).at(value.cast("usize"))
        }
        true => value.bit(),
    }
}
