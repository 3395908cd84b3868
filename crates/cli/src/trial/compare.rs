//! Compares outputs.

use bundler::diagnostic::visible;

pub enum Verdict {
    Ok,
    NotCompared(String),
    /// Its name, and the error.
    Wrong(&'static str, String),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Compare {
    Bytes,
    Lines,
    Words,
    /// Numbers with an absolute or relative tolerance.
    Numbers(f64, f64),
    /// A checker compares.
    Checker,
}

/// The longest part of a line that is shown.
const WIDTH: usize = 80;

/// The tolerance that would accept a rounding error.
const ROUNDING: f64 = 1e-6;

impl Compare {
    /// The first difference that counts.
    pub fn difference(self, expected: &[u8], actual: &[u8]) -> Option<String> {
        match self {
            Compare::Bytes => {
                (expected != actual).then(|| "not the same to the last blank".to_owned())
            }
            Compare::Lines => self.first("line", lines_of(expected), lines_of(actual)),
            _ => self.first("word", words_of(expected), words_of(actual)),
        }
    }

    fn first<'a>(
        self,
        what: &str,
        mut expected: impl Iterator<Item = &'a [u8]>,
        mut actual: impl Iterator<Item = &'a [u8]>,
    ) -> Option<String> {
        for number in 1.. {
            let pair = (expected.next(), actual.next());
            let (old, new) = match pair {
                (None, None) => return None,
                (Some(old), Some(new)) if self.equal(old, new) => continue,
                pair => pair,
            };
            let rounded = old.zip(new).is_some_and(|(old, new)| {
                let tolerant = Compare::Numbers(ROUNDING, ROUNDING);
                self == Compare::Words && tolerant.equal(old, new)
            });
            let hint = if rounded { " (`--tolerance 1e-6` would take it)" } else { "" };
            let show = |text: Option<&[u8]>| match text {
                Some(text) => format!("`{}`", shorten(text)),
                None => "nothing".to_owned(),
            };
            let (old, new) = (show(old), show(new));
            return Some(format!("{what} {number}: expected {old}, got {new}{hint}"));
        }
        None
    }

    fn equal(self, expected: &[u8], actual: &[u8]) -> bool {
        expected == actual
            || matches!(self, Compare::Numbers(..)) && self.close(expected, actual) == Some(true)
    }

    /// Are two numbers as close as they have to be?
    fn close(self, expected: &[u8], actual: &[u8]) -> Option<bool> {
        let Compare::Numbers(absolute, relative) = self else { return None };
        let [expected, actual] = [str::from_utf8(expected).ok()?, str::from_utf8(actual).ok()?];
        let whole = |text: &str| text.parse::<i128>().ok();
        if let (Some(a), Some(b)) = (whole(expected), whole(actual)) {
            return Some(a == b);
        }
        let [a, b] = [expected.parse::<f64>().ok()?, actual.parse::<f64>().ok()?];
        // Numbers that are not finite are equal only as text.
        Some(a.is_finite() && b.is_finite() && (a - b).abs() <= absolute.max(relative * a.abs()))
    }
}

fn words_of(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty())
}

/// The lines without the blanks at their ends, and without the empty ones at the end of the text.
fn lines_of(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let text = text.trim_ascii_end();
    let text = (!text.is_empty()).then_some(text);
    text.into_iter().flat_map(|text| text.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii_end))
}

/// A line as the terminal can show it.
pub fn shorten(line: &[u8]) -> String {
    // A very long line is not read to its end.
    let start = &line[..line.len().min(4 * WIDTH + 4)];
    let text = String::from_utf8_lossy(start);
    match text.char_indices().nth(WIDTH) {
        Some((end, _)) => format!("{}…", visible(&text[..end])),
        None => visible(&text),
    }
}
