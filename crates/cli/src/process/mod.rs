//! Runs other programs with limits. When they or this process end, all their processes are ended.

mod clock;
mod crossed;
mod group;
mod pipe;

pub use crossed::{Side, Talk, cross};
pub use group::{Group, State};
pub use pipe::READER;

use pipe::{Pipe, Sink};
use std::io::{self, Write};
use std::process::{ChildStdin, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use std::{process, thread};

/// The signal that asked this process to end, or 0.
static SIGNAL: AtomicUsize = AtomicUsize::new(0);
static ENDING: AtomicBool = AtomicBool::new(false);

/// Makes Ctrl-C and the like first end children and delete temporary files.
pub fn watch_signals() -> io::Result<()> {
    #[cfg(unix)]
    use signal_hook::consts::{SIGHUP, SIGQUIT, SIGXFSZ};
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::flag;
    static IS_WATCHING: AtomicBool = AtomicBool::new(false);
    if IS_WATCHING.swap(true, Ordering::Relaxed) {
        return Ok(());
    }
    // A file that exceeds the user's limit is then an error, as a full disk is.
    #[cfg(unix)]
    flag::register(SIGXFSZ, Arc::default())?;
    #[cfg(unix)]
    let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT];
    #[cfg(not(unix))]
    let signals = [SIGINT, SIGTERM];
    for signal in signals {
        // The second signal ends the process at once.
        flag::register_conditional_shutdown(signal, 128 + signal, &ENDING)?;
        flag::register(signal, &ENDING)?;
        flag::register_usize(signal, &SIGNAL, signal as usize)?;
    }
    Ok(())
}

/// Ends this process, as a shell expects it, if a signal asked for that.
pub fn end_if_asked() {
    if let signal @ 1.. = SIGNAL.load(Ordering::Relaxed) {
        process::exit(128 + signal as i32);
    }
}

/// Waits for something that may never come, such as standard input. A signal then ends this process
/// at once.
pub fn wait_for<T>(input: impl FnOnce() -> T) -> T {
    ENDING.store(true, Ordering::Relaxed);
    let result = input();
    ENDING.store(SIGNAL.load(Ordering::Relaxed) != 0, Ordering::Relaxed);
    result
}

/// An error if a signal asked this process to end.
pub fn check_signals() -> io::Result<()> {
    match SIGNAL.load(Ordering::Relaxed) {
        0 => Ok(()),
        _ => Err(io::Error::other("interrupted")),
    }
}

/// The limits of a program: time, memory (where the system provides it) and output, both in bytes.
#[derive(Clone, Copy)]
pub struct Limits {
    /// The computing time, where the system provides it, and the time of waiting for nothing.
    pub time: Duration,
    pub memory: u64,
    pub output: usize,
    pub errors: usize,
}

pub const UNLIMITED: Limits =
    Limits { time: Duration::MAX, memory: u64::MAX, output: usize::MAX, errors: usize::MAX };

/// The limits of a program that prints little.
pub const QUIET: Limits = Limits { output: 1 << 16, errors: 1 << 16, ..UNLIMITED };

pub struct Finished {
    pub output: Vec<u8>,
    pub errors: Vec<u8>,
    pub ending: Ending,
    /// The computing time, where the system provides it.
    pub time: Duration,
    /// The peak memory in bytes, where the system provides it.
    pub memory: Option<u64>,
}

pub enum Ending {
    Exit(ExitStatus),
    TooSlow {
        /// True if it waited for something, instead of computing.
        waits: bool,
    },
    TooMuch,
    TooLarge,
}

impl Finished {
    pub fn success(&self) -> bool {
        matches!(self.ending, Ending::Exit(status) if status.success())
    }
}

/// Runs a program with this input until it ends or reaches a limit. The processes that it has
/// started end with it.
pub fn run(command: &mut Command, input: &[u8], limits: Limits) -> io::Result<Finished> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut group = Group::spawn(command)?;
    let passed = Arc::new(AtomicUsize::new(0));
    let full = Arc::new(AtomicBool::new(false));
    if let Some(stdin) = group.child.stdin.take() {
        feed(stdin, input.to_owned(), Arc::clone(&passed));
    }
    let output = Kept::new(limits.output, Arc::clone(&passed), Arc::clone(&full));
    let errors = Kept::new(limits.errors, Arc::clone(&passed), Arc::default());
    let output = group.child.stdout.take().map(|pipe| Pipe::read(pipe, output, |_| {}));
    let errors = group.child.stderr.take().map(|pipe| Pipe::read(pipe, errors, |_| {}));
    let (output, errors) = (output.transpose()?, errors.transpose()?);
    let passed = || passed.load(Ordering::Relaxed);
    let ending = group.wait(limits, passed, || full.load(Ordering::Relaxed))?;
    group.end();
    let [output, errors] = [output, errors].map(Kept::of);
    let ending = if full.load(Ordering::Relaxed) { Ending::TooMuch } else { ending };
    Ok(Finished { output, errors, ending, time: group.time(), memory: group.memory() })
}

/// Writes the input in parts, and counts the bytes. A program may end without reading all of it.
fn feed(mut stdin: ChildStdin, input: Vec<u8>, passed: Arc<AtomicUsize>) {
    thread::spawn(move || {
        for part in input.chunks(1 << 16) {
            stdin.write_all(part).ok()?;
            passed.fetch_add(part.len(), Ordering::Relaxed);
        }
        Some(())
    });
}

/// The output of a program up to a limit; the rest is thrown away.
struct Kept {
    bytes: Vec<u8>,
    most: usize,
    /// Counts all that the program reads and writes.
    passed: Arc<AtomicUsize>,
    /// True if there was more output than the limit.
    full: Arc<AtomicBool>,
}

impl Kept {
    fn new(most: usize, passed: Arc<AtomicUsize>, full: Arc<AtomicBool>) -> Self {
        Kept { bytes: Vec::new(), most, passed, full }
    }

    /// The output of a program that has ended.
    fn of(pipe: Option<Pipe<Kept>>) -> Vec<u8> {
        pipe.map(|pipe| std::mem::take(&mut pipe.finish().bytes)).unwrap_or_default()
    }
}

impl Sink for Kept {
    fn take(&mut self, bytes: &[u8]) -> bool {
        let room = bytes.len().min(self.most.saturating_sub(self.bytes.len()));
        self.bytes.extend_from_slice(&bytes[..room]);
        self.passed.fetch_add(bytes.len(), Ordering::Relaxed);
        self.full.fetch_or(room < bytes.len(), Ordering::Relaxed);
        room == bytes.len()
    }
}
