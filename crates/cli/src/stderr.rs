//! Standard error, at whose end a line of progress may stand.

use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The line on the terminal, or the last line elsewhere.
static LINE: Mutex<Option<String>> = Mutex::new(None);

fn line() -> MutexGuard<'static, Option<String>> {
    LINE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Shows a line in the place of the last one. Elsewhere than on a terminal, only the first line is
/// shown until [`forget`] is called.
pub fn show(text: &str) {
    let (mut line, mut screen) = (line(), io::stderr());
    // Errors are ignored, because they cannot be printed.
    if screen.is_terminal() && line.as_deref() != Some(text) {
        let _ = write!(screen, "\r\x1b[K{text}");
    } else if line.is_none() && !text.is_empty() {
        let _ = writeln!(screen, "{text}");
    } else {
        return;
    }
    *line = Some(text.to_owned());
}

pub fn hide() {
    erase(&mut line());
}

/// Hides the line, and lets the next one be shown.
pub fn forget() {
    let mut line = line();
    erase(&mut line);
    *line = None;
}

fn erase(line: &mut Option<String>) {
    let mut screen = io::stderr();
    if screen.is_terminal() && line.take().is_some() {
        let _ = write!(screen, "\r\x1b[K");
    }
}

/// Standard error. What is written to it hides the line, which comes again below.
pub struct Stderr;

impl Write for Stderr {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut line = line();
        erase(&mut line);
        io::stderr().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }

    // The parts of a text are written at once, since the line may come again between two writes.
    fn write_fmt(&mut self, text: fmt::Arguments<'_>) -> io::Result<()> {
        self.write_all(text.to_string().as_bytes())
    }
}
