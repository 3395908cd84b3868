//! Selects the modules of a crate to bundle: those that are named, and those that act without being named.

use crate::solver::attributes_of;
use crate::solver::macros::{called, has};
use crate::text::tokens::{Code, Tokens};
use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

/// Items that act in the whole program, named or not.
const ACTS: &[&str] = &["macro_use", "global_allocator", "no_mangle", "export_name"];

/// The words of a text, and those of them that may be the name of a module or crate there.
#[derive(Default)]
pub struct Named {
    pub words: HashSet<String>,
    pub paths: HashSet<String>,
    /// Does it import all that is in some module?
    pub has_globs: bool,
}

impl Named {
    pub fn of(tokens: &Tokens) -> Self {
        let mut named = Named::default();
        named.add(tokens, &|_| None, false);
        named
    }

    /// Adds the tokens, but for those from an index to the one that `skipped` gives for it.
    fn add(&mut self, tokens: &Tokens, skipped: &dyn Fn(usize) -> Option<usize>, mut any: bool) {
        let in_call = any;
        let mut arguments = None;
        let mut i = 0;
        while i < tokens.len() {
            if let Some(last) = skipped(i) {
                i = last;
            } else if let Some(word) = tokens.word(i) {
                any |= word == "use" || word == "extern"; // also `extern crate x;`
                arguments = tokens.macro_arguments(i).or(arguments);
                if any || tokens.is(i + 1, "::") {
                    self.paths.insert(word.to_owned());
                }
                self.words.insert(word.to_owned());
            } else if tokens.is(i, "*") {
                self.has_globs |= tokens.is_before(i, "::") && !is_of_std(tokens, i);
            } else if tokens.is(i, ";") {
                any = in_call;
            } else if let Some(content) = tokens.content(i) {
                let any = any || arguments == Some(i) || called(tokens, i).is_some();
                self.has_globs |= tokens.is_before(i, "::") && has(content, "*");
                self.add(content, &|_| None, any);
            }
            i += 1;
        }
    }
}

/// Is this the last part of a path that begins with a crate of the standard library?
fn is_of_std(tokens: &Tokens, i: usize) -> bool {
    match i.checked_sub(3).filter(|_| tokens.is_before(i, "::")) {
        Some(before) => is_of_std(tokens, before),
        None => ["std", "core", "alloc"].iter().any(|name| tokens.is(i, name)),
    }
}

/// A module of a crate. The first one is the crate's root.
struct Module {
    name: String,
    parent: usize,
    content: Tokens,
    /// The item with its attributes.
    range: Range<usize>,
    /// The indices of the modules in it, and the first and last tokens of each.
    children: Vec<(usize, Range<usize>)>,
    /// The same of `use` items that go with a module below.
    imports: Vec<(usize, Range<usize>)>,
    /// What of it is used without its name: macros, and what the modules above import.
    names: HashSet<String>,
    /// Are there traits among them?
    has_traits: bool,
    kept: bool,
}

/// The modules of a crate.
pub struct Modules(Vec<Module>);

impl Modules {
    pub fn of(code: &Code, exported: &BTreeSet<String>) -> Self {
        let mut modules = Modules(Vec::new());
        let all = 0..code.text.len();
        modules.collect(String::new(), 0, code.tokens.clone(), all);
        let macros = names_after(&code.tokens, names_macro);
        let traits = names_after(&code.tokens, |tokens, i| tokens.is_before(i, "trait"));
        for i in 0..modules.0.len() {
            modules.attach_imports(i, &traits);
        }
        for i in 1..modules.0.len() {
            let module = &modules.0[i];
            let own = names_after(&module.content, names_macro);
            let foreign = macros.difference(&own).cloned().collect();
            let types = names_after(&module.content, |tokens, i| {
                ["struct", "enum", "union", "trait"].iter().any(|word| tokens.is_before(i, word))
            });
            let text = &code.text[module.range.clone()];
            let acts = ACTS.iter().any(|word| text.contains(word))
                || acts_outside(&module.content, &types, &foreign, Some(true));
            modules.0[i].names.extend(own.into_iter().filter(|name| exported.contains(name)));
            if acts {
                modules.keep(i);
            }
        }
        modules.keep(0);
        modules
    }

    fn collect(&mut self, name: String, parent: usize, content: Tokens, range: Range<usize>) {
        let index = self.0.len();
        let (children, imports, names) = (Vec::new(), Vec::new(), HashSet::new());
        let (has_traits, kept, tokens) = (false, false, content.clone());
        self.0.push(Module {
            name,
            parent,
            content,
            range,
            children,
            imports,
            names,
            has_traits,
            kept,
        });
        for i in 0..tokens.len() {
            let inner = tokens.is_block(i + 2).then(|| tokens.content(i + 2)).flatten();
            let name = tokens.word(i + 1).filter(|_| tokens.is(i, "mod"));
            if let (Some(name), Some(inner)) = (name, inner) {
                let (first, _) = attributes_of(&tokens, i);
                let range = tokens.range(first).start..tokens.range(i + 2).end;
                let child = self.0.len();
                self.0[index].children.push((child, first..i + 2));
                self.collect(name.to_owned(), index, inner.clone(), range);
            }
        }
    }

    fn keep(&mut self, index: usize) {
        self.0[index].kept = true;
        if !self.0[self.0[index].parent].kept {
            self.keep(self.0[index].parent);
        }
    }

    /// Lets `use` items go with the one module below that they import from, where everybody who
    /// uses what they import names it, or imports a trait with all that is beside it.
    fn attach_imports(&mut self, index: usize, traits: &HashSet<String>) {
        let tokens = self.0[index].content.clone();
        // Code may use a trait that it only imports.
        let mut named = Named::default();
        self.add_named(index, &mut named);
        let code = ["fn", "impl", "const", "static"];
        let has_code = code.iter().any(|word| named.words.contains(*word));
        for i in (0..tokens.len()).filter(|&i| tokens.is(i, "use")) {
            let Some(end) = (i..tokens.len()).find(|&end| tokens.is(end, ";")) else { continue };
            let mut path = tokens.slice(i + 1..end);
            if path.is(0, "self") || index == 0 && path.is(0, "crate") {
                path = path.slice(3..path.len());
            }
            let mut module = index;
            while let Some(child) = self.child(module, path.word(0)).filter(|_| path.is(1, "::")) {
                module = child;
                path = path.slice(3..path.len());
            }
            let mut leaves = Vec::new();
            path.words(&mut leaves);
            let defined = names_after(&self.0[module].content, |tokens, i| {
                let items = ["struct", "enum", "union", "trait", "fn", "const", "static", "type"];
                items.iter().any(|word| tokens.is_before(i, word))
            });
            let defined = leaves.iter().all(|leaf| defined.contains(leaf));
            let has_traits = leaves.iter().any(|leaf| traits.contains(leaf));
            if module != index && !has(&path, "*") && defined && !(has_traits && has_code) {
                self.0[module].has_traits |= has_traits;
                self.0[module].names.extend(leaves);
                self.0[index].imports.push((module, attributes_of(&tokens, i).0..end));
            }
        }
    }

    /// The one module of this name in another one.
    fn child(&self, index: usize, name: Option<&str>) -> Option<usize> {
        let children = self.0[index].children.iter().map(|(child, _)| *child);
        let mut named = children.filter(|&child| name == Some(self.0[child].name.as_str()));
        named.next().filter(|_| named.next().is_none())
    }

    /// Keeps what somebody names. Was there anything new?
    pub fn keep_named(&mut self, named: &[&Named]) -> bool {
        let is_named = |module: &Module, parent_kept: bool| {
            let by_path = |named: &&Named| parent_kept && named.paths.contains(&module.name);
            named.iter().any(by_path)
                || module.has_traits && named.iter().any(|named| named.has_globs)
                || named.iter().any(|named| !module.names.is_disjoint(&named.words))
        };
        let new: Vec<usize> = (1..self.0.len())
            .filter(|&i| !self.0[i].kept && is_named(&self.0[i], self.0[self.0[i].parent].kept))
            .collect();
        new.iter().for_each(|&index| self.keep(index));
        !new.is_empty()
    }

    /// The names in the modules that are kept.
    pub fn named(&self) -> Named {
        let mut named = Named::default();
        let kept = (0..self.0.len()).filter(|&index| self.0[index].kept);
        kept.for_each(|index| self.add_named(index, &mut named));
        named
    }

    /// Adds what a module names, but for what is in another one or goes with it.
    fn add_named(&self, index: usize, named: &mut Named) {
        let module = &self.0[index];
        let items = module.children.iter().chain(&module.imports);
        let skipped = |i| items.clone().find(|(_, item)| item.start == i).map(|(_, item)| item.end);
        named.add(&module.content, &skipped, false);
    }

    /// The items that go.
    pub fn cut(&self) -> Vec<Range<usize>> {
        let gone = self.0.iter().filter(|module| !module.kept).map(|module| module.range.clone());
        let imports = self.0.iter().filter(|module| module.kept).flat_map(|module| {
            let gone = module.imports.iter().filter(|(index, _)| !self.0[*index].kept);
            gone.map(|(_, item)| {
                module.content.range(item.start).start..module.content.range(item.end).end
            })
        });
        let mut cut: Vec<_> = gone.chain(imports).collect();
        cut.sort_by_key(|item| item.start);
        cut.dedup_by(|inner, outer| inner.start < outer.end);
        cut
    }
}

/// Is it the name of the macro that is defined here?
fn names_macro(tokens: &Tokens, i: usize) -> bool {
    i >= 2 && tokens.is(i - 2, "macro_rules") && tokens.is(i - 1, "!")
}

/// The words for which something holds, in all brackets.
fn names_after(tokens: &Tokens, holds: fn(&Tokens, usize) -> bool) -> HashSet<String> {
    let mut names = HashSet::new();
    for i in 0..tokens.len() {
        names.extend(tokens.word(i).filter(|_| holds(tokens, i)).map(str::to_owned));
        names.extend(tokens.content(i).into_iter().flat_map(|inner| names_after(inner, holds)));
    }
    names
}

/// Has a module an `impl` that is about none of its own types and traits, or a call of somebody
/// else's macro where that may be one? `items` says what the tokens are: items, the rules of a macro,
/// or neither.
fn acts_outside(
    tokens: &Tokens,
    types: &HashSet<String>,
    macros: &HashSet<String>,
    items: Option<bool>,
) -> bool {
    let mut rules = None;
    (0..tokens.len()).any(|i| {
        if let Some(arguments) = tokens.macro_arguments(i) {
            let defines = tokens.is(i, "macro_rules");
            rules = defines.then_some(arguments).or(rules);
            return items.is_some() && tokens.word(i).is_some_and(|name| macros.contains(name));
        }
        if tokens.is(i, "impl") && (begins_item(tokens, i) || items == Some(false)) {
            let end = (i..tokens.len()).find(|&end| tokens.is_block(end) || tokens.is(end, ";"));
            return !names_one(&tokens.slice(i..end.unwrap_or(tokens.len())), types);
        }
        let is_module = i >= 2 && tokens.is(i - 2, "mod") && items == Some(true);
        let items = match items {
            Some(false) => Some(false),
            _ if rules == Some(i) => Some(false),
            _ => is_module.then_some(true),
        };
        tokens.content(i).is_some_and(|inner| acts_outside(inner, types, macros, items))
    })
}

/// Do these tokens name one of the types or traits, without a path?
fn names_one(tokens: &Tokens, types: &HashSet<String>) -> bool {
    (0..tokens.len()).any(|i| match tokens.content(i) {
        Some(inner) => names_one(inner, types),
        None => !tokens.is_before(i, "::") && tokens.word(i).is_some_and(|it| types.contains(it)),
    })
}

/// Does an item begin at this `impl`, and not a type?
fn begins_item(tokens: &Tokens, i: usize) -> bool {
    let Some(before) = i.checked_sub(1) else { return true };
    tokens.content(before).is_some()
        || tokens.is(before, ";")
        || tokens.is(before, "unsafe")
        || tokens.is(before, "default")
}
