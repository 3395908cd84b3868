//! Reads lines and squares of values, as typed or as printed by a brute force.

use crate::engine::evidence::{Evidence, Position};
use crate::reading::cells::{Cell, cells};
use crate::reading::collect;
use bundler::diagnostic::{Problem, Result};

/// The cells of a line and its key, as in `5: 1 0 2`, `g(5) = 1` or `5 | 1 0 2`.
struct Row<'a> {
    keyed: bool,
    key: Option<u64>,
    cells: Vec<Cell<'a>>,
}

pub fn read(text: &str) -> Result<Evidence> {
    let text = ["],", "),", "},"].iter().fold(text.to_owned(), |text, end| text.replace(end, "\n"));
    let lines: Vec<&str> = text.split(['\n', '/', ';']).flat_map(entries).collect();
    let mut rows = rows(&lines, digits_in_a_row(&lines));
    if rows.is_empty() {
        return Err(Problem::new("no values given"));
    }
    let (first_row, first_column) = drop_sizes(&mut rows);
    if rows.iter().any(|row| row.key.is_some()) {
        if rows.iter().any(|row| row.key.is_none()) {
            return Err(Problem::new("some lines begin with a size, others do not"));
        }
        if let Some(line) = line_by_sizes(&rows) {
            return collect(line, true);
        }
    } else if rows.len() == 1 || rows.iter().all(|row| row.cells.len() == 1) {
        let cells = rows.iter().flat_map(|row| row.cells.iter().copied());
        let line = (first_row.unwrap_or(0)..).zip(cells).map(|(n, cell)| (vec![n], cell));
        return collect(line.collect(), first_row.is_some());
    }
    let first_row = first_row.or(rows[0].key);
    let first_column = first_column.or(first_row);
    let mut cells = Vec::new();
    for (a, row) in (first_row.unwrap_or(0)..).zip(&rows) {
        let columns = (first_column.unwrap_or(0)..).zip(&row.cells);
        cells.extend(columns.map(|(b, &cell)| (vec![a, b], cell)));
    }
    collect(cells, first_row.is_some())
}

/// Splits a line with several sizes: `0: 1, 1: 0`.
fn entries(line: &str) -> Vec<&str> {
    let sizes = |entry: &&str| key(entry).is_some_and(|(key, _)| number_at_end(key).is_some());
    let entries: Vec<&str> = line.split(',').collect();
    match entries.iter().filter(|entry| sizes(entry)).count() {
        0 | 1 => vec![line],
        _ => entries,
    }
}

/// The length of rows of digits, if the text has such rows: `0110` is a row, not a number.
fn digits_in_a_row(lines: &[&str]) -> Option<usize> {
    fn runs<'a>(line: &&'a str) -> impl Iterator<Item = &'a str> {
        line.split(|c: char| !c.is_ascii_digit())
    }
    let is_row = |run: &&str| {
        let only_outcomes = run.bytes().all(|c| c == b'0' || c == b'1');
        run.len() > 3 && run.starts_with('0') || run.len() > 7 && only_outcomes
    };
    let row = lines.iter().flat_map(runs).find(is_row)?;
    // Among other values, such an item is a single value.
    let alone = |line: &&str| {
        let values = key(line).map_or(*line, |(_, values)| values);
        let others = runs(&values).filter(|run| !run.is_empty()).count() > 2;
        let same = runs(line).filter(|run| run.len() == row.len()).count();
        // A number among a few others is not a row of outcomes, however long it is.
        let among_others = lines.len() == 1 && runs(line).filter(|run| !run.is_empty()).count() > 1;
        same == 0 || same == 1 && !others && !among_others
    };
    lines.iter().all(alone).then_some(row.len())
}

/// The lines with cells, without the titles above and the remarks below.
fn rows<'a>(lines: &[&'a str], digits: Option<usize>) -> Vec<Row<'a>> {
    let rule = |line: &str| {
        let drawn = |c: char| "-=+|:".contains(c) || c.is_whitespace();
        line.chars().all(drawn) && ["--", "=="].iter().any(|part| line.contains(part))
    };
    let read: Vec<(&str, Row)> = lines
        .iter()
        .filter(|line| !rule(line))
        .map(|line| (line.trim_start_matches(['|', ' ', '\t']), row(line, digits)))
        .filter(|(_, row)| !row.cells.is_empty())
        .collect();
    let figure = |line: &str| line.starts_with(|c: char| c.is_ascii_digit());
    let figures = read.iter().filter(|(line, _)| figure(line)).count() * 2 > read.len();
    let sizes = figures || read.iter().any(|(_, row)| row.key.is_some());
    let prose = |(line, row): &(&str, Row)| {
        let says = |cell: &Cell| matches!(cell, Cell::Word(_));
        let begins = line.starts_with(|c: char| c.is_alphabetic() || c == '*');
        begins && head(row).is_none() && (row.cells.iter().any(says) || sizes && row.key.is_none())
    };
    let first = read.iter().position(|line| !prose(line)).unwrap_or(0);
    let last = read.iter().rposition(|line| !prose(line)).unwrap_or(usize::MAX);
    let part = read.into_iter().enumerate().filter(|(i, _)| (first..=last).contains(i));
    part.map(|(_, (_, row))| row).collect()
}

fn row(line: &str, digits: Option<usize>) -> Row<'_> {
    let (key, rest) = match key(line) {
        Some((key, rest)) => (Some(key), rest),
        None => (None, line),
    };
    let blank = |c: char| c.is_whitespace() || "[](){}|,\"'\\&".contains(c);
    let items = rest.split(blank).filter(|item| !item.is_empty() && *item != "vec!");
    let mut cells: Vec<Cell> = items.flat_map(|item| cells(item, digits)).collect();
    let named = matches!(cells[..], [Cell::Word(name), Cell::Value(_), Cell::Value(_), ..] if name.len() > 1);
    if named && line.trim().starts_with(char::is_alphabetic) {
        cells.remove(0);
    }
    Row { keyed: key.is_some(), key: key.and_then(number_at_end), cells }
}

/// Splits a line after its size.
fn key(line: &str) -> Option<(&str, &str)> {
    let line = line.trim().trim_start_matches(['|', '{', '[']).trim_end_matches(['|', '}', ']']);
    let bar = line.split_once('|').filter(|(key, rest)| {
        !rest.contains('|') && key.trim().chars().all(|c| c.is_ascii_digit())
    });
    let signs = ["->", "=>", ":", "="];
    bar.or_else(|| signs.iter().find_map(|sign| line.split_once(sign)))
}

fn number_at_end(key: &str) -> Option<u64> {
    let key = key.trim_end_matches(|c: char| !c.is_ascii_digit());
    let digits = key.rsplit(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok().map(u32::into)
}

/// Reads the sizes above a table, after its corner: the first size, and the number of sizes.
fn head(row: &Row) -> Option<(u64, usize)> {
    let corner = row.cells.iter().take_while(|cell| !matches!(cell, Cell::Value(_))).count();
    let sizes = &row.cells[corner..];
    let Some(Cell::Value(first)) = sizes.first().copied() else { return None };
    let counts = |(i, cell): (u64, &Cell)| cell.known() == first.checked_add(i);
    (sizes.len() > 1 && (0..).zip(sizes).all(counts)).then_some((first, sizes.len()))
}

/// Removes the sizes above a table and before its rows. Returns the first size of the rows and of
/// the columns.
fn drop_sizes(rows: &mut Vec<Row>) -> (Option<u64>, Option<u64>) {
    let begin = |rows: &[Row], start: u64| {
        let begins = |(i, row): (u64, &Row)| row.cells[0].known() == start.checked_add(i);
        rows.iter().all(|row| row.cells.len() > 1) && (0..).zip(rows).all(begins)
    };
    let keyed = |row: &Row| row.key.is_some();
    match head(&rows[0]) {
        Some((start, _)) if rows.len() > 1 && !keyed(&rows[0]) && rows[1..].iter().all(keyed) => {
            rows.remove(0);
            return (None, Some(start));
        }
        Some((start, columns))
            if rows.len() > 2 && rows[1].cells.len() == columns + 1 && begin(&rows[1..], start) =>
        {
            rows.remove(0);
            drop_column(rows);
            return (Some(start), Some(start));
        }
        _ => {}
    }
    let Some(Cell::Value(start)) = rows[0].cells.first().copied() else { return (None, None) };
    let column = rows.len() > 3 && rows.iter().all(|row| !row.keyed && row.cells.len() == 2);
    if !column || !begin(rows, start) {
        return (None, None);
    }
    drop_column(rows);
    (Some(start), None)
}

fn drop_column(rows: &mut [Row]) {
    for row in rows {
        row.cells.remove(0);
    }
}

/// Reads one value for each size, or a long line in parts, each of which begins with the size of
/// its first value.
fn line_by_sizes<'a>(rows: &[Row<'a>]) -> Option<Vec<(Position, Cell<'a>)>> {
    let mut line = Vec::new();
    let mut next = None;
    let single = rows.iter().all(|row| row.cells.len() == 1);
    for row in rows {
        let key = row.key.unwrap_or_default();
        if !single && next.is_some_and(|next| next != key) {
            return None;
        }
        line.extend((key..).zip(&row.cells).map(|(n, &cell)| (vec![n], cell)));
        next = Some(key + row.cells.len() as u64);
    }
    Some(line)
}
