//! Writing a bundle: the solver, edited where it must be, and the modules that it uses.

use crate::catalogue::{self, Module};
use crate::diagnostic::{Problem, Result};
use crate::solver::{self, MARKER, Solver};
use crate::{conflicts, module_text};

/// The name by which a solver calls the crate, and the bundle its module.
pub const CRATE: &str = "nim_snippets";

/// The solver with the modules that it uses.
pub fn bundle(text: &str, krate: &str, docs: bool, modules: &[Module]) -> Result<String> {
    let solver = solver::read(text, krate)?;
    let used = used_modules(&solver, modules)?;
    for module in &used {
        conflicts::check(&solver, module)?;
    }
    let block = match used.is_empty() && !solver.everything {
        true => String::new(),
        false => block(&used, krate, docs),
    };
    Ok(insert(text, &solver, &block))
}

/// The modules by name, each once, ready to be pasted anywhere.
pub fn paste(names: &[String], docs: bool, modules: &[Module]) -> Result<String> {
    let mut blocks: Vec<String> = Vec::new();
    for name in names {
        let module = catalogue::find(modules, name).ok_or_else(|| unknown(name, modules))?;
        let block = module_text::block(module, "", docs, 0);
        let block = format!("#[allow(dead_code)]\n{block}");
        if !blocks.contains(&block) {
            blocks.push(block);
        }
    }
    Ok(blocks.join("\n"))
}

pub fn unknown(name: &str, modules: &[Module]) -> Problem {
    let hint = match catalogue::suggest(modules, name) {
        Some(module) => format!("; did you mean `{}`?", module.name),
        None => String::new(),
    };
    Problem::new(format!("no snippet `{name}`{hint}")).help("`./bundle.sh --list` shows them all")
}

/// The modules that the solver uses, in alphabetical order.
fn used_modules<'a>(solver: &Solver, modules: &'a [Module]) -> Result<Vec<&'a Module>> {
    for (name, range) in &solver.uses {
        if catalogue::find(modules, name).is_none() {
            return Err(unknown(name, modules).at(range.clone(), ""));
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
fn block(used: &[&Module], krate: &str, docs: bool) -> String {
    if used.is_empty() {
        return format!("#[allow(dead_code)]\nmod {krate} {{}}\n");
    }
    let version = |module: &&Module| format!("{}@{}", module.name, module.hash());
    let versions: Vec<String> = used.iter().map(version).collect();
    let texts = used.iter().map(|module| module_text::block(module, "pub ", docs, 1));
    let texts: Vec<String> = texts.collect();
    format!(
        "{MARKER} {}\n#[allow(dead_code)]\nmod {krate} {{\n{}}}\n",
        versions.join(", "),
        texts.join("\n"),
    )
}

/// Makes the edits, and puts the block where an earlier bundling left its own, or at the end.
fn insert(text: &str, solver: &Solver, block: &str) -> String {
    let newline = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let block = block.replace('\n', newline);
    let (place, block) = match &solver.block {
        Some(old) if block.is_empty() => {
            let above = &text[..old.start];
            let below = &text[old.end..];
            let start = above.strip_suffix(newline).map_or(old.start, str::len);
            let end =
                below.strip_prefix(newline).map_or(text.len(), |rest| text.len() - rest.len());
            (start..end, block)
        }
        Some(old) => (old.clone(), block.trim_end().to_owned()),
        None if block.is_empty() => (text.len()..text.len(), block),
        None => {
            let unfinished = if text.ends_with('\n') { "" } else { newline };
            (text.len()..text.len(), format!("{unfinished}{newline}{block}"))
        }
    };
    let edits = solver.edits.iter().map(|&(at, insertion)| (at..at, insertion));
    let mut edits: Vec<_> = edits.chain([(place, block.as_str())]).collect();
    edits.sort_by_key(|edit| edit.0.start);
    let (mut result, mut done) = (String::new(), 0);
    for (range, replacement) in edits {
        result += &text[done..range.start];
        result += replacement;
        done = range.end;
    }
    result + &text[done..]
}
