//! Runs a solver and a brute force on the same inputs, or a solver with its interactor.

use crate::output::{self, Stdout};
use crate::process::Ending;
use crate::stderr::Stderr;
use crate::stress::{Tally, cannot_run};
use crate::trial::SEVERAL;
use crate::trial::compare::{Failure, Verdict};
use crate::trial::run::{Outcome, Trial};
use crate::trial::samples::{Case, Options};
use crate::trial::verdict;
use bundler::diagnostic::{Problem, Result};
use std::io::{self, Write};
use std::time::Duration;

/// The default time limit.
const LIMIT: Duration = Duration::from_secs(2);

pub struct Duel<'a> {
    pub solver: Trial<'a>,
    /// The brute force; `None` if an interactor judges the solver.
    pub brute: Option<Trial<'a>>,
    pub options: &'a Options,
}

pub struct Difference {
    expected: Vec<u8>,
    outcome: Outcome,
    what: String,
    /// Advice about a possible reason.
    help: Option<&'static str>,
}

impl Duel<'_> {
    pub fn time_limit(&self) -> Duration {
        self.options.time_limit.unwrap_or(LIMIT)
    }

    /// Returns the difference on an input, if there is one; otherwise counts the input.
    pub fn difference(&self, input: &[u8], tally: &mut Tally) -> Result<Option<Difference>> {
        let mut case = Case::new(String::new(), input.to_owned(), None);
        self.options.apply(&mut case, self.solver.judge);
        case.limit = self.time_limit();
        let mut expected = Vec::new();
        if let Some(brute) = &self.brute {
            expected = match answer(brute, &case)? {
                Answer::Given(output) => output,
                Answer::TooSlow => {
                    tally.unknown += 1;
                    return Ok(None);
                }
                Answer::Skipped(why) => {
                    tally.skipped += 1;
                    tally.why_skipped = why;
                    return Ok(None);
                }
            };
            case.expected = Ok(expected.clone());
        }
        let mut outcome = self.solver.confirmed(&case).map_err(cannot_run)?;
        outcome.run.errors = self.solver.program.errors(&outcome.run);
        let Verdict::Wrong(failure, why) = &outcome.verdict else {
            tally.same += 1;
            let outputs = [&expected, &outcome.run.output];
            tally.silent += usize::from(outputs.iter().all(|it| it.trim_ascii().is_empty()));
            return Ok(None);
        };
        let may_be_right =
            *failure == Failure::WrongAnswer && self.solver.may_be_right(&outcome.run, &case);
        let what = match failure {
            Failure::WrongAnswer if self.brute.is_some() => {
                format!("the solver and the brute force differ: {why}")
            }
            Failure::TooSlow => format!("the solver is too slow: {why}"),
            Failure::CheckerFails => format!("the checker fails: {why}"),
            Failure::InteractorFails => format!("the interactor fails: {why}"),
            Failure::BothWait => format!("the solver and the interactor both wait: {why}"),
            Failure::Points => format!("the solver only gets points: {why}"),
            _ => format!("the solver fails: {failure}: {why}"),
        };
        Ok(Some(Difference { expected, what, help: may_be_right.then_some(SEVERAL), outcome }))
    }
}

/// The exit status by which a brute force skips an input, as tests of Automake and Meson do.
const SKIPPED: i32 = 77;

enum Answer {
    Given(Vec<u8>),
    TooSlow,
    /// The brute force skips the input, for this reason.
    Skipped(String),
}

fn answer(brute: &Trial, case: &Case) -> Result<Answer> {
    let run = brute.run_case(case).map_err(cannot_run)?;
    if let Verdict::Wrong(failure, why) = verdict::verdict(&run, case) {
        match run.ending {
            Ending::TooSlow { .. } => return Ok(Answer::TooSlow),
            Ending::Exit(status) if status.code() == Some(SKIPPED) => {
                let why = String::from_utf8_lossy(&brute.program.errors(&run)).trim().to_owned();
                return Ok(Answer::Skipped(why));
            }
            _ => {}
        }
        let mut log = Stderr;
        let _ = verdict::show(&mut log, "input", &case.input);
        let _ = verdict::show(&mut log, "standard error", &brute.program.errors(&run));
        return Err(Problem::new(format!("the brute force fails: {failure}, {why}")));
    }
    Ok(Answer::Given(run.output))
}

impl Difference {
    /// Prints the input with both answers, and returns the error.
    pub fn shown(&self, name: &str, input: &[u8]) -> Problem {
        match self.show(name, input).and_then(|()| Stdout.flush()) {
            Ok(()) => {
                let problem = Problem::new(&self.what);
                match self.help {
                    Some(help) => problem.help(help),
                    None => problem,
                }
            }
            Err(error) => output::unwritten(&error),
        }
    }

    fn show(&self, name: &str, input: &[u8]) -> io::Result<()> {
        let Outcome { run, dialogue, .. } = &self.outcome;
        verdict::show(&mut Stdout, name, input)?;
        match dialogue {
            Some(dialogue) => dialogue.show(&mut Stdout)?,
            None => {
                verdict::show(&mut Stdout, "brute force", &self.expected)?;
                verdict::show(&mut Stdout, "solver", &run.output)?;
            }
        }
        verdict::show(&mut Stdout, "standard error", &run.errors)
    }
}
