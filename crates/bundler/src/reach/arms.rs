//! The items that the arms of a macro make, as far as the arms show them.

use crate::reach::items::{Header, Kind, Side, header};
use crate::source::items;
use crate::text::tokens::Code;
use std::collections::HashSet;
use std::ops::Range;

#[derive(Default)]
pub struct Arms {
    /// The items that they make, each with the token that an attribute may stand before.
    pub made: Vec<(Kind, usize)>,
    pub impls: Vec<Implementation>,
    /// The macros that they call.
    pub calls: HashSet<String>,
    /// The names of the items, or the parameters that they are named by.
    pub declared: HashSet<String>,
    /// True if they may make more than what is listed here.
    pub is_open: bool,
}

/// An `impl` that a macro makes.
pub struct Implementation {
    pub of: Option<Part>,
    pub on: Part,
}

/// The trait or the type of such an `impl`.
pub struct Part {
    /// Its tokens; if it is a path of the macro's own words, without arguments.
    pub tokens: Range<usize>,
    /// True if it is such a path, and no parameter of the macro.
    pub is_path: bool,
    /// The parameters in it.
    pub parameters: HashSet<String>,
}

/// Reads the arms of the macro with these tokens, behind its attributes; the bundle's own macros have
/// these `names`.
pub fn arms(code: &Code, item: &Range<usize>, names: &HashSet<&str>) -> Arms {
    let mut arms = Arms::default();
    let Some(open) = item.clone().find(|&k| code.is(k, "{") || code.is(k, "(")) else {
        return arms;
    };
    for (pattern, body) in items::arms(code, open) {
        let visible = visibilities(code, pattern);
        Reader { code, names, visible, arms: &mut arms }.read(body.start, body.end);
    }
    arms
}

/// The parameters `$x:vis`.
fn visibilities(code: &Code, pattern: Range<usize>) -> HashSet<&str> {
    let is_one = |&k: &usize| code.is(k, ":") && code.is(k + 1, "vis") && code.is(k - 2, "$");
    pattern.filter(is_one).filter_map(|k| code.word(k - 1)).collect()
}

struct Reader<'a> {
    code: &'a Code,
    names: &'a HashSet<&'a str>,
    visible: HashSet<&'a str>,
    arms: &'a mut Arms,
}

impl Reader<'_> {
    fn read(&mut self, start: usize, end: usize) {
        let code = self.code;
        let mut i = start;
        while i < end {
            if code.is(i, "$") {
                i = self.parameter(i);
                continue;
            }
            let Some(word) = code.word(i) else {
                i = code.after(i);
                continue;
            };
            if code.is(i + 1, "!") && !code.is(i + 1, "!=") {
                self.arms.is_open |= word == "macro_rules" || !self.names.contains(word);
                self.arms.calls.insert(word.to_owned());
            }
            let is_type = [":", ">", "&", "="].iter().any(|sign| code.is_before(i, sign));
            match word {
                "impl" if !is_type => i = self.implementation(i, end),
                "mod" | "extern" => {
                    self.arms.is_open = true;
                    i += 1;
                }
                word => {
                    i = match Kind::of(word).filter(|_| self.is_item(i)) {
                        Some(kind) => self.made(kind, i, end),
                        None => code.after(i),
                    };
                }
            }
        }
    }

    /// Reads a parameter or a repetition, and returns the next token to read. Where a parameter is
    /// no visibility, it may stand for any item.
    fn parameter(&mut self, i: usize) -> usize {
        let code = self.code;
        if code.is(i + 1, "(") || code.is(i + 1, "crate") {
            return i + 2;
        }
        let mut next = i;
        while code.is(next, "$") && code.word(next + 1).is_some() {
            next += 2;
        }
        let begins = ["pub", "unsafe", "async", "extern", "impl"];
        let begins = |word: &str| begins.contains(&word) || Kind::of(word).is_some();
        self.arms.is_open |= !code.word(next).is_some_and(begins);
        i + 2
    }

    /// Is the keyword at `i` that of an item, and not of a type or block?
    fn is_item(&self, i: usize) -> bool {
        let code = self.code;
        let is_named = code.word(i + 1).is_some() || code.is(i + 1, "$");
        let is_qualifier =
            ["fn", "unsafe", "extern", "async"].iter().any(|word| code.is(i + 1, word));
        let in_type = ["*", "&", "<", ","].iter().any(|sign| code.is_before(i, sign));
        is_named && !is_qualifier && !in_type
    }

    fn made(&mut self, kind: Kind, keyword: usize, end: usize) -> usize {
        let code = self.code;
        let mut at = items::start(code, keyword);
        while let Some((_, end)) = code.attribute(at) {
            at = end + 1;
        }
        while at > 1 && code.is(at - 2, "$") && self.is_visible(at - 1) {
            at -= 2;
        }
        self.arms.made.push((kind, at));
        let name = keyword + 1 + usize::from(code.is(keyword + 1, "$"));
        self.arms.declared.extend(code.word(name).map(str::to_owned));
        let ends = |k: usize| code.is(k, "{") || code.is(k, ";");
        let mut k = keyword;
        while k < end && !ends(k) {
            k = code.after(k);
        }
        code.after(k)
    }

    fn is_visible(&self, i: usize) -> bool {
        self.code.word(i).is_some_and(|word| self.visible.contains(word))
    }

    fn implementation(&mut self, i: usize, end: usize) -> usize {
        let Header { of, on } = header(self.code, i);
        self.arms.is_open |= on.whole.is_empty();
        let after = on.whole.end.max(i + 1);
        let made = Implementation { of: of.map(|side| self.part(side)), on: self.part(on) };
        self.arms.impls.push(made);
        let body = (after..end).find(|&k| self.code.is(k, "{"));
        body.map_or(after, |open| self.code.after(open))
    }

    fn part(&self, Side { whole, .. }: Side) -> Part {
        let code = self.code;
        let is_root = code.is(whole.start, "$") && code.is(whole.start + 1, "crate");
        let start = whole.start + if is_root { 2 } else { 0 };
        let is_path = |k: &usize| code.word(*k).is_some() || code.is(*k, ":");
        let end = (start..whole.end).find(|k| !is_path(k)).unwrap_or(whole.end);
        let parameters = whole.clone().filter(|&k| code.is_before(k, "$"));
        let parameters = parameters.filter_map(|k| code.word(k)).filter(|word| *word != "crate");
        Part {
            parameters: parameters.map(str::to_owned).collect(),
            is_path: end > start,
            tokens: if end > start { whole.start..end } else { whole },
        }
    }
}
