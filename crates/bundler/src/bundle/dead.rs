//! Finds the `pub use` items of a crate that name something which the bundle leaves out.

use crate::bundle::link::Linked;
use crate::judge::Judge;
use crate::package::{Crates, Dependency};
use crate::source::imports::Leaf;
use crate::source::modules::{Module, STD};
use std::collections::HashSet;

/// The name of a crate's root in paths.
const ROOT: &str = "crate";

/// What a crate may no longer export.
pub struct Dead<'a> {
    krate: &'a Linked,
    crates: &'a Crates,
    judge: &'a Judge,
    /// The names that modules lack, each after the name that paths have for the module.
    names: HashSet<(&'a str, &'a str)>,
}

impl<'a> Dead<'a> {
    pub fn new(krate: &'a Linked, crates: &'a Crates, judge: &'a Judge) -> Self {
        let macros = |is_kept: bool| {
            let of = krate.modules.iter().filter(move |module| module.is_kept == is_kept);
            of.flat_map(|module| &module.facts.macros)
        };
        // The root has the exported macros of all modules.
        let left_out = macros(false).filter(|name| macros(true).all(|other| other != *name));
        let names = left_out.map(|name| (ROOT, name.as_str())).collect();
        let mut dead = Dead { krate, crates, judge, names };
        // With a name go the exports that name it.
        loop {
            let more = dead.more_names();
            if more.is_empty() {
                return dead;
            }
            dead.names.extend(more);
        }
    }

    /// The names of exports that go, except the known ones.
    fn more_names(&self) -> Vec<(&'a str, &'a str)> {
        let mut more = Vec::new();
        let modules = self.krate.modules.iter().enumerate();
        for (k, module) in modules.filter(|(_, module)| module.is_kept) {
            let place = if k == 0 { ROOT } else { module.name.as_str() };
            let gone = module.facts.exports.iter().filter(|leaf| self.includes(leaf));
            let names = gone.filter_map(|leaf| Some((place, leaf.name.as_deref()?)));
            more.extend(names.filter(|name| !self.names.contains(name)));
        }
        more
    }

    /// Returns whether an export names something that is left out: a crate that is neither in the
    /// bundle nor at the judge, a module, or a name that its module lacks.
    pub fn includes(&self, leaf: &Leaf) -> bool {
        let krate = self.krate;
        let first = leaf.path[0].as_str();
        if STD.contains(&first) {
            return false;
        }
        let package = krate.index.map(|index| &self.crates.0[index]);
        let mut dependencies = package.into_iter().flat_map(|package| &package.dependencies);
        let dependency = dependencies.find(|(name, _)| name == first).map(|(_, it)| it);
        let is_linked = krate.callees.iter().any(|(name, _)| name == first);
        let is_declared = krate.modules.iter().any(|module| module.name == first);
        // The modules of another crate may have the names of those that are left out here.
        if !is_declared && (is_linked || dependency.is_some()) {
            let is_own = matches!(dependency, Some(Dependency::Own(_)));
            return !is_linked && (is_own || !self.judge.has(first));
        }
        let is_cut = |k: usize| {
            let around = k.checked_sub(1).map(|k| leaf.path[k].as_str());
            let is_named = |module: &&Module| {
                let parent = &krate.modules[module.parent].name;
                let is_inside = |it| parent == it || [ROOT, "self", "super"].contains(&it);
                module.name == leaf.path[k] && around.is_none_or(is_inside)
            };
            let mut named = krate.modules.iter().filter(is_named).peekable();
            named.peek().is_some() && named.all(|module| !module.is_kept)
        };
        let names_dead = match leaf.path.as_slice() {
            [.., module, name] => self.names.contains(&(module.as_str(), name.as_str())),
            _ => false,
        };
        names_dead || (0..leaf.path.len()).any(is_cut)
    }
}
