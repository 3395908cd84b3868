//! Writing a bundle: the solver, edited where it must be, and the modules that it uses.

pub mod proconio;

use self::proconio::fastout;
use crate::tool::catalogue::{self, Module};
use crate::tool::diagnostic::Result;
use crate::tool::judge::demands;
use crate::tool::solver::conflicts;
use crate::tool::solver::{self, MARKER, Solver};
use crate::tool::target::Target;
use crate::tool::text::docs;
use std::ops::Range;

pub struct Bundle {
    pub text: String,
    /// The names of the modules.
    pub modules: Vec<&'static str>,
    /// The crates of the judge that it needs: their lines in a Cargo.toml.
    pub crates: Vec<&'static str>,
    /// What of the text is the solver's: each range, and where it begins in the solver.
    pub kept: Vec<(Range<usize>, usize)>,
}

/// The solver with what it uses and the judge lacks.
pub fn bundle(text: &str, target: &Target, modules: &[Module]) -> Result<Bundle> {
    let Target { krate, judge, .. } = target;
    let solver = solver::read(text, krate, MARKER)?;
    let used = used_modules(&solver, modules)?;
    for module in &used {
        conflicts::check(&solver, module)?;
    }
    let new = match used.is_empty() && !solver.everything {
        true => String::new(),
        false => block(&used, krate, target.docs),
    };
    let mut edits = Vec::new();
    let mut blocks = vec![(solver.block.clone(), new)];
    let inserted = |&(at, insertion): &(usize, &str)| (at..at, insertion.to_owned());
    edits.extend(solver.edits.iter().map(inserted));

    let own = blank(text, &solver.block);
    if solver.words.contains(proconio::CRATE) {
        let lacking = !judge.has(proconio::CRATE);
        match solver::read(&own, proconio::CRATE, proconio::MARKER) {
            Ok(reads) if lacking => {
                edits.extend(reads.edits.iter().map(inserted));
                edits.extend(fastout::edits(&blank(&own, &reads.block))?);
                blocks.push((reads.block.clone(), proconio::block(&reads)?));
            }
            Ok(reads) if reads.block.is_some() => blocks.push((reads.block, String::new())),
            Err(problem) if lacking && solver::first_use(&own, proconio::CRATE).is_some() => {
                return Err(problem);
            }
            _ => {}
        }
    }
    let crates = demands::check(&own, &solver, target)?;
    let (text, kept) = insert(text, edits, blocks);
    let names = used.iter().map(|module| module.name);
    let modules = names.collect();
    Ok(Bundle { text, modules, crates, kept })
}

/// The text with blanks in this place.
fn blank(text: &str, place: &Option<Range<usize>>) -> String {
    let mut text = text.to_owned();
    if let Some(place) = place {
        text.replace_range(place.clone(), &" ".repeat(place.len()));
    }
    text
}

/// The modules that the solver uses, in alphabetical order.
fn used_modules<'a>(solver: &Solver, modules: &'a [Module]) -> Result<Vec<&'a Module>> {
    for (name, range) in &solver.uses {
        if catalogue::find(modules, name).is_none() {
            return Err(catalogue::unknown(name, modules).at(range.clone(), ""));
        }
    }
    let named = |module: &&Module| {
        solver.uses.iter().any(|(name, _)| name == module.name)
            || solver.everything && solver.words.contains(module.name)
    };
    let mut used: Vec<_> = modules.iter().filter(named).collect();
    used.sort_by_key(|module| module.name);
    Ok(used)
}

/// The marker and the modules.
fn block(used: &[&Module], krate: &str, with_docs: bool) -> String {
    if used.is_empty() {
        return format!("#[allow(dead_code)]\nmod {krate} {{}}\n");
    }
    let version = |module: &&Module| format!("{}@{}", module.name, module.hash());
    let versions: Vec<String> = used.iter().map(version).collect();
    let texts =
        used.iter().map(|module| docs::block(module.name, &module.source, "pub ", with_docs, 1));
    let texts: Vec<String> = texts.collect();
    format!(
        "{MARKER} {}\n#[allow(dead_code)]\nmod {krate} {{\n{}}}\n",
        versions.join(", "),
        texts.join("\n"),
    )
}

/// Makes the edits, and puts each block where an earlier bundling left its own, or at the end.
/// Tells also what of the result is unchanged.
fn insert(
    text: &str,
    mut edits: Vec<(Range<usize>, String)>,
    blocks: Vec<(Option<Range<usize>>, String)>,
) -> (String, Vec<(Range<usize>, usize)>) {
    let newline = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let mut end = String::new();
    for (old, block) in blocks {
        let block = block.replace('\n', newline);
        match old {
            Some(old) if block.is_empty() => {
                let above = &text[..old.start];
                let below = &text[old.end..];
                let start = above.strip_suffix(newline).map_or(old.start, str::len);
                let end =
                    below.strip_prefix(newline).map_or(text.len(), |rest| text.len() - rest.len());
                edits.push((start..end, block));
            }
            Some(old) => edits.push((old, block.trim_end().to_owned())),
            None if block.is_empty() => {}
            None => {
                let unfinished = end.is_empty() && !text.ends_with('\n');
                end += if unfinished { newline } else { "" };
                end += newline;
                end += &block;
            }
        }
    }
    edits.push((text.len()..text.len(), end));
    edits.sort_by_key(|edit| edit.0.start);
    let (mut result, mut done, mut kept) = (String::new(), 0, Vec::new());
    for (range, replacement) in edits {
        // What would be inserted into a part that goes, goes with it.
        if range.start >= done {
            kept.push((result.len()..result.len() + range.start - done, done));
            result += &text[done..range.start];
            result += &replacement;
            done = range.end;
        }
    }
    kept.push((result.len()..result.len() + text.len() - done, done));
    result += &text[done..];
    (result, kept)
}
