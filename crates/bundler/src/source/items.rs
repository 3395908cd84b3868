//! The extent of items, by their tokens.

use crate::text::tokens::{Code, Kind};
use std::ops::Range;

/// The words that may stand between the visibility of an item and its keyword.
const QUALIFIERS: &[&str] = &["unsafe", "const", "async", "extern", "default", "safe", "auto"];

/// The beginnings of docs of what is around them.
const INNER_DOCS: [&str; 2] = ["//!", "/*!"];

/// The words that begin an item or statement that ends with a block, if it has one.
const WITH_BLOCK: &[&str] = &[
    "fn", "mod", "impl", "trait", "struct", "enum", "union", "extern", "if", "for", "while",
    "loop", "match", "unsafe",
];

/// The first token of the item with its keyword at `i`, attributes and visibility included.
pub fn start(code: &Code, i: usize) -> usize {
    let mut start = i;
    loop {
        let Some(last) = start.checked_sub(1) else { return start };
        if code.is(last, "]") {
            let open = code.other(last);
            match open.checked_sub(1).filter(|&pound| code.is(pound, "#")) {
                Some(pound) => start = pound,
                None => return start,
            }
        } else if code.is(last, ")") && code.is_before(code.other(last), "pub") {
            start = code.other(last) - 1;
        } else if code.is(last, "pub") || QUALIFIERS.iter().any(|word| code.is(last, word)) {
            start = last;
        } else if code.kind(last) == Some(Kind::Literal) && code.is_before(last, "extern") {
            start = last - 1;
        } else {
            return start;
        }
    }
}

/// The text of an item with these tokens, with the docs before it.
pub fn span(code: &Code, item: Range<usize>) -> Range<usize> {
    let Range { start, end } = code.span(item.clone());
    let before = item.start.checked_sub(1).map_or(0, |last| code.range(last).end);
    let is_doc = |range: &Range<usize>| {
        let text = &code.text[range.clone()];
        before <= range.start
            && range.end <= start
            && !INNER_DOCS.iter().any(|inner| text.starts_with(inner))
    };
    let docs = code.comments.iter().filter(|comment| comment.is_doc);
    docs.map(|doc| &doc.range).find(|range| is_doc(range)).map_or(start, |doc| doc.start)..end
}

/// The end of the item, statement, field or arm whose attributes or visibility begin at `i`, inside
/// the brackets that end at `limit`.
pub fn end(code: &Code, i: usize, limit: usize) -> usize {
    let mut at = keyword(code, i);
    if let Some(arguments) = code.macro_arguments(at) {
        let after = code.after(arguments);
        return after + usize::from(code.is(after, ";") || code.is(after, ","));
    }
    let has_block = code.is(at, "{") || WITH_BLOCK.iter().any(|word| code.is(at, word));
    // The commas between the arguments of a type do not end the item, and `<<` may be a shift.
    let (mut angles, mut last) = (0, None);
    while at < limit {
        let after = code.after(at);
        if code.is(at, ";") || !has_block && angles == 0 && code.is(at, ",") {
            return after;
        }
        if code.is(at, "<")
            && !code.is_apart(at)
            && (!code.is_before(at, "<") || last == Some(at - 1))
        {
            angles += 1;
            last = Some(at);
        } else if angles > 0 && code.is(at, ">") && !code.is_before(at, "-") {
            angles -= 1;
        }
        let is_arm = code.is(at, "{") && code.is_before(at, "=>");
        // A comma may also end the bounds before a body.
        let is_argument = code.is_before(at, "<") || angles > 0 && code.is_before(at, ",");
        if code.is(at, "{") && !is_argument && (has_block || is_arm) && !code.is(after, "else") {
            return after + usize::from(is_arm && code.is(after, ","));
        }
        at = after;
    }
    limit
}

/// The keyword of the item that begins at `i`, after its attributes, visibility and qualifiers.
pub fn keyword(code: &Code, i: usize) -> usize {
    let mut at = i;
    loop {
        if let Some((_, end)) = code.attribute(at) {
            at = end + 1;
        } else if code.kind(at) == Some(Kind::Lifetime) && code.is(at + 1, ":") {
            at += 2; // the label of a loop
        } else if code.is(at, "pub") {
            at = if code.is(at + 1, "(") { code.after(at + 1) } else { at + 1 };
        } else if QUALIFIERS.iter().any(|word| code.is(at, word)) && is_qualifier(code, at)
            || code.kind(at) == Some(Kind::Literal) && code.is_before(at, "extern")
        {
            at += 1;
        } else {
            return at;
        }
    }
}

/// Returns whether what begins at `i` is an item, and not a field, a statement or the like.
pub fn is_item(code: &Code, i: usize) -> bool {
    let keyword = keyword(code, i);
    let items = ["fn", "mod", "impl", "use", "struct", "enum", "trait", "macro_rules", "type"];
    items.iter().any(|word| code.is(keyword, word))
}

/// Returns whether the word at `i` is only a qualifier, because a keyword follows.
fn is_qualifier(code: &Code, i: usize) -> bool {
    let next = i + 1 + usize::from(code.kind(i + 1) == Some(Kind::Literal));
    let mut words = WITH_BLOCK.iter().chain(QUALIFIERS);
    words.any(|word| code.is(next, word))
}

/// The contents of the attributes that begin at `start`.
pub fn attributes(code: &Code, start: usize) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut at = start;
    std::iter::from_fn(move || {
        let (content, end) = code.attribute(at)?;
        at = end + 1;
        Some(content)
    })
}

/// The tokens of the trait and the type of the `impl` at `i`, if there is one: those between its
/// parameters and `where` or `{`.
pub fn implementation(code: &Code, i: usize) -> Option<Range<usize>> {
    let in_type = [",", "&", "<", "->", ":", "+", "=", "mut"];
    let in_type = in_type.iter().any(|before| code.is_before(i, before))
        || i > 0 && code.kind(i - 1) == Some(Kind::Lifetime);
    if !code.is(i, "impl") || in_type {
        return None;
    }
    let start = if code.is(i + 1, "<") { after_angles(code, i + 1) } else { i + 1 };
    let mut at = start;
    while at < code.len() && !code.is(at, "{") && !code.is(at, "where") {
        if code.kind(at) == Some(Kind::Close) || code.is(at, ";") {
            return None;
        }
        at = code.after(at);
    }
    Some(start..at)
}

/// The arms of the macro whose rules are in the brackets at `open`: the tokens of each pattern, and
/// those that it makes.
pub fn arms(code: &Code, open: usize) -> impl Iterator<Item = (Range<usize>, Range<usize>)> + '_ {
    let mut i = open + 1;
    std::iter::from_fn(move || {
        while i < code.other(open) {
            let start = i;
            i = code.after(start);
            let body = i + 2;
            if code.kind(start) == Some(Kind::Open) && code.is(i, "=>") {
                i = code.after(body);
                return Some((start + 1..code.other(start), body + 1..i - 1));
            }
        }
        None
    })
}

/// The end of the angle brackets that open at `i`.
pub fn after_angles(code: &Code, i: usize) -> usize {
    let (mut depth, mut at) = (0, i);
    while at < code.len() && !code.is(at, ";") {
        if code.is(at, "<") {
            depth += 1;
        } else if code.is(at, ">") && !code.is_before(at, "-") && !code.is_before(at, "=") {
            depth -= 1;
            if depth == 0 {
                return at + 1;
            }
        }
        at = code.after(at);
    }
    at
}
