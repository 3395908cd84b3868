//! Says what a long search tries, on a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::Instant;

pub struct Progress {
    start: Instant,
    shown: bool,
}

impl Progress {
    pub fn new() -> Self {
        Progress { start: Instant::now(), shown: false }
    }

    /// Always goes on: who has enough interrupts the program.
    pub fn at(&mut self, tried: &str) -> bool {
        if self.start.elapsed().as_millis() > 700 && io::stderr().is_terminal() {
            self.shown = true;
            let _ = write!(io::stderr(), "\r\x1b[K{tried}");
        }
        true
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
