//! Reads the paths and `use` items that begin with the crate's name, and the modules in them.

use crate::diagnostic::{Problem, Result};
use crate::solver::reader::{Before, Context, Reader};
use crate::solver::syntax::KEYWORDS;
use crate::text::edit::Edit;
use crate::text::tokens::Tokens;
use proc_macro2::Delimiter;
use std::ops::Range;

/// The role of the crate's name at a place.
enum Role {
    Crate,
    /// An item in the same scope as the bundle's module.
    Item,
    /// Something else that a `use` item brings into scope.
    Import,
    /// A part of another path.
    Other,
    /// A variable, function, field and so on.
    Value,
    /// After `>`, which may end a type or compare.
    Unclear,
}

impl Role {
    fn of(tokens: &Tokens, i: usize, before: Before, in_use: bool) -> Self {
        let previous = tokens.word_before(i).unwrap_or_default();
        match before {
            Before::Path if in_use && imports_itself(tokens, i) => Role::Import,
            Before::Path => Role::Other,
            Before::Angle => Role::Unclear,
            _ if continues(tokens, i) || previous == "crate" => Role::Crate,
            _ if ITEMS.contains(&previous) => Role::Item,
            _ if in_use => Role::Crate,
            _ => Role::Value,
        }
    }
}

/// Does a path continue after the crate's name at `i`? A crate has no type parameters.
fn continues(tokens: &Tokens, i: usize) -> bool {
    tokens.is(i + 1, "::") && !tokens.is(i + 3, "<")
}

impl Reader<'_> {
    /// Reads the path or item with the crate's name at `i`.
    pub fn path(&mut self, tokens: &Tokens, i: usize, context: Context) -> Result<()> {
        let here = tokens.range(i);
        let before = before(tokens, i, context.before);
        match Role::of(tokens, i, before, context.in_use) {
            Role::Crate => {
                self.solver.places.push(here.clone());
                self.crate_path(tokens, i)?;
                let nested = context.nested && matches!(before, Before::Nothing);
                let edited = nested && !context.verbatim;
                let longer = edited || matches!(before, Before::Colons(_));
                if context.wanders || context.unsure && nested || context.apart && longer {
                    self.solver.wandering.push(here.clone());
                }
                self.begin_at_root(here, before, edited)?;
            }
            Role::Item => {
                self.solver.shadowed = true;
                let title = format!("this name is taken by the bundle's `mod {}`", self.krate);
                return Err(Problem::new(title).at(here, "").help("give it another name"));
            }
            Role::Import => self.solver.shadowed = true,
            Role::Other => {}
            Role::Value => {
                let previous = tokens.word_before(i).unwrap_or_default();
                self.solver.bound |= BINDERS.contains(&previous) || tokens.is(i + 1, ":");
                if context.in_call {
                    self.solver.unclear.push(here);
                }
            }
            Role::Unclear => self.solver.unclear.push(here),
        }
        Ok(())
    }

    /// Reads the modules in a path or `use` item of the crate.
    fn crate_path(&mut self, tokens: &Tokens, i: usize) -> Result<()> {
        if continues(tokens, i) {
            self.modules(tokens, i + 3)
        } else if tokens.is_before(i, "crate") {
            let krate = self.krate;
            let title = format!("`extern crate {krate}` cannot work in a bundle");
            let label = "here it is a crate, in the bundle it is a module";
            let help = format!("delete this item, or write `use {krate} as …;` for another name");
            Err(Problem::new(title).at(tokens.range(i), label).help(help))
        } else if tokens.is(i + 1, "as") {
            self.solver.everything = true;
            self.solver.renamed = true;
            Ok(())
        } else {
            Err(self.imported(tokens.range(i)))
        }
    }

    /// Lets a path of the crate begin with `crate::` if it would not find the module otherwise.
    fn begin_at_root(&mut self, here: Range<usize>, before: Before, nested: bool) -> Result<()> {
        match before {
            Before::Nothing if nested => {
                self.solver.edits.push(Edit::insert(here.start, "crate::"));
            }
            Before::Colons(at) => {
                let glued = self.text[..at].ends_with(|c: char| c == '_' || c.is_alphanumeric());
                let insertion = if glued { " crate" } else { "crate" };
                self.solver.edits.push(Edit::insert(at, insertion));
            }
            Before::ColonsGroup => {
                let krate = self.krate;
                let title = format!("`{krate}` cannot be in a group after `::` in a bundle");
                let label = "this path would have to begin with `crate::`";
                let help = format!("write a separate item: `use {krate}::…;`");
                return Err(Problem::new(title).at(here, label).help(help));
            }
            _ => {}
        }
        Ok(())
    }

    /// Reads the modules after `nim_snippets::`.
    fn modules(&mut self, tokens: &Tokens, i: usize) -> Result<()> {
        if let Some(group) = tokens.within(i, Delimiter::Brace) {
            let mut entries = group.split_at_commas().into_iter();
            return entries.try_for_each(|entry| self.modules(&entry, 0));
        }
        let itself = tokens.is(i, "self");
        if itself && !tokens.is(i + 1, "as") {
            return Err(self.imported(tokens.range(i)));
        }
        self.solver.renamed |= itself;
        if itself || tokens.is(i, "*") || tokens.is(i, "$") {
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
                "delete this import, since `{krate}::…` works without it; \
                 import a module by `use {krate}::…;`"
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

/// The error that a path in the arguments of a macro may become another path.
pub fn unclear_in_macro(place: Range<usize>, label: &str) -> Problem {
    Problem::new("a macro may change this path")
        .at(place, label)
        .help("write the path without the macro")
}

/// Keywords that declare a name in the scope of the bundle's module.
const ITEMS: &[&str] = &["struct", "enum", "union", "trait", "type", "as"];

/// Keywords that name a value.
const BINDERS: &[&str] = &["let", "mut", "ref", "fn", "const", "static", "for", "in"];

/// The prefix of the path that begins at `i`; `group` is the prefix of the whole `use` group.
pub fn before(tokens: &Tokens, i: usize, group: Before) -> Before {
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
