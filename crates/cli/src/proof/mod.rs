//! Compiles a bundle and runs it on samples, before anybody pastes it.

pub mod compare;
pub mod compile;
pub mod report;
pub mod samples;
pub mod toolchain;
pub mod trial;

use crate::proof::compile::Compiled;
use crate::proof::samples::{Case, Request};
use crate::proof::toolchain::Toolchain;
use crate::proof::trial::Trial;
use bundler::bundle::Bundle;
use bundler::diagnostic::{Problem, Result, reason};
use bundler::judge::{self, Judge};
use bundler::text::tokens::{Tokens, lex};
use process;
use std::io::{self, Write};
use std::path::Path;

/// A solver and its bundle.
pub struct Candidate<'a> {
    pub file: &'a Path,
    pub bundle: &'a Bundle,
    pub judge: &'a Judge,
}

/// Compiles the bundle, and runs it on the samples that `test` asks for. What there is to see goes
/// to standard error.
pub fn prove(candidate: &Candidate, test: Option<&Request>) -> Result<()> {
    let Candidate { file, judge, .. } = candidate;
    if test.is_some() && !judge.runs {
        let title = format!("{} runs no program, it calls a function", judge.title);
        return Err(Problem::new(title).help("`--check` compiles the bundle all the same"));
    }
    if !judge.runs && has_main(&candidate.bundle.content.text) {
        let title = format!("{} runs no `fn main`: it calls a function", judge.title);
        return Err(Problem::new(title)
            .help("write that function in `impl Solution`, or name a judge that runs programs"));
    }
    let cases = test.map(|request| samples::find(request, file)).transpose()?;
    process::watch_signals()
        .map_err(|error| Problem::new(format!("cannot watch signals: {}", reason(&error))))?;
    let proved = try_on(candidate, cases.as_deref());
    // All that is temporary has gone by now.
    process::end_if_asked();
    proved
}

/// Is there a `fn main` outside of all modules?
fn has_main(text: &str) -> bool {
    lex(text).is_ok_and(|tokens| {
        let tokens = Tokens::new(tokens);
        (1..tokens.len()).any(|i| tokens.is(i - 1, "fn") && tokens.is(i, "main"))
    })
}

fn try_on(candidate: &Candidate, cases: Option<&[Case]>) -> Result<()> {
    let Candidate { bundle, judge, .. } = candidate;
    let mut log = io::stderr().lock();
    let (compiled, doubt) = build(candidate, cases.is_some(), &mut log)?;
    if let Some(doubt) = &doubt {
        let _ = writeln!(log, "{doubt}");
    }
    let Some(cases) = cases else {
        let compiles = if doubt.is_none() { "compiles for" } else { "compiles here, for" };
        let _ = writeln!(log, "{compiles} {}", summary(bundle, judge));
        return Ok(());
    };
    let trial = Trial::new(candidate, &compiled.program);
    let score = trial.run(cases, &mut log);
    let score =
        score.map_err(|e| Problem::new(format!("cannot run the program: {}", reason(&e))))?;
    match (score.wrong, score.right) {
        (0, 0) => Err(Problem::new("nothing was compared")
            .help("write what is right beside the inputs: `1.out` for `1.in`")),
        (0, _) => Ok(()),
        (wrong, _) => Err(Problem::new(format!("{wrong} of {} samples failed", cases.len()))),
    }
}

/// Compiles the bundle as the judge does, to a program if it is to `run`. Tells what may be
/// different at the judge.
pub fn build(
    candidate: &Candidate,
    run: bool,
    log: &mut impl Write,
) -> Result<(Compiled, Option<String>)> {
    let Candidate { bundle, judge, .. } = candidate;
    let toolchain = Toolchain::find(judge)?;
    let compiled = compile::compile(bundle, judge, &toolchain, run)?;
    let (messages, errors) = report::render(&compiled.messages, bundle);
    let _ = log.write_all(messages.as_bytes());
    let doubt = toolchain.doubt(judge);
    if let Some(doubt) = doubt.as_ref().filter(|_| !compiled.success) {
        let _ = writeln!(log, "{doubt}");
    }
    if !compiled.success {
        let errors = if errors == 1 { "an error".to_owned() } else { format!("{errors} errors") };
        let finds = if toolchain.is_older_than(judge) { "may find" } else { "would find" };
        return Err(Problem::new(format!("{} {finds} {errors} in this bundle", judge.title)));
    }
    Ok((compiled, doubt))
}

/// The judge, and what it is to get.
pub fn summary(bundle: &Bundle, judge: &Judge) -> String {
    let limit = judge.limit.map_or(String::new(), |limit| format!(" of {}", judge::bytes(limit)));
    let modules = match bundle.modules.as_slice() {
        [] => "no modules".to_owned(),
        modules => modules.join(", "),
    };
    format!("{}: {} bytes{limit}, {modules}", judge.title, bundle.content.text.len())
}
