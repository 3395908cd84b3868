//! Hypotheses, and the choice of those that become answers.

use crate::engine::call::Call;
use crate::engine::evidence::Position;
use crate::engine::expression::Expr;
use crate::engine::measure::{self, MARGIN};
use crate::engine::sheet::Sheet;

/// A call or a formula with its predictions for all positions of a sheet.
#[derive(Clone, Debug)]
pub struct Guess {
    /// A game with its parameters, or a formula.
    pub name: String,
    pub code: Call,
    /// The bits needed to describe it.
    pub bits: f64,
    /// The number of values copied from the samples.
    pub free: usize,
    /// The bits of data that must support it, if these are more than its own bits.
    pub demand: f64,
    /// The predicted value for each position of the sheet; `None` where there is no prediction.
    pub column: Vec<Option<u64>>,
    /// The positions for which the values of its features occur in the samples, or are supported by
    /// enough samples; `None` means all positions.
    pub reach: Option<Vec<bool>>,
}

impl Guess {
    pub fn new(name: String, code: Call, bits: f64, column: Vec<Option<u64>>) -> Self {
        Guess { name, code, bits, free: 0, demand: 0.0, column, reach: None }
    }

    /// Does it call no module?
    pub fn is_formula(&self) -> bool {
        let mut is_formula = true;
        self.code.visit(&mut |it| is_formula &= !matches!(it, Expr::Module(..)));
        is_formula
    }

    /// Is it a formula that each reader understands at once?
    pub fn is_plain(&self) -> bool {
        self.code.once.is_none() && self.code.lets.is_empty() && self.code.value.is_plain()
    }

    /// Returns whether the guess, with its exceptions, is too short to fit the data by chance.
    fn is_short(&self, bits: f64, data: f64) -> bool {
        bits * (self.demand / self.bits).max(1.0) + MARGIN <= data
    }
}

/// Guesses whose predictions agree: a plain formula first, then the simplest.
pub struct Answer {
    pub guesses: Vec<Guess>,
    /// The code of the first guess, with the exceptions.
    pub code: Call,
    /// The samples on which the guesses are wrong, with their values.
    pub exceptions: Vec<(Position, u64)>,
    /// The bits of the simplest guess with its exceptions.
    pub bits: f64,
    /// The bits of the data.
    pub data: f64,
    /// True if the answer was fitted to four fifths of the samples and predicted the others.
    pub predicted: bool,
    /// True if the samples support its predictions for the questions.
    pub supported: bool,
    /// True if an answer of similar simplicity predicts other values for the questions.
    pub contradicted: bool,
    /// The predictions for the questions.
    pub predictions: Vec<Option<u64>>,
    is_short: bool,
}

impl Answer {
    pub fn is_sure(&self) -> bool {
        self.predicted && self.supported && !self.contradicted && self.is_short()
    }

    /// Returns whether the answer is too short to fit by chance.
    pub fn is_short(&self) -> bool {
        self.is_short
    }

    /// Puts a plain formula before modules and clever formulas.
    fn sort(&mut self) {
        if self.exceptions.is_empty() {
            self.guesses.sort_by_key(|guess| !guess.is_plain());
            self.code = self.guesses[0].code.clone();
        }
    }

    pub fn free(&self) -> usize {
        self.guesses[0].free + self.exceptions.len()
    }
}

/// The number of bits that a guess may have more than the data, and at least may have in all.
const SLACK: f64 = 3.0;
const SIMPLE: f64 = 14.0;

/// The largest number of exceptions to a rule.
pub const EXCEPTIONS: usize = 3;

/// The number of bits above the best guess from which guesses are not listed.
const WORSE: f64 = 6.0;

/// The factor below which a difference in bits makes guesses similarly likely.
const CLOSE: f64 = 1.2;

/// A guess that is right on nearly all samples.
struct Candidate {
    guess: Guess,
    bits: f64,
    /// The samples on which it is wrong.
    wrong: Vec<usize>,
    predicted: bool,
}

/// The samples on which a guess is wrong.
struct Verdict {
    /// The wrong ones among the fitted samples, and among the held-back ones.
    exceptions: Vec<usize>,
    surprises: Vec<usize>,
    /// True if they are few.
    is_rule: bool,
    /// The bits of the guess with its exceptions, and also with its surprises.
    fitted_bits: f64,
    bits: f64,
}

/// Collects the guesses that fit.
pub struct Pool<'a> {
    sheet: &'a Sheet,
    data: f64,
    candidates: Vec<Candidate>,
    /// The bits of the simplest guess that fits the fitted samples but fails on the held-back
    /// samples.
    refuted: f64,
    /// The bits of the simplest guess that predicts the held-back samples but cannot answer all
    /// questions.
    open: f64,
}

impl<'a> Pool<'a> {
    pub fn new(sheet: &'a Sheet) -> Self {
        let data = measure::data(
            sheet.samples(),
            &sheet.values,
            sheet.outcomes,
            sheet.letters().is_empty(),
        );
        Pool { sheet, data, candidates: Vec::new(), refuted: f64::INFINITY, open: f64::INFINITY }
    }

    /// The most bits that a guess may have.
    pub fn most_bits(&self) -> f64 {
        (self.data + SLACK).max(SIMPLE)
    }

    /// Keeps a guess that is right on nearly all samples, unless all values are equal. Returns a
    /// sample that refutes it, if any.
    pub fn offer(&mut self, guess: Guess) -> Option<usize> {
        if self.data == 0.0 {
            return None;
        }
        let Verdict { exceptions, surprises, is_rule, fitted_bits, bits } = self.verdict(&guess);
        if !surprises.is_empty() && (is_rule || exceptions.is_empty()) {
            self.refuted = self.refuted.min(fitted_bits);
        }
        let predicted = self.sheet.holds_back() && surprises.is_empty();
        let wrong = [exceptions, surprises].concat();
        if !is_rule || !self.are_early(&wrong) || bits > self.most_bits() {
            return wrong.first().copied();
        }
        if predicted && self.sheet.predictions(&guess.column).contains(&None) {
            self.open = self.open.min(bits);
        }
        self.candidates.push(Candidate { guess, bits, wrong, predicted });
        None
    }

    /// Compares a guess with the samples, until there are too many exceptions.
    fn verdict(&self, guess: &Guess) -> Verdict {
        let sheet = self.sheet;
        let is_wrong = |&i: &usize| guess.column[i] != Some(sheet.values[i]);
        let wrong = (0..sheet.values.len()).filter(is_wrong).take(EXCEPTIONS + 1);
        let (exceptions, surprises): (Vec<_>, Vec<_>) = wrong.partition(|&i| i < sheet.fitted);
        let count = exceptions.len() + surprises.len();
        let bits_of = |all: &[usize]| all.iter().map(|&i| sheet.exception_bits(i)).sum::<f64>();
        let fitted_bits = guess.bits + bits_of(&exceptions);
        Verdict {
            is_rule: count <= EXCEPTIONS && count * 5 <= sheet.values.len(),
            fitted_bits,
            bits: fitted_bits + bits_of(&surprises),
            exceptions,
            surprises,
        }
    }

    fn is_sure(&self, candidate: &Candidate) -> bool {
        let is_short = candidate.guess.is_short(candidate.bits, self.data);
        let is_simple = candidate.bits <= self.refuted && is_short;
        let is_rule = candidate.predicted && is_simple && self.are_early(&candidate.wrong);
        is_rule && self.is_supported(&candidate.guess, candidate.bits)
    }

    /// Returns whether the samples support a guess. Five values of a count do not determine the
    /// sixth, however many positions share them. If a simpler guess cannot answer a question, the
    /// samples do not decide the question.
    fn is_supported(&self, guess: &Guess, bits: f64) -> bool {
        if bits >= self.open {
            return false;
        }
        let Some(reach) = &guess.reach else { return true };
        let beyond = &reach[self.sheet.beyond()];
        let unreached = beyond.iter().filter(|is_reached| !**is_reached).count();
        unreached * if self.sheet.asks() { beyond.len() + 1 } else { 5 } <= beyond.len()
    }

    /// Returns whether all failures are early: a rule may begin late, but does not fail after it
    /// has begun.
    fn are_early(&self, wrong: &[usize]) -> bool {
        wrong.iter().all(|&i| self.sheet.rank(i) < (self.sheet.values.len() / 10).max(4))
    }

    /// Returns whether there is a sure answer, so that long searches can be skipped.
    pub fn has_sure(&self) -> bool {
        self.candidates.iter().any(|candidate| self.is_sure(candidate))
    }

    /// Returns whether any guess fits the samples that were not held back.
    pub fn has_any(&self) -> bool {
        self.refuted.is_finite() || !self.candidates.is_empty()
    }

    /// The answers, sure ones first, then by simplicity.
    pub fn answers(mut self) -> Vec<Answer> {
        let mut candidates = std::mem::take(&mut self.candidates);
        let order = |it: &Candidate| (!self.is_sure(it), it.bits);
        candidates
            .sort_by(|a, b| order(a).0.cmp(&order(b).0).then(order(a).1.total_cmp(&order(b).1)));
        let Some((is_sure, least)) = candidates.first().map(|it| (self.is_sure(it), it.bits))
        else {
            return Vec::new();
        };
        candidates.retain(|it| it.bits <= least + WORSE);
        let mut answers: Vec<Answer> = Vec::new();
        for candidate in candidates {
            // A guess that is not sure may only say the same as one that is.
            let is_as_sure = self.is_sure(&candidate) == is_sure;
            let samples = self.sheet.values.len();
            let beyond = |guess: &Guess| guess.column[samples..].to_vec();
            let is_same = |answer: &&mut Answer| {
                let both = beyond(&answer.guesses[0]).into_iter().zip(beyond(&candidate.guess));
                let is_unknown =
                    |a: Option<u64>, b: Option<u64>| is_as_sure && (a.is_none() || b.is_none());
                both.into_iter().all(|(a, b)| a == b || is_unknown(a, b))
            };
            match answers.iter_mut().find(is_same) {
                Some(answer) => answer.add(candidate, self.sheet),
                None if is_as_sure => answers.push(self.answer(candidate)),
                None => {}
            }
        }
        answers.iter_mut().for_each(Answer::sort);
        let ranks: Vec<_> = answers.iter().map(|it| (it.bits, it.predictions.clone())).collect();
        for answer in &mut answers {
            let contradicts = |(bits, predictions): &(f64, Vec<_>)| {
                *bits < CLOSE * answer.bits && *predictions != answer.predictions
            };
            answer.contradicted = ranks.iter().any(contradicts);
        }
        answers
    }

    fn answer(&self, candidate: Candidate) -> Answer {
        let Candidate { guess, bits, wrong, predicted } = candidate;
        let sheet = self.sheet;
        let sample = |&i: &usize| (sheet.positions[i].clone(), sheet.values[i]);
        let exceptions: Vec<(Position, u64)> = wrong.iter().map(sample).collect();
        let value = |value: u64| {
            if sheet.outcomes { Expr::word((value == 1).to_string()) } else { value.into() }
        };
        let values: Vec<_> =
            exceptions.iter().map(|(it, said)| (it.clone(), value(*said))).collect();
        Answer {
            exceptions,
            code: guess.code.clone().except(&values, &sheet.shape),
            bits,
            data: self.data,
            predicted: predicted && bits <= self.refuted && self.are_early(&wrong),
            supported: self.is_supported(&guess, bits),
            contradicted: false,
            predictions: self.sheet.predictions(&guess.column).to_vec(),
            is_short: guess.is_short(bits, self.data),
            guesses: vec![guess],
        }
    }
}

impl Answer {
    /// Adds a guess with the same predictions.
    fn add(&mut self, candidate: Candidate, sheet: &Sheet) {
        let guess = candidate.guess;
        if self.guesses.iter().any(|other| other.name == guess.name) {
            return;
        }
        let more = sheet.predictions(&guess.column).iter();
        for (said, other) in self.predictions.iter_mut().zip(more) {
            *said = said.or(*other);
        }
        if candidate.wrong.is_empty() {
            self.guesses.push(guess);
        }
    }
}
