//! A program that plays: it reads positions and writes what its moves make of them, a line each.

use bundler::diagnostic::{Problem, Result, reason};
use process::Group;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// How long it may think about a move.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Program {
    stdin: Option<ChildStdin>,
    lines: Receiver<io::Result<String>>,
    /// It ends with us, and all that it started.
    _group: Group,
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
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in stdout.into_iter().flat_map(|stdout| BufReader::new(stdout).lines()) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Program { stdin, lines, _group: group })
    }

    /// The line that it answers to this one.
    pub fn answer(&mut self, position: &str) -> Result<String> {
        let lost = |why: &str| Problem::new(format!("the program loses: {why}"));
        if let Some(stdin) = &mut self.stdin {
            // Whoever has ended writes nothing either.
            let _ = writeln!(stdin, "{position}").and_then(|()| stdin.flush());
        }
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            process::check_signals().map_err(|error| Problem::new(reason(&error)))?;
            match self.lines.recv_timeout(Duration::from_millis(50)) {
                Ok(Ok(line)) => return Ok(line.trim().to_owned()),
                Ok(Err(error)) => return Err(lost(&reason(&error))),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(lost(&format!("it ended before it moved from `{position}`")));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        Err(lost(&format!("it did not move from `{position}` within {} s", PATIENCE.as_secs())))
    }
}
