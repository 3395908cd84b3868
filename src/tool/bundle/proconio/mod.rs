//! What a bundle carries where the judge lacks the crate proconio: those of its names that the
//! solver uses, with std only, and in the place of `#[fastout]` what it stands for.

pub mod fastout;

use crate::tool::diagnostic::{Problem, Result};
use crate::tool::solver::Solver;
use crate::tool::text::docs;
use crate::tool::text::edit::Mapped;
use std::collections::HashSet;

pub const CRATE: &str = "proconio";
/// The line above the stand-in.
pub const MARKER: &str = "// proconio:";
static SOURCE: &str = include_str!("source.rs");

/// What the solver may import from the crate.
const NAMES: &[&str] =
    &["fastout", "input", "input_interactive", "is_stdin_empty", "marker", "read_value", "source"];

/// The module for the end of the bundle, if any is needed.
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
    let head = "what this solver uses of the crate, with std only\n#[allow(unused)]\n";
    let mut block = Mapped::from(format!("{MARKER} {head}"));
    block.push(docs::block(CRATE, part(&solver.words).into(), "", false, 0));
    Ok(block)
}

/// The lines of the stand-in that these words need. `// if` begins a part that is there for one
/// of the words that follow, and `// end` ends it.
fn part(words: &HashSet<String>) -> String {
    let mut parts = vec![true];
    let mut result = String::new();
    for line in SOURCE.lines() {
        let kept = parts.iter().all(|&kept| kept);
        if let Some(condition) = line.trim_start().strip_prefix("// if ") {
            parts.push(condition.split(' ').any(|word| words.contains(word)));
        } else if line.trim_start() == "// end" {
            parts.pop();
        } else if kept && !(line.is_empty() && result.ends_with("\n\n")) {
            if line.trim_start() == "}" && result.ends_with("\n\n") {
                result.pop();
            }
            result += line;
            result.push('\n');
        }
    }
    result
}
