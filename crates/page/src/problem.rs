//! Shows errors as the command line does.

use annotate_snippets::{Level, Renderer};
use bundler::diagnostic::{Problem, render};

/// The name of the tool in help texts.
const PROGRAM: &str = "./bundle.sh";

pub fn plain(problem: &Problem, level: Level) -> String {
    render(problem, level, &Renderer::plain(), PROGRAM)
}
