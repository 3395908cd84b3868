//! The ends of programs in words, and what they mean for checkers and interactors.

use std::process::ExitStatus;
use std::time::Duration;

/// The words for a program that was stopped at its limit.
pub fn stopped(limit: Duration, waits: bool) -> String {
    let limit = limit.as_secs_f64();
    if waits {
        format!("stopped after {limit} s in which it only waited")
    } else {
        format!("stopped after {limit} s")
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

/// The meaning of the exit status of a checker or an interactor.
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
