//! Problems, printed where the user sees them.

use annotate_snippets::{Level, Renderer};
use bundler::diagnostic::{self, Problem};
use std::io::{self, IsTerminal, Write};
use std::path::Path;

/// Prints the problem on standard error.
pub fn report(problem: &Problem) {
    show(problem, Level::ERROR);
}

/// Prints what may be a problem on standard error.
pub fn warn(problem: &Problem) {
    show(problem, Level::WARNING);
}

fn show(problem: &Problem, level: Level) {
    let text = diagnostic::render(problem, level, &renderer(), program());
    // There is nobody left to tell when standard error itself is closed.
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// In colours where somebody sees them.
pub fn renderer() -> Renderer {
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let coloured = io::stderr().is_terminal() && !no_color;
    if coloured { Renderer::styled() } else { Renderer::plain() }
}

/// The name by which the tool is called.
pub fn program() -> &'static str {
    let program = std::env::args_os().next().unwrap_or_default();
    // Installed, it is found on the PATH by its name; in a checkout the script gives a path.
    let named = Path::new(&program).parent() == Some("".as_ref());
    if named || cfg!(windows) { "nim-snippets" } else { "./bundle.sh" }
}

/// A text about this tool, with the name by which it is called.
pub fn called(text: &str) -> String {
    diagnostic::called(text, program())
}
