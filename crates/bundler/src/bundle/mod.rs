//! Makes a bundle: the solver, then the crates and modules that it uses. The text is copied, with a
//! few edits of tokens; the judge's compiler checks the result.

mod cut;
mod dead;
mod edits;
mod link;
mod needs;
pub mod proconio;
mod std_macros;
mod write;

use crate::bundle::link::{Callee, Linked, Linker};
use crate::diagnostic::{Problem, Result};
use crate::edition::Edition;
use crate::judge::{self, Judge, JudgeCrate};
use crate::modules;
use crate::package::Crates;
use crate::source::Walk;
use crate::source::conditions::entries;
use crate::source::files::Files;
use crate::source::imports::{Leaf, import};
use crate::source::items;
use crate::source::modules::Facts;
use crate::text::edit::{Edit, Mapped, Source};
use crate::text::tokens::Code;
use library::{Module, modules};
use std::cmp::Reverse;
use std::collections::BTreeSet;
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
    /// True if all modules of the user's crates are included, not only those that seem to be used.
    pub whole: bool,
}

pub struct Bundle {
    /// The file to submit, with the origins of its parts.
    pub content: Mapped,
    /// The names of this library's modules in it.
    pub modules: Vec<&'static str>,
    /// The crates of the judge that the bundle needs.
    pub crates: Vec<&'static JudgeCrate>,
    pub warnings: Vec<Problem>,
    /// The parts after the solver.
    pub parts: Vec<Part>,
    /// True if modules of the user's crates were left out.
    pub is_cut: bool,
    /// The start of the text below the solver.
    pub tail: usize,
    /// The edition of the solver's package, if it has one.
    pub edition: Option<Edition>,
}

impl Bundle {
    /// Rejects a bundle that is too large for the judge. If it is `lean`, its unused code is left out
    /// already.
    pub fn check_size(&self, judge: &Judge, lean: bool) -> Result<()> {
        judge.check_size(self.content.text.len()).map_err(|problem| match self.largest_parts() {
            large if large.is_empty() => problem,
            large if lean => problem.help(large),
            large => problem.help(format!("{large}: `--lean` leaves out unused code")),
        })
    }

    /// The largest parts and their largest modules, with their sizes.
    fn largest_parts(&self) -> String {
        let Ok(code) = Code::new(&self.content.text) else { return String::new() };
        let shown = |name: &str, tokens: &Range<usize>| {
            format!("`{name}` has {}", judge::bytes(code.span(tokens.clone()).len()))
        };
        let parts = largest(&code, &self.below(&code), &self.parts, |part| &part.name);
        let parts = parts.into_iter().map(|(part, tokens)| {
            let inside = tokens.start + 1..tokens.end;
            let modules = largest(&code, &inside, &part.modules, |name| name).into_iter();
            let modules: Vec<String> = modules.map(|(name, tokens)| shown(name, &tokens)).collect();
            match modules.as_slice() {
                [] => shown(&part.name, &tokens),
                modules => format!("{} ({})", shown(&part.name, &tokens), modules.join(", ")),
            }
        });
        parts.collect::<Vec<_>>().join("; ")
    }

    /// The tokens below the solver.
    fn below(&self, code: &Code) -> Range<usize> {
        let start = (0..code.len()).find(|&i| code.range(i).start >= self.tail);
        start.unwrap_or(code.len())..code.len()
    }

    /// The text with other lint levels below the solver, even if the solver sets levels. Its
    /// origins are in the text of the bundle.
    pub fn with_levels(&self, levels: &str) -> Mapped {
        let text = self.content.text.clone();
        let attributes = self.attributes().into_iter();
        let edits = attributes.map(|range| Edit::new(range, levels));
        Mapped::from(Source { path: String::new(), text }).edited(edits.collect())
    }

    /// Allows more lints below the solver.
    pub fn allow(&mut self, lints: &[String]) {
        let allow = |range: Range<usize>| {
            let known = &self.content.text[range.clone()];
            let new = lints.iter().filter(|lint| !known.contains(lint.as_str()));
            let new: String = new.map(|lint| format!(", {lint}")).collect();
            Edit::insert(range.end - ")]".len(), new)
        };
        let edits = self.attributes().into_iter().map(allow).collect();
        self.content = self.content.edited(edits);
    }

    /// Lets a module import its crates by their names, not with `*` as at this place. So the macros
    /// go before those of std, and another `*` may bring these names, which go before crates.
    pub fn leave_out(&mut self, glob: Range<usize>, names: &BTreeSet<&str>) {
        let Ok(code) = Code::new(&self.content.text) else { return };
        let Some(path) = code.text[glob.clone()].strip_suffix("::*") else { return };
        let crates = path.rsplit("::").next().filter(|it| it.ends_with("_deps"));
        let Some(crates) = crates.and_then(|name| module(&code, &self.below(&code), name)) else {
            return;
        };
        let leaves = crates.filter_map(|i| import(&code, i)).flat_map(|import| import.leaves());
        let kept = leaves.filter_map(|Leaf { path, name }| {
            let is_crate = path.len() == 2;
            name.filter(|name| !(is_crate && names.contains(name.as_str())))
        });
        let new = format!("{path}::{{{}}}", kept.collect::<Vec<_>>().join(", "));
        self.edit(Edit::new(glob, new));
    }

    fn edit(&mut self, edit: Edit) {
        if edit.range.start < self.tail {
            self.tail = self.tail - edit.range.len() + edit.text.text.len();
        }
        self.content = self.content.edited(vec![edit]);
    }

    /// The attributes `allow` of the modules below the solver.
    fn attributes(&self) -> Vec<Range<usize>> {
        let Ok(code) = Code::new(&self.content.text) else { return Vec::new() };
        let mut at = self.below(&code).start;
        let mut ranges = Vec::new();
        while at < code.len() {
            let attribute =
                code.attribute(at).filter(|(content, _)| code.is(content.start, "allow"));
            let end = attribute.map(|(_, end)| end);
            let above_module = end.filter(|end| code.is(items::keyword(&code, end + 1), "mod"));
            ranges.extend(above_module.map(|end| code.span(at..end + 1)));
            at = end.map_or(code.after(at), |end| end + 1);
        }
        ranges
    }

    /// The place of a crate of the user's own.
    pub fn range_of(&self, name: &str) -> Option<Range<usize>> {
        let code = Code::new(&self.content.text).ok()?;
        module(&code, &self.below(&code), name).map(|tokens| code.span(tokens))
    }
}

/// The tokens of the first module with this name among these.
fn module(code: &Code, within: &Range<usize>, name: &str) -> Option<Range<usize>> {
    let is_it = |i: &usize| code.is(*i, "mod") && code.is(i + 1, name) && code.is(i + 2, "{");
    within.clone().find(is_it).map(|keyword| keyword..code.after(keyword + 2))
}

/// The three largest modules among these tokens.
fn largest<'a, T>(
    code: &Code,
    within: &Range<usize>,
    all: &'a [T],
    name: fn(&T) -> &String,
) -> Vec<(&'a T, Range<usize>)> {
    let found = all.iter().filter_map(|it| Some((it, module(code, within, name(it))?)));
    let mut found: Vec<(&T, Range<usize>)> = found.collect();
    found.sort_by_key(|(_, tokens)| Reverse(code.span(tokens.clone()).len()));
    found.truncate(3);
    found
}

/// A crate or module in a bundle.
pub struct Part {
    pub name: String,
    /// Its edition, if it is a crate of the user's own.
    pub edition: Option<Edition>,
    /// The names of its own modules.
    pub modules: Vec<String>,
}

/// Bundles a solver, for a judge that may lack crates.
pub fn bundle(request: &Request) -> Result<Bundle> {
    let Request { solver, crates, files, judge, whole, .. } = request;
    let in_solver = |problem: Problem| problem.in_text(solver);
    let code = Code::new(&solver.text).map_err(in_solver)?;
    let old = write::old_blocks(&code);
    let tokens: Vec<Range<usize>> = old.iter().map(|block| block.tokens.clone()).collect();
    let linker = Linker { crates, judge, files: *files, whole: *whole };
    let mut linked = linker.link(solver.clone(), &tokens, code)?;
    let names = library_names(&linked[0], crates);
    for name in &names {
        linked[0].callees.retain(|(other, _)| other != name);
        linked[0].callees.push((name.clone(), Callee::Library));
    }
    let used = used_modules(&linked).map_err(in_solver)?;
    let (needed, warnings) = needs::check(&linked, crates, judge)?;
    let mut bundle = write::write(&linked, &used, &old, request);
    bundle.edition = crates.0[0].edition;
    bundle.crates = needed;
    bundle.warnings.splice(0..0, warnings);
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
    names.retain(|name| solver.paths().any(|path| path == name));
    names
}

/// The modules whose names occur in the text, in alphabetical order.
fn used_modules(linked: &[Linked]) -> Result<Vec<&'static Module>> {
    let mut used = Vec::new();
    for user in linked {
        let library = user.callees.iter().filter(|(_, callee)| *callee == Callee::Library);
        let names: Vec<&str> = library.map(|(name, _)| name.as_str()).collect();
        if names.is_empty() {
            continue;
        }
        unknown_module(user, &names).map_or(Ok(()), Err)?;
        for Facts { words, exports, .. } in user.kept_modules().map(|module| &module.facts) {
            let named = |module: &&Module| {
                words.contains(module.name)
                    || exports.iter().any(|leaf| leaf.path.iter().any(|it| it == module.name))
            };
            used.extend(modules().iter().filter(named));
        }
    }
    used.sort_by_key(|module| module.name);
    used.dedup_by_key(|module| module.name);
    Ok(used)
}

/// A path of this library that names no module.
fn unknown_module(user: &Linked, names: &[&str]) -> Option<Problem> {
    let (code, absent) = (&user.code, user.absent());
    let check = |i: usize| {
        let name = code.word(i).filter(|name| library::find(name).is_none())?;
        let known = ["self", "super", "crate"].contains(&name);
        (!known).then(|| modules::unknown(name).at(code.range(i), "").in_text(&user.content))
    };
    Walk::new(code, &absent).find_map(|i| {
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
