//! Tables that repeat themselves.

use crate::guess::evidence::Shape;
use crate::guess::hypothesis::{Guess, Pool};
use crate::guess::measure::{self, number};
use crate::guess::sheet::Sheet;
use nim_snippets::{grid_period, periodicity};

/// The bits that name a repetition and not a game or a formula.
const PERIODS: f64 = 3.0;

pub fn offer(sheet: &Sheet, pool: &mut Pool) {
    let guess = match sheet.shape {
        Shape::Number => line(sheet),
        Shape::Tuple(2) => square(sheet),
        _ => None,
    };
    if let Some(guess) = guess {
        pool.offer(guess);
    }
}

/// A repetition, with a saltus or without.
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
        name: format!("period {}{saltus}{from}", period.length),
        call: line_call(&values[..free], first, &period, sheet.outcomes),
        bits: PERIODS + numbers + free as f64 * measure::cell(values),
        free,
        column,
    })
}

/// A table, and where in it a number stands.
fn line_call(table: &[u64], first: u64, period: &periodicity::Period, outcomes: bool) -> String {
    let (start, length) = (period.start, period.length);
    let n = if first == 0 { "n".to_owned() } else { format!("(n - {first})") };
    let (index, times) = match start {
        0 => (format!("{n} % {length}"), format!("{n} / {length}")),
        _ => (
            format!("if {n} < {start} {{ {n} }} else {{ ({n} - {start}) % {length} + {start} }}"),
            format!("{n}.saturating_sub({start}) / {length}"),
        ),
    };
    let value = format!("{table:?}[({index}) as usize]");
    match period.saltus {
        _ if outcomes => format!("{value} == 1"),
        0 => value,
        saltus => format!("{value} + {saltus} * ({times})"),
    }
}

/// A square that repeats itself from row to row and from column to column.
fn square(sheet: &Sheet) -> Option<Guess> {
    let first = *sheet.samples().iter().flatten().min()?;
    let largest = *sheet.samples().iter().flatten().max()?;
    let size = usize::try_from(largest - first).ok()?.checked_add(1)?;
    if size.checked_mul(size)? != sheet.values.len() {
        return None;
    }
    let mut rows = vec![vec![0; size]; size];
    for (position, &value) in sheet.samples().iter().zip(&sheet.values) {
        rows[(position[0] - first) as usize][(position[1] - first) as usize] = value;
    }
    let grid = grid_period::find(&rows)?;
    let value =
        |a: u64, b: u64| Some(grid.value(&rows, a.checked_sub(first)?, b.checked_sub(first)?));
    let column = sheet.positions.iter().map(|position| value(position[0], position[1])).collect();
    let lines = [&grid.rows, &grid.columns];
    let free = lines.map(|line| line.start + line.length).iter().product::<u64>() as usize;
    let numbers =
        lines.map(|line| number(line.start + 1) + number(line.length)).iter().sum::<f64>();
    let from = match lines.map(|line| line.start) {
        [0, 0] => String::new(),
        [rows, columns] => format!(", after {rows} rows and {columns} columns"),
    };
    Some(Guess {
        name: format!("period {} by {}{from}", grid.rows.length, grid.columns.length),
        call: "grid_period::find(&values)".to_owned(),
        bits: PERIODS + numbers + free as f64 * measure::cell(&sheet.values),
        free,
        column,
    })
}
