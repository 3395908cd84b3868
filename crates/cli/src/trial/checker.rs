//! A program that says whether an output is right, where several are. It is called as those of
//! testlib are: with three files, the input, the output and the answer, and it ends with 0 if the
//! output is right, with 1 if it is wrong, with 2 if it has another form.

use crate::process::{self, Ending, Limits};
use crate::temporary::Folder;
use crate::trial::compare::{Verdict, shorten};
use crate::trial::program::Program;
use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

const LIMITS: Limits = Limits { time: Duration::from_secs(60), output: 1 << 16, errors: 1 << 16 };

/// The verdict of the checker.
pub fn check(checker: &Program, input: &[u8], output: &[u8], answer: &[u8]) -> io::Result<Verdict> {
    let folder = Folder::new()?;
    let files = [("input", input), ("output", output), ("answer", answer)];
    let files = files.map(|(name, text)| (folder.path().join(name), text));
    for (file, text) in &files {
        fs::write(file, text)?;
    }
    let paths = files.each_ref().map(|(file, _)| Path::as_os_str(file));
    let run = process::run(&mut checker.command(&paths), &[], LIMITS)?;
    let said = if run.errors.is_empty() { &run.output } else { &run.errors };
    let said = shorten(said.trim_ascii().split(|&byte| byte == b'\n').next().unwrap_or_default());
    Ok(match run.ending {
        Ending::Exit(status) => match status.code() {
            Some(0) => Verdict::Ok,
            Some(1 | 2) => Verdict::Wrong("WRONG ANSWER", format!("the checker says: {said}")),
            _ => Verdict::Wrong("CHECKER FAILS", format!("{status}: {said}")),
        },
        _ => Verdict::Wrong("CHECKER FAILS", "it takes or writes too much".to_owned()),
    })
}
