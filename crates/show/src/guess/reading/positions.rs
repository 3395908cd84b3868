//! Lines such as `1 2 3: W`: the numbers of a position, a colon, what is known of it.

use crate::guess::evidence::Position;
use crate::guess::reading::cells::{Cell, cells};

/// The positions, if all of the text says such, and not of single numbers only.
pub fn read(text: &str) -> Option<Vec<(Position, Cell<'_>)>> {
    let lines = text.split(['\n', ';', '/']).map(|line| line.split('#').next().unwrap_or(""));
    let mut positions = Vec::new();
    for line in lines.filter(|line| !line.trim().is_empty()) {
        positions.extend(entries(line)?);
    }
    let is_line = positions.iter().all(|(position, _)| position.len() == 1);
    let asks = positions.iter().any(|(_, cell)| *cell == Cell::Asked);
    (!positions.is_empty() && (!is_line || asks)).then_some(positions)
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
