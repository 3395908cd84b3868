//! Paths and `use` items: where the crate's name begins one, and which modules follow it.

use super::{Place, Reader};
use crate::tool::diagnostic::{Problem, Result};
use crate::tool::text::edit::Edit;
use crate::tool::text::tokens::Tokens;
use proc_macro2::Delimiter;
use std::ops::Range;

/// What a path has in front of it.
#[derive(Clone, Copy, Default)]
pub(super) enum Before {
    #[default]
    Nothing,
    /// `::` at this position.
    Colons(usize),
    /// `::{`, around this path and others.
    ColonsGroup,
    /// `crate::`, `self::` or `super::`.
    Root,
    /// Another path.
    Path,
    /// What may be a type, as in `Vec<u8>::new`, or a comparison with what follows.
    Angle,
}

impl Reader<'_> {
    /// Reads what the crate's name at `i` begins.
    pub(super) fn path(&mut self, tokens: &Tokens, i: usize, place: Place) -> Result<()> {
        let krate = self.krate;
        let here = tokens.range(i);
        let before = before(tokens, i, place.before);
        let previous = tokens.word_before(i).unwrap_or_default();
        // No crate has type parameters.
        let continues = tokens.is(i + 1, "::") && !tokens.is(i + 3, "<");
        match before {
            Before::Path => {
                self.solver.shadowed |= place.in_use && imports_itself(tokens, i);
                return Ok(());
            }
            Before::Angle => {
                self.solver.unclear.push(here);
                return Ok(());
            }
            _ => {}
        }
        let taken = ITEMS.contains(&previous);
        if continues || previous == "crate" || place.in_use && !taken {
            self.solver.places.push(here.clone());
        }
        if continues {
            self.modules(tokens, i + 3)?;
        } else if previous == "crate" {
            let title = format!("`extern crate {krate}` cannot work in a bundle");
            let help = format!("delete this item, or write `use {krate} as …;` for another name");
            let label = "here it is a crate, in the bundle it is a module";
            return Err(Problem::new(title).at(here, label).help(help));
        } else if taken {
            self.solver.shadowed = true;
            let title = format!("this name is taken by the bundle's `mod {krate}`");
            return Err(Problem::new(title).at(here, "").help("give it another name"));
        } else if place.in_use && tokens.is(i + 1, "as") {
            self.solver.everything = true;
        } else if place.in_use {
            return Err(self.imported(here));
        } else {
            let bound = BINDERS.contains(&previous) || tokens.is(i + 1, ":");
            self.solver.bound |= bound;
            if place.in_call {
                self.solver.unclear.push(here);
            }
            return Ok(());
        }
        match before {
            Before::Nothing if place.nested => {
                self.solver.edits.push(Edit::insert(here.start, "crate::"));
            }
            Before::Colons(at) => {
                let glued = self.text[..at].ends_with(|c: char| c == '_' || c.is_alphanumeric());
                let insertion = if glued { " crate" } else { "crate" };
                self.solver.edits.push(Edit::insert(at, insertion));
            }
            Before::ColonsGroup => {
                let title = format!("`{krate}` cannot stand in a group after `::` in a bundle");
                let label = "this path would have to begin with `crate::`";
                let help = format!("write it as an item of its own: `use {krate}::…;`");
                return Err(Problem::new(title).at(here, label).help(help));
            }
            _ => {}
        }
        Ok(())
    }

    /// Reads what follows `nim_snippets::`.
    fn modules(&mut self, tokens: &Tokens, i: usize) -> Result<()> {
        if let Some(group) = tokens.within(i, Delimiter::Brace) {
            let mut entries = group.split_at_commas().into_iter();
            return entries.try_for_each(|entry| self.modules(&entry, 0));
        }
        let itself = tokens.is(i, "self");
        if itself && !tokens.is(i + 1, "as") {
            return Err(self.imported(tokens.range(i)));
        } else if itself || tokens.is(i, "*") || tokens.is(i, "$") {
            self.solver.everything = true;
        } else if let Some(name) = tokens.word(i) {
            self.solver.uses.push((name.to_owned(), tokens.range(i)));
        }
        Ok(())
    }

    fn imported(&self, here: Range<usize>) -> Problem {
        let krate = self.krate;
        Problem::new(format!("`{krate}` itself cannot be imported in a bundle"))
            .at(here, "in the bundle this is the module at the end of the file")
            .help(format!(
                "without this import `{krate}::…` works all the same; \
                 import what is in it as `use {krate}::…;`"
            ))
    }
}

/// Does a `use` item bring the name at `i` itself into scope: `x`, or `x::{self, …}`?
fn imports_itself(tokens: &Tokens, i: usize) -> bool {
    if !tokens.is(i + 1, "::") {
        return true;
    }
    let entries = tokens.within(i + 3, Delimiter::Brace).map(Tokens::split_at_commas);
    entries.into_iter().flatten().any(|entry| entry.len() == 1 && entry.is(0, "self"))
}

/// What gives a name that would stand beside the bundle's module.
const ITEMS: &[&str] = &["struct", "enum", "union", "trait", "type", "as"];

/// What gives a name to a value.
const BINDERS: &[&str] = &["let", "mut", "ref", "fn", "const", "static", "for", "in"];

/// What stands before the path that begins at `i`; `group` stands before the whole `use` group.
pub(super) fn before(tokens: &Tokens, i: usize, group: Before) -> Before {
    if let Some(colons) = tokens.start_before(i, "::") {
        return before_colons(tokens, colons);
    }
    let field = tokens.is_before(i, ".") && !tokens.is_before(i, "..");
    if field || tokens.is_before(i, "'") || tokens.is_before(i, "$") {
        Before::Path
    } else if i == 0 || tokens.is_before(i, ",") {
        group
    } else {
        Before::Nothing
    }
}

fn before_colons(tokens: &Tokens, colons: usize) -> Before {
    if let Some(name) = colons.checked_sub(1).filter(|&name| tokens.word(name).is_some()) {
        return match tokens.word(name) {
            Some("crate" | "self" | "super") => Before::Root,
            Some(word) if !tokens.is_before(name, "'") && !KEYWORDS.contains(&word) => Before::Path,
            _ => Before::Colons(tokens.range(colons).start),
        };
    }
    let angle = tokens.start_before(colons, ">").filter(|&angle| {
        let arrow = tokens.is_before(colons, "->") || tokens.is_before(colons, "=>");
        !arrow && tokens.range(angle).end == tokens.range(colons).start
    });
    match angle {
        Some(_) => Before::Angle,
        None => Before::Colons(tokens.range(colons).start),
    }
}

/// The words after which `::` begins a path, and `!` is no macro call.
pub(super) const KEYWORDS: &[&str] = &[
    "as", "async", "await", "break", "const", "dyn", "else", "for", "if", "impl", "in", "let",
    "match", "move", "mut", "pub", "ref", "return", "unsafe", "use", "where", "while",
];
