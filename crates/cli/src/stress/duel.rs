//! Two programs that answer the same inputs: a solver, and a brute force that is right.

use crate::proof::compare::Compare;
use crate::proof::samples::Case;
use crate::proof::trial::{self, Trial, Verdict};
use crate::stress::cannot_run;
use bundler::diagnostic::{Problem, Result};
use process::Ending;
use std::io::{self, Write};
use std::time::Duration;

pub struct Duel<'a> {
    pub solver: Trial<'a>,
    pub brute: Trial<'a>,
    pub time_limit: Duration,
    pub tolerance: Option<f64>,
}

/// What the two say of an input.
pub enum Outcome {
    Same,
    /// The brute force takes too long.
    Unknown,
    Different(Difference),
}

pub struct Difference {
    expected: Vec<u8>,
    actual: Vec<u8>,
    errors: Vec<u8>,
    what: String,
}

impl Duel<'_> {
    pub fn outcome(&self, input: &[u8]) -> Result<Outcome> {
        let mut case = Case::new(String::new(), input.to_owned(), None);
        case.limit = self.time_limit;
        if let Some(tolerance) = self.tolerance {
            case.compare = Compare::Numbers(tolerance, tolerance);
        }
        let brute = self.brute.run_case(&case).map_err(cannot_run)?;
        if let Verdict::Wrong(word, why) = trial::verdict(&brute, &case) {
            if matches!(brute.ending, Ending::TooSlow) {
                return Ok(Outcome::Unknown);
            }
            let mut log = io::stderr();
            let _ = trial::show(&mut log, "input", &case.input);
            let _ = trial::show(&mut log, "standard error", &brute.errors);
            return Err(Problem::new(format!("the brute force fails: {word}, {why}")));
        }
        case.expected = Ok(brute.output.clone());
        let solver = self.solver.run_case(&case).map_err(cannot_run)?;
        Ok(match trial::verdict(&solver, &case) {
            Verdict::Ok | Verdict::NotCompared(_) => Outcome::Same,
            Verdict::Wrong(word, why) => Outcome::Different(Difference {
                expected: brute.output,
                actual: solver.output,
                errors: solver.errors,
                what: format!("{word}: {why}"),
            }),
        })
    }
}

impl Difference {
    /// Shows the input with both answers; this is a problem.
    pub fn shown(&self, name: &str, input: &[u8]) -> Problem {
        let parts = [
            (name, input),
            ("brute force", &self.expected),
            ("solver", &self.actual),
            ("standard error", &self.errors),
        ];
        let mut log = io::stdout();
        let show = |(name, text)| trial::show(&mut log, name, text);
        match parts.into_iter().try_for_each(show).and_then(|()| io::stdout().flush()) {
            Ok(()) => Problem::new(format!("the solver and the brute force differ: {}", self.what)),
            Err(error) => cannot_run(error),
        }
    }
}
