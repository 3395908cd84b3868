//! Reads a single item of a text.

use crate::engine::evidence::DRAWN;

#[derive(Clone, Copy, PartialEq)]
pub enum Cell<'a> {
    Value(u64),
    Won(bool),
    Drawn,
    /// A cell to predict.
    Asked,
    Unknown,
    /// A word that is neither a value nor an outcome.
    Word(&'a str),
}

impl Cell<'_> {
    pub fn known(self) -> Option<u64> {
        match self {
            Cell::Value(value) => Some(value),
            Cell::Won(won) => Some(u64::from(won)),
            Cell::Drawn => Some(DRAWN),
            _ => None,
        }
    }
}

/// The usual words for winning, losing and drawn positions.
const WON: &[&str] = &["win", "wins", "won", "winning", "true", "yes", "first", "alice", "先手"];
const LOST: &[&str] =
    &["lose", "loses", "lost", "losing", "loss", "false", "no", "second", "bob", "後手"];
const DRAW: &[&str] = &["draw", "draws", "drawn", "引分"];

/// The cells of an item: a number, a word, or one cell for each letter or digit.
pub fn cells(item: &str, digits: Option<usize>) -> Vec<Cell<'_>> {
    let item = item.trim_end_matches(['*', '.']);
    if digits == Some(item.len()) && item.bytes().all(|c| c.is_ascii_digit()) {
        return item.bytes().map(|digit| Cell::Value(u64::from(digit - b'0'))).collect();
    }
    if let Ok(number) = item.parse() {
        return vec![Cell::Value(number)];
    }
    // A huge number is not a row of outcomes.
    if item.len() > 19 && item.bytes().all(|c| c.is_ascii_digit()) {
        return vec![Cell::Word(item)];
    }
    let lower = item.to_lowercase();
    let words = [(WON, Cell::Won(true)), (LOST, Cell::Won(false)), (DRAW, Cell::Drawn)];
    if let Some((_, cell)) = words.iter().find(|(words, _)| words.contains(&lower.as_str())) {
        return vec![*cell];
    }
    let letter = |letter: char| match letter {
        'w' | 'n' | '勝' | '胜' | '先' => Some(Cell::Won(true)),
        'l' | 'p' | '負' | '负' | '後' | '后' => Some(Cell::Won(false)),
        'd' | '引' | '平' => Some(Cell::Drawn),
        '?' => Some(Cell::Asked),
        '-' | '_' => Some(Cell::Unknown),
        _ => None,
    };
    let letters: Option<Vec<Cell>> = lower.chars().map(letter).collect();
    letters.unwrap_or_else(|| vec![Cell::Word(item)])
}
