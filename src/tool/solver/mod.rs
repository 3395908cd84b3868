//! Reading a solver: which modules it uses, and what has to be edited so that the bundle finds
//! them. Works on tokens, so that `use` items, full paths and the arguments of macros are alike.

pub mod conflicts;
pub mod manifest;

use crate::tool::diagnostic::{Problem, Result};
use crate::tool::text::edit::Edit;
use crate::tool::text::tokens::{Tokens, lex};
use proc_macro2::{Delimiter, TokenTree};
use std::collections::HashSet;
use std::ops::Range;

/// What stands before the list of modules in the line above a bundle's modules.
pub const MARKER: &str = "// nim_snippets:";

/// What a solver says about the modules.
#[derive(Default)]
pub struct Solver {
    /// The modules that it names, and where.
    pub uses: Vec<(String, Range<usize>)>,
    /// Does it import all modules, or the crate under another name? Then the modules that it uses
    /// are among `words`.
    pub everything: bool,
    /// All identifiers.
    pub words: HashSet<String>,
    /// Where the name of the crate begins a path.
    pub places: Vec<Range<usize>>,
    /// Does something else have the crate's name?
    pub shadowed: bool,
    /// Where to insert what.
    pub edits: Vec<Edit>,
    /// Where the modules of an earlier bundling are, the marker included.
    pub block: Option<Range<usize>>,
    /// The macros that are in scope from here to the end of the file.
    pub macros: Vec<(String, Range<usize>)>,
    /// The attributes of the whole file.
    pub attributes: Vec<Attribute>,
}

/// `#![name(words)]`
pub struct Attribute {
    pub name: String,
    pub words: Vec<String>,
    pub range: Range<usize>,
}

/// Reads a solver that calls the crate `krate`, whose place in a bundle is below the `marker`.
pub fn read(text: &str, krate: &str, marker: &str) -> Result<Solver> {
    let tokens = lex(text).map_err(|error| unfinished(text, error.span().byte_range().start))?;
    syn::parse2::<syn::File>(tokens.clone()).map_err(|error| {
        let message = error.to_string();
        let message = message.split(", expected one of").next();
        let range = match error.span().byte_range() {
            range if range.is_empty() => text.trim_end().len()..text.trim_end().len(),
            range => range,
        };
        Problem::new("syntax error").at(range, message.unwrap_or_default())
    })?;
    let mut reader = Reader::new(text, krate, Some(marker));
    reader.walk(&Tokens::new(tokens), Place::FILE)?;
    Ok(reader.solver)
}

/// Where a solver uses the crate first, if it is the crate that has this name there.
pub fn first_use(text: &str, krate: &str) -> Option<Range<usize>> {
    let mut reader = Reader::new(text, krate, None);
    // What a bundle cannot have is a use all the same.
    let _ = reader.walk(&Tokens::new(lex(text).ok()?), Place::FILE);
    let place = reader.solver.places.into_iter().next();
    place.filter(|_| !reader.solver.shadowed)
}

/// Says what is wrong with the character where the tokens end.
fn unfinished(text: &str, at: usize) -> Problem {
    let (label, length) = match text[at..].chars().next() {
        Some('(' | '[' | '{') => ("this bracket is not closed", 1),
        Some(')' | ']' | '}') => ("this bracket matches no open one", 1),
        Some('"') => ("this string is not finished", 1),
        Some(c) => ("no complete token begins here", c.len_utf8()),
        None => ("something is not finished", 0),
    };
    Problem::new("syntax error").at(at..at + length, label)
}

/// What is known about a list of tokens from where it stands.
#[derive(Clone, Copy, Default)]
struct Place {
    /// The file itself.
    root: bool,
    /// A macro that is defined here is in scope up to the end of the file.
    textual: bool,
    /// In a nested module or the body of a macro, where plain paths do not begin at the root.
    nested: bool,
    in_macro: bool,
    /// Behind a `#[cfg(…)]`, so perhaps not there at the judge.
    conditional: bool,
    in_use: bool,
    /// What the paths of a `use` group continue.
    before: Before,
}

impl Place {
    const FILE: Place = Place {
        root: true,
        textual: true,
        nested: false,
        in_macro: false,
        conditional: false,
        in_use: false,
        before: Before::Nothing,
    };
}

/// What a path has in front of it.
#[derive(Clone, Copy, Default)]
enum Before {
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
}

struct Reader<'a> {
    text: &'a str,
    krate: &'a str,
    /// None where every module of the crate's name is somebody else's.
    marker: Option<&'a str>,
    solver: Solver,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, krate: &'a str, marker: Option<&'a str>) -> Self {
        let solver = Solver::default();
        Reader { text, krate, marker, solver }
    }

    fn walk(&mut self, tokens: &Tokens, mut place: Place) -> Result<()> {
        let outside = place.conditional;
        let mut i = 0;
        while i < tokens.len() {
            let braces = match tokens.get(i) {
                Some(TokenTree::Ident(_)) => {
                    let last = self.ident(tokens, i, &mut place)?;
                    std::mem::replace(&mut i, last) + 1 < last
                }
                Some(TokenTree::Group(_)) => self.group(tokens, i, place)? && !place.in_use,
                _ => false,
            };
            self.attribute(tokens, i, &mut place);
            if tokens.is(i, ";") {
                place.in_use = false;
            }
            if braces || tokens.is(i, ";") {
                place.conditional = outside;
            }
            i += 1;
        }
        Ok(())
    }

    /// Reads what is in brackets, and tells whether they are braces.
    fn group(&mut self, tokens: &Tokens, i: usize, place: Place) -> Result<bool> {
        let Some(group) = tokens.group(i) else {
            return Ok(false);
        };
        let braces = group.delimiter() == Delimiter::Brace;
        let before = match before(tokens, i, place.before) {
            Before::Colons(_) => Before::ColonsGroup,
            before if braces => before,
            _ => Before::Nothing,
        };
        let in_use = place.in_use && braces;
        let inner = Place { root: false, textual: false, in_use, before, ..place };
        self.walk(&Tokens::new(group.stream()), inner)?;
        Ok(braces)
    }

    /// Reads the item, path or macro call that may begin at `i`, and tells its last token.
    fn ident(&mut self, tokens: &Tokens, i: usize, place: &mut Place) -> Result<usize> {
        let word = tokens.word(i).unwrap_or_default();
        if tokens.is(i, "use") {
            place.in_use = !tokens.is(i + 1, "<");
        } else if tokens.is(i, "mod") && tokens.word(i + 1).is_some() {
            return self.module(tokens, i, *place);
        } else if tokens.is(i, "macro_rules") && tokens.is(i + 1, "!") {
            return self.macro_rules(tokens, i, *place);
        } else if ["include", "include_str", "include_bytes"].contains(&word.as_str())
            && tokens.macro_arguments(i).is_some()
            && !place.conditional
        {
            let title = format!("`{word}!` reads another file, and a bundle is one file");
            let problem = Problem::new(title).at(tokens.range(i), "");
            return Err(problem.help("paste what it reads into the solver"));
        } else if word == self.krate {
            self.path(tokens, i, *place)?;
        }
        self.solver.words.insert(word);
        Ok(i)
    }

    fn attribute(&mut self, tokens: &Tokens, i: usize, place: &mut Place) {
        let Some((content, end)) = tokens.attribute(i) else {
            return;
        };
        place.conditional |= content.is(0, "cfg");
        if place.root && tokens.is(i + 1, "!") {
            let arguments = content.within(1, Delimiter::Parenthesis);
            let words = arguments.map(|a| (0..a.len()).filter_map(|i| a.word(i)).collect());
            self.solver.attributes.push(Attribute {
                name: content.word(0).unwrap_or_default(),
                words: words.unwrap_or_default(),
                range: tokens.range(i).start..tokens.range(end).end,
            });
        }
    }

    /// Reads a `mod` item.
    fn module(&mut self, tokens: &Tokens, i: usize, place: Place) -> Result<usize> {
        let name = tokens.word(i + 1).unwrap_or_default();
        let here = tokens.range(i).start..tokens.range(i + 1).end;
        let Some(content) = tokens.within(i + 2, Delimiter::Brace) else {
            if place.conditional || place.in_macro {
                return Ok(i + 1);
            }
            let title = format!("`mod {name};` is another file, and a bundle is one file");
            let help = format!("paste the file: `mod {name} {{ … }}`");
            return Err(Problem::new(title).at(here, "").help(help));
        };
        let (start, macro_use) = attributes_of(tokens, i);
        if name == self.krate {
            let block = tokens.range(start).start..tokens.range(i + 2).end;
            let block = self.marked(block, content.is_empty());
            if !place.root || block.is_none() || self.solver.block.is_some() {
                self.solver.shadowed = true;
                let title = format!("this `mod {name}` is in the bundle's way");
                let label = "a module of this name will stand at the end of the bundle";
                return Err(Problem::new(title).at(here, label).help("give it another name"));
            }
            self.solver.block = block;
        } else {
            let textual = place.textual && macro_use;
            let (in_macro, conditional) = (place.in_macro, place.conditional);
            let nested = true;
            let inner = Place { textual, nested, in_macro, conditional, ..Place::default() };
            self.walk(&content, inner)?;
        }
        Ok(i + 2)
    }

    /// An item, with the bundle's marker before it. An empty one needs none.
    fn marked(&self, item: Range<usize>, empty: bool) -> Option<Range<usize>> {
        let marker = self.marker?;
        let above = self.text[..item.start].trim_end();
        let line = above.rfind('\n').map_or(0, |i| i + 1);
        match above[line..].starts_with(marker) {
            true => Some(line..item.end),
            false => empty.then_some(item),
        }
    }

    /// Reads a macro definition: the right sides of its rules.
    fn macro_rules(&mut self, tokens: &Tokens, i: usize, place: Place) -> Result<usize> {
        let Some(body) = (i..tokens.len()).find(|&j| tokens.group(j).is_some()) else {
            return Ok(i);
        };
        if let Some(name) = tokens.word(i + 2).filter(|_| place.textual) {
            self.solver.macros.push((name, tokens.range(i + 2)));
        }
        let (nested, in_macro, conditional) = (true, true, place.conditional);
        let inner = Place { nested, in_macro, conditional, ..Place::default() };
        let rules = tokens.group(body).map(|group| Tokens::new(group.stream()));
        let rules = rules.unwrap_or(Tokens::new(Default::default()));
        for j in 0..rules.len() {
            if let Some(right) = rules.group(j + 2).filter(|_| rules.is(j, "=>")) {
                self.walk(&Tokens::new(right.stream()), inner)?;
            }
        }
        Ok(body)
    }

    /// Reads what the crate's name at `i` begins.
    fn path(&mut self, tokens: &Tokens, i: usize, place: Place) -> Result<()> {
        let krate = self.krate;
        let here = tokens.range(i);
        let before = before(tokens, i, place.before);
        let previous = tokens.word(i.wrapping_sub(1)).unwrap_or_default();
        if matches!(before, Before::Path) {
            self.solver.shadowed |= place.in_use && !tokens.is(i + 1, "::");
            return Ok(());
        }
        let taken = ITEMS.contains(&previous.as_str());
        if tokens.is(i + 1, "::") || previous == "crate" || place.in_use && !taken {
            self.solver.places.push(here.clone());
        }
        if tokens.is(i + 1, "::") {
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
            return Ok(());
        }
        match before {
            Before::Nothing if place.nested => {
                self.solver.edits.push(Edit::insert(here.start, "crate::"))
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
            self.solver.uses.push((name, tokens.range(i)));
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

/// What gives a name that would stand beside the bundle's module.
const ITEMS: &[&str] = &["struct", "enum", "union", "trait", "type", "as"];

/// Where the item with the keyword at `i` begins, and whether it has the attribute `macro_use`.
fn attributes_of(tokens: &Tokens, i: usize) -> (usize, bool) {
    let (mut start, mut macro_use) = (i, false);
    loop {
        let earlier = start.wrapping_sub(2);
        if tokens.is(start.wrapping_sub(1), "pub") {
            start -= 1;
        } else if let Some((content, _)) = tokens.attribute(earlier) {
            macro_use |= content.is(0, "macro_use");
            start = earlier;
        } else if tokens.is(earlier, "pub") {
            start = earlier;
        } else {
            return (start, macro_use);
        }
    }
}

/// What stands before the path that begins at `i`; `group` stands before the whole `use` group.
fn before(tokens: &Tokens, i: usize, group: Before) -> Before {
    let [one, two, three, four] = [1, 2, 3, 4].map(|back| i.wrapping_sub(back));
    if tokens.is(two, "::") {
        let lifetime = tokens.is(four, "'");
        let arrow = tokens.is(four, "->") || tokens.is(four, "=>");
        let touching = tokens.range(three).end == tokens.range(two).start;
        return match tokens.word(three).as_deref() {
            Some("crate" | "self" | "super") => Before::Root,
            Some(word) if !lifetime && !KEYWORDS.contains(&word) => Before::Path,
            // As in `Vec<u8>::new`.
            None if tokens.is(three, ">") && touching && !arrow => Before::Path,
            _ => Before::Colons(tokens.range(two).start),
        };
    }
    let field = tokens.is(one, ".") && !tokens.is(two, "..");
    if field || tokens.is(one, "'") || tokens.is(one, "$") {
        Before::Path
    } else if i == 0 || tokens.is(one, ",") {
        group
    } else {
        Before::Nothing
    }
}

/// The words after which `::` begins a path.
const KEYWORDS: &[&str] = &[
    "as", "async", "await", "break", "const", "dyn", "else", "for", "if", "impl", "in", "let",
    "match", "move", "mut", "pub", "ref", "return", "unsafe", "use", "where", "while",
];
