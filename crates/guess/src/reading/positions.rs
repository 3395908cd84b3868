//! Reads lines such as `1 2 3: W`, `red=3 blue=4: W` or `abba: W`: the numbers of a position (with
//! or without names) or its letters, then a colon, then its value or outcome.

use crate::engine::evidence::Position;
use crate::reading::cells::{Cell, cells};
use bundler::diagnostic::{Problem, Result};
use std::collections::BTreeSet;

/// Positions with their cells, the letters of strings, and the names of numbers.
#[derive(Default)]
pub struct Read<'t> {
    pub cells: Vec<(Position, Cell<'t>)>,
    pub letters: Vec<char>,
    pub names: Vec<&'t str>,
}

/// Reads the positions, if all lines have this form and some positions are not single numbers.
pub fn read(text: &str) -> Result<Option<Read<'_>>> {
    let strings_on: Vec<&str> = text.split(['\n', ';']).map(without_remark).collect();
    let strings_on: Vec<&str> =
        strings_on.into_iter().filter(|line| !line.trim().is_empty()).collect();
    if let Some(strings) = strings(&strings_on) {
        return Ok(Some(strings));
    }
    let lines = text.split(['\n', ';', '/']).map(|line| line.split('#').next().unwrap_or(""));
    let lines: Vec<&str> = lines.filter(|line| !line.trim().is_empty()).collect();
    let read: Option<Vec<_>> = lines.into_iter().map(entries).collect();
    let entries: Vec<Entry> = read.unwrap_or_default().into_iter().flatten().collect();
    let is_line = entries.iter().all(|entry| entry.numbers.len() == 1);
    let asks = entries.iter().any(|entry| entry.cell == Cell::Asked);
    let Some(first) = entries.first().filter(|_| !is_line || asks) else { return Ok(None) };
    let names = first.names.clone();
    if let Some(other) = entries.iter().find(|entry| entry.names != names) {
        let listed = |names: &[&str]| match names {
            [] => "nothing".to_owned(),
            _ => format!("`{}`", names.join(" ")),
        };
        let (first, other) = (listed(&names), listed(&other.names));
        let title = format!("some positions name {first}, others {other}");
        return Err(
            Problem::new(title).help("each line must have the same names in the same order")
        );
    }
    let cells = entries.into_iter().map(|entry| (entry.numbers, entry.cell)).collect();
    Ok(Some(Read { cells, names, ..Read::default() }))
}

/// Drops a remark after `#`, unless `#` is a letter of a string.
fn without_remark(line: &str) -> &str {
    if line.trim_start().starts_with("# ") {
        return "";
    }
    line.split(" #").next().unwrap_or("")
}

/// Returns whether a character separates the numbers of a position.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || "[](){},=\"'".contains(letter)
}

/// Reads strings such as `abba: W`, `+-: W` or `0110: W`; each letter becomes its index among the
/// letters in use.
fn strings<'t>(lines: &[&'t str]) -> Option<Read<'t>> {
    let entries: Vec<(&str, &str)> = lines
        .iter()
        .map(|line| line.rsplit_once(':').map(|(string, said)| (string.trim(), said.trim())))
        .collect::<Option<_>>()?;
    let strings = || entries.iter().map(|(string, _)| *string);
    let letters: BTreeSet<char> = strings().flat_map(str::chars).collect();
    // Numbers are sizes, unless one begins with 0.
    let are_digits = letters.iter().all(char::is_ascii_digit);
    let is_no_number = |string: &str| string.len() > 1 && string.starts_with('0');
    let are_sizes = are_digits && !strings().any(is_no_number);
    // If there are digits, brackets and the like separate numbers.
    let has_digits = letters.iter().any(char::is_ascii_digit);
    let are_numbers = letters.iter().any(|&it| it.is_whitespace() || has_digits && is_blank(it));
    if letters.is_empty() || are_sizes || are_numbers {
        return None;
    }
    let place = |letter: char| letters.iter().take_while(|&&known| known < letter).count() as u64;
    let entry = |(string, said): &(&str, &'t str)| match cells(said, None)[..] {
        [Cell::Word(_)] => None,
        [cell] => Some((string.chars().map(place).collect(), cell)),
        _ => None,
    };
    let cells = entries.iter().map(entry).collect::<Option<_>>()?;
    Some(Read { cells, letters: letters.into_iter().collect(), names: Vec::new() })
}

/// A position and its cell.
struct Entry<'t> {
    numbers: Position,
    names: Vec<&'t str>,
    cell: Cell<'t>,
}

/// The numbers of a text, all with names or all without.
fn numbers(text: &str) -> Option<(Position, Vec<&str>)> {
    let items: Vec<&str> = text.split(is_blank).filter(|item| !item.is_empty()).collect();
    let is_name = |item: &&str| item.starts_with(char::is_alphabetic);
    let (names, numbers): (Vec<&str>, Vec<&str>) = items.iter().copied().partition(is_name);
    let is_pair =
        |pair: &[&str]| matches!(pair, [name, number] if is_name(name) && !is_name(number));
    if !names.is_empty() && !items.chunks(2).all(is_pair) {
        return None;
    }
    Some((numbers.into_iter().map(|item| item.parse().ok()).collect::<Option<_>>()?, names))
}

/// The entries of a line, if it has nothing else.
fn entries(line: &str) -> Option<Vec<Entry<'_>>> {
    let mut entries = Vec::new();
    let mut left = line.trim_end_matches(|c: char| c.is_whitespace() || "},]".contains(c));
    while !left.is_empty() {
        let (before, after) = left.split_once(':')?;
        let (numbers, names) = numbers(before)?;
        let after = after.trim_start();
        let end = after.find([' ', '\t', ',']).unwrap_or(after.len());
        let item = after[..end].trim_matches(['"', '\'']);
        let &[cell] = &cells(item, None)[..] else { return None };
        entries.push(Entry { numbers, names, cell });
        left = after[end..].trim_start_matches([',', ' ', '\t']);
    }
    Some(entries)
}
