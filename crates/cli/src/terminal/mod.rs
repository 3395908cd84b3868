//! What a terminal can show, and the keys that are pressed there.

pub mod keys;

use show::colour::{of, on};
use std::env;
use std::io::{self, IsTerminal};

/// The columns of the terminal that standard output is, if it is one.
pub fn width() -> Option<usize> {
    let size = io::stdout().is_terminal().then(terminal_size::terminal_size)?;
    Some(size.map_or(100, |(width, _)| usize::from(width.0)))
}

/// Does the terminal say that it knows all colours?
pub fn has_24_bits() -> bool {
    let says = env::var("COLORTERM").is_ok_and(|says| says == "truecolor" || says == "24bit");
    says && env::var_os("NO_COLOR").is_none_or(|no| no.is_empty())
}

/// A text on the colour of a value.
pub fn block(value: u64, largest: u64, text: &str) -> String {
    let ground = of(value, largest);
    let ((r, g, b), (red, green, blue)) = (ground, on(ground));
    format!("\x1b[48;2;{r};{g};{b}m\x1b[38;2;{red};{green};{blue}m{text}\x1b[0m")
}
