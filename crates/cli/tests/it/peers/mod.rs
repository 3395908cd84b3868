//! Compares the tool with those of others: verdicts, and samples that they write. Their packages lie in
//! `target/peers/`, where .ci/run puts them.

mod samples;
mod verdicts;

use crate::common::files::{Folder, root};
use crate::common::tool::run_in;
use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A package of PyPI, if it is there; otherwise a test without it says so, and fails under `CI=true`.
fn package(name: &str) -> Option<PathBuf> {
    let folder = root().join("target/peers").join(name);
    if folder.is_dir() {
        return Some(folder);
    }
    let missing = format!("skipped: no {} (see .ci/run)", folder.display());
    assert!(env::var_os("CI").is_none_or(|ci| ci != "true"), "{missing}");
    println!("{missing}");
    None
}

/// Python with a package.
fn python(package: &Path) -> Command {
    let mut python = Command::new("python3");
    python.env("PYTHONPATH", package).env("PYTHONDONTWRITEBYTECODE", "1");
    python
}

/// A solver that prints its input.
const ECHO: &str = "use std::io::{self, Read, Write};

fn main() {
    let mut text = Vec::new();
    io::stdin().read_to_end(&mut text).unwrap();
    io::stdout().write_all(&text).unwrap();
}
";

/// Which samples of `main.rs` pass, by their names; `test` is the option that finds them.
fn passing(folder: &Folder, test: &str, options: &[&str]) -> BTreeMap<String, bool> {
    let said = run_in(folder, &[&["main.rs", test], options].concat()).said;
    let verdicts = said.lines().filter_map(|line| {
        let (name, verdict) = line.split_once("  ")?;
        let verdict = verdict.trim_start();
        let is_ok = verdict.starts_with("ok ");
        let is_verdict = is_ok || verdict.starts_with("WRONG ANSWER");
        (!name.is_empty() && is_verdict).then(|| (name.to_owned(), is_ok))
    });
    verdicts.collect()
}
