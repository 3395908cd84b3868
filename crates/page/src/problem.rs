//! Errors as the command line shows them.

use annotate_snippets::{Level, Renderer};
use bundler::diagnostic::{Problem, render};

/// The name of the tool in help texts.
const PROGRAM: &str = "./bundle.sh";

pub fn plain(problem: &Problem, level: Level) -> String {
    render(problem, level, &Renderer::plain(), PROGRAM)
}
