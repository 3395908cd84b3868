//! Rewrites the text of a crate that becomes a module.

use crate::diagnostic::{Problem, Result};
use crate::solver::cfg;
use crate::solver::macros::{Macros, called};
use crate::text::edit::Edit;
use crate::text::tokens::{Code, Tokens};
use proc_macro2::{Delimiter, TokenTree};
use std::collections::BTreeSet;
use std::ops::Range;

/// Lint levels that a crate may set for itself; the bundle leaves them out.
const LEVELS: &[&str] = &["warn", "deny", "forbid"];
/// Other inner attributes that are allowed in the root of a crate and in a module; some have no effect
/// there.
const INNER: &[&str] = &["allow", "expect", "doc", "cfg", "rustfmt", "clippy", "no_std"];

/// The crate that becomes the module `name`.
pub struct Rewriter<'a> {
    pub name: &'a str,
    /// Its active features.
    pub features: &'a [String],
    pub flags: &'a [&'a str],
    pub macros: &'a Macros,
    /// The macros that it exports.
    pub exported: &'a BTreeSet<String>,
    pub edits: Vec<Edit>,
}

/// The context of a list of tokens.
#[derive(Clone, Copy, Default)]
struct Place {
    root: bool,
    in_use: bool,
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
        self.walk(&code.tokens, Place { root: true, ..Place::default() })?;
        for name in self.exported {
            let import = format!("\npub use crate::{}_{name} as {name};", self.name);
            self.edits.push(Edit::insert(code.text.len(), import));
        }
        Ok(())
    }

    fn walk(&mut self, tokens: &Tokens, mut place: Place) -> Result<()> {
        let mut rules = None;
        let mut i = 0;
        while i < tokens.len() {
            if let Some((content, end)) = tokens.attribute(i) {
                let range = tokens.range(i).start..tokens.range(end).end;
                self.attribute(&content, range, place.root && tokens.is(i + 1, "!"))?;
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
                Some("macro_rules") => rules = tokens.macro_arguments(i),
                Some(word) if self.exported.contains(word) => {
                    self.exported_macro(tokens, i, place)?;
                }
                _ => {}
            }
            place.in_use |= tokens.is(i, "use");
            place.in_use &= !tokens.is(i, ";");
            if let Some(content) = tokens.content(i) {
                self.walk(content, self.inner(tokens, i, place, rules == Some(i)))?;
            }
            i += 1;
        }
        Ok(())
    }

    fn inner(&self, tokens: &Tokens, i: usize, place: Place, rules: bool) -> Place {
        let called = called(tokens, i);
        let effects = called.map(|name| self.macros.effects(name)).unwrap_or_default();
        Place {
            root: false,
            in_use: place.in_use,
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
            return Err(wandering(here, name));
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
            let exports = *name == "macro_export" && content.len() > 1;
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

    /// An exported macro has a name of its own in the root of the bundle, and is called by it.
    fn exported_macro(&mut self, tokens: &Tokens, i: usize, place: Place) -> Result<()> {
        let (here, is_called) = (tokens.range(i), tokens.is(i + 1, "!"));
        if i >= 2 && tokens.is(i - 2, "macro_rules") {
            if place.in_macro {
                let title = "an exported macro that a macro defines cannot work in a bundle";
                return Err(Problem::new(title).at(here, ""));
            }
            self.edits.push(Edit::insert(here.start, format!("{}_", self.name)));
        } else if !tokens.is_before(i, "::")
            && (is_called || place.in_use && tokens.is_before(i, "use"))
        {
            if place.apart {
                return Err(wandering(here, &format!("{}_", self.name)));
            }
            let word = tokens.word(i).filter(|_| !is_called && tokens.is(i + 1, ";"));
            self.edits.extend(word.map(|word| Edit::insert(here.end, format!(" as {word}"))));
            self.edits.push(Edit::insert(here.start, format!("crate::{}_", self.name)));
        }
        Ok(())
    }
}

fn wandering(here: Range<usize>, name: &str) -> Problem {
    Problem::new("what becomes of this path depends on the macro")
        .at(here, format!("in a bundle it begins with `crate::{name}`"))
        .help("write out what the macro makes")
}

/// The macros that a crate exports; each has a name of its own there.
pub fn exports(tokens: &Tokens) -> Result<BTreeSet<String>> {
    let (mut all, mut exported) = (Vec::new(), Vec::new());
    definitions(tokens, &mut all, &mut exported);
    for (name, here) in &exported {
        if all.iter().filter(|other| *other == name).count() > 1 {
            let title = format!("the crate has several macros `{name}`, of which one is exported");
            return Err(Problem::new(title).at(here.clone(), "").help("rename the others"));
        }
    }
    Ok(exported.into_iter().map(|(name, _)| name).collect())
}

fn definitions(tokens: &Tokens, all: &mut Vec<String>, exported: &mut Vec<(String, Range<usize>)>) {
    for i in 0..tokens.len() {
        if tokens.is(i, "macro_rules")
            && let Some(name) = tokens.word(i + 2)
        {
            all.push(name.to_owned());
            if is_exported(tokens, i) {
                exported.push((name.to_owned(), tokens.range(i + 2)));
            }
        }
        if let Some(content) = tokens.content(i) {
            definitions(content, all, exported);
        }
    }
}

/// Has the macro at `i` the attribute that exports it?
fn is_exported(tokens: &Tokens, i: usize) -> bool {
    let Some(start) = tokens.attribute_before(i) else { return false };
    let attribute = tokens.attribute(start);
    attribute.is_some_and(|(content, _)| content.is(0, "macro_export"))
        || is_exported(tokens, start)
}
