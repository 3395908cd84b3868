//! Compiles a bundle and runs it on samples, before anybody pastes it.

pub mod compile;
pub mod report;
pub mod samples;
pub mod trial;

use crate::tool::bundle::Bundle;
use crate::tool::diagnostic::{Problem, Result};
use crate::tool::judge::{self, Judge};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A solver and its bundle.
pub struct Candidate<'a> {
    pub path: &'a str,
    pub bundle: &'a Bundle,
    pub judge: &'a Judge,
}

/// Compiles the bundle, and runs it on the samples in the place that `test` names, or that belong
/// to the solver. What there is to see goes to standard error.
pub fn prove(it: &Candidate, test: Option<&Option<PathBuf>>) -> Result<()> {
    let Candidate { path, bundle, judge } = it;
    if test.is_some() && !judge.runs {
        let title = format!("{} runs no program, it calls a function", judge.title);
        return Err(Problem::new(title).help("`--check` compiles the bundle all the same"));
    }
    let suite = test.map(|place| samples::find(place.as_deref(), Path::new(path)));
    let suite = suite.transpose()?;
    let compiled = compile::compile(bundle, judge, test.is_some())?;
    let (messages, errors) = report::render(&compiled.messages, bundle);
    let mut log = io::stderr().lock();
    let _ = log.write_all(messages.as_bytes());
    if !compiled.success {
        let errors = if errors == 1 { "an error".to_owned() } else { format!("{errors} errors") };
        return Err(Problem::new(format!("{} would find {errors} in this bundle", judge.title)));
    }
    let Some(suite) = suite else {
        let _ = writeln!(log, "compiles for {}", summary(bundle, judge));
        return Ok(());
    };
    let wrong = trial::run(&compiled.program, &suite, &mut log)
        .map_err(|error| Problem::new(trial::failed(&error)))?;
    match (wrong, suite.cases.len()) {
        (0, _) => Ok(()),
        (wrong, all) => Err(Problem::new(format!("{wrong} of {all} samples failed"))),
    }
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
