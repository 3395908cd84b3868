//! Compiles a bundle and runs it on samples.

mod adjust;
mod checker;
pub mod compare;
pub mod compile;
mod environment;
mod interact;
pub mod message;
mod panics;
pub mod program;
pub mod prove;
pub mod report;
pub mod samples;
pub mod toolchain;
pub mod run;
mod shake;
mod status;
pub mod verdict;

use crate::trial::compile::Compiled;
use crate::trial::program::Program;
use crate::trial::run::Trial;
use crate::trial::samples::Case;
use bundler::bundle::Bundle;
use bundler::diagnostic::{Problem, Result, reason};
use bundler::judge::{self, Judge};
use std::io::{self, Write};

/// A possible reason for an unexpected output.
pub const SEVERAL: &str = "if several answers are right, pass a checker like those of testlib: \
    `--checker check.rs`, or a command";

/// Runs a compiled bundle on the samples, and judges it by the checker or interactor if there is
/// one. Prints to standard error.
pub fn run(
    built: Compiled,
    judge: &Judge,
    cases: &[Case],
    checker: Option<&Program>,
    interactor: Option<&Program>,
) -> Result<()> {
    let mut log = io::stderr().lock();
    let program = Program::Built(built);
    let trial = Trial { checker, interactor, ..Trial::new(&program, judge) };
    let score = trial.run(cases, &mut log);
    let score =
        score.map_err(|e| Problem::new(format!("cannot run the program: {}", reason(&e))))?;
    match (score.wrong, score.right) {
        (0, 0) => {
            let advice = cases.first().map(samples::Case::advice).unwrap_or_default();
            Err(Problem::new("no expected output").help(advice))
        }
        (0, right) => {
            let _ = writeln!(log, "{right} of {} samples passed", cases.len());
            Ok(())
        }
        (wrong, _) => {
            let problem = Problem::new(format!("{wrong} of {} samples failed", cases.len()));
            Err(if score.has_other_answer { problem.help(SEVERAL) } else { problem })
        }
    }
}

/// The judge, the size of the bundle and its modules.
pub fn summary(bundle: &Bundle, judge: &Judge) -> String {
    let limit = judge.limit.map_or(String::new(), |limit| format!(" of {}", judge::bytes(limit)));
    let modules: Vec<&str> = bundle.modules().collect();
    let modules = if modules.is_empty() { "no modules".to_owned() } else { modules.join(", ") };
    format!("{}: {} bytes{limit}, {modules}", judge.title(), bundle.content.text.len())
}
