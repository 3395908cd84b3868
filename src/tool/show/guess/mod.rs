//! Names games that have the given values.
//!
//! A hypothesis is a call, and its cost in bits says how many there are as simple as it. By
//! chance one of `2^bits` calls gives these values with a probability of at most `2^bits` divided
//! by the number of ways to arrange them. What is not much less likely than that is not named.

mod evidence;
mod families;
mod forms;
mod reading;
mod squares;

pub use evidence::{Evidence, Line, Square};
pub use reading::{Options, read};

use crate::tool::diagnostic::{Problem, Result};
use crate::tool::show::Quiet;
use std::io::{self, IsTerminal, Write};
use std::time::Instant;

/// A call that gives the values.
pub struct Guess {
    /// What to ask this tool for, or the name of a formula.
    pub name: String,
    /// What to paste.
    pub call: String,
    /// How many bits tell it from others.
    pub bits: f64,
    /// How many of the values it was free to fit.
    pub free: usize,
    /// What it foretells, the given values first.
    pub future: Vec<Option<u64>>,
}

/// Guesses that foretell the same, the simplest first.
pub struct Answer {
    pub guesses: Vec<Guess>,
    /// The logarithm to base 2 of how likely chance is.
    pub chance: f64,
}

/// How many answers are given.
const MOST: usize = 5;

/// Chance has to be less likely than one in fifty.
const LIKELY: f64 = -5.65;

/// All answers that are much better than chance, the simplest first.
pub fn guess(evidence: &Evidence) -> Vec<Answer> {
    let _quiet = Quiet::new();
    let data = evidence.bits();
    let mut progress = Progress::new();
    let mut guesses = match evidence {
        Evidence::Line(line) => {
            let mut guesses = forms::guesses(line);
            guesses.extend(families::guesses(line, &mut progress));
            guesses
        }
        Evidence::Square(square) => squares::guesses(square, &mut progress),
    };
    guesses.retain(|guess| guess.bits - data < LIKELY);
    guesses.sort_by(|a, b| a.bits.total_cmp(&b.bits));
    let mut answers: Vec<Answer> = Vec::new();
    for guess in guesses {
        match answers.iter_mut().find(|answer| answer.guesses[0].future == guess.future) {
            Some(answer) => answer.guesses.push(guess),
            None => answers.push(Answer { chance: guess.bits - data, guesses: vec![guess] }),
        }
    }
    answers.truncate(MOST);
    answers
}

/// The answers as text.
pub fn report(evidence: &Evidence) -> Result<String> {
    let count = evidence.count();
    let mut answers = guess(evidence);
    if answers.is_empty()
        && let Some(outcomes) = evidence.clone().as_outcomes()
    {
        answers = guess(&outcomes);
    }
    if answers.is_empty() {
        let title = format!("no game or formula gives these {count} values better than chance");
        return Err(Problem::new(title).help("more values tell more; 20 are few, 100 are many"));
    }
    let mut text = String::new();
    for Answer { guesses, chance } in &answers {
        let (best, others) = guesses.split_first().expect("an answer has a guess");
        text += &format!("{}\n    {}\n", best.name, best.call);
        let free = match best.free {
            0 => "none was free to fit".to_owned(),
            free => format!("{free} were free to fit"),
        };
        text += &format!("    gives all {count} values, {free}; chance: {}\n", odds(*chance));
        let others: Vec<&str> = others.iter().map(|other| other.name.as_str()).collect();
        if !others.is_empty() {
            text += &format!("    the same: {}\n", others.join("; "));
        }
    }
    Ok(text + "Seen in these values only; nothing of it is proven.\n")
}

fn odds(bits: f64) -> String {
    let digits = -bits * std::f64::consts::LOG10_2;
    match digits {
        digits if digits < 6.0 => format!("1 in {:.0}", 10_f64.powf(digits)),
        digits => format!("1 in 10^{digits:.0}"),
    }
}

/// The bits of a number from 1 in a code that knows no largest one.
fn bits(number: u64) -> f64 {
    f64::from(2 * number.max(1).ilog2() + 1)
}

/// Says how far a long search is, on a terminal.
struct Progress {
    start: Instant,
    shown: bool,
}

impl Progress {
    fn new() -> Self {
        Progress { start: Instant::now(), shown: false }
    }

    fn at(&mut self, done: usize, all: usize, name: &str) {
        if self.start.elapsed().as_millis() > 700 && io::stderr().is_terminal() {
            self.shown = true;
            let bar = "#".repeat(20 * done / all.max(1));
            let _ = write!(io::stderr(), "\r\x1b[K[{bar:<20}] {name}");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
