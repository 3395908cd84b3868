//! Reads the items, brackets and attributes of a solver.

use crate::diagnostic::{Problem, Result};
use crate::solver::macros::{Macros, called, count};
use crate::solver::paths::before;
use crate::solver::reader::{Attribute, Before, Context, MARKER, Reader, Solver};
use crate::text::tokens::{Code, Tokens};
use proc_macro2::{Delimiter, TokenTree};
use std::iter;
use std::ops::Range;

/// Reads the uses of the crate `krate`. Its modules in an earlier bundle are below the `marker`.
pub fn read(code: &Code, krate: &str, marker: &str) -> Result<Solver> {
    read_as(code, krate, marker, Macros::of(&[code], krate), Context::FILE)
}

/// Reads the uses of a crate in the solver or in one of its own crates. All code in the bundle may
/// define macros for them.
pub fn read_among(code: &Code, krate: &str, is_main: bool, all: &[&Code]) -> Result<Solver> {
    let context = Context { nested: !is_main, ..Context::FILE };
    read_as(code, krate, MARKER, Macros::of(all, krate), context)
}

fn read_as(
    code: &Code,
    krate: &str,
    marker: &str,
    macros: Macros,
    context: Context,
) -> Result<Solver> {
    let mut reader = Reader { macros, ..Reader::new(&code.text, krate, Some(marker)) };
    reader.walk(&code.tokens, context)?;
    if reader.makes_any_macro {
        reader.solver.macros.append(&mut reader.arguments);
    }
    Ok(reader.solver)
}

/// The first use of the crate in a solver, unless the name means something else there.
pub fn first_use(code: &Code, krate: &str) -> Option<Range<usize>> {
    let mut reader = Reader::new(&code.text, krate, None);
    // An error is a use, too.
    let _ = reader.walk(&code.tokens, Context::FILE);
    let place = reader.solver.places.into_iter().next();
    place.filter(|_| !reader.solver.shadowed)
}

impl Reader<'_> {
    fn walk(&mut self, tokens: &Tokens, mut context: Context) -> Result<()> {
        let mut i = 0;
        while i < tokens.len() {
            match tokens.get(i) {
                Some(TokenTree::Ident(_)) => i = self.ident(tokens, i, &mut context)?,
                Some(TokenTree::Group(_)) => self.group(tokens, i, context)?,
                _ => self.attribute(tokens, i, context),
            }
            if tokens.is(i, ";") {
                context.in_use = false;
            }
            i += 1;
        }
        Ok(())
    }

    /// Reads the content of brackets.
    fn group(&mut self, tokens: &Tokens, i: usize, context: Context) -> Result<()> {
        let Some(content) = tokens.content(i) else {
            return Ok(());
        };
        let braces = tokens.is_block(i);
        let before = match before(tokens, i, context.before) {
            Before::Colons(_) => Before::ColonsGroup,
            before if braces => before,
            _ => Before::Nothing,
        };
        let in_use = context.in_use && braces;
        let called = called(tokens, i);
        let in_call = context.in_call || called.is_some();
        let own = called.map(|name| self.macros.effects(name)).unwrap_or_default();
        let verbatim = context.verbatim || own.names_crate;
        let another = || own.names_other || count(content, self.krate) > 1;
        let unsure = context.unsure || own.names_crate && another();
        let wanders = context.wanders || own.writes_module && own.takes_apart;
        let apart = context.apart || own.takes_apart;
        let nested = context.nested || own.writes_module;
        let in_body = context.in_body;
        let (root, textual) = (false, false);
        let inner = Context {
            root,
            textual,
            nested,
            in_use,
            in_call,
            verbatim,
            unsure,
            apart,
            wanders,
            in_body,
            before,
        };
        self.walk(content, inner)
    }

    /// Reads the item, path or macro call that may begin at `i`, and returns its last token.
    fn ident(&mut self, tokens: &Tokens, i: usize, context: &mut Context) -> Result<usize> {
        let word = tokens.word(i).unwrap_or_default();
        match word {
            _ if word == self.krate => self.path(tokens, i, *context)?,
            "use" => context.in_use = !tokens.is(i + 1, "<"),
            "mod" if tokens.word(i + 1).is_some() => return self.module(tokens, i, *context),
            "macro_rules" if tokens.is(i + 1, "!") => return self.macro_rules(tokens, i, *context),
            "include" | "include_str" | "include_bytes" if tokens.macro_arguments(i).is_some() => {
                let title = format!("`{word}!` reads another file, and a bundle is one file");
                let problem = Problem::new(title).at(tokens.range(i), "");
                return Err(problem.help("paste the content of that file into the solver"));
            }
            "env" if tokens.macro_arguments(i).is_some() => {
                let title =
                    "`env!` reads a variable of cargo or of your shell, which the judge lacks";
                let problem = Problem::new(title).at(tokens.range(i), "");
                return Err(problem.help("write the value into the solver"));
            }
            _ => {}
        }
        if self.marker.is_some() {
            self.word(tokens, i, context.in_call);
        }
        Ok(i)
    }

    /// Records an identifier.
    fn word(&mut self, tokens: &Tokens, i: usize, in_call: bool) {
        let word = tokens.word(i).unwrap_or_default();
        if in_call && !tokens.is(i + 1, "!") {
            self.arguments.push((word.to_owned(), tokens.range(i)));
        }
        if !self.solver.words.contains(word) {
            self.solver.words.insert(word.to_owned());
        }
    }

    /// Reads an attribute of the whole file.
    fn attribute(&mut self, tokens: &Tokens, i: usize, context: Context) {
        let Some((content, end)) = tokens.attribute(i).filter(|_| tokens.is(i + 1, "!")) else {
            return;
        };
        if context.root {
            let range = tokens.range(i).start..tokens.range(end).end;
            self.attribute_of_file(&content, &range, None);
        }
    }

    /// Records an attribute, and those in a `cfg_attr`.
    fn attribute_of_file(&mut self, content: &Tokens, range: &Range<usize>, when: Option<&Tokens>) {
        let words = content.words().map(str::to_owned).collect();
        let name = content.word(0).unwrap_or_default().to_owned();
        let arguments = content.within(1, Delimiter::Parenthesis).filter(|_| name == "cfg_attr");
        let (when, range) = (when.cloned(), range.clone());
        self.solver.attributes.push(Attribute { name, words, range: range.clone(), when });
        let mut given = arguments.map(Tokens::split_at_commas).unwrap_or_default().into_iter();
        if let Some(condition) = given.next() {
            given.for_each(|content| self.attribute_of_file(&content, &range, Some(&condition)));
        }
    }

    /// Reads a `mod` item.
    fn module(&mut self, tokens: &Tokens, i: usize, context: Context) -> Result<usize> {
        let name = tokens.word(i + 1).unwrap_or_default();
        let here = tokens.range(i).start..tokens.range(i + 1).end;
        let Some(content) = tokens.within(i + 2, Delimiter::Brace) else {
            if tokens.is(i + 2, ";") {
                self.solver.unread_files.push((name.to_owned(), here));
            }
            return Ok(i + 1);
        };
        let (start, macro_use) = attributes_of(tokens, i);
        if name == self.krate {
            let block = tokens.range(start).start..tokens.range(i + 2).end;
            let block = self.marked(block, content.is_empty());
            if !context.root || block.is_none() || self.solver.block.is_some() {
                self.solver.shadowed = true;
                let title = format!("this `mod {name}` conflicts with the bundle's module");
                let label = "the end of the bundle has a module of this name";
                return Err(Problem::new(title).at(here, label).help("give it another name"));
            }
            self.solver.block = block;
        } else {
            let textual = context.textual
                && (macro_use
                    || inner_attributes(&content).any(|attribute| lets_macros_out(&attribute)));
            let apart = context.apart;
            let inner = Context { textual, nested: true, apart, ..Context::default() };
            self.walk(&content, inner)?;
        }
        Ok(i + 2)
    }

    /// The range of an item and of the bundle's marker above it. An empty module needs no marker.
    fn marked(&self, item: Range<usize>, empty: bool) -> Option<Range<usize>> {
        let marker = self.marker?;
        let above = self.text[..item.start].trim_end();
        let line = above.rfind('\n').map_or(0, |i| i + 1);
        if above[line..].starts_with(marker) {
            return Some(line..item.end);
        }
        empty.then_some(item)
    }

    /// Reads the right sides of the rules of a macro.
    fn macro_rules(&mut self, tokens: &Tokens, i: usize, context: Context) -> Result<usize> {
        let Some(body) = (i..tokens.len()).find(|&j| tokens.content(j).is_some()) else {
            return Ok(i);
        };
        if let Some(name) = tokens.word(i + 2).filter(|_| context.textual || context.in_body) {
            self.solver.macros.push((name.to_owned(), tokens.range(i + 2)));
        }
        self.makes_any_macro |= context.in_body && tokens.is(i + 2, "$");
        let inner = Context { nested: true, in_body: true, ..Context::default() };
        let Some(rules) = tokens.content(body) else { return Ok(body) };
        for j in (1..rules.len()).filter(|&j| rules.is(j, "=>")) {
            if let Some(right) = rules.content(j + 2) {
                self.walk(right, inner)?;
            }
        }
        Ok(body)
    }
}

/// Is it `macro_use`, perhaps in a `cfg_attr`?
fn lets_macros_out(attribute: &Tokens) -> bool {
    attribute.words().any(|word| word == "macro_use")
}

/// The attributes `#![…]` that a file or module begins with.
pub fn inner_attributes(content: &Tokens) -> impl Iterator<Item = Tokens> {
    let mut i = 0;
    iter::from_fn(move || {
        let (attribute, end) = content.attribute(i).filter(|_| content.is(i + 1, "!"))?;
        i = end + 1;
        Some(attribute)
    })
}

/// The start of the item with the keyword at `i`, and whether it has the attribute `macro_use`.
pub fn attributes_of(tokens: &Tokens, i: usize) -> (usize, bool) {
    let (mut start, mut macro_use) = (i, false);
    loop {
        let public = tokens.start_before(start, "pub").or_else(|| {
            let inside = start.checked_sub(1)?;
            tokens.within(inside, Delimiter::Parenthesis)?;
            tokens.start_before(inside, "pub")
        });
        if let Some(earlier) = public {
            start = earlier;
        } else if let Some(earlier) = tokens.attribute_before(start) {
            macro_use |=
                tokens.attribute(earlier).is_some_and(|(content, _)| lets_macros_out(&content));
            start = earlier;
        } else {
            return (start, macro_use);
        }
    }
}
