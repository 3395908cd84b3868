//! Finds the modules of a crate that a bundle can do without: nothing names them, and they have no
//! effect on other modules.

use crate::solver::attributes_of;
use crate::solver::macros::{called, has};
use crate::text::tokens::{Code, Tokens};
use std::collections::HashSet;
use std::ops::Range;

/// Items with one of these affect the whole program, named or not.
const GLOBAL: &[&str] = &["macro_use", "global_allocator", "no_mangle", "export_name"];

/// The words of the code in a bundle.
#[derive(Clone, Default, PartialEq)]
pub struct Names {
    words: HashSet<String>,
    /// The words that may name a module or a macro: words before `::` or `!`, and all words of
    /// `use` items and of arguments of macros.
    paths: HashSet<String>,
}

impl Names {
    pub fn add(&mut self, tokens: &Tokens, all: bool) {
        let mut in_use = false;
        for i in 0..tokens.len() {
            in_use = tokens.is(i, "use") || in_use && !tokens.is(i, ";");
            let is_path = all || in_use || tokens.is(i + 1, "::") || tokens.is(i + 1, "!");
            let word = tokens.word(i).map(str::to_owned);
            self.paths.extend(word.clone().filter(|_| is_path));
            self.words.extend(word);
            if let Some(content) = tokens.content(i) {
                self.add(content, all || in_use || called(tokens, i).is_some());
            }
        }
    }
}

/// The items that the bundle can do without if nothing but these names is used: modules, and the
/// re-exports of their items in the root of the crate.
pub fn unused(Code { text, tokens }: &Code, names: &Names) -> Vec<Range<usize>> {
    let macros = defined(tokens, &["macro_rules"]);
    let reach = Reach { text, names, macros };
    let mut unused = Vec::new();
    reach.collect(tokens, &reexports(tokens), &mut unused);
    unused
}

/// `pub use module::{words};`
struct Reexport {
    module: String,
    words: HashSet<String>,
    item: Range<usize>,
}

/// The `use` items in the root of a crate whose names must be written where they are used. The
/// methods of a trait work without its name.
fn reexports(tokens: &Tokens) -> Vec<Reexport> {
    let items = ["mod", "struct", "enum", "union", "type", "fn", "const", "static"];
    let (items, traits) = (defined(tokens, &items), defined(tokens, &["trait"]));
    let mut reexports = Vec::new();
    for i in (0..tokens.len()).filter(|&i| tokens.is(i, "use")) {
        let Some(end) = (i..tokens.len()).find(|&end| tokens.is(end, ";")) else { break };
        let rooted = tokens.is(i + 1, "self") || tokens.is(i + 1, "crate");
        let path = tokens.slice(i + if rooted { 4 } else { 1 }..end);
        let mut words = path.words().map(str::to_owned);
        let Some(module) = words.next() else { continue };
        let words: HashSet<String> = words.collect();
        if !has(&path, "*") && words.is_subset(&items) && words.is_disjoint(&traits) {
            let item = tokens.range(attributes_of(tokens, i).0).start..tokens.range(end).end;
            reexports.push(Reexport { module, words, item });
        }
    }
    reexports
}

struct Reach<'a> {
    text: &'a str,
    names: &'a Names,
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
    fn collect(&self, tokens: &Tokens, reexports: &[Reexport], unused: &mut Vec<Range<usize>>) {
        for i in 0..tokens.len() {
            let content = tokens.content(i + 2).filter(|_| tokens.is_block(i + 2));
            let name = tokens.word(i + 1).filter(|_| tokens.is(i, "mod"));
            let (Some(name), Some(content)) = (name, content) else { continue };
            let item = tokens.range(attributes_of(tokens, i).0).start..tokens.range(i + 2).end;
            let reexports: Vec<_> = reexports.iter().filter(|it| it.module == name).collect();
            if self.names.paths.contains(name)
                || reexports.iter().any(|it| !it.words.is_disjoint(&self.names.words))
                || self.has_effects(content, &self.text[item.clone()])
            {
                self.collect(content, &[], unused);
            } else {
                unused.push(item);
                unused.extend(reexports.into_iter().map(|reexport| reexport.item.clone()));
            }
        }
    }

    /// Does a module affect others that do not name it?
    fn has_effects(&self, content: &Tokens, text: &str) -> bool {
        let macros = defined(content, &["macro_rules"]);
        let types = defined(content, &["struct", "enum", "union", "trait"]);
        GLOBAL.iter().any(|word| text.contains(word))
            || !macros.is_disjoint(&self.names.paths)
            || self.acts(content, &macros, &types, Scope::Items)
    }

    /// Is there an `impl` that names none of the module's own types and traits, or a call of a
    /// macro of another module that may expand to one?
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
    tokens.deep().any(|(tokens, i)| {
        !tokens.is_before(i, "::") && tokens.word(i).is_some_and(|word| types.contains(word))
    })
}

/// The names of the items with one of these keywords, at any depth.
fn defined(tokens: &Tokens, keywords: &[&str]) -> HashSet<String> {
    let name = |(tokens, i): (&Tokens, usize)| {
        let is_item = keywords.iter().any(|keyword| tokens.is(i, keyword));
        let name = tokens.word(i + 1 + usize::from(tokens.is(i + 1, "!")));
        name.filter(|_| is_item).map(str::to_owned)
    };
    tokens.deep().filter_map(name).collect()
}
