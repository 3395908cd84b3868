//! Facts about a game without a known formula.

use crate::solve::table::{Row, Shape, Table};
use std::collections::BTreeMap;

pub const PARITY: &str =
    "all plays from a position have the same parity: play any moves and count them";

pub const READ_ON: &str = "\
docs/without-grundy.md has arguments beside formulas; with your moves these solve small cases:
sprague_grundy (heaps that split, up to some 10^4), grundy_table (one heap, up to some 10^6),
mask_solver (sets of up to some 20 elements), outcome_search (other positions, up to some 10^6),
loopy_game (positions that can return, up to some 10^6)";

/// The largest numbers of listed losing positions, sizes in a line, and rows of a square.
const LISTED: usize = 20;
const LINE: usize = 40;
const SQUARE: u64 = 16;

pub fn report(table: &Table, options: &str) -> String {
    let rows = &table.rows;
    let losing: Vec<&Row> = rows.iter().filter(|row| row.outcome == 'L').collect();
    let mut text = format!(
        "{} positions up to {}: the player to move loses {}\n",
        rows.len(),
        table.largest(),
        losing.len()
    );
    if let Some((one, other)) = table.undecided.first() {
        text += &format!(
            "the counts do not decide: they are the same for [{one}] and [{other}], the winner is not\n"
        );
        return text + &by_size(table);
    }
    if table.has_parity() {
        text += &format!("{PARITY}\n");
    }
    for (family, is_in) in FAMILIES {
        // Named numbers cannot mirror one another.
        let members = rows.iter().filter(|row| is_in(&row.numbers));
        let members: Vec<&Row> =
            members.filter(|_| !matches!(table.shape, Shape::Named(_))).collect();
        let one = members.first().map(|row| row.outcome);
        let Some(winner) = one.filter(|one| members.iter().all(|row| row.outcome == *one)) else {
            continue;
        };
        if members.len() > 4 && members.len() < rows.len() {
            text += &match winner {
                'L' => format!("{family} all lose: does the second player mirror each move?\n"),
                'W' => format!("{family} all win: does a first move leave two mirror images?\n"),
                _ => format!("{family} are all drawn\n"),
            };
        }
    }
    let has_single = rows.iter().any(|row| row.numbers.len() == 1);
    if table.shape == Shape::List && table.has_values && has_single {
        text += &sums(table, options);
    }
    let key = |row: &&Row| if row.key.is_empty() { "(empty)".into() } else { row.key.clone() };
    let listed = if let Shape::Named(_) = table.shape { LISTED / 4 } else { LISTED };
    let shown: Vec<String> = losing.iter().take(listed).map(key).collect();
    let dots = if losing.len() > listed { ", ..." } else { "" };
    text += &format!("losing: {}{dots}\n", shown.join(", "));
    text + &match table.shape {
        Shape::Number => line(table),
        Shape::Pair => square(table),
        _ => by_size(table),
    }
}

type Family = (&'static str, fn(&[u64]) -> bool);

/// Families of positions that may be their own mirror image.
const FAMILIES: [Family; 3] = [
    ("positions of two equal halves", |p| {
        !p.is_empty() && p.len().is_multiple_of(2) && p[..p.len() / 2] == p[p.len() / 2..]
    }),
    ("palindromes of even length", |p| {
        p.len() > 3 && p.len().is_multiple_of(2) && p.iter().eq(p.iter().rev())
    }),
    ("palindromes of odd length", |p| {
        p.len() > 2 && p.len() % 2 == 1 && p.iter().eq(p.iter().rev())
    }),
];

/// Is a list the sum of its heaps? Then a search for the values of single heaps solves the game.
fn sums(table: &Table, options: &str) -> String {
    if let Some(row) = table.no_sum() {
        return format!("not a sum of heaps: the value of `{}` is not their xor\n", row.key);
    }
    let mut single = table.rows.iter().filter(|row| row.numbers.len() == 1).peekable();
    let first = single.peek().map_or(0, |row| row.numbers[0]);
    let values = single.take(LINE).map(|row| row.value.to_string());
    format!(
        "a sum of heaps, whose values from {first} on are: {}\n\
         heaps of some thousand stones need no formula: keep your function and add\n\n\
         use nim_snippets::sprague_grundy::SpragueGrundy;\n\n\
         fn wins(heaps: &[u64]) -> bool {{\n    \
         SpragueGrundy::with_splits(|&n: &u64| {options}).wins(heaps)\n}}\n\n",
        values.collect::<Vec<_>>().join(" ")
    )
}

fn line(table: &Table) -> String {
    let first = table.rows.first().map_or(0, |row| row.numbers[0]);
    let rows = || table.rows.iter().take(LINE);
    let outcomes: String = rows().map(|row| row.outcome).collect();
    let mut text = format!("outcomes from {first} on: {outcomes}\n");
    if table.has_values {
        let values = rows().map(|row| row.value.to_string()).collect::<Vec<_>>().join(" ");
        text += &format!("values from {first} on: {values}\n");
    }
    text
}

/// A row for each first number, with the value or the outcome for each second one.
fn square(table: &Table) -> String {
    let near = table.rows.iter().filter(|row| row.numbers.iter().all(|&n| n < SQUARE));
    let mut cells: Vec<(&[u64], String)> = near
        .map(|row| {
            let value = || row.value.to_string();
            let cell = if table.has_values { value() } else { row.outcome.to_string() };
            (&row.numbers[..], cell)
        })
        .collect();
    cells.sort();
    let what = if table.has_values { "values" } else { "outcomes" };
    let mut text = format!("{what}, a row for each first number:\n");
    for row in cells.chunk_by(|a, b| a.0[0] == b.0[0]) {
        let row: Vec<String> = row.iter().map(|(_, cell)| format!("{cell:>2}")).collect();
        text += &format!("{}\n", row.join(" "));
    }
    text
}

/// The number of losing positions for each length or first number.
fn by_size(table: &Table) -> String {
    let mut counts: BTreeMap<u64, [usize; 2]> = BTreeMap::new();
    let (what, size): (&str, fn(&Row) -> u64) = match &table.shape {
        Shape::Named(names) => (&names[0], |row| row.numbers[0]),
        _ => ("length", |row| row.numbers.len() as u64),
    };
    for row in &table.rows {
        let count = counts.entry(size(row)).or_default();
        *count = [count[0] + 1, count[1] + usize::from(row.outcome == 'L')];
    }
    let line =
        |(n, [all, losing]): (&u64, &[usize; 2])| format!("{what} {n}: {losing} of {all} lose\n");
    if counts.len() == 1 { String::new() } else { counts.iter().map(line).collect() }
}
