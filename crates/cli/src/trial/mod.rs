//! Compiles a bundle and runs it on samples.

mod checker;
pub mod compare;
pub mod compile;
mod environment;
pub mod program;
pub mod report;
pub mod samples;
pub mod toolchain;
pub mod run;

use crate::process;
use crate::trial::compile::Compiled;
use crate::trial::program::Program;
use crate::trial::run::Trial;
use crate::trial::samples::{Case, Request};
use crate::trial::toolchain::Toolchain;
use bundler::bundle::Bundle;
use bundler::diagnostic::{Problem, Result, reason};
use bundler::judge::{self, Judge};
use std::io::{self, Write};
use std::path::Path;

/// A possible reason for an unexpected output.
pub const SEVERAL: &str = "if several answers are right, pass a checker like those of testlib: \
    `--checker check.rs`, or a command";

/// Compiles the bundle, and runs it on the samples that `test` asks for, compared by the checker if
/// there is one. Prints to standard error.
pub fn prove(
    bundle: &Bundle,
    file: &Path,
    judge: &Judge,
    test: Option<&Request>,
    checker: Option<&Program>,
) -> Result<()> {
    let cases = test.map(|request| samples::find(request, file, judge)).transpose()?;
    process::watch_signals()
        .map_err(|error| Problem::new(format!("cannot watch signals: {}", reason(&error))))?;
    let proved = try_on(bundle, judge, cases.as_deref(), checker);
    // Temporary files are deleted by now.
    process::end_if_asked();
    proved
}

fn try_on(
    bundle: &Bundle,
    judge: &Judge,
    cases: Option<&[Case]>,
    checker: Option<&Program>,
) -> Result<()> {
    let mut log = io::stderr().lock();
    let compiled = build(bundle, judge, cases.is_some(), &mut log)?;
    let Some(cases) = cases else {
        let done = if compiled.is_too_new() { "bundled" } else { "compiles" };
        let _ = writeln!(log, "{done} for {}", summary(bundle, judge));
        return Ok(());
    };
    let program = Program::Built(compiled);
    let trial = Trial { checker, ..Trial::new(&program, &bundle.content.text, judge) };
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

/// Compiles the bundle as the judge does, to a program if it is to `run`.
pub fn build(bundle: &Bundle, judge: &Judge, run: bool, log: &mut impl Write) -> Result<Compiled> {
    let toolchain = Toolchain::find(judge)?;
    let compiled = compile::compile(bundle, judge, &toolchain, run)?;
    let (messages, errors) = report::render(&compiled.messages, bundle);
    let _ = log.write_all(messages.as_bytes());
    if compiled.success {
        return Ok(compiled);
    }
    let errors = if errors == 1 { "an error".to_owned() } else { format!("{errors} errors") };
    let problem = |finds| Problem::new(format!("{} {finds} {errors} in this bundle", judge.title));
    Err(if toolchain.is_older_than(judge) {
        problem("may find").help(toolchain::advice(judge))
    } else {
        problem("would find")
    })
}

/// The judge, the size of the bundle and its modules.
pub fn summary(bundle: &Bundle, judge: &Judge) -> String {
    let limit = judge.limit.map_or(String::new(), |limit| format!(" of {}", judge::bytes(limit)));
    let modules = match bundle.modules.as_slice() {
        [] => "no modules".to_owned(),
        modules => modules.join(", "),
    };
    format!("{}: {} bytes{limit}, {modules}", judge.title, bundle.content.text.len())
}
