//! Writes results to standard output or to a file.

use crate::input;
use bundler::diagnostic::{Problem, Result, cannot, reason};
use std::fs;
use std::io::{self, Write};
use std::path::Path;

pub fn to_stdout(text: &str) -> Result<()> {
    let mut stdout = io::stdout().lock();
    let written = stdout.write_all(text.as_bytes());
    written.and_then(|()| stdout.flush()).map_err(|error| {
        Problem::new(format!("cannot write to standard output: {}", reason(&error)))
    })
}

pub fn to_file(text: &str, path: &Path) -> Result<()> {
    check(path)?;
    fs::write(path, text).map_err(|error| cannot("write", path, &error))
}

/// Rejects an output file that this run has read.
pub fn check(path: &Path) -> Result<()> {
    if !input::has_read(path) {
        return Ok(());
    }
    let title = format!("`{}` has just been read: nothing is written over it", path.display());
    Err(Problem::new(title).help("write to another file"))
}
