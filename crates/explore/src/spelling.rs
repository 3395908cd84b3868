//! Corrects typing errors.

use crate::index::Index;
use crate::words::is_japanese;

/// The largest number of words in a query that is corrected. Longer queries are statements, whose
/// names are not typing errors.
const LONGEST: usize = 12;

/// The query with each unknown word replaced by the nearest known one, and the replacements.
pub fn correct(index: &Index, query: &str) -> (String, Vec<(String, String)>) {
    let mut corrected = Vec::new();
    if query.split_whitespace().count() > LONGEST {
        return (query.to_owned(), corrected);
    }
    let word = |word: &str| match nearest(index, word) {
        Some(near) => {
            corrected.push((word.to_owned(), near.clone()));
            near
        }
        None => word.to_owned(),
    };
    let query = query.split_whitespace().map(word).collect::<Vec<_>>().join(" ");
    (query, corrected)
}

/// The nearest known word, if this one is unknown.
fn nearest(index: &Index, word: &str) -> Option<String> {
    let letters = word.chars().all(|c| c.is_alphabetic() && !is_japanese(&c.to_string()));
    // A short word is as likely another word as a typing error: `hull` is not `hall`.
    if word.len() < 5 || !letters || index.knows(word) {
        return None;
    }
    let word = word.to_lowercase();
    let tolerance = if word.len() < 9 { 1 } else { 2 };
    let texts = index.texts.iter().map(|it| it.text.as_str());
    let words = texts.flat_map(|text| text.split(|c: char| !c.is_alphabetic()));
    let near = words.filter(|other| other.len().abs_diff(word.len()) <= tolerance);
    let near = near.filter(|other| other.starts_with(|c| word.starts_with(c)) && other.len() > 3);
    let distance = |other: &str| strsim::damerau_levenshtein(&other.to_lowercase(), &word);
    let near = near.map(|other| (distance(other), other)).filter(|(by, _)| *by <= tolerance);
    near.min().map(|(_, other)| other.to_lowercase())
}
