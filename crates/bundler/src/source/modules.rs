//! The modules of a crate, and the names in the text of each. From these names follows which
//! modules the others may need.

use crate::source::Walk;
use crate::source::conditions::entries;
use crate::source::imports::{Leaf, import};
use crate::source::items;
use crate::source::paths::begins;
use crate::text::tokens::Code;
use std::collections::HashSet;
use std::ops::Range;

/// A module; the first one is the crate's root.
#[derive(Default)]
pub struct Module {
    pub name: String,
    pub parent: usize,
    /// The tokens of the module's item, attributes included.
    pub item: Range<usize>,
    /// The index of the module's `}`.
    pub end: usize,
    pub facts: Facts,
    /// True if the bundle includes it.
    pub is_kept: bool,
}

/// The names in a module's text, except in its inner modules and in the parts that the compiler
/// skips.
#[derive(Default)]
pub struct Facts {
    /// All identifiers.
    pub words: HashSet<String>,
    /// The identifiers that may name a crate or module: before `::` and in `use` items.
    pub paths: HashSet<String>,
    /// Those of them that may name a crate, because they begin a path.
    pub roots: HashSet<String>,
    /// The macros that are called or imported.
    pub calls: HashSet<String>,
    /// The names that the module imports.
    pub imports: HashSet<String>,
    /// The names of its own items, its macros and its traits.
    pub items: HashSet<String>,
    pub macros: HashSet<String>,
    pub traits: HashSet<String>,
    /// The names in `pub use` items, which do not count as uses.
    pub exports: Vec<Leaf>,
    /// The paths of imports with `*`.
    pub globs: Vec<Vec<String>>,
    pub impls: Vec<Impl>,
    /// The other names of types, which may stand for types of any module.
    pub aliases: HashSet<String>,
    /// True if the linker knows an item, so that nothing need name it.
    pub is_linked: bool,
    /// The types and traits that the macros of this module implement, with the macro's name.
    pub macro_impls: Vec<(String, Impl)>,
    /// The macros of this module, each with a macro that it calls.
    pub macro_calls: Vec<(String, String)>,
    /// The calls of macros outside functions, with the words among the arguments.
    pub item_calls: Vec<(String, Vec<String>)>,
    /// The words among them that may name items, because the macro declares some.
    pub declared: HashSet<String>,
}

/// The header of an `impl`.
#[derive(Clone, Default, Debug)]
pub struct Impl {
    /// The name of the trait, and whether a path in the user's crate leads to it.
    pub name: Option<String>,
    pub is_own: bool,
    pub types: Vec<String>,
}

/// The keywords of items whose name follows the keyword.
const NAMED: &[&str] =
    &["fn", "struct", "enum", "union", "trait", "type", "const", "static", "mod"];

/// The attributes of items that the linker knows.
const LINKED: &[&str] = &["global_allocator", "no_mangle", "export_name", "link_section", "used"];

/// The crates that every judge has: their paths name no module of another crate.
pub const STD: &[&str] = &["std", "core", "alloc"];

/// The macros of std that can be called without a path.
pub const STD_MACROS: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "concat",
    "dbg",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "eprint",
    "eprintln",
    "format",
    "format_args",
    "matches",
    "panic",
    "print",
    "println",
    "stringify",
    "thread_local",
    "todo",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];

/// The modules of the crate `name`, without the `skipped` parts. If `exports` is false, as for a
/// solver, a `pub use` counts as a use like any other import.
pub fn modules(name: &str, code: &Code, skipped: &[Range<usize>], exports: bool) -> Vec<Module> {
    let name = name.to_owned();
    let root =
        Module { name, item: 0..code.len(), end: code.len(), is_kept: true, ..Module::default() };
    let (modules, open, blocks) = (vec![root], vec![0], Vec::new());
    let mut reader = Reader { code, exports, modules, open, blocks, declaring: HashSet::new() };
    let mut walk = Walk::new(code, skipped);
    while let Some(i) = walk.next() {
        while reader.modules[reader.here()].end <= i && reader.open.len() > 1 {
            reader.open.pop();
        }
        reader.blocks.retain(|&end| end > i);
        walk.skip_to(reader.read(i));
    }
    let Reader { mut modules, declaring, .. } = reader;
    for Facts { item_calls, declared, .. } in modules.iter_mut().map(|module| &mut module.facts) {
        let calls = item_calls.iter().filter(|(name, _)| declaring.contains(name));
        declared.extend(calls.flat_map(|(_, words)| words.iter().cloned()));
    }
    modules
}

struct Reader<'a> {
    code: &'a Code,
    exports: bool,
    modules: Vec<Module>,
    /// The modules around the current place.
    open: Vec<usize>,
    /// The ends of the other blocks around it.
    blocks: Vec<usize>,
    /// The macros that declare items with names among the arguments.
    declaring: HashSet<String>,
}

impl Reader<'_> {
    fn here(&self) -> usize {
        self.open[self.open.len() - 1]
    }

    fn facts(&mut self) -> &mut Facts {
        let here = self.here();
        &mut self.modules[here].facts
    }

    /// Reads the part that begins at this token, and returns the first token after it.
    fn read(&mut self, i: usize) -> usize {
        let code = self.code;
        if let Some((mut content, _)) = code.attribute(i) {
            let is_linked = content.any(|k| LINKED.iter().any(|word| code.is(k, word)));
            self.facts().is_linked |= is_linked;
        }
        let Some(word) = code.word(i) else {
            if code.is(i, "{") {
                self.blocks.push(code.other(i));
            }
            return i + 1;
        };
        if let Some(import) = import(code, i) {
            for leaf in import.leaves() {
                self.imported(leaf, import.is_public && self.exports);
            }
            return import.item.end;
        }
        if code.is(i, "macro_rules")
            && let Some(arguments) = code.macro_arguments(i)
        {
            let name = code.word(i + 2).unwrap_or_default().to_owned();
            let body = arguments..code.after(arguments);
            // A type that the macro declares is the caller's own.
            let declares = |word: &String| {
                body.clone().any(|k| {
                    ["struct", "enum", "union"].iter().any(|it| code.is(k, it))
                        && code.is(k + 1, "$")
                        && code.is(k + 2, word)
                })
            };
            let is_item = |k: usize| code.word(k).is_some_and(|word| NAMED.contains(&word));
            if body.clone().any(|k| is_item(k) && code.is(k + 1, "$")) {
                self.declaring.insert(name.clone());
            }
            let found = |k| self.implementation(k).or_else(|| self.made(k));
            let impls = body.clone().filter_map(found);
            let impls: Vec<Impl> = impls.filter(|it| !it.types.iter().any(declares)).collect();
            self.facts().macro_impls.extend(impls.into_iter().map(|it| (name.clone(), it)));
            for k in body.clone() {
                self.word(k);
                if let (Some(callee), true) = (code.word(k), code.macro_arguments(k).is_some()) {
                    self.facts().macro_calls.push((name.clone(), callee.to_owned()));
                }
            }
            self.facts().items.insert(name.clone());
            self.facts().macros.insert(name);
            return body.end;
        }
        if let Some(arguments) = code.macro_arguments(i) {
            self.alone(word, arguments);
            if self.blocks.is_empty() {
                let words = arguments..code.after(arguments);
                let words = words.filter_map(|k| code.word(k)).map(str::to_owned).collect();
                self.facts().item_calls.push((word.to_owned(), words));
            }
            self.word(i);
            return i + 1;
        }
        if code.is(i, "mod")
            && let (Some(name), true) = (code.word(i + 1), code.is(i + 2, "{"))
        {
            let end = code.other(i + 2);
            let item = items::start(code, i)..end + 1;
            let (name, parent) = (name.to_owned(), self.here());
            self.facts().items.insert(name.clone());
            self.modules.push(Module {
                name,
                parent,
                item,
                end,
                is_kept: true,
                ..Module::default()
            });
            self.open.push(self.modules.len() - 1);
            return i + 3;
        }
        if NAMED.contains(&word)
            && let Some(name) = code.word(i + 1)
        {
            self.facts().items.insert(name.to_owned());
            match word {
                "trait" => _ = self.facts().traits.insert(name.to_owned()),
                "type" => _ = self.facts().aliases.insert(name.to_owned()),
                _ => {}
            }
        }
        if let Some(found) = self.implementation(i) {
            self.facts().impls.push(found);
        }
        if STD.contains(&word) && code.is(i + 1, "::") && !code.is_before(i, "::") {
            let mut k = i + 3;
            while code.is(k + 1, "::") {
                k += 3;
            }
            return k + 1;
        }
        self.word(i);
        i + 1
    }

    /// Notes the words that are whole arguments, since a macro of the user may make paths of them.
    fn alone(&mut self, name: &str, arguments: usize) {
        let code = self.code;
        if STD_MACROS.contains(&name) {
            return;
        }
        for entry in entries(code, arguments + 1..code.other(arguments)) {
            if let (1, Some(word)) = (entry.len(), code.word(entry.start)) {
                self.facts().paths.insert(word.to_owned());
                self.facts().roots.insert(word.to_owned());
            }
        }
    }

    /// Notes the word at `i`.
    fn word(&mut self, i: usize) {
        let code = self.code;
        let Some(word) = code.word(i) else { return };
        let is_member = code.is_before(i, ".") && !code.is_before(i, "..");
        if is_member {
            return;
        }
        // `$x::` is the path of an argument, whatever the macro calls it.
        let is_path = code.is(i + 1, "::") && !code.is_before(i, "$");
        let is_call = code.is(i + 1, "!") && !code.is(i + 1, "!=");
        let is_crate = code.is_before(i, "crate") && i > 1 && code.is(i - 2, "extern");
        let facts = self.facts();
        if is_path || is_crate {
            facts.paths.insert(word.to_owned());
            if begins(code, i) {
                facts.roots.insert(word.to_owned());
            }
        }
        if is_call {
            facts.calls.insert(word.to_owned());
        }
        if !facts.words.contains(word) {
            facts.words.insert(word.to_owned());
        }
    }

    fn imported(&mut self, leaf: Leaf, is_public: bool) {
        let facts = self.facts();
        // After `use gcd::gcd;`, the name may still mean the crate.
        if leaf.path.first() != leaf.name.as_ref() {
            facts.imports.extend(leaf.name.clone());
        }
        if is_public {
            facts.items.extend(leaf.name.clone());
            facts.exports.push(leaf);
            return;
        }
        if STD.contains(&leaf.path.first().map_or("", String::as_str)) {
            return;
        }
        facts.words.extend(leaf.path.iter().cloned());
        facts.paths.extend(leaf.path.iter().cloned());
        facts.roots.extend(leaf.path.first().cloned());
        facts.calls.extend(leaf.path.last().cloned());
        if leaf.name.is_none() {
            facts.globs.push(leaf.path);
        }
    }

    /// The header of the `impl` at `i`, if there is one.
    fn implementation(&self, i: usize) -> Option<Impl> {
        let code = self.code;
        let Range { start, end } = items::implementation(code, i)?;
        let (mut name, mut is_own, mut types) = (None, false, start);
        let mut at = start;
        while at < end {
            if code.is(at, "for") && !code.is(at + 1, "<") {
                name = path_name(code, start..at);
                is_own = ["crate", "super", "self"].iter().any(|word| code.is(start, word));
                types = at + 1;
            }
            at = code.after(at);
        }
        let types = (types..end).filter_map(|k| code.word(k)).map(str::to_owned).collect();
        Some(Impl { name, is_own, types })
    }

    /// The `impl` at `i` of a macro whose header the caller gives: it may be of any trait.
    fn made(&self, i: usize) -> Option<Impl> {
        let is_made = self.code.is(i, "impl") && self.code.is(i + 1, "$");
        is_made.then(|| Impl { name: Some(String::new()), ..Impl::default() })
    }
}

/// The last word of the path in these tokens, before its arguments.
fn path_name(code: &Code, path: Range<usize>) -> Option<String> {
    let end = path.clone().find(|&k| code.is(k, "<") || code.is(k, "(")).unwrap_or(path.end);
    (path.start..end).rev().find_map(|k| code.word(k)).map(str::to_owned)
}
