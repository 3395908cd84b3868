//! The items below a solver: their kinds, their extent and what surrounds them.

use crate::source::conditions::Conditions;
use crate::source::imports::{Leaf, import};
use crate::source::items;
use crate::text::tokens::{Code, Kind as Token};
use std::ops::Range;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    Function,
    /// A `struct`, `enum` or `union`.
    Type,
    Trait,
    /// A `const` or `static`.
    Constant,
    Alias,
    Macro,
    Module,
    Import,
    Implementation,
    /// A call of a macro, a `const _`, or a block `extern`: it has no name, and may make items.
    Call,
    ExternCrate,
}

impl Kind {
    /// The kind of the items that begin with this word and a name.
    pub fn of(keyword: &str) -> Option<Kind> {
        Some(match keyword {
            "fn" => Kind::Function,
            "struct" | "enum" | "union" => Kind::Type,
            "trait" => Kind::Trait,
            "const" | "static" => Kind::Constant,
            "type" => Kind::Alias,
            _ => return None,
        })
    }

    /// Is it the kind of such items?
    pub fn is_named(self) -> bool {
        matches!(self, Kind::Function | Kind::Type | Kind::Trait | Kind::Constant | Kind::Alias)
    }
}

/// An item, or a part of an `impl` or `trait`. An item in a macro stands for all that its arm makes,
/// wherever it is called. All places are tokens.
pub struct Item {
    pub kind: Kind,
    pub name: String,
    /// Its tokens, with its attributes.
    pub tokens: Range<usize>,
    /// The first token behind its attributes.
    pub at: usize,
    /// The index of the item around it.
    pub parent: usize,
    /// Whether the judge's compiler reads it; `None` if that is unknown here.
    pub holds: Option<bool>,
    /// True if it has an effect although nothing names it, as by `#[no_mangle]`.
    pub acts: bool,
    pub is_public: bool,
    /// Its own attribute `deprecated`.
    pub deprecated: Option<Range<usize>>,
    /// The names that it imports.
    pub leaves: Vec<Leaf>,
    /// The header of an `impl`.
    pub header: Header,
    /// The first token of its body, if it has one.
    pub body: usize,
}

/// The trait and the type of an `impl`, as they are written.
#[derive(Clone, Default)]
pub struct Header {
    pub of: Option<Side>,
    pub on: Side,
}

/// A type or trait in a header.
#[derive(Clone, Default)]
pub struct Side {
    pub whole: Range<usize>,
    /// Its path without arguments; empty if it has none, as a tuple.
    pub path: Range<usize>,
}

/// The words of attributes that have no effect on other items.
const INERT: &[&str] = &[
    "allow",
    "automatically_derived",
    "bench",
    "cfg",
    "cfg_attr",
    "clippy",
    "cold",
    "default",
    "deny",
    "deprecated",
    "derive",
    "diagnostic",
    "doc",
    "expect",
    "forbid",
    "inline",
    "link",
    "macro_export",
    "macro_use",
    "must_use",
    "non_exhaustive",
    "path",
    "repr",
    "rustfmt",
    "target_feature",
    "test",
    "track_caller",
    "warn",
];

/// The items among these tokens, each after the item around it. The first one stands for the root.
/// The text of the `whole` module in the root counts as a part of the solver.
pub fn items(
    code: &Code,
    tokens: Range<usize>,
    conditions: Conditions,
    whole: Option<&str>,
) -> Vec<Item> {
    let mut root = Item::new(Kind::Module, tokens.start, 0);
    (root.tokens, root.body) = (tokens.clone(), tokens.start);
    let mut parser = Parser { code, conditions, whole, items: vec![root] };
    parser.read(tokens, 0);
    parser.items
}

impl Item {
    pub fn new(kind: Kind, at: usize, parent: usize) -> Self {
        Item {
            kind,
            name: String::new(),
            tokens: at..at,
            at,
            parent,
            holds: Some(true),
            acts: false,
            is_public: false,
            deprecated: None,
            leaves: Vec::new(),
            header: Header::default(),
            body: at,
        }
    }

    /// Does it stand in a macro?
    pub fn is_made(&self) -> bool {
        self.tokens.is_empty()
    }
}

struct Parser<'a> {
    code: &'a Code,
    conditions: Conditions<'a>,
    whole: Option<&'a str>,
    items: Vec<Item>,
}

impl Parser<'_> {
    fn read(&mut self, tokens: Range<usize>, parent: usize) {
        let mut i = tokens.start;
        while i < tokens.end {
            i = match self.code.attribute(i) {
                Some((_, end)) if self.code.is(i + 1, "!") => end + 1,
                _ => self.item(i, tokens.end, parent),
            };
        }
    }

    /// Reads the item that begins at `start`, and returns its end.
    fn item(&mut self, start: usize, limit: usize, parent: usize) -> usize {
        let code = self.code;
        let mut item = Item::new(Kind::Call, start, parent);
        item.holds = self.items[parent].holds;
        while let Some((content, end)) = code.attribute(item.at) {
            self.attribute(&mut item, content, end);
            item.at = end + 1;
        }
        if item.at >= limit {
            return limit;
        }
        item.is_public = code.is(item.at, "pub");
        let keyword = items::keyword(code, item.at);
        let word = code.word(keyword).unwrap_or_default();
        let name = keyword + 1 + usize::from(code.is(keyword + 1, "mut"));
        item.kind = match word {
            "mod" => Kind::Module,
            "use" => Kind::Import,
            "const" | "static" if code.is(name, "_") => Kind::Call,
            "union" if code.word(name).is_none() => Kind::Call,
            "impl" => Kind::Implementation,
            "macro_rules" if code.is(keyword + 1, "!") => Kind::Macro,
            "extern" if code.is(keyword + 1, "crate") => Kind::ExternCrate,
            word => Kind::of(word).unwrap_or(Kind::Call),
        };
        let name = if item.kind == Kind::Macro { keyword + 2 } else { name };
        let end = match item.kind {
            Kind::Call if word != "const" && word != "static" => self.end_of_call(keyword, limit),
            Kind::Macro => self.end_of_call(keyword, limit),
            Kind::Module | Kind::Function | Kind::Type | Kind::Trait | Kind::Implementation => {
                self.end_of_body(keyword, limit)
            }
            _ => self.semicolon(keyword, limit),
        };
        item.tokens = start..end;
        item.acts |= item.kind == Kind::ExternCrate;
        let close = end - 1;
        let has_body = matches!(item.kind, Kind::Module | Kind::Trait | Kind::Implementation)
            && code.is(close, "}");
        item.body = if has_body { code.other(close) + 1 } else { end };
        match item.kind {
            Kind::Import => {
                item.leaves = import(code, keyword).map(|it| it.leaves()).unwrap_or_default();
            }
            Kind::Implementation => item.header = header(code, keyword),
            Kind::Call => {}
            _ => item.name = code.word(name).unwrap_or_default().to_owned(),
        }
        let body = item.body..close;
        let is_whole = parent == 0 && self.whole == Some(&item.name);
        let is_code = matches!(item.kind, Kind::Function | Kind::Constant);
        self.items.push(item);
        if has_body && !is_whole {
            self.read(body, self.items.len() - 1);
        } else if is_code {
            self.imports(keyword..end, self.items.len() - 1);
        }
        end
    }

    /// Reads the imports in the code of an item.
    fn imports(&mut self, tokens: Range<usize>, parent: usize) {
        let code = self.code;
        let mut i = tokens.start;
        while i < tokens.end {
            if let Some(arguments) = code.macro_arguments(i) {
                i = code.after(arguments);
            } else if let Some(import) = import(code, i) {
                i = self.item(import.item.start, tokens.end, parent);
            } else {
                i += 1;
            }
        }
    }

    /// The end of the first `;` in these tokens.
    fn semicolon(&self, start: usize, limit: usize) -> usize {
        let mut i = start;
        while i < limit && !self.code.is(i, ";") {
            i = self.code.after(i);
        }
        (i + 1).min(limit)
    }

    /// The end of the first body or `;`. Braces in an argument of a type are no body.
    fn end_of_body(&self, start: usize, limit: usize) -> usize {
        let code = self.code;
        let mut i = start;
        while i < limit {
            let after = code.after(i);
            let is_argument = ["<", ",", "="].iter().any(|sign| code.is_before(i, sign))
                && (code.is(after, ">") || code.is(after, ","));
            if code.is(i, ";") || code.is(i, "{") && !is_argument {
                return after;
            }
            i = after;
        }
        limit
    }

    /// The end of a call of a macro, or of a block `extern`.
    fn end_of_call(&self, keyword: usize, limit: usize) -> usize {
        let code = self.code;
        let open = (keyword..limit).find(|&k| code.kind(k) == Some(Token::Open));
        let after = open.map_or(keyword + 1, |open| code.after(open));
        after + usize::from(code.is(after, ";"))
    }

    fn attribute(&self, item: &mut Item, content: Range<usize>, end: usize) {
        let code = self.code;
        let is_unknown = match code.word(content.start) {
            Some("cfg" | "cfg_attr") => code.inside(content.start + 1, "(").is_some_and(|list| {
                let value = self.conditions.holds(code, list);
                if code.is(content.start, "cfg") && value == Some(false) {
                    item.holds = Some(false);
                }
                value.is_none()
            }),
            Some("deprecated") => {
                item.deprecated = Some(item.at..end + 1);
                false
            }
            word => {
                item.acts |= word.is_none_or(|word| !INERT.contains(&word));
                false
            }
        };
        if is_unknown && item.holds == Some(true) {
            item.holds = None;
        }
    }
}

/// The header of the `impl` at `i`.
pub fn header(code: &Code, i: usize) -> Header {
    let Some(whole) = items::implementation(code, i) else { return Header::default() };
    let mut separator = None;
    let mut at = whole.start;
    while at < whole.end {
        if code.is(at, "for") && !code.is(at + 1, "<") {
            separator = Some(at);
        }
        at = if code.is(at, "<") { items::after_angles(code, at) } else { code.after(at) };
    }
    let side = |tokens: Range<usize>| Side { path: path(code, &tokens), whole: tokens };
    match separator {
        Some(at) => Header { of: Some(side(whole.start..at)), on: side(at + 1..whole.end) },
        None => Header { of: None, on: side(whole) },
    }
}

/// The path at the start of a type, without its arguments.
fn path(code: &Code, tokens: &Range<usize>) -> Range<usize> {
    let is_sign = |k: usize| {
        ["&", "mut", "(", "!", "?", "dyn"].iter().any(|sign| code.is(k, sign))
            || code.kind(k) == Some(Token::Lifetime)
    };
    let start = tokens.clone().find(|&k| !is_sign(k)).unwrap_or(tokens.end);
    let is_path = |k: &usize| code.word(*k).is_some() || code.is(*k, ":");
    start..(start..tokens.end).find(|k| !is_path(k)).unwrap_or(tokens.end)
}
