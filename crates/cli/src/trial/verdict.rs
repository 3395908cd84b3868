//! The verdict on a run, and what of it is shown.

use crate::process::{Ending, Finished};
use crate::trial::compare::{Failure, Verdict, shorten};
use crate::trial::samples::Case;
use crate::trial::status::{in_words, stopped};
use std::io::{self, Write};
use std::process::ExitStatus;

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

/// The failure of a program.
fn described(status: ExitStatus, errors: &[u8]) -> String {
    let errors = String::from_utf8_lossy(errors);
    if errors.contains("has overflowed its stack") {
        format!("{status}: the stack was too small")
    } else {
        in_words(status)
    }
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
