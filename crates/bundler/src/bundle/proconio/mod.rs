//! What a bundle carries where the judge lacks the crate proconio: those of its names that the
//! solver uses, with std only, and in the place of `#[fastout]` what it stands for.

pub mod fastout;
mod select;

use crate::bundle::conflicts;
use crate::diagnostic::{Problem, Result};
use crate::solver::Solver;
use crate::text::docs;
use crate::text::edit::Mapped;
use crate::text::tokens::Code;

pub const CRATE: &str = "proconio";
/// The line above the stand-in.
pub const MARKER: &str = "// proconio:";
static SOURCE: &str = include_str!("source.rs");
/// The lints that find something in it whatever the solver turns on.
const LINTS: &[&str] = &["dead_code", "unused_imports", "unused_variables"];

/// What the solver may import from the crate.
const NAMES: &[&str] =
    &["fastout", "input", "input_interactive", "is_stdin_empty", "marker", "read_value", "source"];

/// The module for the end of the bundle, if any is needed.
pub fn block(code: &Code, solver: &Solver) -> Result<Mapped> {
    for (name, range) in &solver.uses {
        if !NAMES.contains(&name.as_str()) {
            let title = format!("`{CRATE}::{name}` needs the crate, which this judge lacks");
            let help = match name.as_str() {
                "derive_readable" => "implement `Readable` by hand, or read a tuple",
                _ => "the rest of `proconio` works there",
            };
            return Err(Problem::new(title).at(range.clone(), "").help(help));
        }
    }
    let used = solver.uses.iter().any(|(name, _)| name != "fastout");
    if !used && !solver.everything {
        return Ok(Mapped::default());
    }
    conflicts::check(solver, CRATE, SOURCE, LINTS)?;
    let allow = conflicts::allow(solver, LINTS);
    let head = "what this solver uses of the crate, with std only";
    let mut block = Mapped::from(format!("{MARKER} {head}\n{allow}\n"));
    if let Ok(source) = Code::new(SOURCE.replace("\r\n", "\n")) {
        let part = select::select(&source, &code.tokens, &solver.words);
        let visibility = if solver.renamed { "pub " } else { "" };
        block.push(docs::block(CRATE, part, visibility, false, 0));
    }
    Ok(block)
}
