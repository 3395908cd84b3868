//! A program that plays: it reads positions and writes what its moves make of them, a line each.

use crate::process::{self, Group};
use crate::progress::Progress;
use bundler::diagnostic::{Problem, Result, reason};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};
use std::{iter, thread};

/// How long it may think about a move.
const PATIENCE: Duration = Duration::from_secs(60);

/// The most bytes of a line.
const LONGEST: u64 = 1 << 20;

pub struct Program {
    stdin: Option<ChildStdin>,
    lines: Receiver<io::Result<String>>,
    /// It ends with us, and all that it started.
    _group: Arc<Mutex<Option<Group>>>,
}

impl Program {
    pub fn start(command: &str) -> Result<Self> {
        let mut shell = Command::new(if cfg!(windows) { "cmd" } else { "sh" });
        shell.arg(if cfg!(windows) { "/C" } else { "-c" }).arg(command);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut group = Group::spawn(&mut shell).map_err(|error| {
            Problem::new(format!("cannot start `{command}`: {}", reason(&error)))
        })?;
        let stdin = group.child.stdin.take();
        let stdout = group.child.stdout.take();
        let (sender, lines) = mpsc::sync_channel(1);
        thread::spawn(move || {
            for line in stdout.into_iter().flat_map(lines_of) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let group = Arc::new(Mutex::new(Some(group)));
        process::watch_signals().map_err(|error| Problem::new(reason(&error)))?;
        let watched = Arc::downgrade(&group);
        thread::spawn(move || end_with_us(&watched));
        Ok(Program { stdin, lines, _group: group })
    }

    /// The line that it answers to this one.
    pub fn answer(&mut self, position: &str) -> Result<String> {
        let lost = |why: &str| Problem::new(format!("the program loses: {why}"));
        if let Some(stdin) = &mut self.stdin {
            // Whoever has ended writes nothing either.
            let _ = writeln!(stdin, "{position}").and_then(|()| stdin.flush());
        }
        let mut progress = Progress::new();
        progress.at("the program is to move");
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            match self.lines.recv_timeout(Duration::from_millis(50)) {
                Ok(Ok(line)) => return Ok(line.trim().to_owned()),
                Ok(Err(error)) => return Err(lost(&reason(&error))),
                Err(RecvTimeoutError::Disconnected) => {
                    process::end_if_asked();
                    return Err(lost(&format!("it ended before it moved from `{position}`")));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        Err(lost(&format!("it did not move from `{position}` within {} s", PATIENCE.as_secs())))
    }
}

/// The lines of a program, up to one that is too long.
fn lines_of(stdout: ChildStdout) -> impl Iterator<Item = io::Result<String>> {
    let mut reader = BufReader::new(stdout);
    iter::from_fn(move || {
        let mut line = String::new();
        match reader.by_ref().take(LONGEST).read_line(&mut line) {
            Ok(0) => None,
            Ok(length) if length as u64 == LONGEST => {
                Some(Err(io::Error::other("it writes a line without end")))
            }
            Ok(_) => Some(Ok(line)),
            Err(error) => Some(Err(error)),
        }
    })
}

/// Ends the program, and this one, when a signal asks for it, whatever is searched meanwhile.
fn end_with_us(group: &Weak<Mutex<Option<Group>>>) {
    while let Some(group) = group.upgrade() {
        if process::check_signals().is_err() {
            drop(group.lock().unwrap_or_else(PoisonError::into_inner).take());
            process::end_if_asked();
        }
        drop(group);
        thread::sleep(Duration::from_millis(50));
    }
}
