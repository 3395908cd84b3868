//! Chooses the modules of the user's crates that a solver needs, by the names in the text. In
//! doubt, a module is included.

use crate::source::imports::Leaf;
use crate::source::modules::{Impl, Module};
use std::collections::HashSet;

/// The modules of all crates, and whether each is included. No path is resolved: a name stands for
/// everything that has this name.
pub struct Cut<'a> {
    crates: Vec<(&'a [Module], Vec<bool>)>,
    /// The names in the included text: all of them, those that may name crates and modules, and
    /// those of macros, as in [`Facts`](crate::source::modules::Facts).
    words: HashSet<&'a str>,
    paths: HashSet<&'a str>,
    calls: HashSet<&'a str>,
}

/// The use of a name in the included text.
#[derive(Clone, Copy, PartialEq)]
enum Use {
    /// It names an item of a user's crate, whose module is included.
    Named,
    /// It is an item of a user's crate that nothing names, or whose module is left out.
    Unnamed,
    /// It is no such item, or may stand for another type.
    Unknown,
}

impl<'a> Cut<'a> {
    pub fn new() -> Self {
        Cut {
            crates: Vec::new(),
            words: HashSet::new(),
            paths: HashSet::new(),
            calls: HashSet::new(),
        }
    }

    /// Adds a crate. Its root is included, and all its modules are if the crate is included
    /// `whole`.
    pub fn add(&mut self, modules: &'a [Module], whole: bool) {
        self.crates.push((modules, vec![false; modules.len()]));
        let krate = self.crates.len() - 1;
        self.keep(krate, 0);
        for module in (0..modules.len()).filter(|_| whole) {
            self.keep(krate, module);
        }
    }

    /// Adds a crate whose modules are chosen already.
    pub fn add_kept(&mut self, modules: &'a [Module]) {
        self.crates.push((modules, vec![false; modules.len()]));
        let krate = self.crates.len() - 1;
        for module in (0..modules.len()).filter(|&module| modules[module].is_kept) {
            self.keep(krate, module);
        }
    }

    /// Includes everything that the included text needs.
    pub fn complete(&mut self) {
        loop {
            let before = (self.paths.len(), self.words.len(), self.calls.len(), self.count());
            self.follow_exports();
            for krate in 0..self.crates.len() {
                for module in 1..self.crates[krate].0.len() {
                    if !self.crates[krate].1[module] && self.is_needed(krate, module) {
                        self.keep(krate, module);
                    }
                }
            }
            if before == (self.paths.len(), self.words.len(), self.calls.len(), self.count()) {
                return;
            }
        }
    }

    fn count(&self) -> usize {
        self.crates.iter().flat_map(|(_, kept)| kept).filter(|&&kept| kept).count()
    }

    /// Includes a module and the modules around it.
    fn keep(&mut self, krate: usize, module: usize) {
        let modules = self.crates[krate].0;
        let mut module = module;
        while !self.crates[krate].1[module] {
            self.crates[krate].1[module] = true;
            let facts = &modules[module].facts;
            self.words.extend(facts.words.iter().map(String::as_str));
            self.paths.extend(facts.paths.iter().map(String::as_str));
            self.calls.extend(facts.calls.iter().map(String::as_str));
            module = modules[module].parent;
        }
    }

    fn is_needed(&self, krate: usize, module: usize) -> bool {
        let (modules, kept) = &self.crates[krate];
        let Module { name, parent, facts, .. } = &modules[module];
        let may_be_own = |name: &str| {
            facts.items.contains(name) || facts.imports.contains(name) || !facts.globs.is_empty()
        };
        kept[*parent] && self.paths.contains(name.as_str())
            || facts.is_linked
            || facts.macros.iter().any(|name| self.calls.contains(name.as_str()))
            || facts.impls.iter().any(|it| self.matters(it, &[], &may_be_own))
            || facts.item_calls.iter().any(|(name, arguments)| {
                let macros = self.called_by(name);
                let all = self.modules().flat_map(|(module, _)| &module.facts.macro_impls);
                let mut impls = all.filter(|(name, _)| macros.contains(name.as_str()));
                impls.any(|(_, it)| self.matters(it, arguments, &may_be_own))
            })
    }

    /// A macro and the macros that it may call.
    fn called_by(&self, name: &'a str) -> HashSet<&'a str> {
        let calls = || self.modules().flat_map(|(module, _)| &module.facts.macro_calls);
        let (mut found, mut open) = (HashSet::from([name]), vec![name]);
        while let Some(caller) = open.pop() {
            let callees = calls().filter(|(other, _)| other == caller).map(|(_, it)| it.as_str());
            open.extend(callees.filter(|callee| found.insert(callee)));
        }
        found
    }

    /// Returns whether the `impl` may be needed although nothing names its module: its trait and
    /// its type must be known outside of the module, so one of them is declared elsewhere. A trait
    /// that the module does not import, such as `Drop`, may be that of std.
    fn matters(
        &self,
        Impl { name, is_own, types }: &Impl,
        arguments: &[String],
        may_be_own: &dyn Fn(&str) -> bool,
    ) -> bool {
        let is_unnamed =
            |name: &String| (*is_own || may_be_own(name)) && self.use_of(name) == Use::Unnamed;
        let types: Vec<Use> = types.iter().chain(arguments).map(|name| self.use_of(name)).collect();
        let type_may_be_known =
            types.contains(&Use::Named) || types.iter().all(|of| *of == Use::Unknown);
        !name.as_ref().is_some_and(is_unnamed) && type_may_be_known
    }

    fn use_of(&self, name: &str) -> Use {
        let mut defining =
            self.modules().filter(|(module, _)| module.facts.items.contains(name)).peekable();
        let is_alias = self.modules().any(|(module, _)| module.facts.aliases.contains(name));
        if is_alias || defining.peek().is_none() {
            Use::Unknown
        } else if self.words.contains(name) && defining.any(|(_, is_kept)| is_kept) {
            Use::Named
        } else {
            Use::Unnamed
        }
    }

    /// All modules, each with whether it is included.
    pub fn modules(&self) -> impl Iterator<Item = (&'a Module, bool)> {
        self.crates.iter().flat_map(|(modules, kept)| modules.iter().zip(kept.iter().copied()))
    }

    /// Follows the paths of `pub use` items whose name is used, or whose trait may be imported by
    /// `*`.
    fn follow_exports(&mut self) {
        let mut used: Vec<&'a Leaf> = Vec::new();
        let globbed = self.globbed();
        for (krate, (modules, kept)) in self.crates.iter().enumerate() {
            for (index, module) in modules.iter().enumerate().filter(|(index, _)| kept[*index]) {
                let is_globbed = globbed.contains(&(krate, index));
                used.extend(
                    module.facts.exports.iter().filter(|leaf| self.is_used(leaf, is_globbed)),
                );
            }
        }
        for leaf in used {
            self.paths.extend(leaf.path.iter().map(String::as_str));
            self.words.extend(leaf.path.iter().map(String::as_str));
            self.calls.extend(leaf.path.last().map(String::as_str));
        }
    }

    /// Returns whether the included text may use a `pub use` item. `is_globbed` is true if an import
    /// with `*` names its module, so that methods of a trait may be called without its name.
    pub fn is_used(&self, leaf: &Leaf, is_globbed: bool) -> bool {
        match &leaf.name {
            Some(name) => {
                let item = leaf.path.last().map_or("", String::as_str);
                self.words.contains(name.as_str())
                    || is_globbed && self.modules().any(|(it, _)| it.facts.traits.contains(item))
            }
            None => {
                let last = leaf.path.last().map_or("", String::as_str);
                let mut named = self.modules().filter(|(module, _)| module.name == last).peekable();
                // The glob is that of something else, such as an enum, or of a crate's root.
                named.peek().is_none()
                    || named.any(|(module, _)| {
                        let facts = &module.facts;
                        let is_word = |item: &String| self.words.contains(item.as_str());
                        facts.items.iter().chain(&facts.declared).any(is_word)
                            || is_globbed && !facts.traits.is_empty()
                            || facts.exports.iter().any(|leaf| self.may_be_named(leaf))
                    })
            }
        }
    }

    /// Returns whether the included text has the name of a `pub use` item. One with `*` counts as
    /// named: to follow it might lead back to where this began.
    fn may_be_named(&self, leaf: &Leaf) -> bool {
        leaf.name.as_ref().is_none_or(|name| self.words.contains(name.as_str()))
    }

    /// The modules that imports with `*` name in the included text, each as its crate and its index.
    fn globbed(&self) -> HashSet<(usize, usize)> {
        let mut found = HashSet::new();
        for (krate, (modules, kept)) in self.crates.iter().enumerate() {
            for (index, module) in modules.iter().enumerate().filter(|(index, _)| kept[*index]) {
                for path in &module.facts.globs {
                    self.find(krate, index, path, &mut found);
                }
            }
        }
        // Names that they export with `*` are imported, too.
        let mut open: Vec<(usize, usize)> = found.iter().copied().collect();
        while let Some((krate, index)) = open.pop() {
            for leaf in &self.crates[krate].0[index].facts.exports {
                let before = found.clone();
                if leaf.name.is_none() {
                    self.find(krate, index, &leaf.path, &mut found);
                }
                open.extend(found.difference(&before));
            }
        }
        found
    }

    /// The modules that a path may name in a module of a crate.
    fn find(
        &self,
        krate: usize,
        module: usize,
        path: &[String],
        found: &mut HashSet<(usize, usize)>,
    ) {
        let mut here = module;
        for word in path {
            match word.as_str() {
                "super" => here = self.crates[krate].0[here].parent,
                "crate" => here = 0,
                "self" => {}
                _ => break,
            }
        }
        match path.last().map_or("", String::as_str) {
            "super" | "crate" | "self" => {
                found.insert((krate, here));
            }
            last => {
                for (other, (modules, _)) in self.crates.iter().enumerate() {
                    let roots = (modules[0].name == last).then_some((other, 0));
                    let named = (1..modules.len()).filter(|&it| modules[it].name == last);
                    found.extend(roots.into_iter().chain(named.map(|it| (other, it))));
                }
            }
        }
    }
}
