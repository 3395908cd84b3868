//! Runs a checker, which decides whether an output is right where several are. It is called as the
//! checkers of testlib are, with three files (the input, the output and the answer), and exits with
//! 0 if the output is right, with 1 if it is wrong, with 2 if it is malformed, with 3 if the checker
//! itself or the jury's answer is wrong, and with 7 or with 16 to 116 if it gives points.

use crate::process::{self, Ending, Finished, Limits, QUIET};
use crate::temporary::Folder;
use crate::trial::compare::{Failure, Verdict, shorten};
use crate::trial::program::Program;
use crate::trial::status::{self, Meaning};
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::{self as system, ExitStatus};
use std::time::Duration;

const LIMITS: Limits = Limits { time: Duration::from_secs(60), ..QUIET };

/// The checker of a file of cargo-compete: a command that finds the files in the variables `INPUT`,
/// `ACTUAL_OUTPUT` and `EXPECTED_OUTPUT`, and fails if the output is wrong.
pub struct Command {
    pub line: String,
    /// The folder in which it runs.
    pub folder: PathBuf,
}

/// The texts that a checker reads.
pub struct Texts<'a> {
    pub input: &'a [u8],
    pub output: &'a [u8],
    pub answer: Option<&'a [u8]>,
}

impl Texts<'_> {
    /// Runs a checker on files with these texts.
    fn ask(&self, checker: impl FnOnce(&Files) -> system::Command) -> io::Result<Said> {
        let files = Files::write(self)?;
        let run = process::run(&mut checker(&files), &[], LIMITS)?;
        let said = if run.errors.is_empty() { &run.output } else { &run.errors };
        Ok(Said { line: shorten(message(said).1), run })
    }
}

/// The files that a checker or an interactor is called with.
pub struct Files {
    input: PathBuf,
    output: PathBuf,
    answer: PathBuf,
    /// The folder of the files, which is deleted when this is dropped.
    _folder: Folder,
}

impl Files {
    /// Writes the files; the one of an unknown answer is empty.
    pub fn write(texts: &Texts) -> io::Result<Self> {
        let folder = Folder::new()?;
        let [input, output, answer] =
            ["input", "output", "answer"].map(|name| folder.path().join(name));
        fs::write(&input, texts.input)?;
        fs::write(&output, texts.output)?;
        fs::write(&answer, texts.answer.unwrap_or_default())?;
        Ok(Files { input, output, answer, _folder: folder })
    }

    /// The arguments of testlib's programs.
    pub fn args(&self) -> [&OsStr; 3] {
        [&self.input, &self.output, &self.answer].map(|file| file.as_os_str())
    }
}

/// Splits the standard error of a failed program into the message and the text before it. The
/// message is the line below the place of a panic in Rust, or else the last line.
pub fn message(said: &[u8]) -> (&[u8], &[u8]) {
    let lines: Vec<&[u8]> = said.trim_ascii_end().split(|&byte| byte == b'\n').collect();
    let is_place =
        |line: &&[u8]| line.starts_with(b"thread '") && line.trim_ascii_end().ends_with(b":");
    let place = lines.iter().position(is_place).filter(|&place| place + 1 < lines.len());
    let start = place.unwrap_or(lines.len() - 1);
    let message = lines[start + usize::from(place.is_some())].trim_ascii();
    let start = lines[..start].iter().map(|line| line.len() + 1).sum::<usize>();
    (said[..start].trim_ascii(), message)
}

struct Said {
    line: String,
    run: Finished,
}

impl Said {
    /// The verdict, where `meaning` interprets the exit status.
    fn verdict(self, name: &str, meaning: impl Fn(ExitStatus, &[u8]) -> Meaning) -> Verdict {
        let Said { line, run } = self;
        let (failure, why) = match run.ending {
            Ending::Exit(status) => match meaning(status, &run.errors) {
                Meaning::Right => return Verdict::Ok,
                Meaning::Wrong if line.is_empty() => {
                    (Failure::WrongAnswer, format!("{name} rejects it"))
                }
                Meaning::Wrong => (Failure::WrongAnswer, format!("{name} says: {line}")),
                Meaning::Points => (Failure::Points, status::points(status, &line)),
                Meaning::Fails => (Failure::CheckerFails, status::failure(status, &line)),
            },
            Ending::TooSlow { waits } => {
                (Failure::CheckerFails, status::stopped(LIMITS.time, waits))
            }
            Ending::TooMuch | Ending::TooLarge => {
                let most = LIMITS.output >> 10;
                (Failure::CheckerFails, format!("stopped after {most} KiB of output"))
            }
        };
        Verdict::Wrong(failure, why)
    }
}

/// The verdict of a checker that is called as testlib's are.
pub fn check(checker: &Program, texts: &Texts) -> io::Result<Verdict> {
    let said = texts.ask(|files| checker.command(&files.args()));
    Ok(said?
        .verdict("the checker", |status, errors| status::meaning(status, errors, Meaning::Fails)))
}

impl Command {
    pub fn check(&self, texts: &Texts) -> io::Result<Verdict> {
        let said = texts.ask(|files| {
            let mut bash = system::Command::new("bash");
            bash.arg("-c").arg(&self.line).current_dir(&self.folder);
            bash.env("INPUT", &files.input).env("ACTUAL_OUTPUT", &files.output);
            if texts.answer.is_some() {
                bash.env("EXPECTED_OUTPUT", &files.answer);
            }
            bash
        });
        let said = said.map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => io::Error::other("the checker of the samples needs `bash`"),
            _ => error,
        });
        // cargo-compete takes each failure for a wrong answer.
        Ok(said?.verdict("the checker of the samples", |status, _| match status.code() {
            Some(0) => Meaning::Right,
            Some(1..126) => Meaning::Wrong,
            _ => Meaning::Fails,
        }))
    }
}
