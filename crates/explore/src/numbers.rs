//! Lists of numbers in a rule, which are parameters: `1, 2 or 3` and `1, 2 or k`.

use std::iter;

/// What the notions of the lexicon say of a list.
const UP_TO: &str = "up to";
const SET: &str = "allowed numbers";

/// What stands between the numbers of a list.
const SEPARATORS: [&str; 6] = [",", "or", "、", "か", "または", "或"];

/// What makes numbers a list, of which one is chosen.
const OR: [&str; 5] = ["or", "或", "か", "または", "いずれ"];

/// The words of a text, and its marks that separate numbers.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let kind = |c: char| match c {
        ',' | '、' => 0,
        c if c.is_ascii_alphanumeric() => 1,
        c if c.is_whitespace() => 2,
        _ => 3,
    };
    let mut text = text;
    iter::from_fn(move || {
        text = text.trim_start();
        let first = kind(text.chars().next()?);
        let (part, further) = text.split_at(text.find(|c| kind(c) != first).unwrap_or(text.len()));
        text = further;
        Some(part)
    })
}

/// What a number or letter of a list is worth; a letter is no number that is known.
fn value(part: &str) -> Option<u64> {
    let numerals = ["one", "two", "three", "four", "five"];
    let numeral = numerals.iter().position(|numeral| *numeral == part);
    let is_letter = part.len() == 1 && part != "a" && part.starts_with(char::is_alphabetic);
    let letter = is_letter.then_some(u64::MAX);
    part.parse().ok().or(numeral.map(|at| at as u64 + 1)).or(letter)
}

/// What a list of numbers says: all from 1 on, or those of a set.
pub fn said(text: &str) -> Option<&'static str> {
    if !OR.iter().any(|or| text.contains(or)) {
        return None;
    }
    let mut values = Vec::new();
    let mut is_list = false;
    for part in parts(text) {
        if let Some(value) = value(part) {
            values.push(value);
            continue;
        }
        if values.is_empty() {
            continue;
        }
        is_list |= is_or(part);
        if SEPARATORS.contains(&part) || is_unit(part) {
            continue;
        }
        if let Some(said) = meaning(&values, is_list) {
            return Some(said);
        }
        values.clear();
        is_list = false;
    }
    meaning(&values, is_list)
}

fn is_or(part: &str) -> bool {
    OR.iter().any(|or| if or.is_ascii() { part == *or } else { part.contains(or) })
}

/// What counts things, and perhaps the or behind it: `1 個か 2 個`.
fn is_unit(part: &str) -> bool {
    part.starts_with(['個', '本', '枚', 'つ', 'マ', '个']) && part.chars().count() < 4
}

fn meaning(values: &[u64], is_list: bool) -> Option<&'static str> {
    let is_range = values.iter().zip(1..).all(|(value, i)| *value == i);
    let doubles =
        values.len() > 2 && values.windows(2).all(|pair| pair[1] == pair[0].saturating_mul(2));
    (is_list && values.len() > 1 && !doubles && values[0] != u64::MAX).then_some(if is_range {
        UP_TO
    } else {
        SET
    })
}
