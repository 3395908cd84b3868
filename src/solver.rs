//! Reading a solver: which modules it uses, and what has to be edited so that the bundle finds
//! them. Works on tokens, so that `use` items, full paths and the arguments of macros are alike.

use crate::diagnostic::{Problem, Result};
use crate::tokens::{
    group_of, is_pair, is_punct, is_word, lex, macro_arguments, range, trees, word,
};
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
    /// Does it import all modules, or the crate under another name? Then what it uses is among
    /// `words`.
    pub everything: bool,
    /// All identifiers.
    pub words: HashSet<String>,
    /// Where to insert what.
    pub edits: Vec<(usize, &'static str)>,
    /// Where the modules of an earlier bundling are, the marker included.
    pub block: Option<Range<usize>>,
    /// The macros that are in scope at the end of the file.
    pub macros: Vec<(String, Range<usize>)>,
    /// The attributes of the whole file, `#![name(arguments)]`.
    pub attributes: Vec<Attribute>,
}

pub struct Attribute {
    pub name: String,
    pub words: Vec<String>,
    pub range: Range<usize>,
}

/// Reads a solver that calls the crate `krate`.
pub fn read(text: &str, krate: &str) -> Result<Solver> {
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
    let solver = Solver::default();
    let mut reader = Reader {
        text,
        krate,
        solver,
    };
    let root = Place {
        root: true,
        textual: true,
        ..Place::default()
    };
    reader.walk(&trees(tokens), root)?;
    Ok(reader.solver)
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
    /// A macro that is defined here is in scope after it, up to the end of the file.
    textual: bool,
    /// Within a nested module or the body of a macro: plain paths do not begin at the root.
    nested: bool,
    in_macro: bool,
    /// Behind a `#[cfg(…)]`, so perhaps not there at the judge.
    conditional: bool,
    in_use: bool,
    /// What the paths of a `use` group continue.
    before: Before,
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
    solver: Solver,
}

impl Reader<'_> {
    fn walk(&mut self, tokens: &[TokenTree], mut place: Place) -> Result<()> {
        let outside = place.conditional;
        let mut i = 0;
        while i < tokens.len() {
            match &tokens[i] {
                TokenTree::Ident(_) => {
                    let last = self.ident(tokens, i, &mut place)?;
                    if last > i + 1 {
                        place.conditional = outside;
                    }
                    i = last;
                }
                TokenTree::Punct(punct) if punct.as_char() == '#' => {
                    self.attribute(tokens, i, &mut place)
                }
                TokenTree::Punct(punct) if punct.as_char() == ';' => {
                    (place.in_use, place.conditional) = (false, outside);
                }
                TokenTree::Group(group) => {
                    let braces = group.delimiter() == Delimiter::Brace;
                    let before = match before(tokens, i, place.before) {
                        Before::Colons(_) => Before::ColonsGroup,
                        before => before,
                    };
                    let inner = Place {
                        root: false,
                        textual: false,
                        in_use: place.in_use && braces,
                        before: if braces { before } else { Before::Nothing },
                        ..place
                    };
                    self.walk(&trees(group.stream()), inner)?;
                    if braces && !place.in_use {
                        place.conditional = outside;
                    }
                }
                _ => {}
            }
            i += 1;
        }
        Ok(())
    }

    /// Reads the item, path or macro call that may begin at `i`, and tells its last token.
    fn ident(&mut self, tokens: &[TokenTree], i: usize, place: &mut Place) -> Result<usize> {
        let raw = tokens[i].to_string();
        let next = tokens.get(i + 1);
        match raw.as_str() {
            "use" => place.in_use = !is_punct(next, '<'),
            "mod" if matches!(next, Some(TokenTree::Ident(_))) => {
                return self.module(tokens, i, *place);
            }
            "macro_rules" if is_punct(next, '!') => return self.macro_rules(tokens, i, *place),
            "include" | "include_str" | "include_bytes"
                if macro_arguments(tokens, i).is_some() && !place.conditional =>
            {
                let title = format!("`{raw}!` reads another file, and a bundle is one file");
                return Err(Problem::new(title)
                    .at(range(&tokens[i]), "")
                    .help("paste what it reads into the solver"));
            }
            _ => {}
        }
        let word = word(tokens.get(i)).unwrap_or_default();
        if word == self.krate {
            self.path(tokens, i, *place)?;
        }
        self.solver.words.insert(word);
        Ok(i)
    }

    fn attribute(&mut self, tokens: &[TokenTree], i: usize, place: &mut Place) {
        let inner = is_punct(tokens.get(i + 1), '!');
        let brackets = group_of(tokens.get(i + 1 + usize::from(inner)), Delimiter::Bracket);
        let Some(brackets) = brackets else { return };
        let content = trees(brackets.stream());
        place.conditional |= is_word(content.first(), "cfg");
        if inner && place.root {
            let arguments = group_of(content.get(1), Delimiter::Parenthesis);
            let arguments = arguments.map_or(Vec::new(), |group| trees(group.stream()));
            self.solver.attributes.push(Attribute {
                name: word(content.first()).unwrap_or_default(),
                words: arguments.iter().filter_map(|t| word(Some(t))).collect(),
                range: range(&tokens[i]).start..brackets.span().byte_range().end,
            });
        }
    }

    /// Reads a `mod` item.
    fn module(&mut self, tokens: &[TokenTree], i: usize, place: Place) -> Result<usize> {
        let name = word(tokens.get(i + 1)).unwrap_or_default();
        let here = range(&tokens[i]).start..range(&tokens[i + 1]).end;
        let Some(body) = group_of(tokens.get(i + 2), Delimiter::Brace) else {
            let missing = is_punct(tokens.get(i + 2), ';') && !place.conditional && !place.in_macro;
            let title = format!("`mod {name};` is another file, and a bundle is one file");
            let problem = Problem::new(title).at(here, "");
            return match missing {
                true => Err(problem.help(format!("paste the file: `mod {name} {{ … }}`"))),
                false => Ok(i + 1),
            };
        };
        let content = trees(body.stream());
        let start = item_start(tokens, i);
        if name == self.krate {
            let end = body.span().byte_range().end;
            self.solver.block = self.marked(&tokens[start], content.is_empty(), end);
            if !place.root || self.solver.block.is_none() {
                return Err(
                    Problem::new(format!("this `mod {name}` is in the bundle's way"))
                        .at(
                            here,
                            "a module of this name will stand at the end of the bundle",
                        )
                        .help("give it another name"),
                );
            }
        } else {
            let macro_use = |token: &TokenTree| {
                let content = group_of(Some(token), Delimiter::Bracket).map(|g| g.stream());
                content.is_some_and(|c| is_word(c.into_iter().next().as_ref(), "macro_use"))
            };
            let inner = Place {
                root: false,
                textual: place.textual && tokens[start..i].iter().any(macro_use),
                nested: true,
                in_use: false,
                before: Before::Nothing,
                ..place
            };
            self.walk(&content, inner)?;
        }
        Ok(i + 2)
    }

    /// The range of the bundle's modules if `item` is preceded by their marker.
    fn marked(&self, item: &TokenTree, empty: bool, end: usize) -> Option<Range<usize>> {
        let start = range(item).start;
        let above = self.text[..start].trim_end();
        let line = above.rfind('\n').map_or(0, |i| i + 1);
        match above[line..].starts_with(MARKER) {
            true => Some(line..end),
            false => empty.then_some(start..end),
        }
    }

    /// Reads a macro definition: the right sides of its rules.
    fn macro_rules(&mut self, tokens: &[TokenTree], i: usize, place: Place) -> Result<usize> {
        let Some(body) = (i..tokens.len()).find(|&j| matches!(tokens[j], TokenTree::Group(_)))
        else {
            return Ok(i);
        };
        if place.textual
            && let Some(name) = word(tokens.get(i + 2))
        {
            self.solver.macros.push((name, range(&tokens[i + 2])));
        }
        let inner = Place {
            nested: true,
            in_macro: true,
            conditional: place.conditional,
            ..Place::default()
        };
        if let TokenTree::Group(group) = &tokens[body] {
            let rules = trees(group.stream());
            for j in 2..rules.len() {
                if let TokenTree::Group(right) = &rules[j]
                    && is_pair(&rules, j - 2, ['=', '>'])
                {
                    self.walk(&trees(right.stream()), inner)?;
                }
            }
        }
        Ok(body)
    }

    /// Reads what the crate's name at `i` begins.
    fn path(&mut self, tokens: &[TokenTree], i: usize, place: Place) -> Result<()> {
        let krate = self.krate;
        let here = range(&tokens[i]);
        let before = before(tokens, i, place.before);
        if matches!(before, Before::Path) {
            return Ok(());
        }
        let previous = i.checked_sub(1).and_then(|j| word(tokens.get(j)));
        if is_pair(tokens, i + 1, [':', ':']) {
            self.modules(&tokens[i + 3..])?;
        } else if previous.as_deref() == Some("crate") {
            return Err(
                Problem::new(format!("`extern crate {krate}` cannot work in a bundle"))
                    .at(here, "here it is a crate, in the bundle it is a module")
                    .help(format!(
                        "delete this item, or write `use {krate} as …;` for another name"
                    )),
            );
        } else if previous.is_some_and(|p| ITEMS.contains(&p.as_str())) {
            return Err(
                Problem::new(format!("this name is taken by the bundle's `mod {krate}`"))
                    .at(here, "")
                    .help("give it another name"),
            );
        } else if place.in_use && is_word(tokens.get(i + 1), "as") {
            self.solver.everything = true;
        } else if place.in_use {
            return Err(self.imported(here));
        } else {
            return Ok(());
        }
        match before {
            Before::Nothing if place.nested => self.solver.edits.push((here.start, "crate::")),
            Before::Colons(at) => self.solver.edits.push((at, "crate")),
            Before::ColonsGroup => {
                return Err(Problem::new(format!(
                    "`{krate}` cannot stand in a group after `::` in a bundle"
                ))
                .at(here, "this path would have to begin with `crate::`")
                .help(format!("write it as an item of its own: `use {krate}::…;`")));
            }
            _ => {}
        }
        Ok(())
    }

    /// Reads what follows `nim_snippets::`.
    fn modules(&mut self, tokens: &[TokenTree]) -> Result<()> {
        match tokens.first() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                let entries = trees(group.stream());
                for entry in entries.split(|token| is_punct(Some(token), ',')) {
                    self.modules(entry)?;
                }
            }
            Some(token @ TokenTree::Ident(ident)) if ident == "self" => {
                if !is_word(tokens.get(1), "as") {
                    return Err(self.imported(range(token)));
                }
                self.solver.everything = true;
            }
            Some(token @ TokenTree::Ident(_)) => {
                let name = word(Some(token)).unwrap_or_default();
                self.solver.uses.push((name, range(token)));
            }
            Some(TokenTree::Punct(punct)) if "*$".contains(punct.as_char()) => {
                self.solver.everything = true;
            }
            _ => {}
        }
        Ok(())
    }

    fn imported(&self, here: Range<usize>) -> Problem {
        let krate = self.krate;
        Problem::new(format!("`{krate}` itself cannot be imported in a bundle"))
            .at(
                here,
                "in the bundle this is the module at the end of the file",
            )
            .help(format!(
                "without this import `{krate}::nim::wins(…)` works all the same; \
                 import a module as `use {krate}::nim;`"
            ))
    }
}

/// What a name of the crate's can be given by that would stand beside the bundle's module.
const ITEMS: &[&str] = &["mod", "struct", "enum", "union", "trait", "type", "as"];

/// Where the item with the keyword at `i` begins: at its first attribute.
fn item_start(tokens: &[TokenTree], i: usize) -> usize {
    let mut start = i;
    while start > 0 {
        let restricted = group_of(tokens.get(start - 1), Delimiter::Parenthesis).is_some();
        let attribute = group_of(tokens.get(start - 1), Delimiter::Bracket).is_some();
        let earlier = start.checked_sub(2).and_then(|j| tokens.get(j));
        if is_word(tokens.get(start - 1), "pub") {
            start -= 1;
        } else if restricted && is_word(earlier, "pub") || attribute && is_punct(earlier, '#') {
            start -= 2;
        } else {
            break;
        }
    }
    start
}

/// What stands before the path that begins at `i`; `group` stands before the whole `use` group.
fn before(tokens: &[TokenTree], i: usize, group: Before) -> Before {
    if i >= 2 && is_pair(tokens, i - 2, [':', ':']) {
        return match i.checked_sub(3).map(|j| &tokens[j]) {
            Some(TokenTree::Ident(ident)) => match ident.to_string().as_str() {
                "crate" | "self" | "super" => Before::Root,
                word if KEYWORDS.contains(&word) => Before::Colons(range(&tokens[i - 2]).start),
                _ => Before::Path,
            },
            Some(token) if ends_type(tokens, i - 3) && is_punct(Some(token), '>') => Before::Path,
            _ => Before::Colons(range(&tokens[i - 2]).start),
        };
    }
    match i.checked_sub(1).map(|j| &tokens[j]) {
        None => group,
        Some(TokenTree::Punct(punct)) => match punct.as_char() {
            ',' => group,
            '\'' | '$' => Before::Path,
            '.' if i < 2 || !is_pair(tokens, i - 2, ['.', '.']) => Before::Path,
            _ => Before::Nothing,
        },
        _ => Before::Nothing,
    }
}

/// Is the `>` at `i` the end of a type that a path goes on from, as in `Vec<u8>::new`?
fn ends_type(tokens: &[TokenTree], i: usize) -> bool {
    let touching = range(&tokens[i]).end == range(&tokens[i + 1]).start;
    let arrow = |first| i > 0 && is_pair(tokens, i - 1, [first, '>']);
    touching && !arrow('-') && !arrow('=')
}

/// The words after which `::` begins a path.
const KEYWORDS: &[&str] = &[
    "as", "async", "await", "break", "const", "dyn", "else", "for", "if", "impl", "in", "let",
    "match", "move", "mut", "pub", "ref", "return", "unsafe", "use", "where", "while",
];
