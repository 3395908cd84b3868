//! Runs a solver and a brute force on the same inputs.

use crate::output::{self, Stdout};
use crate::process::Ending;
use crate::stress::{Tally, cannot_run};
use crate::trial::SEVERAL;
use crate::trial::compare::{Compare, Verdict};
use crate::trial::run::{self, Trial};
use crate::trial::samples::Case;
use bundler::diagnostic::{Problem, Result};
use std::io::{self, Write};
use std::time::Duration;

pub struct Duel<'a> {
    pub solver: Trial<'a>,
    pub brute: Trial<'a>,
    pub time_limit: Duration,
    pub tolerance: Option<f64>,
}

pub struct Difference {
    expected: Vec<u8>,
    actual: Vec<u8>,
    errors: Vec<u8>,
    what: String,
    /// A possible reason.
    help: Option<&'static str>,
}

impl Duel<'_> {
    /// The difference on an input, if there is one; otherwise counts the input.
    pub fn difference(&self, input: &[u8], tally: &mut Tally) -> Result<Option<Difference>> {
        let mut case = Case::new(String::new(), input.to_owned(), None);
        case.limit = self.time_limit;
        if let Some(tolerance) = self.tolerance {
            case.compare = Compare::Numbers(tolerance, tolerance);
        }
        let brute = self.brute.run_case(&case).map_err(cannot_run)?;
        if let Verdict::Wrong(word, why) = run::verdict(&brute, &case) {
            if matches!(brute.ending, Ending::TooSlow) {
                tally.unknown += 1;
                return Ok(None);
            }
            let mut log = io::stderr();
            let _ = run::show(&mut log, "input", &case.input);
            let _ = run::show(&mut log, "standard error", &brute.errors);
            return Err(Problem::new(format!("the brute force fails: {word}, {why}")));
        }
        case.expected = Ok(brute.output.clone());
        let solver = self.solver.run_case(&case).map_err(cannot_run)?;
        let verdict = self.solver.verdict(&solver, &case).map_err(cannot_run)?;
        let Verdict::Wrong(word, why) = verdict else {
            tally.same += 1;
            let is_silent =
                [&brute.output, &solver.output].iter().all(|it| it.trim_ascii().is_empty());
            tally.silent += usize::from(is_silent);
            return Ok(None);
        };
        let may_be_right = word == run::WRONG && self.solver.may_be_right(&solver, &case);
        Ok(Some(Difference {
            expected: brute.output,
            actual: solver.output,
            errors: solver.errors,
            what: format!("{word}: {why}"),
            help: may_be_right.then_some(SEVERAL),
        }))
    }
}

impl Difference {
    /// Prints the input with both answers, and returns the error.
    pub fn shown(&self, name: &str, input: &[u8]) -> Problem {
        let parts = [
            (name, input),
            ("brute force", &self.expected),
            ("solver", &self.actual),
            ("standard error", &self.errors),
        ];
        let show = |(name, text)| run::show(&mut Stdout, name, text);
        match parts.into_iter().try_for_each(show).and_then(|()| Stdout.flush()) {
            Ok(()) => {
                let title = format!("the solver and the brute force differ: {}", self.what);
                match self.help {
                    Some(help) => Problem::new(title).help(help),
                    None => Problem::new(title),
                }
            }
            Err(error) => output::unwritten(&error),
        }
    }
}
