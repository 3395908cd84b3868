//! Makes a bundle: the solver, then the crates and modules that it uses. The text is copied, with a
//! few edits of tokens; the judge's compiler checks the result.

mod edits;
pub mod link;
pub mod needs;
pub mod proconio;
mod std_macros;
mod write;

use crate::bundle::link::{Callee, Doubt, Linked, Linker};
use crate::bundle::needs::Needs;
use crate::diagnostic::{Problem, Result};
use crate::edition::Edition;
use crate::judge::{self, Judge};
use crate::modules;
use crate::package::Crates;
use crate::source::Walk;
use crate::source::conditions::entries;
use crate::source::files::Files;
use crate::source::imports::{Leaf, import};
use crate::source::items;
use crate::text::edit::{Edit, Mapped, Shift};
use crate::text::tokens::Code;
use library::{Module, modules};
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

/// The usual name of this library in a solver.
pub const CRATE: &str = "nim_snippets";

/// The start of the line above a bundle's modules, which lists them.
pub const MARKER: &str = "// nim_snippets:";

/// A request for a bundle.
pub struct Request<'a> {
    /// The solver with its files.
    pub solver: Mapped,
    pub crates: &'a Crates,
    pub files: &'a dyn Files,
    pub judge: &'a Judge,
    /// True if docs and comments stay.
    pub docs: bool,
}

#[derive(Clone)]
pub struct Bundle {
    /// The file to submit, with the origins of its parts.
    pub content: Mapped,
    /// The crates of the judge that the bundle names, and what is wrong with others.
    pub needs: Needs,
    /// The crates and modules after the solver.
    pub parts: Vec<Part>,
    /// The start of the text below the solver.
    pub tail: usize,
    /// The edition of the solver's package, if it has one.
    pub edition: Option<Edition>,
    /// The attributes of modules below the solver that set the levels of lints.
    levels: Vec<Range<usize>>,
}

/// A crate or module in a bundle.
#[derive(Clone)]
pub struct Part {
    pub name: String,
    pub kind: PartKind,
    /// The lines of the comment above it; more than 0 if it is from a registry.
    pub notice: usize,
    /// The place of its module and that comment; empty if it was not needed.
    pub range: Range<usize>,
}

#[derive(Clone, Copy, PartialEq)]
pub enum PartKind {
    /// A module of this library.
    Module,
    /// A crate of the user's own or a registry, with its edition.
    Crate(Edition),
    /// The module in place of proconio.
    Shim,
}

impl Bundle {
    /// Rejects a bundle that is too large for the judge. `advice` tells how it gets smaller, if it
    /// can.
    pub fn check_size(&self, judge: &Judge, advice: &str) -> Result<()> {
        let mut parts: Vec<&Part> =
            self.parts.iter().filter(|part| !part.range.is_empty()).collect();
        parts.sort_by_key(|part| Reverse(part.range.len()));
        let shown =
            |part: &&Part| format!("`{}` has {}", part.name, judge::bytes(part.range.len()));
        let large = parts.iter().take(3).map(shown).collect::<Vec<_>>().join("; ");
        judge.check_size(self.content.text.len()).map_err(|problem| match advice {
            _ if large.is_empty() => problem,
            "" => problem.help(large),
            advice => problem.help(format!("{large}: {advice}")),
        })
    }

    /// The names of this library's modules in it.
    pub fn modules(&self) -> impl Iterator<Item = &str> {
        let parts = self.parts.iter().filter(|part| part.kind == PartKind::Module);
        parts.filter(|part| !part.range.is_empty()).map(|part| part.name.as_str())
    }

    /// The crates of the user's own or a registry, each with its edition.
    pub fn crates(&self) -> impl Iterator<Item = (&Part, Edition)> {
        self.parts.iter().filter_map(|part| match part.kind {
            PartKind::Crate(edition) => Some((part, edition)),
            _ => None,
        })
    }

    /// Allows more lints below the solver.
    pub fn allow(&mut self, lints: &[String]) {
        let allow = |range: &Range<usize>| {
            let known = &self.content.text[range.clone()];
            let new = lints.iter().filter(|lint| !known.contains(lint.as_str()));
            let new: String = new.map(|lint| format!(", {lint}")).collect();
            Edit::insert(range.end - ")]".len(), new)
        };
        let edits = self.levels.iter().map(allow).collect();
        self.edit(edits);
    }

    /// Lets a module import its crates by their names, not with `*` as at this place. So the macros
    /// go before those of std, and another `*` may bring these names, which go before crates.
    pub fn leave_out(&mut self, glob: Range<usize>, names: &BTreeSet<&str>) {
        let Ok(code) = Code::new(&self.content.text) else { return };
        let Some(path) = code.text[glob.clone()].strip_suffix("::*") else { return };
        let crates = path.rsplit("::").next().filter(|it| it.ends_with("_deps"));
        let below = code.at(self.tail)..code.len();
        let Some(crates) = crates.and_then(|name| module(&code, &below, name)) else {
            return;
        };
        let leaves = crates.filter_map(|i| import(&code, i)).flat_map(|import| import.leaves());
        let kept = leaves.filter_map(|Leaf { path, name, .. }| {
            let is_crate = path.len() == 2;
            name.filter(|name| !(is_crate && names.contains(name.as_str())))
        });
        let new = format!("{path}::{{{}}}", kept.collect::<Vec<_>>().join(", "));
        self.edit(vec![Edit::new(glob, new)]);
    }

    /// Changes the text. What stands at a place, stands at its new place then.
    pub fn edit(&mut self, edits: Vec<Edit>) {
        let moved = Shift::new(&edits);
        let move_range =
            |range: &mut Range<usize>| *range = moved.at(range.start)..moved.at(range.end);
        self.parts.iter_mut().map(|part| &mut part.range).for_each(move_range);
        self.levels.iter_mut().for_each(move_range);
        self.tail = moved.at(self.tail);
        self.content = self.content.edited(edits);
    }

    /// Rejects a bundle that names a crate which neither it nor the judge has.
    pub fn reject(&self) -> Result<()> {
        self.needs.errors.first().map_or(Ok(()), |doubt| Err(doubt.problem.clone()))
    }

    /// Does the text at this place come from a registry?
    pub fn is_of_registry(&self, place: usize) -> bool {
        self.parts.iter().any(|part| part.notice > 0 && part.range.contains(&place))
    }

    /// Lists the modules and crates above them that are still there, removes the comments above
    /// other crates, and forgets doubts about crates that nothing below the solver names any more.
    pub fn finish(&mut self) {
        let text = &self.content.text;
        let is_there =
            |part: &&Part| text[part.range.clone()].contains(&format!("mod {} {{", part.name));
        let gone: Vec<Part> = self.parts.iter().filter(|part| !is_there(part)).cloned().collect();
        let notices = gone.iter().filter(|part| part.notice > 0);
        self.edit(notices.map(|part| Edit::delete(part.range.clone())).collect());
        let text = &self.content.text;
        let Ok(code) = Code::new(text) else { return };
        let marker = |start: &str| {
            let mut below = code.comments.iter().filter(|it| it.range.start >= self.tail);
            let found = below.find(|it| text[it.range.clone()].starts_with(start))?;
            Some(found.range.clone())
        };
        let (modules, block) = (marker(MARKER), marker(write::BLOCK_MARKER));
        let named: HashSet<&str> =
            (code.at(self.tail)..code.len()).filter_map(|i| code.word(i)).collect();
        let stays = |doubt: &Doubt| {
            // The words of the place itself may be rewritten.
            let is_here = |(path, range): (&str, Range<usize>)| {
                self.content.has(path, range.start) || self.content.has(path, range.end)
            };
            named.contains(doubt.name.as_str()) || doubt.problem.place().is_none_or(is_here)
        };
        self.needs.warnings.retain(stays);
        let marked = self.modules().filter_map(library::find).collect::<Vec<_>>();
        let modules = modules.map(|range| (range, write::marker(&marked)));
        let stays = |name: &&str| gone.iter().all(|part| part.name != *name);
        let block = block.map(|range| {
            let names = text[range.clone()][write::BLOCK_MARKER.len()..].split(',').map(str::trim);
            let names: Vec<&str> = names.filter(stays).collect();
            (range, format!("{} {}", write::BLOCK_MARKER, names.join(", ")))
        });
        let edits = modules.into_iter().chain(block);
        let edits = edits.filter(|(range, new)| text[range.clone()] != *new);
        self.edit(edits.map(|(range, new)| Edit::new(range, new)).collect());
    }

    /// Notes the places of the modules below the solver.
    fn note_places(&mut self) {
        let Ok(code) = Code::new(&self.content.text) else { return };
        let mut at = code.at(self.tail);
        let below = at..code.len();
        while at < code.len() {
            let attribute =
                code.attribute(at).filter(|(content, _)| code.is(content.start, "allow"));
            let end = attribute.map(|(_, end)| end);
            let above_module = end.filter(|end| code.is(items::keyword(&code, end + 1), "mod"));
            self.levels.extend(above_module.map(|end| code.span(at..end + 1)));
            at = end.map_or(code.after(at), |end| end + 1);
        }
        for part in &mut self.parts {
            let tokens = module(&code, &below, &part.name);
            let Range { mut start, end } = tokens.map_or(0..0, |tokens| code.span(tokens));
            let mut lines = code.text[..start].match_indices('\n').rev().map(|(at, _)| at + 1);
            if let Some(above) = lines.nth(part.notice).filter(|_| part.notice > 0) {
                start = above;
            }
            part.range = start..end;
        }
    }
}

/// The tokens of the first module with this name among these.
fn module(code: &Code, within: &Range<usize>, name: &str) -> Option<Range<usize>> {
    let is_it = |i: &usize| code.is(*i, "mod") && code.is(i + 1, name) && code.is(i + 2, "{");
    within.clone().find(is_it).map(|keyword| keyword..code.after(keyword + 2))
}

/// Bundles a solver, for a judge that may lack crates.
pub fn bundle(request: &Request) -> Result<Bundle> {
    let Request { solver, crates, files, judge, .. } = request;
    let in_solver = |problem: Problem| problem.in_text(solver);
    let code = Code::new(&solver.text).map_err(in_solver)?;
    let old = write::old_blocks(&code);
    let tokens: Vec<Range<usize>> = old.iter().map(|block| block.tokens.clone()).collect();
    let linker = Linker { crates, judge, files: *files };
    let (mut linked, rejected) = linker.link(solver.clone(), &tokens, code)?;
    let names = library_names(&linked[0], crates);
    for name in &names {
        linked[0].callees.retain(|(other, _)| other != name);
        linked[0].callees.push((name.clone(), Callee::Library));
    }
    let used = used_modules(&linked).map_err(in_solver)?;
    let mut needs = needs::check(&linked, crates, judge)?;
    needs.errors.extend(rejected);
    let mut bundle = write::write(&linked, &used, &old, &needs.renamed, request);
    bundle.edition = crates.0[0].edition;
    needs.warnings.append(&mut bundle.needs.warnings);
    bundle.needs = needs;
    bundle.note_places();
    Ok(bundle)
}

/// The names of this library that the solver uses. A solver that was written for another package
/// may use the usual name.
fn library_names(solver: &Linked, crates: &Crates) -> Vec<String> {
    let own = crates.0[0].dependencies.iter();
    let own = own.filter(|(_, it)| matches!(it, crate::package::Dependency::Library));
    let mut names: Vec<String> = own.map(|(name, _)| name.clone()).collect();
    if !names.iter().any(|name| name == CRATE) {
        names.push(CRATE.to_owned());
    }
    names.retain(|name| solver.names.words.contains(name));
    names
}

/// The modules whose names occur in the text, in alphabetical order. The solver may need fewer.
fn used_modules(linked: &[Linked]) -> Result<Vec<&'static Module>> {
    let mut used = Vec::new();
    for user in linked {
        let library = user.callees.iter().filter(|(_, callee)| *callee == Callee::Library);
        let names: Vec<&str> = library.map(|(name, _)| name.as_str()).collect();
        if names.is_empty() {
            continue;
        }
        unknown_module(user, &names).map_or(Ok(()), Err)?;
        used.extend(modules().iter().filter(|module| user.names.words.contains(module.name)));
    }
    used.sort_by_key(|module| module.name);
    used.dedup_by_key(|module| module.name);
    Ok(used)
}

/// A path of this library that names no module.
fn unknown_module(user: &Linked, names: &[&str]) -> Option<Problem> {
    let code = &user.code;
    let check = |i: usize| {
        let name = code.word(i).filter(|name| library::find(name).is_none())?;
        let known = ["self", "super", "crate"].contains(&name);
        (!known).then(|| modules::unknown(name).at(code.range(i), "").in_text(&user.content))
    };
    Walk::new(code, &user.skipped).find_map(|i| {
        code.word(i).filter(|word| names.contains(word))?;
        if !code.is(i + 1, "::") || code.is_before(i, "$") {
            return None;
        }
        match code.inside(i + 3, "{") {
            Some(group) => entries(code, group).into_iter().find_map(|entry| check(entry.start)),
            None => check(i + 3),
        }
    })
}
