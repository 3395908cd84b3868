//! Rewrites the text of a crate that becomes a module.

use crate::diagnostic::{Problem, Result};
use crate::solver::macros::{Macros, called, has};
use crate::solver::{attributes_of, cfg, unclear_in_macro};
use crate::text::edit::Edit;
use crate::text::tokens::{Code, Tokens};
use proc_macro2::Delimiter;
use std::collections::BTreeSet;
use std::ops::Range;

/// Lint levels that a crate may set for itself; the bundle leaves them out.
const LEVELS: &[&str] = &["warn", "deny", "forbid"];
/// Other inner attributes that are allowed in the root of a crate and in a module; some have no
/// effect there.
const INNER: &[&str] = &["allow", "expect", "doc", "cfg", "rustfmt", "clippy", "no_std"];

/// The edits for a crate that becomes the module `name`. The flags are those of its compilation,
/// and `codes` all code in the bundle.
pub fn rewritten(code: &Code, name: &str, flags: &[String], codes: &[&Code]) -> Result<Vec<Edit>> {
    let (flags, macros) = (flags.iter().map(String::as_str).collect(), Macros::of(codes, "crate"));
    let exported = exports(&code.tokens)?;
    let mut rewriter = Rewriter { name, flags, macros, exported, edits: Vec::new() };
    rewriter.walk(&code.tokens, Place { root: true, ..Place::default() })?;
    let Rewriter { exported, mut edits, .. } = rewriter;
    for exported in exported {
        let import = format!("\npub use crate::{name}_{exported} as {exported};");
        edits.push(Edit::insert(code.text.len(), import));
    }
    Ok(edits)
}

struct Rewriter<'a> {
    name: &'a str,
    flags: Vec<&'a str>,
    macros: Macros,
    /// The macros that the crate exports.
    exported: BTreeSet<String>,
    edits: Vec<Edit>,
}

/// The context of a list of tokens.
#[derive(Clone, Copy, Default)]
struct Place {
    root: bool,
    in_use: bool,
    /// In a `use` item that does not begin at a module of the crate.
    imports: bool,
    /// Among the arguments of a macro, or in its rules.
    in_macro: bool,
    in_call: bool,
    /// Among the arguments of a macro that may take a path apart.
    apart: bool,
    /// Between the brackets of `pub(…)`.
    visibility: bool,
}

impl Rewriter<'_> {
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
                    let problem = Problem::new("`module_path!` has another value in a bundle");
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
            if tokens.is(i, "use") {
                let own = ["crate", "self", "super", "$"];
                place.in_use = true;
                place.imports = !own.iter().any(|word| tokens.is(i + 1, word));
            } else if tokens.is(i, ";") {
                (place.in_use, place.imports) = (false, false);
            }
            if let Some(content) = tokens.content(i) {
                let called = called(tokens, i);
                let effects = called.map(|name| self.macros.effects(name)).unwrap_or_default();
                let inner = Place {
                    root: false,
                    in_use: place.in_use,
                    imports: place.imports,
                    in_macro: place.in_macro || called.is_some() || rules == Some(i),
                    in_call: place.in_call || called.is_some(),
                    apart: place.apart || effects.takes_apart,
                    visibility: tokens.is_before(i, "pub"),
                };
                self.walk(content, inner)?;
            }
            i += 1;
        }
        Ok(())
    }

    /// Lets a path from `crate` begin with the module.
    fn crate_path(&mut self, tokens: &Tokens, i: usize, place: Place) -> Result<()> {
        let (here, name) = (tokens.range(i), self.name);
        if tokens.is_before(i, "extern") {
            let title = "`extern crate` works in the root of a crate alone";
            return Err(Problem::new(title).at(here, "").help("delete this item"));
        }
        if place.visibility && tokens.len() == 1 {
            // The rules of a macro may match `pub(crate)` literally, so there it stays.
            if !place.in_macro {
                self.edits.push(Edit::new(here, format!("in crate::{name}")));
            }
        } else if place.apart || place.in_call && !tokens.is(i + 1, "::") {
            return Err(in_macro(here, name));
        } else {
            self.edits.push(Edit::insert(here.end, format!("::{name}")));
        }
        Ok(())
    }

    fn attribute(&mut self, content: &Tokens, range: Range<usize>, of_root: bool) -> Result<()> {
        let name = content.word(0).unwrap_or_default();
        let mut given = vec![content.clone()];
        if let ("cfg" | "cfg_attr", Some(arguments)) =
            (name, content.within(1, Delimiter::Parenthesis))
        {
            self.conditions(&arguments);
            if name == "cfg_attr" {
                given = arguments.split_at_commas();
                if cfg::holds(&given.remove(0), &self.flags) == Some(false) {
                    given.clear();
                }
            }
        }
        let given: Vec<&str> = given.iter().filter_map(|attribute| attribute.word(0)).collect();
        if given.iter().all(|name| LEVELS.contains(name)) {
            self.edits.push(Edit::delete(range));
            return Ok(());
        }
        let is_wrong = |name: &&&str| {
            **name == "macro_export" && content.len() > 1
                || of_root && !INNER.contains(name) && !LEVELS.contains(name)
        };
        given.iter().find(is_wrong).map_or(Ok(()), |name| {
            let title =
                format!("`{name}` here cannot work in a bundle, where the crate is a module");
            Err(Problem::new(title).at(range, "").help("delete it"))
        })
    }

    /// Replaces the features in a condition, since the judge's compiler has none.
    fn conditions(&mut self, tokens: &Tokens) {
        for (range, feature) in cfg::features(tokens) {
            let is_on = self.flags.contains(&format!("--cfg=feature={feature}").as_str());
            self.edits.push(Edit::new(range, if is_on { "all()" } else { "any()" }));
        }
    }

    /// Gives an exported macro a name of its own in the root of the bundle, and calls it by that
    /// name.
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
                return Err(in_macro(here, &format!("{}_", self.name)));
            }
            let word = tokens.word(i).filter(|_| !is_called && tokens.is(i + 1, ";"));
            self.edits.extend(word.map(|word| Edit::insert(here.end, format!(" as {word}"))));
            self.edits.push(Edit::insert(here.start, format!("crate::{}_", self.name)));
        } else if place.imports && !tokens.is(i + 1, "as") && !tokens.is(i + 1, "::") {
            let title = "the crate exports a macro of this name";
            return Err(Problem::new(title).at(here, "").help("import it under another name"));
        }
        Ok(())
    }
}

fn in_macro(here: Range<usize>, name: &str) -> Problem {
    unclear_in_macro(here, &format!("in a bundle it begins with `crate::{name}`"))
}

/// The macros that a crate exports. Its other macros must have other names.
pub fn exports(tokens: &Tokens) -> Result<BTreeSet<String>> {
    let definition = |(tokens, i): (&Tokens, usize)| {
        let name = tokens.word(i + 2).filter(|_| tokens.is(i, "macro_rules"))?;
        let attributes = tokens.slice(attributes_of(tokens, i).0..i);
        Some((name.to_owned(), tokens.range(i + 2), has(&attributes, "macro_export")))
    };
    let macros: Vec<_> = tokens.deep().filter_map(definition).collect();
    let mut exported = BTreeSet::new();
    for (name, here, _) in macros.iter().filter(|(.., is_exported)| *is_exported) {
        if macros.iter().filter(|(other, ..)| other == name).count() > 1 {
            let title = format!("the crate has several macros `{name}`, of which one is exported");
            return Err(Problem::new(title).at(here.clone(), "").help("rename the others"));
        }
        exported.insert(name.clone());
    }
    Ok(exported)
}
