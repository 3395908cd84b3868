//! Prints errors and warnings.

use crate::stderr::Stderr;
use annotate_snippets::{Level, Renderer};
use bundler::diagnostic::{self, Problem};
use std::io::{self, IsTerminal, Write};
use std::path::Path;

/// Prints an error.
pub fn report(problem: &Problem) {
    show(problem, Level::ERROR);
}

/// Prints a warning.
pub fn warn(problem: &Problem) {
    show(problem, Level::WARNING);
}

/// Prints a note.
pub fn note(problem: &Problem) {
    show(problem, Level::NOTE);
}

fn show(problem: &Problem, level: Level) {
    let text = diagnostic::render(problem, level, &renderer(), program());
    // An error of standard error itself cannot be printed.
    let _ = writeln!(Stderr, "{text}");
}

/// The renderer of messages, which uses colours on a terminal.
pub fn renderer() -> Renderer {
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let coloured = io::stderr().is_terminal() && !no_color;
    if coloured { Renderer::styled() } else { Renderer::plain() }
}

/// The name by which the tool is called.
pub fn program() -> &'static str {
    let program = std::env::args_os().next().unwrap_or_default();
    // An installed program is called by its name, and `bundle.sh` uses a path.
    let named = Path::new(&program).parent() == Some("".as_ref());
    if named || cfg!(windows) { "nim-snippets" } else { "./bundle.sh" }
}

/// Replaces `./bundle.sh` in a text by the name by which the tool was called.
pub fn called(text: &str) -> String {
    diagnostic::called(text, program())
}
