//! Runs other programs with limits. When they or this process end, all their processes are ended.

mod crossed;
mod group;

pub use crossed::{Side, Talk, cross};
pub use group::Group;

use std::io::{self, Read, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};
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
    /// The peak memory in bytes, where the system provides it.
    pub memory: Option<u64>,
}

pub enum Ending {
    Exit(ExitStatus),
    TooSlow,
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
    let (stdin, input) = (group.child.stdin.take(), input.to_owned());
    // A program may end without reading all of it.
    thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(&input)));
    let output = Pipe::read(group.child.stdout.take(), limits.output);
    let errors = Pipe::read(group.child.stderr.take(), limits.errors);
    let ending = group.wait(limits, || output.full.load(Ordering::Relaxed))?;
    let memory = group.end();
    let (output, full) = output.finish();
    let (errors, _) = errors.finish();
    let ending = if full { Ending::TooMuch } else { ending };
    Ok(Finished { output, errors, ending, memory })
}

/// The output of a program, read while it runs.
struct Pipe {
    bytes: Arc<Mutex<Vec<u8>>>,
    /// True if there was more output than the limit; the rest is thrown away.
    full: Arc<AtomicBool>,
    closed: Receiver<()>,
}

impl Pipe {
    fn read(pipe: Option<impl Read + Send + 'static>, most: usize) -> Self {
        let (bytes, full) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicBool::new(false)));
        let (close, closed) = mpsc::channel();
        let result = Pipe { bytes: bytes.clone(), full: full.clone(), closed };
        thread::spawn(move || {
            let mut buffer = [0; 1 << 14];
            let mut pipe = pipe.into_iter();
            let Some(mut pipe) = pipe.next() else { return };
            while let Ok(count @ 1..) = pipe.read(&mut buffer) {
                let mut bytes = bytes.lock().unwrap_or_else(PoisonError::into_inner);
                let room = count.min(most - bytes.len());
                bytes.extend_from_slice(&buffer[..room]);
                full.fetch_or(room < count, Ordering::Relaxed);
            }
            let _ = close.send(());
        });
        result
    }

    /// The output, and whether there was more. A process that has left the group may hold the pipe
    /// open, so this does not wait for its end.
    fn finish(self) -> (Vec<u8>, bool) {
        let _ = self.closed.recv_timeout(Duration::from_secs(1));
        let mut bytes = self.bytes.lock().unwrap_or_else(PoisonError::into_inner);
        (std::mem::take(&mut bytes), self.full.load(Ordering::Relaxed))
    }
}
