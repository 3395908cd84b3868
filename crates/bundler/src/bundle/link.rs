//! Finds the crates that a solver reaches, and the modules of each that are included.

use crate::bundle::cut::Cut;
use crate::bundle::proconio;
use crate::diagnostic::{Problem, Result};
use crate::edition::KEYWORD_OF_2024;
use crate::judge::{self, Judge};
use crate::package::{Crates, Dependency};
use crate::source::Walk;
use crate::source::conditions::Conditions;
use crate::source::files::{Files, gather, without_prelude};
use crate::source::imports::{Leaf, import};
use crate::source::items;
use crate::source::modules::{Module, modules};
use crate::source::paths::begins;
use crate::text::edit::{Mapped, Source};
use crate::text::tokens::Code;
use std::ops::Range;

/// A crate in the bundle. The first one is the solver.
pub struct Linked {
    /// Its index among the packages; `None` for the shim.
    pub index: Option<usize>,
    /// The name of its module in the bundle.
    pub name: String,
    pub content: Mapped,
    pub code: Code,
    pub options: Vec<String>,
    /// The parts that the compiler skips, in tokens.
    pub skipped: Vec<Range<usize>>,
    pub modules: Vec<Module>,
    /// The crates that it calls, by the names that it has for them.
    pub callees: Vec<(String, Callee)>,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Callee {
    Library,
    /// The index in the list of linked crates.
    Linked(usize),
}

pub struct Linker<'a> {
    pub crates: &'a Crates,
    pub judge: &'a Judge,
    pub files: &'a dyn Files,
    /// True if all modules of a crate are included.
    pub whole: bool,
}

impl Linker<'_> {
    /// The solver with the crates that it reaches.
    pub fn link(&self, solver: Mapped, old: &[Range<usize>], code: Code) -> Result<Vec<Linked>> {
        let options = self.crates.0[0].options.clone();
        let mut linked = vec![self.linked(Some(0), "solver", solver, code, options, old)];
        loop {
            self.cut(&mut linked);
            if !self.open(&mut linked)? {
                return Ok(linked);
            }
        }
    }

    fn linked(
        &self,
        index: Option<usize>,
        name: &str,
        content: Mapped,
        code: Code,
        options: Vec<String>,
        old: &[Range<usize>],
    ) -> Linked {
        let conditions = Conditions { flags: self.judge.flags, options: &options, variables: &[] };
        let mut skipped = conditions.skipped(&code);
        skipped.extend_from_slice(old);
        skipped.sort_by_key(|part| part.start);
        let modules = modules(name, &code, &skipped, index != Some(0));
        let (name, callees) = (name.to_owned(), Vec::new());
        Linked { index, name, content, code, options, skipped, modules, callees }
    }

    /// Chooses the modules that are included.
    fn cut(&self, linked: &mut [Linked]) {
        let kept: Vec<bool> = {
            let mut cut = Cut::new();
            for (i, linked) in linked.iter().enumerate() {
                cut.add(&linked.modules, self.whole || i == 0 || linked.index.is_none());
            }
            cut.complete();
            cut.modules().map(|(_, is_kept)| is_kept).collect()
        };
        for (module, is_kept) in linked.iter_mut().flat_map(|it| &mut it.modules).zip(kept) {
            module.is_kept = is_kept;
        }
    }

    /// Reads the crates that are called but not known yet. Returns whether there were any.
    fn open(&self, linked: &mut Vec<Linked>) -> Result<bool> {
        let before = linked.len();
        for user in 0..before {
            let Some(package) = linked[user].index.map(|index| &self.crates.0[index]) else {
                continue;
            };
            let mut names: Vec<&str> =
                package.dependencies.iter().map(|(name, _)| name.as_str()).collect();
            names.retain(|name| !is_mark(name));
            names.push(proconio::CRATE);
            for name in names {
                let known = linked[user].callees.iter().any(|(other, _)| other == name);
                if known || !is_mentioned(linked, user, name) {
                    continue;
                }
                let dependency = package.dependencies.iter().find(|(other, _)| other == name);
                let callee = match dependency {
                    Some((_, Dependency::Library)) => Some(Callee::Library),
                    Some((_, Dependency::Own(index))) => {
                        Some(Callee::Linked(self.own(linked, user, name, *index)?))
                    }
                    Some((_, Dependency::Other(_))) | None
                        if name == proconio::CRATE && !linked[user].declares(name) =>
                    {
                        self.shim(linked)?.map(Callee::Linked)
                    }
                    _ => None,
                };
                linked[user].callees.extend(callee.map(|callee| (name.to_owned(), callee)));
            }
        }
        Ok(linked.len() > before)
    }

    fn own(
        &self,
        linked: &mut Vec<Linked>,
        user: usize,
        name: &str,
        index: usize,
    ) -> Result<usize> {
        if let Some(known) = (1..linked.len()).find(|&k| linked[k].index == Some(index)) {
            return Ok(known);
        }
        let package = &self.crates.0[index];
        if let Some(rejection) = package.rejection {
            let place = place_of(linked, user, name);
            let problem = Problem::new(format!("`{name}` {rejection}")).at(place, "used here");
            return Err(problem.in_text(&linked[user].content));
        }
        let path = &package.root;
        let text = self
            .files
            .read(path)
            .map_err(|error| crate::diagnostic::cannot("read", path, &error))?;
        let source = Source { path: path.display().to_string(), text: text.replace("\r\n", "\n") };
        let (options, variables) = (&package.options, &package.variables);
        let conditions = Conditions { flags: self.judge.flags, options, variables };
        let content = without_prelude(&gather(source, path, conditions, self.files)?);
        let code = Code::new(&content.text).map_err(|problem| problem.in_text(&content))?;
        let place = free_name(linked, &package.name);
        let mut krate =
            self.linked(Some(index), &package.name, content, code, package.options.clone(), &[]);
        krate.name = place;
        linked.push(krate);
        Ok(linked.len() - 1)
    }

    /// The shim, if the judge lacks proconio.
    fn shim(&self, linked: &mut Vec<Linked>) -> Result<Option<usize>> {
        if self.judge.surely_has(proconio::CRATE) {
            return Ok(None);
        }
        if let Some(known) = (1..linked.len()).find(|&k| linked[k].index.is_none()) {
            return Ok(Some(known));
        }
        let content = Mapped::from(proconio::SOURCE.replace("\r\n", "\n"));
        let code = Code::new(&content.text)?;
        let krate = self.linked(None, proconio::CRATE, content, code, Vec::new(), &[]);
        linked.push(krate);
        Ok(Some(linked.len() - 1))
    }
}

/// Does this crate only mark items for a tool that copies them?
pub fn is_mark(name: &str) -> bool {
    ["cargo_snippet", "codesnip"].contains(&name)
}

/// A name that no other part of the bundle has.
fn free_name(linked: &[Linked], wanted: &str) -> String {
    let mut name = wanted.to_owned();
    while ["nim_snippets", "solver", KEYWORD_OF_2024].contains(&name.as_str())
        || linked.iter().any(|other| other.name == name || format!("{}_deps", other.name) == name)
    {
        name.push('_');
    }
    name
}

/// Returns whether the included text of the crate `user` seems to name the crate `name`.
pub fn is_mentioned(linked: &[Linked], user: usize, name: &str) -> bool {
    let kept = || linked[user].kept_modules().map(|module| &module.facts);
    kept().any(|facts| facts.roots.contains(name)) || {
        let mut cut = Cut::new();
        linked.iter().for_each(|linked| cut.add_kept(&linked.modules));
        kept()
            .flat_map(|facts| &facts.exports)
            .any(|leaf| leaf.path[0] == name && cut.is_used(leaf, true))
    }
}

/// The place where the included text of the crate `user` first uses a crate. A macro that nothing
/// calls uses none.
pub fn place_of(linked: &[Linked], user: usize, name: &str) -> Range<usize> {
    let code = &linked[user].code;
    let absent = linked[user].absent();
    let is_called = |name: &str| linked.iter().flat_map(Linked::calls).any(|call| call == name);
    let mut walk = Walk::new(code, &absent);
    while let Some(i) = walk.next() {
        if code.is(i, "macro_rules")
            && let Some(rules) = code.macro_arguments(i)
            && code.word(i + 2).is_some_and(|name| !is_called(name))
        {
            walk.skip_to(code.after(rules));
            continue;
        }
        if let Some(import) = import(code, i) {
            if let Some(root) = import.tree.root(code, name) {
                return code.range(root);
            }
            walk.skip_to(import.item.end);
            continue;
        }
        let is_root = code.is(i + 1, "::") && begins(code, i) || code.is_before(i, "crate");
        if code.word(i) == Some(name) && is_root && !code.is_before(i, ".") {
            return code.range(i);
        }
    }
    0..0
}

impl Linked {
    /// The modules that are included.
    pub fn kept_modules(&self) -> impl Iterator<Item = &Module> {
        self.modules.iter().filter(|module| module.is_kept)
    }

    /// The parts that are left out, in tokens.
    pub fn absent(&self) -> Vec<Range<usize>> {
        let cut = self.modules.iter().filter(|module| !module.is_kept);
        let mut absent = self.skipped.clone();
        absent.extend(cut.map(|module| module.item.clone()));
        absent.sort_by_key(|part| (part.start, usize::MAX - part.end));
        // A module that is left out may begin with an attribute that the compiler skips.
        absent.dedup_by(|inner, outer| inner.end <= outer.end);
        absent
    }

    /// The names of the macros that the included text calls or imports.
    pub fn calls(&self) -> impl Iterator<Item = &str> {
        self.kept_modules().flat_map(|module| module.facts.calls.iter().map(String::as_str))
    }

    /// The names of crates and modules in the included text.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.kept_modules().flat_map(|module| module.facts.paths.iter().map(String::as_str))
    }

    /// Returns whether an item or an import of this crate has the name, other than the import of a
    /// crate with this name.
    pub fn declares(&self, name: &str) -> bool {
        self.kept_modules().map(|module| &module.facts).any(|facts| {
            let is_crate = facts.exports.iter().any(|leaf| leaf.path == [name]);
            facts.items.contains(name) && !is_crate || facts.imports.contains(name)
        })
    }

    /// Returns whether an import with `*` of this crate may bring the name.
    pub fn may_import(&self) -> bool {
        let mut globs = self.kept_modules().flat_map(|module| &module.facts.globs);
        globs.any(|path| judge::crates().iter().all(|known| known.name != path[0]))
    }

    /// The parts of `pub use` items that name something that is left out, as ranges of the text.
    pub fn dead_exports(&self, goes: &dyn Fn(&Leaf) -> bool) -> Vec<Range<usize>> {
        let (code, absent) = (&self.code, self.absent());
        let mut ranges = Vec::new();
        let mut walk = Walk::new(code, &absent);
        while let Some(i) = walk.next() {
            if let Some(import) = import(code, i).filter(|import| import.is_public) {
                let whole = code.span(import.item.clone());
                let gone = import.without(code, goes).into_iter();
                let with_docs =
                    |it| if it == whole { items::span(code, import.item.clone()) } else { it };
                ranges.extend(gone.map(with_docs));
                walk.skip_to(import.item.end);
            }
        }
        ranges
    }
}
