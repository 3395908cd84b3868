//! Lines such as `1 2 3: W` or `abba: W`: the numbers of a position or its letters, a colon, what is
//! known of it.

use crate::engine::evidence::Position;
use crate::reading::cells::{Cell, cells};
use std::collections::BTreeSet;

/// Positions with what is known of each, and their letters if they are strings.
pub type Read<'t> = (Vec<(Position, Cell<'t>)>, Vec<char>);

/// The positions, if all of the text says such, and not of single numbers only.
pub fn read(text: &str) -> Option<Read<'_>> {
    let strings_on: Vec<&str> = text.split(['\n', ';']).map(without_remark).collect();
    let strings_on: Vec<&str> =
        strings_on.into_iter().filter(|line| !line.trim().is_empty()).collect();
    if let Some(strings) = strings(&strings_on) {
        return Some(strings);
    }
    let lines = text.split(['\n', ';', '/']).map(|line| line.split('#').next().unwrap_or(""));
    let lines: Vec<&str> = lines.filter(|line| !line.trim().is_empty()).collect();
    let mut positions = Vec::new();
    for line in lines {
        positions.extend(entries(line)?);
    }
    let is_line = positions.iter().all(|(position, _)| position.len() == 1);
    let asks = positions.iter().any(|(_, cell)| *cell == Cell::Asked);
    (!positions.is_empty() && (!is_line || asks)).then_some((positions, Vec::new()))
}

/// A line without what stands after `#`, which may be a letter too.
fn without_remark(line: &str) -> &str {
    if line.trim_start().starts_with("# ") {
        return "";
    }
    line.split(" #").next().unwrap_or("")
}

/// Without words, so many signs make an alphabet.
const SIGNS: usize = 3;

/// Strings such as `abba: W`, `+-: W` or `0110: W`, each letter as its place among those that they
/// use.
fn strings<'t>(lines: &[&'t str]) -> Option<Read<'t>> {
    let entries: Vec<(&str, &str)> = lines
        .iter()
        .map(|line| line.rsplit_once(':').map(|(string, said)| (string.trim(), said.trim())))
        .collect::<Option<_>>()?;
    let strings = || entries.iter().map(|(string, _)| *string);
    let letters: BTreeSet<char> = strings().flat_map(str::chars).collect();
    let are_all = |is_one: fn(&char) -> bool| letters.iter().all(is_one);
    // Else they are sizes.
    let is_no_number = |string: &str| string.len() > 1 && string.starts_with('0');
    let are_digits = are_all(char::is_ascii_digit) && strings().any(is_no_number);
    let are_signs = letters.len() <= SIGNS
        && !letters.iter().any(|letter| letter.is_ascii_digit() || letter.is_whitespace());
    let are_words = are_all(|letter| letter.is_alphabetic()) || are_signs;
    if letters.is_empty() || !are_words && !are_digits {
        return None;
    }
    let place = |letter: char| letters.iter().take_while(|&&known| known < letter).count() as u64;
    let entry = |(string, said): &(&str, &'t str)| match cells(said, None)[..] {
        [Cell::Word(_)] => None,
        [cell] => Some((string.chars().map(place).collect(), cell)),
        _ => None,
    };
    let positions = entries.iter().map(entry).collect::<Option<_>>()?;
    Some((positions, letters.into_iter().collect()))
}

/// The entries of a line, if there is nothing else.
fn entries(line: &str) -> Option<Vec<(Position, Cell<'_>)>> {
    let mut entries = Vec::new();
    let mut left = line.trim_end_matches(|c: char| c.is_whitespace() || "},]".contains(c));
    while !left.is_empty() {
        let (numbers, after) = left.split_once(':')?;
        let blank = |c: char| c.is_whitespace() || "[](){},\"'".contains(c);
        let numbers = numbers.split(blank).filter(|item| !item.is_empty());
        let position = numbers.map(|item| item.parse().ok()).collect::<Option<Position>>()?;
        let after = after.trim_start();
        let end = after.find([' ', '\t', ',']).unwrap_or(after.len());
        let item = after[..end].trim_matches(['"', '\'']);
        let &[cell] = &cells(item, None)[..] else { return None };
        entries.push((position, cell));
        left = after[end..].trim_start_matches([',', ' ', '\t']);
    }
    Some(entries)
}
