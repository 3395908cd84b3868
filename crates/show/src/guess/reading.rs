//! Reads values and outcomes as they are typed, or as a brute force prints them.

use crate::guess::evidence::{Evidence, Line, Square};
use bundler::diagnostic::{Problem, Result};
use std::collections::{BTreeMap, BTreeSet};

/// How the text is meant.
pub struct Options {
    /// Outcomes such as `WLLW`.
    pub outcomes: Option<String>,
    /// The lost positions: all others up to the largest are won.
    pub lost: Vec<String>,
}

/// Reads values: numbers, `W` and `L` (or words for them), rows on lines or divided by `/`.
pub fn read(text: &str, options: &Options) -> Result<Evidence> {
    match &options.outcomes {
        Some(outcomes) => values(outcomes)?.as_outcomes().ok_or_else(mixed),
        None if options.lost.is_empty() => values(text),
        None => lost(&options.lost),
    }
}

/// More sizes are no table that somebody has printed.
const LARGEST: u64 = 100_000;

#[derive(Clone, Copy, PartialEq)]
enum Cell<'a> {
    Value(u64),
    Won(bool),
    Unknown,
    /// Neither a value nor an outcome.
    Word(&'a str),
}

impl Cell<'_> {
    fn known(self) -> Option<u64> {
        match self {
            Cell::Value(value) => Some(value),
            Cell::Won(won) => Some(u64::from(won)),
            _ => None,
        }
    }
}

/// What stands on a line, and what it is about: `5: 1 0 2`, `g(5) = 1`, `5 | 1 0 2`.
struct Row<'a> {
    keyed: bool,
    key: Option<u64>,
    cells: Vec<Cell<'a>>,
}

fn values(text: &str) -> Result<Evidence> {
    let text = ["],", "),", "},"].iter().fold(text.to_owned(), |text, end| text.replace(end, "\n"));
    let lines: Vec<&str> = text.split(['\n', '/', ';']).flat_map(entries).collect();
    let mut rows = rows(&lines, digits_in_a_row(&lines));
    if rows.is_empty() {
        return Err(Problem::new("there are no values"));
    }
    let first = drop_sizes(&mut rows);
    let word = rows.iter().flat_map(|row| &row.cells).find_map(|cell| match cell {
        Cell::Word(word) => Some(*word),
        _ => None,
    });
    if let Some(word) = word {
        let title = format!("`{word}` is neither a value nor an outcome");
        return Err(Problem::new(title).help("outcomes are `W` and `L`"));
    }
    let cells = || rows.iter().flat_map(|row| &row.cells);
    let outcomes = cells().any(|cell| matches!(cell, Cell::Won(_)));
    if outcomes && cells().any(|cell| matches!(cell, Cell::Value(2..))) {
        return Err(mixed());
    }
    if cells().all(|cell| cell.known().is_none()) {
        return Err(Problem::new("there are no values"));
    }
    let known = |row: &Row| row.cells.iter().map(|cell| cell.known()).collect::<Vec<_>>();
    if rows.iter().any(|row| row.key.is_some()) {
        if rows.iter().any(|row| row.key.is_none()) {
            return Err(Problem::new("some lines say which size they are about, others do not"));
        }
        if let Some(line) = line_by_sizes(&rows, outcomes)? {
            return Ok(Evidence::Line(line));
        }
    } else if rows.len() == 1 || rows.iter().all(|row| row.cells.len() == 1) {
        let cells = rows.iter().flat_map(known).collect();
        return Ok(Evidence::Line(Line { cells, outcomes, first }));
    }
    Ok(Evidence::Square(Square { rows: rows.iter().map(known).collect(), outcomes }))
}

fn mixed() -> Problem {
    Problem::new("there are both values and outcomes")
}

/// The parts of a line that name several sizes: `0: 1, 1: 0`.
fn entries(line: &str) -> Vec<&str> {
    let sizes = |entry: &&str| key(entry).is_some_and(|(key, _)| number_at_end(key).is_some());
    let entries: Vec<&str> = line.split(',').collect();
    match entries.iter().filter(|entry| sizes(entry)).count() {
        0 | 1 => vec![line],
        _ => entries,
    }
}

/// So many digits are a row of cells and no number, if the text has such rows: `0110` is no number.
fn digits_in_a_row(lines: &[&str]) -> Option<usize> {
    fn runs<'a>(line: &&'a str) -> impl Iterator<Item = &'a str> {
        line.split(|c: char| !c.is_ascii_digit())
    }
    let is_row = |run: &&str| {
        let only_outcomes = run.bytes().all(|c| c == b'0' || c == b'1');
        run.len() > 3 && run.starts_with('0') || run.len() > 7 && only_outcomes
    };
    let row = lines.iter().flat_map(runs).find(is_row)?;
    let alone = |line| runs(line).filter(|run| run.len() == row.len()).count() < 2;
    lines.iter().all(alone).then_some(row.len())
}

/// The lines with cells, without titles above and remarks below.
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

/// A line divided at the sign behind the size that it is about.
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
    let start = key.rfind(|c: char| !c.is_ascii_digit()).map_or(0, |i| i + 1);
    key[start..].parse().ok().map(u32::into)
}

/// What programs and people write for a won and for a lost position.
const WON: &[&str] = &["win", "wins", "won", "winning", "true", "yes", "first", "alice", "先手"];
const LOST: &[&str] =
    &["lose", "loses", "lost", "losing", "loss", "false", "no", "second", "bob", "後手"];

/// What an item says: a number, a word, or letters or so many digits for one cell each.
fn cells(item: &str, digits: Option<usize>) -> Vec<Cell<'_>> {
    let item = item.trim_end_matches(['*', '.']);
    if digits == Some(item.len()) && item.bytes().all(|c| c.is_ascii_digit()) {
        return item.bytes().map(|digit| Cell::Value(u64::from(digit - b'0'))).collect();
    }
    if let Ok(number) = item.parse() {
        return vec![Cell::Value(number)];
    }
    let lower = item.to_lowercase();
    for (words, won) in [(WON, true), (LOST, false)] {
        if words.contains(&lower.as_str()) {
            return vec![Cell::Won(won)];
        }
    }
    let letter = |letter: char| match letter {
        'w' | 'n' | '勝' | '胜' | '先' => Some(Cell::Won(true)),
        'l' | 'p' | '負' | '负' | '後' | '后' => Some(Cell::Won(false)),
        '?' | '-' | '_' => Some(Cell::Unknown),
        _ => None,
    };
    let letters: Option<Vec<Cell>> = lower.chars().map(letter).collect();
    letters.unwrap_or_else(|| vec![Cell::Word(item)])
}

/// The first of the sizes that stand above a table, behind its corner, and how many they are.
fn head(row: &Row) -> Option<(u64, usize)> {
    let corner = row.cells.iter().take_while(|cell| !matches!(cell, Cell::Value(_))).count();
    let sizes = &row.cells[corner..];
    let Some(Cell::Value(first)) = sizes.first().copied() else { return None };
    let counts = |(i, cell): (u64, &Cell)| cell.known() == first.checked_add(i);
    (sizes.len() > 1 && (0..).zip(sizes).all(counts)).then_some((first, sizes.len()))
}

/// Takes sizes away that stand above a table and before its rows. Tells the first size of a column.
fn drop_sizes(rows: &mut Vec<Row>) -> Option<u64> {
    let begin = |rows: &[Row], start: u64| {
        let begins = |(i, row): (u64, &Row)| row.cells[0].known() == start.checked_add(i);
        rows.iter().all(|row| row.cells.len() > 1) && (0..).zip(rows).all(begins)
    };
    let keyed = |row: &Row| row.key.is_some();
    match head(&rows[0]) {
        Some(_) if rows.len() > 1 && !keyed(&rows[0]) && rows[1..].iter().all(keyed) => {
            rows.remove(0);
        }
        Some((start, columns))
            if rows.len() > 2 && rows[1].cells.len() == columns + 1 && begin(&rows[1..], start) =>
        {
            rows.remove(0);
            drop_column(rows);
        }
        _ => {}
    }
    let Some(Cell::Value(start)) = rows[0].cells.first().copied() else { return None };
    let column = rows.len() > 3 && rows.iter().all(|row| !row.keyed && row.cells.len() == 2);
    (column && begin(rows, start)).then(|| {
        drop_column(rows);
        start
    })
}

fn drop_column(rows: &mut [Row]) {
    for row in rows {
        row.cells.remove(0);
    }
}

/// One value for each size, or a long line in parts, each with the size of its first value.
fn line_by_sizes(rows: &[Row], outcomes: bool) -> Result<Option<Line>> {
    let mut cells = BTreeMap::new();
    let mut next = None;
    let single = rows.iter().all(|row| row.cells.len() == 1);
    for row in rows {
        let key = row.key.unwrap_or_default();
        if !single && next.is_some_and(|next| next != key) {
            return Ok(None);
        }
        for (n, cell) in (key..).zip(&row.cells) {
            if cells.insert(n, cell.known()).is_some() {
                return Err(Problem::new(format!("the size {n} is there twice")));
            }
        }
        next = Some(key + row.cells.len() as u64);
    }
    let bounds = cells.first_key_value().zip(cells.last_key_value());
    let (first, last) = bounds.map_or((0, 0), |((&first, _), (&last, _))| (first, last));
    if last - first > LARGEST {
        return Err(Problem::new(format!("the size {last} is too large to guess by")));
    }
    let cells = (first..=last).map(|n| cells.get(&n).copied().flatten()).collect();
    Ok(Some(Line { cells, outcomes, first: Some(first) }))
}

fn lost(items: &[String]) -> Result<Evidence> {
    let wrong = |item: &str| Problem::new(format!("`{item}` is no position"));
    let read = |item: &String| -> Result<Vec<u64>> {
        item.split(',').map(|part| part.parse().map_err(|_| wrong(item))).collect()
    };
    let positions = items.iter().map(read).collect::<Result<Vec<Vec<u64>>>>()?;
    let largest = positions.iter().flatten().copied().max().unwrap_or(0);
    if largest > LARGEST {
        return Err(Problem::new(format!("the position {largest} is too large to guess by")));
    }
    let lost: BTreeSet<&[u64]> = positions.iter().map(Vec::as_slice).collect();
    // Who does not list the finished position may have forgotten it.
    let is_won = |position: &[u64]| {
        let is_finished = position.iter().all(|&n| n == 0);
        if lost.contains(position) { Some(0) } else { (!is_finished).then_some(1) }
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
