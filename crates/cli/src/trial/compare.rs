//! Compares outputs, and names what may be wrong.

use bundler::diagnostic::visible;
use std::fmt::{self, Display, Formatter};

pub enum Verdict {
    Ok,
    /// The reason why the output is not compared.
    NotCompared(String),
    /// The failure, and the error.
    Wrong(Failure, String),
}

#[derive(Clone, Copy, PartialEq)]
pub enum Failure {
    WrongAnswer,
    TooSlow,
    /// The program writes too much.
    TooMuch,
    /// The program needs too much memory.
    TooLarge,
    RuntimeError,
    CheckerFails,
    InteractorFails,
    /// The checker or the interactor gives points, of which the tool does not know how many are
    /// enough.
    Points,
    /// The solver and the interactor wait for each other.
    BothWait,
}

impl Display for Failure {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Failure::WrongAnswer => "WRONG ANSWER",
            Failure::TooSlow => "TOO SLOW",
            Failure::TooMuch => "TOO MUCH",
            Failure::TooLarge => "TOO LARGE",
            Failure::RuntimeError => "RUNTIME ERROR",
            Failure::CheckerFails => "CHECKER FAILS",
            Failure::InteractorFails => "INTERACTOR FAILS",
            Failure::Points => "POINTS",
            Failure::BothWait => "BOTH WAIT",
        })
    }
}

impl Display for Verdict {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Ok => f.pad("ok"),
            Verdict::NotCompared(_) => f.pad("not compared"),
            Verdict::Wrong(failure, _) => failure.fmt(f),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Compare {
    Bytes,
    Lines,
    Words,
    /// Compares numbers with an absolute or relative tolerance.
    Numbers(f64, f64),
}

/// The first lines or words that are not equal; `None` is the end of the text.
struct Difference<'a> {
    number: usize,
    expected: Option<&'a [u8]>,
    actual: Option<&'a [u8]>,
}

/// The longest part of a line that is shown.
const WIDTH: usize = 80;

/// The tolerance that would accept a rounding error.
const ROUNDING: f64 = 1e-6;

impl Compare {
    /// The first difference that counts, in words.
    pub fn difference(self, expected: &[u8], actual: &[u8], ignore_case: bool) -> Option<String> {
        let found = self.difference_of(expected, actual, ignore_case);
        let hint = || self.hint(expected, actual, ignore_case);
        found.map(|difference| self.described(&difference, hint()))
    }

    /// The option that would accept the whole output, or what it differs by.
    fn hint(self, expected: &[u8], actual: &[u8], ignore_case: bool) -> &'static str {
        let accepts = |compare: Compare, ignore_case| {
            compare.difference_of(expected, actual, ignore_case).is_none()
        };
        match self {
            Compare::Words | Compare::Lines if accepts(self, true) => {
                " (`--ignore-case` would accept it)"
            }
            Compare::Words if accepts(Self::ROUNDED, ignore_case) => {
                " (`--tolerance 1e-6` would accept it)"
            }
            Compare::Lines if accepts(Compare::Words, ignore_case) => {
                " (only blanks and line breaks differ)"
            }
            _ => "",
        }
    }

    fn difference_of<'a>(
        self,
        expected: &'a [u8],
        actual: &'a [u8],
        ignore_case: bool,
    ) -> Option<Difference<'a>> {
        let [mut expected, mut actual] = [expected, actual].map(|text| self.parts(text));
        let mut number = 1;
        loop {
            match (expected.next(), actual.next()) {
                (None, None) => return None,
                (Some(old), Some(new)) if self.equal(old, new, ignore_case) => number += 1,
                (expected, actual) => return Some(Difference { number, expected, actual }),
            }
        }
    }

    /// The lines or words.
    fn parts(self, text: &[u8]) -> Box<dyn Iterator<Item = &[u8]> + '_> {
        match self {
            Compare::Bytes => Box::new(all_lines_of(text)),
            Compare::Lines => Box::new(lines_of(text)),
            Compare::Words | Compare::Numbers(..) => Box::new(words_of(text)),
        }
    }

    fn described(
        self,
        &Difference { number, expected, actual }: &Difference,
        hint: &'static str,
    ) -> String {
        // These are the texts after the last line break.
        match (expected, actual) {
            (Some(b""), None) => return "the line break at the end is missing".to_owned(),
            (None, Some(b"")) => {
                return "there is one line break too many at the end".to_owned();
            }
            _ => {}
        }
        let (what, line): (_, fn(&[u8]) -> String) = match self {
            Compare::Bytes => ("line", marked),
            Compare::Lines => ("line", shorten),
            Compare::Words | Compare::Numbers(..) => ("word", shorten),
        };
        let both = expected.zip(actual);
        let same =
            both.map_or(0, |(old, new)| old.iter().zip(new).take_while(|(a, b)| a == b).count());
        let shown = |text: Option<&[u8]>| match text {
            Some(text) => format!("`{}`", line(&around(text, same))),
            None => "nothing".to_owned(),
        };
        let is_marked = |text: &[u8]| text[text.trim_ascii_end().len()..].contains(&b' ');
        let hint = match self {
            Compare::Bytes if [expected, actual].into_iter().flatten().any(is_marked) => {
                " (`␣` is a blank)"
            }
            _ => hint,
        };
        let (expected, actual) = (shown(expected), shown(actual));
        format!("{what} {number}: expected {expected}, got {actual}{hint}")
    }

    /// The comparison that accepts rounding errors.
    const ROUNDED: Compare = Compare::Numbers(ROUNDING, ROUNDING);

    fn equal(self, expected: &[u8], actual: &[u8], ignore_case: bool) -> bool {
        expected == actual
            || ignore_case && expected.eq_ignore_ascii_case(actual)
            || matches!(self, Compare::Numbers(..)) && self.close(expected, actual) == Some(true)
    }

    /// Returns whether two numbers are close enough; `None` if one is not a number.
    fn close(self, expected: &[u8], actual: &[u8]) -> Option<bool> {
        let Compare::Numbers(absolute, relative) = self else { return None };
        let [expected, actual] = [str::from_utf8(expected).ok()?, str::from_utf8(actual).ok()?];
        let [a, b] = [expected.parse::<f64>().ok()?, actual.parse::<f64>().ok()?];
        // Numbers that are not finite are equal only as text.
        Some(a.is_finite() && b.is_finite() && (a - b).abs() <= absolute.max(relative * a.abs()))
    }
}

fn words_of(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty())
}

/// Returns whether an unexpected output may be another right answer. A single word or number on a
/// line seldom has several, but a list has, and a word whose letters may be in another order.
pub fn is_other_answer(expected: &[u8], actual: &[u8]) -> bool {
    let mut pairs = lines_of(expected).zip(lines_of(actual));
    pairs.any(|(old, new)| {
        let is_list = [old, new].iter().all(|line| words_of(line).nth(1).is_some());
        let letters = |line: &[u8]| {
            let mut letters = line.to_owned();
            letters.sort_unstable();
            letters
        };
        let differ = Compare::ROUNDED.difference_of(old, new, true).is_some();
        let is_word = old.first().is_some_and(u8::is_ascii_alphabetic);
        differ && (is_list || is_word && letters(old) == letters(new))
    })
}

/// The lines, and the text after the last line break.
fn all_lines_of(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| byte == b'\n')
}

/// The lines without the blanks at their ends, and without the empty ones at the end of the text.
fn lines_of(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let text = text.trim_ascii_end();
    let text = (!text.is_empty()).then_some(text);
    text.into_iter().flat_map(|text| text.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii_end))
}

/// The part of a long line around this byte.
fn around(line: &[u8], byte: usize) -> Vec<u8> {
    if byte < WIDTH {
        return line.to_owned();
    }
    // The cut must not be inside a character.
    let mut start = byte - WIDTH / 2;
    while line.get(start).is_some_and(|byte| byte & 0xc0 == 0x80) {
        start += 1;
    }
    ["…".as_bytes(), &line[start..]].concat()
}

/// A line as the terminal can show it, with marks for the blanks that cannot be seen.
pub fn marked(line: &[u8]) -> String {
    let end = line.trim_ascii_end().len();
    let mut text = shorten(&line[..end]).replace('\t', "→");
    for byte in &line[end..] {
        text.push(match byte {
            b'\t' => '→',
            b'\r' => '␍',
            _ => '␣',
        });
    }
    text
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
