//! Finds tables that repeat themselves.

use crate::engine::costs;
use crate::engine::expression::{Expr, Infix};
use crate::engine::hypothesis::{Guess, Pool};
use crate::engine::measure::{self, number};
use crate::engine::sheet::Sheet;
use nim_snippets::grid_period::{self, GridPeriod};
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
    let mut rows = vec![vec![0; width]; height];
    for (position, &value) in sheet.samples().iter().zip(&sheet.values) {
        rows[(position[0] - top) as usize][(position[1] - left) as usize] = value;
    }
    let grid = grid_period::find(&rows)?;
    let value = |a: u64, b: u64| Some(grid.value(&rows, a.checked_sub(top)?, b.checked_sub(left)?));
    let column = sheet.positions.iter().map(|position| value(position[0], position[1])).collect();
    let lines = [&grid.rows, &grid.columns];
    let free = lines.map(|line| line.start + line.length).iter().product::<u64>() as usize;
    let numbers =
        lines.map(|line| number(line.start + 1) + number(line.length)).iter().sum::<f64>();
    let from = match lines.map(|line| line.start) {
        [0, 0] => String::new(),
        [rows, 0] => format!(", after {rows} rows"),
        [0, columns] => format!(", after {columns} columns"),
        [rows, columns] => format!(", after {rows} rows and {columns} columns"),
    };
    Some(Guess {
        free,
        ..Guess::new(
            format!("period {} by {}{from}", grid.rows.length, grid.columns.length),
            said(of_rectangle(sheet, &rows, (top, left), &grid), sheet).into(),
            costs::PERIOD + numbers + free as f64 * measure::cell(&sheet.values),
            column,
        )
    })
}

/// The entry of a pair in the rows that repeat themselves.
fn of_rectangle(
    sheet: &Sheet,
    rows: &[Vec<u64>],
    (top, left): (u64, u64),
    grid: &GridPeriod,
) -> Expr {
    let [down, across] =
        [&grid.rows, &grid.columns].map(|line| (line.start + line.length) as usize);
    let table: Vec<&[u64]> = rows[..down].iter().map(|row| &row[..across]).collect();
    let row = index(&sheet.element(0), top, grid.rows.start, grid.rows.length);
    let column = index(&sheet.element(1), left, grid.columns.start, grid.columns.length);
    Expr::list(&table).at(row).at(column)
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
