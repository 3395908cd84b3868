//! Pictures of positions that show who wins.

use crate::explain::Shown;
use crate::parameters::join;
use games::entry::{Bound, Picture, Shape, said};
use std::collections::HashMap;

/// One number of a position.
struct Row {
    number: String,
    /// The step from the number to its binary form.
    note: String,
    digits: Option<u64>,
    was: Option<u64>,
}

/// The largest number of numbers in a position that is drawn.
const MOST_DRAWN: usize = 1000;

impl Shown<'_> {
    /// The picture, with the old values of the numbers that a move has changed.
    pub fn picture(&self, was: &[(usize, u64)], japanese: bool) -> String {
        let &Shown { question, bound, position, .. } = self;
        let rule = &question.rule;
        let plain = || format!("{}\n", question.game.written(position));
        match question.game.picture {
            _ if position.len() > MOST_DRAWN => {
                let n = position.len();
                said!(japanese, "{n} numbers: too many to draw\n", "{n} 個の数なので図は省く\n")
            }
            _ if question.game.wins_at_once.is_some_and(|it| (it.holds)(position)) => plain(),
            Picture::Digits(group) => {
                let rows = rows(position, was, |_, n| (String::new(), Some(n)));
                binary(&rows, group.map(|name| u128::from(rule.number(name)) + 1), japanese)
            }
            Picture::Noted(_, noted) => {
                let row = |i, n| {
                    let (note, value) = noted(rule, i, n);
                    (note.get(japanese), value)
                };
                binary(&rows(position, was, row), None, japanese)
            }
            Picture::Values if bound.has_values() => self.valued(was, japanese),
            Picture::Parts => {
                let parts = parts(bound, position[0]);
                let sum = if parts.is_empty() { "0".to_owned() } else { join(&parts, " + ") };
                let [heap, most] = [position[0], position[1]];
                said!(
                    japanese,
                    "{heap} = {sum}, at most {most} may be taken\n",
                    "{heap} = {sum}、取れるのは {most} 個まで\n"
                )
            }
            Picture::Values | Picture::Plain => plain(),
        }
    }

    /// The values of the numbers or, if there are more or fewer values than numbers, of the
    /// components.
    fn valued(&self, was: &[(usize, u64)], japanese: bool) -> String {
        let &Shown { question, bound, position, .. } = self;
        let has_value = |value: u64| (said!(japanese, "value {value}", "値 {value}"), Some(value));
        let values = bound.values(position).unwrap_or_default();
        let is_written = matches!(question.game.shape, Shape::Written(_));
        if values.len() == position.len() && !is_written {
            return binary(&rows(position, was, |i, _| has_value(values[i])), None, japanese);
        }
        if is_written && values.len() == 1 {
            return format!("{}\n", question.game.written(position));
        }
        let part = |(i, &value): (usize, &u64)| {
            let ((note, digits), n) = (has_value(value), i + 1);
            Row { number: said!(japanese, "part {n}", "成分 {n}"), note, digits, was: None }
        };
        let parts: Vec<Row> = values.iter().enumerate().map(part).collect();
        format!("{}\n\n{}", question.game.written(position), binary(&parts, None, japanese))
    }
}

/// A row for each number: its note, and the number that is written in binary.
fn rows(
    position: &[u64],
    was: &[(usize, u64)],
    shown: impl Fn(usize, u64) -> (String, Option<u64>),
) -> Vec<Row> {
    let was: HashMap<usize, u64> = was.iter().copied().collect();
    let row = |(i, &n): (usize, &u64)| {
        let (note, digits) = shown(i, n);
        let was = was.get(&i).copied();
        Row { number: n.to_string(), note, digits, was }
    };
    position.iter().enumerate().map(row).collect()
}

/// The summands of a heap. The smallest winning number to take, if there is no limit, is the
/// smallest summand.
pub fn parts(bound: &Bound, heap: u64) -> Vec<u64> {
    let play = bound.play_of(false).expect("normal play");
    let without_last = |&heap: &u64| {
        let position = [heap, heap];
        let last = play.moves(&position).last()?;
        last.after(&position).map(|after| after[0])
    };
    let rests: Vec<u64> = std::iter::successors(Some(heap), without_last).collect();
    rests.windows(2).map(|pair| pair[0] - pair[1]).rev().collect()
}

/// The number of heaps in which this bit is 1.
fn digit_sum(numbers: &[u64], bit: u32) -> u128 {
    numbers.iter().map(|n| u128::from(n >> bit & 1)).sum()
}

/// Returns whether for each bit, the number of heaps with this bit is a multiple of `group`.
pub fn is_every_sum_a_multiple(numbers: &[u64], group: u128) -> bool {
    (0..64).all(|bit| digit_sum(numbers, bit).is_multiple_of(group))
}

/// Numbers in binary, and below them the xor, or the sums of the bits modulo `group`.
fn binary(rows: &[Row], group: Option<u128>, japanese: bool) -> String {
    let numbers: Vec<u64> = rows.iter().filter_map(|row| row.digits).collect();
    let widest = digits(rows);
    let bits = || (0..widest).rev();
    let sums: Vec<u128> = bits().map(|bit| digit_sum(&numbers, bit)).collect();
    let modulus = group.unwrap_or(2);
    let residues: Vec<u128> = sums.iter().map(|sum| sum % modulus).collect();
    let cell = sums.iter().map(|sum| sum.to_string().len()).max().unwrap_or(1);
    let line = |digits: &[u128]| {
        digits.iter().map(|digit| format!("{digit:>cell$}")).collect::<Vec<_>>().join(" ")
    };
    let written = |n: u64| line(&bits().map(|bit| digit_sum(&[n], bit)).collect::<Vec<_>>());
    let mut text = column(rows, written, japanese);
    let margin = " ".repeat(number_width(rows) + 2 + note_width(rows));
    text += &format!("{margin}{}\n", "-".repeat(sums.len() * (cell + 1) - 1));
    if group.is_none() {
        let xor = numbers.iter().fold(0, |xor, n| xor ^ n);
        return text + &format!("{margin}{}  xor = {xor}\n", line(&residues));
    }
    if sums != residues {
        let sums = line(&sums);
        text += &said!(
            japanese,
            "{margin}{sums}  ones per bit\n",
            "{margin}{sums}  各ビットの 1 の数\n"
        );
    }
    text + &format!("{margin}{}  mod {modulus}\n", line(&residues))
}

/// The number of binary digits. If the numbers themselves are shown, it does not shrink by a move.
fn digits(rows: &[Row]) -> u32 {
    let is_shown = |row: &&Row| row.digits.is_some_and(|n| n.to_string() == row.number);
    let before = rows.iter().filter(is_shown).filter_map(|row| row.was);
    let widest = rows.iter().filter_map(|row| row.digits).chain(before).max().unwrap_or(0);
    (64 - widest.leading_zeros()).max(1)
}

/// The number of columns of a text: a Japanese letter takes two.
fn width(text: &str) -> usize {
    text.chars().map(|c| if c < '\u{1100}' { 1 } else { 2 }).sum()
}

fn number_width(rows: &[Row]) -> usize {
    rows.iter().map(|row| width(&row.number)).max().unwrap_or(0)
}

/// The width of the notes and the gap after them, or 0 without notes.
fn note_width(rows: &[Row]) -> usize {
    let widest = rows.iter().map(|row| width(&row.note)).max().unwrap_or(0);
    if widest == 0 { 0 } else { widest + 2 }
}

/// Writes a line for each row.
fn column(rows: &[Row], written: impl Fn(u64) -> String, japanese: bool) -> String {
    let (number_width, note_width) = (number_width(rows), note_width(rows));
    let line = |row: &Row| {
        let digits = row.digits.map(&written).unwrap_or_default();
        let was = row
            .was
            .map_or(String::new(), |was| said!(japanese, "  <- was {was}", "  <- 元は {was}"));
        let Row { number, note, .. } = row;
        let [left, right] =
            [" ".repeat(number_width - width(number)), " ".repeat(note_width - width(note))];
        let line = format!("{left}{number}  {note}{right}{digits}{was}");
        format!("{}\n", line.trim_end())
    };
    rows.iter().map(line).collect()
}
