//! Writing a bundle: the solver, edited where it must be, and the modules that it uses.

use crate::catalogue::{self, Module};
use crate::diagnostic::{Problem, Result};
use crate::module_text;
use crate::solver::{self, MARKER, Solver};
use crate::tokens::{Tokens, lex};
use proc_macro2::TokenStream;
use std::collections::HashSet;

/// The name by which a solver calls the crate, and the bundle its module.
pub const CRATE: &str = "nim_snippets";

/// The solver with the modules that it uses.
pub fn bundle(text: &str, krate: &str, docs: bool, modules: &[Module]) -> Result<String> {
    let solver = solver::read(text, krate)?;
    let used = used_modules(&solver, modules)?;
    for module in &used {
        check(&solver, module)?;
    }
    let block = match used.is_empty() && !solver.everything {
        true => String::new(),
        false => block(&used, krate, docs),
    };
    Ok(insert(text, &solver, &block))
}

/// The modules by name, each ready to be pasted anywhere.
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
    let texts = used
        .iter()
        .map(|module| module_text::block(module, "pub ", docs, 1));
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
            let end = below
                .strip_prefix(newline)
                .map_or(text.len(), |rest| text.len() - rest.len());
            (start..end, block)
        }
        Some(old) => (old.clone(), block.trim_end().to_owned()),
        None if block.is_empty() => (text.len()..text.len(), block),
        None => {
            let unfinished = if text.ends_with('\n') { "" } else { newline };
            (
                text.len()..text.len(),
                format!("{unfinished}{newline}{block}"),
            )
        }
    };
    let edits = solver
        .edits
        .iter()
        .map(|&(at, insertion)| (at..at, insertion));
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

/// Finds what the solver says about the whole file that would break a module.
fn check(solver: &Solver, module: &Module) -> Result<()> {
    let name = module.name;
    let mut content = Content::default();
    if let Ok(tokens) = lex(&module.source) {
        content.collect(tokens);
    }
    for (macro_name, range) in &solver.macros {
        if content.calls.contains(macro_name)
            && solver.block.as_ref().is_none_or(|b| range.start < b.start)
        {
            let title =
                format!("the macro `{macro_name}!` would replace the one that `{name}` calls");
            return Err(Problem::new(title)
                .at(
                    range.clone(),
                    "in scope up to the end of the file, where the modules are",
                )
                .help("give it another name, or define it inside the function that needs it"));
        }
    }
    for attribute in &solver.attributes {
        let says = |word: &str| attribute.words.iter().any(|w| w == word);
        let reason = match attribute.name.as_str() {
            "no_std" | "no_core" | "no_implicit_prelude" => format!("`{name}` needs std"),
            "forbid" | "deny" if says("unsafe_code") && content.words.contains("unsafe") => {
                format!("`{name}` has unsafe code")
            }
            "forbid" if ["dead_code", "unused"].into_iter().any(says) => {
                "a bundle allows dead code in the modules".to_owned()
            }
            _ => continue,
        };
        return Err(
            Problem::new("with this attribute the bundle would not compile")
                .at(attribute.range.clone(), reason)
                .help("delete it"),
        );
    }
    Ok(())
}

/// The identifiers and macro calls of a module.
#[derive(Default)]
struct Content {
    words: HashSet<String>,
    calls: HashSet<String>,
}

impl Content {
    fn collect(&mut self, tokens: TokenStream) {
        let tokens = Tokens::new(tokens);
        for i in 0..tokens.len() {
            if tokens.macro_arguments(i).is_some() {
                self.calls.extend(tokens.word(i));
            }
            self.words.extend(tokens.word(i));
            if let Some(group) = tokens.group(i) {
                self.collect(group.stream());
            }
        }
    }
}
