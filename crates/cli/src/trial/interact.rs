//! Connects a solver and its interactor, decides which one is wrong, and shows their lines. An
//! interactor is called as testlib's are: with the files of input, output and answer. It
//! exits as a checker does, with a message on standard error if the solver is wrong.

use crate::process::{self, Ending, Finished, Limits, Side, Talk};
use crate::trial::checker::{Files, Texts, message};
use crate::trial::compare::{Failure, Verdict, shorten};
use crate::trial::program::Program;
use crate::trial::samples::Case;
use crate::trial::status::{self, Meaning};
use crate::trial::verdict;
use std::io::{self, Write};
use std::process::Command;

/// The number of lines that are shown from the beginning of a talk, and from its end.
const FIRST: usize = 3;
const LAST: usize = 17;

/// The width of the solver's lines.
const WIDTH: usize = 36;

/// The lines that an interactor has read and printed.
pub struct Dialogue {
    turns: Vec<(Side, Vec<u8>)>,
    /// The standard error of the interactor, without the reason why it rejects the solver.
    errors: Vec<u8>,
}

/// Runs a solver with its interactor.
pub fn talk(
    solver: &mut Command,
    interactor: &Program,
    case: &Case,
    limits: Limits,
) -> io::Result<(Finished, Verdict, Dialogue)> {
    let answer = case.expected.as_deref().ok();
    let files = Files::write(&Texts { input: &case.input, output: b"", answer })?;
    let args = files.args();
    // An interactor gets an answer only if there is one.
    let args = &args[..if case.expected.is_ok() { 3 } else { 2 }];
    let talk = process::cross(solver, &mut interactor.command(args), limits)?;
    let verdict = verdict(&talk, case);
    let errors = match &verdict {
        Verdict::Wrong(Failure::InteractorFails, _) => interactor.errors(&talk.interactor),
        _ => message(&talk.interactor.errors).0.to_owned(),
    };
    Ok((talk.solver, verdict, Dialogue { turns: talk.turns, errors }))
}

/// The verdict on a talk.
fn verdict(talk: &Talk, case: &Case) -> Verdict {
    let Talk { solver, interactor, turns, first_to_close, last_before } = talk;
    let limit = case.limit.as_secs_f64();
    let solver_ended = *first_to_close == Some(Side::Solver);
    let line = shorten(message(&interactor.errors).1);
    // A panic rejects the solver, for example by `assert!`.
    let judged = match interactor.ending {
        Ending::Exit(status) if !status.success() => {
            Some((status, status::meaning(status, &interactor.errors, Meaning::Wrong)))
        }
        _ => None,
    };
    let (failure, why) = match (&solver.ending, &interactor.ending, judged) {
        (Ending::TooMuch | Ending::TooLarge, ..) => return verdict::verdict(solver, case),
        (_, Ending::TooMuch | Ending::TooLarge, _) => {
            (Failure::InteractorFails, "takes too much memory, or writes too much".to_owned())
        }
        // The interactor rejects a solver that has crashed, and a solver may crash when it is
        // rejected: the first one is the cause.
        (Ending::Exit(status), ..) if !status.success() && (solver_ended || judged.is_none()) => {
            return verdict::verdict(solver, case);
        }
        (.., Some((status, Meaning::Fails | Meaning::Right))) => {
            (Failure::InteractorFails, status::failure(status, &line))
        }
        (.., Some((status, Meaning::Points))) => (Failure::Points, status::points(status, &line)),
        (.., Some((_, Meaning::Wrong))) => {
            let said = match line.as_str() {
                "" => "the interactor rejects it".to_owned(),
                line => format!("the interactor says: {line}"),
            };
            // A solver that wrote last may have answered in full.
            let has_answered = !solver_ended || *last_before == Some(Side::Solver);
            let ended = if has_answered { "" } else { " (the solver had already ended)" };
            (Failure::WrongAnswer, format!("{said}{ended}"))
        }
        (Ending::Exit(_), Ending::Exit(_), None) => return Verdict::Ok,
        (Ending::Exit(_), ..) => (
            Failure::InteractorFails,
            format!("stopped after {limit} s: runs on after the solver has ended"),
        ),
        (_, Ending::Exit(_), _) => (
            Failure::TooSlow,
            format!("stopped after {limit} s: runs on after the interactor has accepted"),
        ),
        (Ending::TooSlow { waits: false }, ..) => return verdict::verdict(solver, case),
        (_, Ending::TooSlow { waits: false }, _) => {
            (Failure::InteractorFails, format!("stopped after {limit} s, still computing"))
        }
        _ => {
            let last = match turns.last() {
                Some((Side::Solver, text)) if !text.ends_with(b"\n") => {
                    "the solver has written last, without a line break at the end"
                }
                Some((Side::Solver, _)) => "the solver has written last",
                Some((Side::Interactor, _)) => "the interactor has written last",
                None => "neither has written anything",
            };
            let flush = "either may have output that it did not flush";
            (Failure::BothWait, format!("no output for {limit} s: {last}; {flush}"))
        }
    };
    Verdict::Wrong(failure, why)
}

impl Dialogue {
    /// Shows the lines of both in the order of time, and the errors of the interactor.
    pub fn show(&self, log: &mut impl Write) -> io::Result<()> {
        let mut lines = Vec::new();
        for (side, text) in &self.turns {
            let text = text.strip_suffix(b"\n").unwrap_or(text);
            lines.extend(
                text.split(|&byte| byte == b'\n').map(|line| (*side, verdict::plain(line))),
            );
        }
        writeln!(log, "  {:WIDTH$}    interactor", "solver")?;
        let hidden = match lines.len().saturating_sub(FIRST + LAST) {
            1 => 0,
            hidden => hidden,
        };
        for (i, (side, line)) in lines.iter().enumerate() {
            match side {
                _ if (FIRST..FIRST + hidden).contains(&i) => {
                    if i == FIRST {
                        writeln!(log, "    … ({hidden} more lines)")?;
                    }
                }
                Side::Solver => writeln!(log, "    {line}")?,
                Side::Interactor => writeln!(log, "    {:WIDTH$}  {line}", "")?,
            }
        }
        verdict::show(log, "standard error of the interactor", &self.errors)
    }
}
