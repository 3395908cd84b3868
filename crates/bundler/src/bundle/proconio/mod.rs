//! The shim for the crate proconio: bundles for a judge without the crate have it. It uses std
//! only.

pub mod fastout;

use crate::bundle::conflicts;
use crate::diagnostic::{Problem, Result};
use crate::solver::Solver;
use crate::text::docs;
use crate::text::edit::Mapped;

pub const CRATE: &str = "proconio";
/// The line above the shim.
pub const MARKER: &str = "// proconio:";
static SOURCE: &str = include_str!("source.rs");
/// The lints that find something in it in any case.
const LINTS: &[&str] = &["dead_code", "unused_imports", "unused_variables"];

/// The items that a solver may import from the crate.
const NAMES: &[&str] =
    &["fastout", "input", "input_interactive", "is_stdin_empty", "marker", "read_value", "source"];

/// The module for the end of the bundle, empty if none is needed.
pub fn block(solver: &Solver) -> Result<Mapped> {
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
    let head = "the crate's macros and markers, with std only";
    let mut block = Mapped::from(format!("{MARKER} {head}\n{allow}\n"));
    let visibility = if solver.renamed { "pub " } else { "" };
    let source = Mapped::from(SOURCE.replace("\r\n", "\n"));
    block.push(docs::block(CRATE, source, visibility, false, 0));
    Ok(block)
}
