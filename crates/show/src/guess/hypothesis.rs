//! Hypotheses, and which of them become answers.

use crate::guess::evidence::Position;
use crate::guess::measure::{self, MARGIN};
use crate::guess::sheet::Sheet;

/// A call or a formula, and what it says of each position of a sheet.
#[derive(Clone, Debug)]
pub struct Guess {
    /// What to ask this tool for, or a formula.
    pub name: String,
    /// What to paste.
    pub call: String,
    /// How many bits tell it from others.
    pub bits: f64,
    /// How many of the values it was free to fit.
    pub free: usize,
    /// What it says of each position of the sheet, if it does.
    pub column: Vec<Option<u64>>,
}

/// Guesses that say the same of all positions, the simplest first.
pub struct Answer {
    pub guesses: Vec<Guess>,
    /// The samples of which the guesses are wrong, with their values.
    pub exceptions: Vec<(Position, u64)>,
    /// The bits of the simplest guess with its exceptions.
    pub bits: f64,
    /// The bits of the data.
    pub data: f64,
    /// Did it, fitted to four fifths of the samples, predict the others?
    pub predicted: bool,
    /// What it says of the questions.
    pub predictions: Vec<Option<u64>>,
}

impl Answer {
    pub fn is_sure(&self) -> bool {
        self.predicted && self.bits + MARGIN <= self.data
    }

    pub fn free(&self) -> usize {
        self.guesses[0].free + self.exceptions.len()
    }
}

/// So many bits more than those of the data are named too, as are simple guesses of any data.
const SLACK: f64 = 3.0;
const SIMPLE: f64 = 14.0;

/// The bits that a guess may have.
pub fn most_bits(data: f64) -> f64 {
    (data + SLACK).max(SIMPLE)
}

/// More exceptions make no rule.
pub const EXCEPTIONS: usize = 3;

/// What has so many bits more than the best is not named beside it.
const WORSE: f64 = 6.0;

/// Collects the guesses that fit.
pub struct Pool<'a> {
    sheet: &'a Sheet,
    data: f64,
    answers: Vec<Answer>,
    /// The bits of the simplest guess that fits all samples but those held back.
    refuted: f64,
}

impl<'a> Pool<'a> {
    pub fn new(sheet: &'a Sheet) -> Self {
        let data = measure::data(&sheet.values, sheet.outcomes);
        Pool { sheet, data, answers: Vec::new(), refuted: f64::INFINITY }
    }

    /// Takes a guess, if it is right at nearly all samples, and these are not all the same.
    pub fn offer(&mut self, guess: Guess) {
        let sheet = self.sheet;
        if self.data == 0.0 {
            return;
        }
        let is_wrong = |&i: &usize| guess.column[i] != Some(sheet.values[i]);
        let wrong: Vec<usize> =
            (0..sheet.values.len()).filter(is_wrong).take(EXCEPTIONS + 1).collect();
        let fitted = wrong.iter().filter(|&&i| i < sheet.fitted);
        let bits = guess.bits + fitted.map(|&i| sheet.exception_bits(i)).sum::<f64>();
        let surprises: Vec<usize> = wrong.iter().copied().filter(|&i| i >= sheet.fitted).collect();
        let is_rule = wrong.len() <= EXCEPTIONS && wrong.len() * 5 <= sheet.values.len();
        if !surprises.is_empty() && (is_rule || wrong.len() == surprises.len()) {
            self.refuted = self.refuted.min(bits);
        }
        let bits = bits + surprises.iter().map(|&i| sheet.exception_bits(i)).sum::<f64>();
        if !is_rule || bits > most_bits(self.data) {
            return;
        }
        let predicted = sheet.holds_back() && surprises.is_empty();
        match self.answers.iter_mut().find(|it| it.guesses[0].column == guess.column) {
            Some(answer) => {
                answer.bits = answer.bits.min(bits);
                answer.guesses.push(guess);
            }
            None => {
                let sample = |&i: &usize| (sheet.positions[i].clone(), sheet.values[i]);
                let exceptions = wrong.iter().map(sample).collect();
                let predictions = sheet.predictions(&guess.column).to_vec();
                let data = self.data;
                let guesses = vec![guess];
                self.answers.push(Answer {
                    guesses,
                    exceptions,
                    bits,
                    data,
                    predicted,
                    predictions,
                });
            }
        }
    }

    /// Is there a sure answer, so that no long search is needed?
    pub fn has_sure(&self) -> bool {
        self.answers.iter().any(|answer| answer.is_sure() && answer.bits <= self.refuted)
    }

    /// The answers, the sure ones first, the simplest first.
    pub fn answers(mut self) -> Vec<Answer> {
        for answer in &mut self.answers {
            answer.predicted &= answer.bits <= self.refuted;
            answer.guesses.sort_by(|a, b| a.bits.total_cmp(&b.bits));
            answer.guesses.dedup_by(|a, b| a.name == b.name);
            let most = answer.guesses[0].bits + WORSE;
            answer.guesses.retain(|guess| guess.bits <= most);
        }
        self.answers.sort_by(|a, b| b.is_sure().cmp(&a.is_sure()).then(a.bits.total_cmp(&b.bits)));
        if let Some(first) = self.answers.first() {
            let (is_sure, most) = (first.is_sure(), first.bits + WORSE);
            self.answers.retain(|answer| answer.is_sure() == is_sure && answer.bits <= most);
        }
        self.answers
    }
}
