//! Text for terminals.

use std::env;
use std::io::{self, IsTerminal};

/// The number of columns, if standard output is a terminal.
pub fn width() -> Option<usize> {
    let size = io::stdout().is_terminal().then(terminal_size::terminal_size)?;
    Some(size.map_or(100, |(width, _)| usize::from(width.0)))
}

/// Returns whether the terminal supports all colours.
pub fn has_24_bits() -> bool {
    let says = env::var("COLORTERM").is_ok_and(|says| says == "truecolor" || says == "24bit");
    says && env::var_os("NO_COLOR").is_none_or(|no| no.is_empty())
}

/// Returns whether the locale is Japanese.
pub fn is_japanese() -> bool {
    let value = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(value);
    locale.is_some_and(|locale| locale.starts_with("ja"))
}
