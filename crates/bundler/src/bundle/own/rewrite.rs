//! What changes in the text of a crate that becomes a module.

use crate::diagnostic::{Problem, Result};
use crate::solver::cfg;
use crate::solver::macros::{Macros, called};
use crate::text::edit::Edit;
use crate::text::tokens::{Code, Tokens};
use proc_macro2::{Delimiter, TokenTree};
use std::collections::HashSet;
use std::ops::Range;

/// What levels of lints a crate may set for itself, not for those who bundle it.
const LEVELS: &[&str] = &["warn", "deny", "forbid"];
/// What else may stand as `#![…]` in the root of a crate and in a module.
const INNER: &[&str] = &["allow", "expect", "doc", "cfg", "rustfmt", "clippy"];

/// The crate that becomes the module `name`.
pub struct Rewriter<'a> {
    pub name: &'a str,
    /// Those of its features that are on.
    pub features: &'a [String],
    pub flags: &'a [&'a str],
    pub macros: &'a Macros,
    pub edits: Vec<Edit>,
}

/// Where a list of tokens stands.
#[derive(Clone, Copy, Default)]
struct Place {
    root: bool,
    /// A module, and not a function or the like.
    module: bool,
    /// Among the arguments of a macro, or in its rules.
    in_macro: bool,
    in_call: bool,
    /// Of one that may take a path apart.
    apart: bool,
    /// Between the brackets of `pub(…)`.
    visibility: bool,
}

impl Rewriter<'_> {
    pub fn rewrite(&mut self, code: &Code) -> Result<()> {
        let place = Place { root: true, module: true, ..Place::default() };
        self.walk(&code.tokens, place).map(|_| ())
    }

    /// Tells the exported macros in it, each with the name that it has here.
    fn walk(&mut self, tokens: &Tokens, place: Place) -> Result<Vec<(String, String)>> {
        let mut exported = Vec::new();
        let mut rules = None;
        let mut i = 0;
        while i < tokens.len() {
            if let Some((content, end)) = tokens.attribute(i) {
                self.attribute(&content, tokens.range(i).start..tokens.range(end).end, {
                    place.root && tokens.is(i + 1, "!")
                })?;
                i = end + 1;
                continue;
            }
            match tokens.word(i) {
                Some("crate") => self.crate_path(tokens, i, place)?,
                Some("module_path") if tokens.is(i + 1, "!") => {
                    let problem = Problem::new("`module_path!` says something else in a bundle");
                    return Err(problem.at(tokens.range(i), ""));
                }
                Some("cfg") if tokens.is(i + 1, "!") => {
                    tokens.content(i + 2).into_iter().for_each(|it| self.conditions(it));
                }
                Some("macro_rules") => {
                    rules = tokens.macro_arguments(i);
                    if let (Some(body), Some(attribute)) = (rules, export(tokens, i)) {
                        exported.push(self.exported(tokens, i, body, attribute, place)?);
                    }
                }
                _ => {}
            }
            if let Some(content) = tokens.content(i) {
                let inner = self.inner(tokens, i, place, rules == Some(i));
                for (name, macro_name) in self.walk(content, inner)? {
                    let (module, own) = (tokens.word_before(i).unwrap_or_default(), &macro_name);
                    let import = self.import(&format!("self::{module}::{name}"), own, place.root);
                    self.edits.push(Edit::insert(tokens.range(i).end, import.1));
                    exported.push((import.0, macro_name));
                }
            }
            i += 1;
        }
        Ok(exported)
    }

    fn inner(&self, tokens: &Tokens, i: usize, place: Place, rules: bool) -> Place {
        let called = called(tokens, i);
        let effects = called.map(|name| self.macros.effects(name)).unwrap_or_default();
        Place {
            root: false,
            module: place.module && i >= 2 && tokens.is(i - 2, "mod"),
            in_macro: place.in_macro || called.is_some() || rules,
            in_call: place.in_call || called.is_some(),
            apart: place.apart || effects.takes_apart,
            visibility: tokens.is_before(i, "pub"),
        }
    }

    /// Lets what begins with `crate` begin with the module.
    fn crate_path(&mut self, tokens: &Tokens, i: usize, place: Place) -> Result<()> {
        let here = tokens.range(i);
        let name = self.name;
        if tokens.is_before(i, "extern") {
            let title = "`extern crate` works in the root of a crate alone";
            return Err(Problem::new(title).at(here, "").help("delete this item"));
        }
        if place.visibility && tokens.len() == 1 {
            // In a macro, whose rules may name it as it is, it may be seen by the whole bundle.
            if !place.in_macro {
                self.edits.push(Edit::new(here, format!("in crate::{name}")));
            }
            return Ok(());
        }
        if place.apart || place.in_call && !tokens.is(i + 1, "::") {
            let title = "what becomes of this path depends on the macro";
            let label = format!("in a bundle it begins with `crate::{name}`");
            let help = "write out what the macro makes";
            return Err(Problem::new(title).at(here, label).help(help));
        }
        self.edits.push(Edit::insert(here.end, format!("::{name}")));
        Ok(())
    }

    fn attribute(&mut self, content: &Tokens, range: Range<usize>, of_root: bool) -> Result<()> {
        let name = content.word(0).unwrap_or_default();
        let arguments = content.within(1, Delimiter::Parenthesis);
        let mut given = vec![name.to_owned()];
        if let (Some(arguments), "cfg" | "cfg_attr") = (&arguments, name) {
            self.conditions(arguments);
        }
        if let (Some(arguments), "cfg_attr") = (arguments, name) {
            let mut entries = arguments.split_at_commas().into_iter();
            let condition = entries.next();
            given = entries.filter_map(|entry| entry.word(0).map(str::to_owned)).collect();
            if condition.is_some_and(|it| self.holds(&it) == Some(false)) {
                given.clear();
            }
        }
        let is = |name: &String, list: &[&str]| list.contains(&name.as_str());
        if given.iter().all(|name| is(name, LEVELS)) {
            self.edits.push(Edit::delete(range));
            return Ok(());
        }
        let wrong = |name: &&String| {
            let exports = *name == "macro_export" && content.word(0) == Some("cfg_attr");
            exports || of_root && !is(name, INNER) && !is(name, LEVELS)
        };
        given.iter().find(wrong).map_or(Ok(()), |name| {
            let title =
                format!("`{name}` here cannot work in a bundle, where the crate is a module");
            Err(Problem::new(title).at(range, "").help("delete it"))
        })
    }

    fn holds(&self, condition: &Tokens) -> Option<bool> {
        let features = self.features.iter().map(|feature| format!("--cfg=feature={feature:?}"));
        let features: Vec<String> = features.collect();
        let flags = self.flags.iter().copied().chain(features.iter().map(String::as_str));
        cfg::holds(condition, &flags.collect::<Vec<_>>())
    }

    /// Writes what is known of the crate's features.
    fn conditions(&mut self, tokens: &Tokens) {
        for i in 0..tokens.len() {
            if let Some(content) = tokens.content(i) {
                self.conditions(content);
            }
            let named = tokens.is(i, "feature") && tokens.is(i + 1, "=");
            let Some(TokenTree::Literal(value)) = tokens.get(i + 2).filter(|_| named) else {
                continue;
            };
            let value = value.to_string();
            let on = self.features.iter().any(|feature| value == format!("{feature:?}"));
            let range = tokens.range(i).start..tokens.range(i + 2).end;
            self.edits.push(Edit::new(range, if on { "all()" } else { "any()" }));
        }
    }

    /// Makes an exported macro an item of its module, and tells the name of that.
    fn exported(
        &mut self,
        tokens: &Tokens,
        i: usize,
        body: usize,
        (attribute, first): (Range<usize>, usize),
        place: Place,
    ) -> Result<(String, String)> {
        let name = tokens.word(i + 2).unwrap_or_default();
        let refused = |title: &str| Err(Problem::new(title).at(attribute.clone(), ""));
        if !place.module || place.in_macro {
            return refused("an exported macro in a function or macro cannot work in a bundle");
        }
        if tokens.attribute(first).is_some_and(|(content, _)| content.len() > 1) {
            return refused("`local_inner_macros` cannot work in a bundle");
        }
        self.edits.push(Edit::delete(attribute.clone()));
        let end = body + usize::from(tokens.is(body + 1, ";"));
        let (alias, import) = self.import(name, name, place.root);
        self.edits.push(Edit::insert(tokens.range(end).end, import));
        Ok((alias, name.to_owned()))
    }

    /// The item that imports a macro: in the root by its name, elsewhere by one that nobody has.
    fn import(&self, path: &str, name: &str, root: bool) -> (String, String) {
        if root && path == name {
            return (name.to_owned(), format!("\npub(crate) use {name};"));
        }
        let alias = if root { name.to_owned() } else { format!("{}_{name}", self.name) };
        let import = format!("\npub(crate) use {path} as {alias};");
        (alias, import)
    }
}

/// The attribute that exports the macro at `i`, and where it begins.
fn export(tokens: &Tokens, i: usize) -> Option<(Range<usize>, usize)> {
    let mut first = i;
    while let Some(start) = tokens.attribute_before(first) {
        let (content, end) = tokens.attribute(start)?;
        if content.is(0, "macro_export") {
            return Some((tokens.range(start).start..tokens.range(end).end, start));
        }
        first = start;
    }
    None
}

/// The names of the macros that a crate exports.
pub fn exports(tokens: &Tokens) -> HashSet<String> {
    let mut names = HashSet::new();
    for i in 0..tokens.len() {
        if tokens.is(i, "macro_rules") && export(tokens, i).is_some() {
            names.extend(tokens.word(i + 2).map(str::to_owned));
        }
        names.extend(tokens.content(i).into_iter().flat_map(exports));
    }
    names
}

/// The other names that these macros get.
pub fn aliases(tokens: &Tokens, exported: &HashSet<String>) -> HashSet<String> {
    let mut names = HashSet::new();
    for i in 0..tokens.len() {
        if tokens.is(i + 1, "as") && tokens.word(i).is_some_and(|word| exported.contains(word)) {
            names.extend(tokens.word(i + 2).map(str::to_owned));
        }
        names.extend(tokens.content(i).into_iter().flat_map(|inner| aliases(inner, exported)));
    }
    names
}

/// Lets no `pub use` show an exported macro to more than the bundle, which it is not shown to.
pub fn reexports(tokens: &Tokens, exported: &HashSet<String>, edits: &mut Vec<Edit>) -> Result<()> {
    for i in 0..tokens.len() {
        if let Some(content) = tokens.content(i) {
            reexports(content, exported, edits)?;
        }
        if !(tokens.is(i, "use") && tokens.is_before(i, "pub")) {
            continue;
        }
        let end = (i..tokens.len()).find(|&end| tokens.is(end, ";")).unwrap_or(tokens.len());
        let mut words = Vec::new();
        tokens.slice(i..end).words(&mut words);
        if let Some(name) = words.iter().find(|word| exported.contains(*word)) {
            if (i..end).any(|k| tokens.content(k).is_some()) {
                let title = format!("in a bundle the macro `{name}` needs a `use` of its own here");
                let range = tokens.range(i).start..tokens.range(end).end;
                return Err(Problem::new(title).at(range, "").help("take it out of the brackets"));
            }
            edits.push(Edit::insert(tokens.range(i - 1).end, "(crate)"));
        }
    }
    Ok(())
}
