//! How far a long search is.

use std::io::{self, IsTerminal, Write};
use std::time::Instant;

/// Says how far a long search is, on a terminal.
pub struct Progress {
    start: Instant,
    shown: bool,
}

impl Progress {
    pub fn new() -> Self {
        Progress { start: Instant::now(), shown: false }
    }

    pub fn at(&mut self, done: usize, all: usize, name: &str) {
        if self.start.elapsed().as_millis() > 700 && io::stderr().is_terminal() {
            self.shown = true;
            let bar = "#".repeat(20 * done / all.max(1));
            let _ = write!(io::stderr(), "\r\x1b[K[{bar:<20}] {name}");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
