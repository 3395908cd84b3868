//! The verdict on a run, and what of it is shown.

use crate::process::{Ending, Finished};
use crate::trial::compare::{Failure, Verdict, shorten};
use crate::trial::samples::Case;
use std::io::{self, Write};
use std::process::ExitStatus;
use std::time::Duration;

/// The number of lines that are shown of a text.
const LINES: usize = 12;

pub fn mib(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

/// The verdict on a run.
pub fn verdict(run: &Finished, case: &Case) -> Verdict {
    match run.ending {
        Ending::TooSlow { waits } => Verdict::Wrong(Failure::TooSlow, stopped(case.limit, waits)),
        Ending::TooMuch => {
            let size = mib(run.output.len() as u64);
            Verdict::Wrong(Failure::TooMuch, format!("stopped after {size:.0} MiB of output"))
        }
        Ending::TooLarge => {
            let limit = mib(case.memory.unwrap_or_default());
            Verdict::Wrong(Failure::TooLarge, format!("needs more than {limit} MiB of memory"))
        }
        Ending::Exit(status) if !status.success() => {
            Verdict::Wrong(Failure::RuntimeError, described(status, &run.errors))
        }
        Ending::Exit(_) => match &case.expected {
            Err(why) => Verdict::NotCompared(why.clone()),
            Ok(expected) => match case.difference(expected, &run.output) {
                None => Verdict::Ok,
                Some(difference) => Verdict::Wrong(Failure::WrongAnswer, difference),
            },
        },
    }
}

/// The words for a program that was stopped at its limit.
pub fn stopped(limit: Duration, waits: bool) -> String {
    let limit = limit.as_secs_f64();
    if waits {
        format!("stopped after {limit} s in which it only waited")
    } else {
        format!("stopped after {limit} s")
    }
}

/// The failure of a program.
fn described(status: ExitStatus, errors: &[u8]) -> String {
    let errors = String::from_utf8_lossy(errors);
    if errors.contains("has overflowed its stack") {
        format!("{status}: the stack was too small")
    } else {
        in_words(status)
    }
}

/// A status in words. By some numbers a shell tells what became of its command.
pub fn in_words(status: ExitStatus) -> String {
    match status.code() {
        Some(126) => format!("{status}: the command cannot be run"),
        Some(127) => format!("{status}: the command was not found"),
        Some(code @ 129..=192) => format!("{status}, after {}", signal(code - 128)),
        _ => status.to_string(),
    }
}

#[cfg(unix)]
fn signal(number: i32) -> String {
    use std::os::unix::process::ExitStatusExt;
    ExitStatus::from_raw(number).to_string()
}

#[cfg(not(unix))]
fn signal(number: i32) -> String {
    format!("signal: {number}")
}

/// What the exit status of a checker or an interactor means.
#[derive(Clone, Copy, PartialEq)]
pub enum Meaning {
    Right,
    Wrong,
    Points,
    /// The program itself has failed.
    Fails,
}

/// The meaning for testlib's programs. The panic of one in Rust means `panic`.
pub fn meaning(status: ExitStatus, errors: &[u8], panic: Meaning) -> Meaning {
    /// The status of a Rust program that has panicked.
    const PANIC: i32 = 101;
    let panics = || String::from_utf8_lossy(errors).contains("panicked at ");
    match status.code() {
        Some(0) => Meaning::Right,
        Some(1 | 2) => Meaning::Wrong,
        Some(PANIC) if panics() => panic,
        // `quitp` exits with 7, and `_pc` with the points or with 16 more.
        Some(7 | 16..=116) => Meaning::Points,
        _ => Meaning::Fails,
    }
}

/// The points that a checker or an interactor gives.
pub fn points(status: ExitStatus, line: &str) -> String {
    let said = if line.is_empty() { String::new() } else { format!(": {line}") };
    format!("it gives points ({status}){said}")
}

/// Why a checker or an interactor fails, with the last line that it has printed.
pub fn failure(status: ExitStatus, line: &str) -> String {
    let status = match status.code() {
        Some(3) => format!("{status}, which reports an error of the jury"),
        _ => in_words(status),
    };
    if line.is_empty() { status } else { format!("{status}: {line}") }
}

/// Shows the first lines of a text, if there are any.
pub fn show(log: &mut impl Write, what: &str, text: &[u8]) -> io::Result<()> {
    if text.is_empty() { Ok(()) } else { show_lines(log, what, text, plain) }
}

/// A line that may have the ending of Windows.
pub fn plain(line: &[u8]) -> String {
    shorten(line.strip_suffix(b"\r").unwrap_or(line))
}

/// Shows the first lines of a text, each as `shown` formats it.
pub fn show_lines(
    log: &mut impl Write,
    what: &str,
    text: &[u8],
    shown: fn(&[u8]) -> String,
) -> io::Result<()> {
    writeln!(log, "  {what}:")?;
    let lines = || text.strip_suffix(b"\n").unwrap_or(text).split(|&byte| byte == b'\n');
    if text.is_empty() {
        return Ok(());
    }
    for line in lines().take(LINES) {
        writeln!(log, "    {}", shown(line))?;
    }
    match lines().count().saturating_sub(LINES) {
        0 => Ok(()),
        more => writeln!(log, "    … ({more} more lines)"),
    }
}
