//! Reading a solver: which modules it uses, and what has to be edited so that the bundle finds
//! them. Works on tokens, so that `use` items, full paths and the arguments of macros are alike.

pub mod binary;
pub mod cfg;
pub mod conflicts;
mod depth;
pub mod files;
pub mod manifest;
mod paths;

use self::paths::{Before, KEYWORDS, before};
use crate::tool::diagnostic::{Problem, Result};
use crate::tool::text::edit::Edit;
use crate::tool::text::tokens::{Code, Tokens, lex};
use proc_macro2::{Delimiter, TokenTree};
use std::collections::HashSet;
use std::ops::Range;

/// The name by which a solver calls the crate if its package has no other.
pub const CRATE: &str = "nim_snippets";

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
    /// Where the crate is named in a way that may or may not be a use.
    pub unclear: Vec<Range<usize>>,
    /// Has a variable or function the crate's name?
    pub bound: bool,
}

/// `#![name(words)]`; the name is the first of the words.
pub struct Attribute {
    pub name: String,
    pub words: Vec<String>,
    pub range: Range<usize>,
}

/// The tokens of a solver, if it is Rust.
pub fn parse(text: &str) -> Result<Code> {
    let tokens = lex(text).map_err(|error| unfinished(text, error.span().byte_range().start))?;
    depth::check(tokens.clone())?;
    let code = Code { text: text.to_owned(), tokens: Tokens::new(tokens.clone()) };
    syn::parse2::<syn::File>(tokens).map_err(|error| {
        let message = error.to_string();
        let message = message.split(", expected one of").next();
        let range = match error.span().byte_range() {
            range if range.is_empty() => text.trim_end().len()..text.trim_end().len(),
            range => range,
        };
        Problem::new("syntax error").at(range, message.unwrap_or_default())
    })?;
    Ok(code)
}

/// Reads a solver that calls the crate `krate`, whose place in a bundle is below the `marker`.
pub fn read(code: &Code, krate: &str, marker: &str) -> Result<Solver> {
    let mut reader = Reader::new(&code.text, krate, Some(marker));
    reader.walk(&code.tokens, Place::FILE)?;
    Ok(reader.solver)
}

/// Where a solver uses the crate first, if it is the crate that has this name there.
pub fn first_use(code: &Code, krate: &str) -> Option<Range<usize>> {
    let mut reader = Reader::new(&code.text, krate, None);
    // What a bundle cannot have is a use all the same.
    let _ = reader.walk(&code.tokens, Place::FILE);
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
    in_use: bool,
    /// Among the arguments of a macro.
    in_call: bool,
    /// What the paths of a `use` group continue.
    before: Before,
}

impl Place {
    const FILE: Place = Place {
        root: true,
        textual: true,
        nested: false,
        in_use: false,
        in_call: false,
        before: Before::Nothing,
    };
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
        let mut i = 0;
        while i < tokens.len() {
            match tokens.get(i) {
                Some(TokenTree::Ident(_)) => i = self.ident(tokens, i, &mut place)?,
                Some(TokenTree::Group(_)) => self.group(tokens, i, place)?,
                _ => self.attribute(tokens, i, place),
            }
            if tokens.is(i, ";") {
                place.in_use = false;
            }
            i += 1;
        }
        Ok(())
    }

    /// Reads what is in brackets.
    fn group(&mut self, tokens: &Tokens, i: usize, place: Place) -> Result<()> {
        let Some(content) = tokens.content(i) else {
            return Ok(());
        };
        let braces = tokens.delimiter(i) == Some(Delimiter::Brace);
        let before = match before(tokens, i, place.before) {
            Before::Colons(_) => Before::ColonsGroup,
            before if braces => before,
            _ => Before::Nothing,
        };
        let in_use = place.in_use && braces;
        let bang = tokens.start_before(i, "!");
        let called = bang.and_then(|bang| tokens.word_before(bang));
        let call = called.is_some_and(|name| !KEYWORDS.contains(&name));
        let in_call = place.in_call || call;
        let inner = Place { root: false, textual: false, in_use, in_call, before, ..place };
        self.walk(content, inner)
    }

    /// Reads the item, path or macro call that may begin at `i`, and tells its last token.
    fn ident(&mut self, tokens: &Tokens, i: usize, place: &mut Place) -> Result<usize> {
        let word = tokens.word(i).unwrap_or_default();
        match word {
            _ if word == self.krate => self.path(tokens, i, *place)?,
            "use" => place.in_use = !tokens.is(i + 1, "<"),
            "mod" if tokens.word(i + 1).is_some() => return self.module(tokens, i, *place),
            "macro_rules" if tokens.is(i + 1, "!") => return self.macro_rules(tokens, i, *place),
            "include" | "include_str" | "include_bytes" if tokens.macro_arguments(i).is_some() => {
                let title = format!("`{word}!` reads another file, and a bundle is one file");
                let problem = Problem::new(title).at(tokens.range(i), "");
                return Err(problem.help("paste what it reads into the solver"));
            }
            _ => {}
        }
        if !self.solver.words.contains(word) {
            self.solver.words.insert(word.to_owned());
        }
        Ok(i)
    }

    /// Reads an attribute of the whole file.
    fn attribute(&mut self, tokens: &Tokens, i: usize, place: Place) {
        let Some((content, end)) = tokens.attribute(i).filter(|_| tokens.is(i + 1, "!")) else {
            return;
        };
        if place.root {
            let mut words = Vec::new();
            content.words(&mut words);
            self.solver.attributes.push(Attribute {
                name: content.word(0).unwrap_or_default().to_owned(),
                words,
                range: tokens.range(i).start..tokens.range(end).end,
            });
        }
    }

    /// Reads a `mod` item.
    fn module(&mut self, tokens: &Tokens, i: usize, place: Place) -> Result<usize> {
        let name = tokens.word(i + 1).unwrap_or_default();
        let here = tokens.range(i).start..tokens.range(i + 1).end;
        let Some(content) = tokens.within(i + 2, Delimiter::Brace) else {
            return Ok(i + 1);
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
            self.walk(&content, Place { textual, nested: true, ..Place::default() })?;
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
        let Some(body) = (i..tokens.len()).find(|&j| tokens.content(j).is_some()) else {
            return Ok(i);
        };
        if let Some(name) = tokens.word(i + 2).filter(|_| place.textual) {
            self.solver.macros.push((name.to_owned(), tokens.range(i + 2)));
        }
        let inner = Place { nested: true, ..Place::default() };
        let Some(rules) = tokens.content(body) else { return Ok(body) };
        for j in (0..rules.len()).filter(|&j| rules.is(j, "=>")) {
            if let Some(right) = rules.content(j + 2) {
                self.walk(right, inner)?;
            }
        }
        Ok(body)
    }
}

/// Where the item with the keyword at `i` begins, and whether it has the attribute `macro_use`.
fn attributes_of(tokens: &Tokens, i: usize) -> (usize, bool) {
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
                tokens.attribute(earlier).is_some_and(|(content, _)| content.is(0, "macro_use"));
            start = earlier;
        } else {
            return (start, macro_use);
        }
    }
}
