//! Names games that have the given values.
//!
//! A hypothesis is a call, and its cost in bits says how many there are as simple as it. By
//! chance one of `2^bits` calls gives these values with a probability of at most `2^bits` divided
//! by the number of ways to arrange them. What is not much less likely than that is not named.

mod evidence;
mod families;
mod forms;
mod hypothesis;
mod progress;
mod reading;
mod squares;

pub use evidence::{Evidence, Line, Square};
pub use hypothesis::Guess;
pub use reading::{Options, read};

use crate::guess::progress::Progress;
use crate::quiet::Quiet;
use bundler::diagnostic::{Problem, Result};

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
    let _quiet = Quiet::begin();
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
