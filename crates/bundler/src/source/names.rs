//! The names in the text of a crate, as far as they can be told from its tokens alone.

use crate::source::Walk;
use crate::source::conditions::entries;
use crate::source::imports::{Leaf, import};
use crate::source::paths::begins;
use crate::text::tokens::Code;
use std::collections::HashSet;
use std::ops::Range;

/// The names in a crate, without the parts that the compiler skips.
#[derive(Default)]
pub struct Names {
    /// All identifiers.
    pub words: HashSet<String>,
    /// Those of them that may name a crate, because they begin a path.
    pub roots: HashSet<String>,
    /// The macros that are called or imported.
    pub calls: HashSet<String>,
    /// The macros that it declares.
    pub macros: HashSet<String>,
    /// The items that it declares or imports under their names, macros included.
    pub items: HashSet<String>,
    /// The crates or modules at the start of imports with `*`.
    pub globs: HashSet<String>,
}

/// The keywords of items whose name follows the keyword.
const NAMED: &[&str] =
    &["fn", "struct", "enum", "union", "trait", "type", "const", "static", "mod"];

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

/// The names in a crate without the `skipped` parts.
pub fn names(code: &Code, skipped: &[Range<usize>]) -> Names {
    let mut names = Names::default();
    let mut walk = Walk::new(code, skipped);
    while let Some(i) = walk.next() {
        if let Some(import) = import(code, i) {
            names.imported(import.leaves());
            walk.skip_to(import.item.end);
        } else {
            names.read(code, i);
        }
    }
    names
}

impl Names {
    /// Notes the word at `i`.
    fn read(&mut self, code: &Code, i: usize) {
        let Some(word) = code.word(i) else { return };
        if code.is_before(i, ".") && !code.is_before(i, "..") {
            return;
        }
        self.words.insert(word.to_owned());
        // `$x::` is the path of an argument, whatever the macro calls it.
        let is_path = code.is(i + 1, "::") && !code.is_before(i, "$") && begins(code, i);
        if is_path || code.is_before(i, "crate") && i > 1 && code.is(i - 2, "extern") {
            self.roots.insert(word.to_owned());
        }
        let name = code.word(i + 1);
        if NAMED.contains(&word) {
            self.items.extend(name.map(str::to_owned));
        }
        let Some(arguments) = code.macro_arguments(i) else { return };
        if word == "macro_rules" {
            let name = code.word(i + 2).map(str::to_owned);
            self.items.extend(name.clone());
            self.macros.extend(name);
        } else if code.is(i + 1, "!") {
            self.calls.insert(word.to_owned());
        }
        if STD_MACROS.contains(&word) || word == "macro_rules" {
            return;
        }
        // A macro of the user may make paths of words that are whole arguments.
        for entry in entries(code, arguments + 1..code.other(arguments)) {
            if let (1, Some(word)) = (entry.len(), code.word(entry.start)) {
                self.roots.insert(word.to_owned());
            }
        }
    }

    fn imported(&mut self, leaves: Vec<Leaf>) {
        for leaf in leaves {
            let Some(root) = leaf.path.first() else { continue };
            // After `use gcd::gcd;`, the name may still mean the crate.
            if leaf.name.as_ref() != Some(root) {
                self.items.extend(leaf.name.clone());
            }
            if STD.contains(&root.as_str()) {
                continue;
            }
            self.roots.insert(root.clone());
            self.words.extend(leaf.path.iter().cloned());
            self.calls.extend(leaf.path.last().cloned());
            if leaf.name.is_none() {
                self.globs.insert(root.clone());
            }
        }
    }
}
