//! Finds the modules of a crate that a bundle can do without: nothing names them, and they have no
//! effect on other modules.

use crate::solver::attributes_of;
use crate::solver::macros::called;
use crate::text::tokens::{Code, Tokens};
use std::collections::HashSet;
use std::ops::Range;

/// Items with one of these affect the whole program, named or not.
const GLOBAL: &[&str] = &["macro_use", "global_allocator", "no_mangle", "export_name"];

/// Adds the words that may name a module or a macro: words before `::` or `!`, and all words of
/// `use` items and of arguments of macros.
pub fn add_names(tokens: &Tokens, all: bool, names: &mut HashSet<String>) {
    let mut in_use = false;
    for i in 0..tokens.len() {
        in_use = tokens.is(i, "use") || in_use && !tokens.is(i, ";");
        let is_name = all || in_use || tokens.is(i + 1, "::") || tokens.is(i + 1, "!");
        names.extend(tokens.word(i).filter(|_| is_name).map(str::to_owned));
        if let Some(content) = tokens.content(i) {
            add_names(content, all || in_use || called(tokens, i).is_some(), names);
        }
    }
}

/// The modules that the bundle can do without if nothing but these names is used.
pub fn unused(code: &Code, names: &HashSet<String>) -> Vec<Range<usize>> {
    let macros = defined(&code.tokens, &["macro_rules"]);
    let mut unused = Vec::new();
    Reach { text: &code.text, names, macros }.collect(&code.tokens, &mut unused);
    unused
}

struct Reach<'a> {
    text: &'a str,
    names: &'a HashSet<String>,
    /// The macros that the crate defines.
    macros: HashSet<String>,
}

/// The place of some tokens.
#[derive(Clone, Copy, PartialEq)]
enum Scope {
    Items,
    /// The definition of a macro.
    Rules,
    Other,
}

impl Reach<'_> {
    fn collect(&self, tokens: &Tokens, unused: &mut Vec<Range<usize>>) {
        for i in 0..tokens.len() {
            let content = tokens.content(i + 2).filter(|_| tokens.is_block(i + 2));
            let name = tokens.word(i + 1).filter(|_| tokens.is(i, "mod"));
            if let (Some(name), Some(content)) = (name, content) {
                let (first, _) = attributes_of(tokens, i);
                let item = tokens.range(first).start..tokens.range(i + 2).end;
                if self.names.contains(name) || self.has_effects(content, &self.text[item.clone()])
                {
                    self.collect(content, unused);
                } else {
                    unused.push(item);
                }
            }
        }
    }

    /// Does a module affect others that do not name it?
    fn has_effects(&self, content: &Tokens, text: &str) -> bool {
        let macros = defined(content, &["macro_rules"]);
        let types = defined(content, &["struct", "enum", "union", "trait"]);
        GLOBAL.iter().any(|word| text.contains(word))
            || !macros.is_disjoint(self.names)
            || self.acts(content, &macros, &types, Scope::Items)
    }

    /// Is there an `impl` that names none of the module's own types and traits, or a call of a macro
    /// of another module that may expand to one?
    fn acts(
        &self,
        tokens: &Tokens,
        macros: &HashSet<String>,
        types: &HashSet<String>,
        scope: Scope,
    ) -> bool {
        let mut rules = None;
        (0..tokens.len()).any(|i| {
            if let (Some(word), Some(arguments)) = (tokens.word(i), tokens.macro_arguments(i)) {
                rules = (word == "macro_rules").then_some(arguments).or(rules);
                let is_foreign = self.macros.contains(word) && !macros.contains(word);
                return scope != Scope::Other && is_foreign;
            }
            if tokens.is(i, "impl") && (scope == Scope::Rules || begins_item(tokens, i)) {
                let end = (i..tokens.len()).find(|&j| tokens.is_block(j) || tokens.is(j, ";"));
                return !names_one(&tokens.slice(i..end.unwrap_or(tokens.len())), types);
            }
            let is_module = i >= 2 && tokens.is(i - 2, "mod");
            let inner = match scope {
                Scope::Items if is_module => Scope::Items,
                _ if scope == Scope::Rules || rules == Some(i) => Scope::Rules,
                _ => Scope::Other,
            };
            tokens.content(i).is_some_and(|content| self.acts(content, macros, types, inner))
        })
    }
}

/// Does an item begin at this `impl`, and not a type?
fn begins_item(tokens: &Tokens, i: usize) -> bool {
    i == 0
        || tokens.content(i - 1).is_some()
        || [";", "unsafe", "default"].iter().any(|before| tokens.is_before(i, before))
}

/// Do these tokens name one of the types or traits, without a path?
fn names_one(tokens: &Tokens, types: &HashSet<String>) -> bool {
    (0..tokens.len()).any(|i| match tokens.content(i) {
        Some(inner) => names_one(inner, types),
        None => !tokens.is_before(i, "::") && tokens.word(i).is_some_and(|it| types.contains(it)),
    })
}

/// The names of the items with one of these keywords, at any depth.
fn defined(tokens: &Tokens, keywords: &[&str]) -> HashSet<String> {
    let mut names = HashSet::new();
    for i in 0..tokens.len() {
        if keywords.iter().any(|keyword| tokens.is(i, keyword)) {
            let name = tokens.word(i + 1 + usize::from(tokens.is(i + 1, "!")));
            names.extend(name.map(str::to_owned));
        }
        names.extend(tokens.content(i).into_iter().flat_map(|inner| defined(inner, keywords)));
    }
    names
}
