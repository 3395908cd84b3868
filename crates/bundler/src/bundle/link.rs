//! Finds the crates that a solver may reach. What is not needed of them goes later, when the compiler
//! has told what is.

use crate::bundle::proconio;
use crate::diagnostic::{Problem, Result};
use crate::edition::KEYWORD_OF_2024;
use crate::judge::{self, Judge};
use crate::package::{Crates, Dependency};
use crate::source::Walk;
use crate::source::conditions::Conditions;
use crate::source::files::{Files, gather, without_prelude};
use crate::source::imports::import;
use crate::source::names::{Names, names};
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
    pub names: Names,
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
}

impl Linker<'_> {
    /// The solver with the crates that it may reach, and the reasons why others cannot come along.
    pub fn link(
        &self,
        solver: Mapped,
        old: &[Range<usize>],
        code: Code,
    ) -> Result<(Vec<Linked>, Vec<Doubt>)> {
        let options = self.crates.0[0].options.clone();
        let mut linked = vec![self.linked(Some(0), "solver", solver, code, options, old)];
        let mut rejected = Vec::new();
        while self.open(&mut linked, &mut rejected)? {}
        Ok((linked, rejected))
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
        let names = names(&code, &skipped);
        let (name, callees) = (name.to_owned(), Vec::new());
        Linked { index, name, content, code, options, skipped, names, callees }
    }

    /// Reads the crates that are called but not known yet. Returns whether there were any.
    fn open(&self, linked: &mut Vec<Linked>, rejected: &mut Vec<Doubt>) -> Result<bool> {
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
                if known || !linked[user].names.roots.contains(name) {
                    continue;
                }
                let dependency = package.dependencies.iter().find(|(other, _)| other == name);
                let callee = match dependency {
                    Some((_, Dependency::Library)) => Some(Callee::Library),
                    Some((_, Dependency::Own(index))) => {
                        match self.rejection(linked, user, name, *index) {
                            None => Some(Callee::Linked(self.own(linked, *index)?)),
                            Some(problem) if user == 0 => return Err(problem),
                            // Perhaps the solver does not need what names it.
                            Some(problem) => {
                                Doubt::note(rejected, name, problem);
                                None
                            }
                        }
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

    /// The error that a crate cannot be in a bundle.
    fn rejection(
        &self,
        linked: &[Linked],
        user: usize,
        name: &str,
        index: usize,
    ) -> Option<Problem> {
        let problem = Problem::new(format!("`{name}` {}", self.crates.0[index].rejection?));
        let place = place_of(&linked[user], name);
        Some(problem.at(place, "used here").in_text(&linked[user].content))
    }

    fn own(&self, linked: &mut Vec<Linked>, index: usize) -> Result<usize> {
        if let Some(known) = (1..linked.len()).find(|&k| linked[k].index == Some(index)) {
            return Ok(known);
        }
        let package = &self.crates.0[index];
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

/// The place where a crate first names another one.
pub fn place_of(user: &Linked, name: &str) -> Range<usize> {
    let code = &user.code;
    let mut walk = Walk::new(code, &user.skipped);
    while let Some(i) = walk.next() {
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

/// Something that is wrong with the bundle, if the solver needs the text that it is about.
#[derive(Clone)]
pub struct Doubt {
    /// The name of the crate; empty if it is about another text.
    pub name: String,
    pub problem: Problem,
}

impl Doubt {
    /// Notes a doubt, once for each crate.
    pub fn note(doubts: &mut Vec<Doubt>, name: &str, problem: Problem) {
        if doubts.iter().all(|doubt| doubt.name != name) {
            doubts.push(Doubt { name: name.to_owned(), problem });
        }
    }
}

impl Linked {
    /// Returns whether an item or an import of this crate has the name, other than the import of a
    /// crate with this name.
    pub fn declares(&self, name: &str) -> bool {
        self.names.items.contains(name)
    }

    /// Returns whether an import with `*` of this crate may bring the name.
    pub fn may_import(&self) -> bool {
        let is_judges = |path: &String| judge::crates().iter().any(|known| known.name == *path);
        self.names.globs.iter().any(|path| !is_judges(path))
    }
}
