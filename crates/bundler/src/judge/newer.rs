//! Syntax that older compilers do not know, as far as tokens tell it.

use crate::judge::condition;
use crate::text::tokens::{Tokens, lex};
use proc_macro2::{Delimiter, TokenTree};
use std::ops::Range;

/// What is too new for a compiler, and where it stands.
pub struct Newer {
    pub what: &'static str,
    pub since: String,
    pub range: Range<usize>,
}

/// A form, the 1.x that brought it, and how its first token is known.
type Form = (&'static str, u32, fn(&Tokens, usize) -> bool);

/// From the release notes (RELEASES.md of rust-lang/rust up to 1.95, "Language", read in 2026).
const FORMS: &[Form] = &[
    ("a bound of an associated type", 79, bounds_associated_type),
    ("a `const { … }` block", 79, |t, i| t.is(i, "const") && t.is_block(i + 1)),
    ("a range pattern without `=`", 80, is_range_pattern),
    ("`#[expect]`", 81, |t, i| is_attribute(t, i, "expect")),
    ("`&raw`", 82, |t, i| {
        t.is(i, "&") && t.is(i + 1, "raw") && (t.is(i + 2, "const") || t.is(i + 2, "mut"))
    }),
    ("`use<…>`", 82, |t, i| t.is(i, "use") && t.is(i + 1, "<")),
    ("`unsafe extern`", 82, |t, i| {
        t.is(i, "unsafe") && t.is(i + 1, "extern") && (t.is_block(i + 2) || t.is_block(i + 3))
    }),
    ("`#[unsafe(…)]`", 82, |t, i| is_attribute(t, i, "unsafe")),
    ("`expr_2021`", 83, |t, i| t.is_before(i, ":") && t.is(i, "expr_2021")),
    ("an `async` closure", 85, |t, i| {
        t.is(i, "async") && (t.is(i + 1, "|") || t.is(i + 1, "move") && t.is(i + 2, "|"))
    }),
    ("`let` in a chain of conditions", 88, |t, i| condition::chain(t, i).is_some()),
    ("`cfg` of a truth value", 88, |t, i| {
        let values = t.content(i + 1).filter(|_| t.is(i, "cfg"));
        values.is_some_and(|values| values.is(0, "true") || values.is(0, "false"))
    }),
    ("an array's length as `_`", 89, |t, i| {
        let is_last = |content: Tokens| {
            content.len() > 2
                && content.is(content.len() - 2, ";")
                && content.is(content.len() - 1, "_")
        };
        t.within(i, Delimiter::Bracket).is_some_and(is_last)
    }),
    ("a guard with `let`", 95, |t, i| {
        let is_guard = || condition::end(t, i + 2).is_some_and(|end| t.is(end, "=>"));
        t.is(i, "if") && t.is(i + 1, "let") && is_guard()
    }),
];

/// What in a text the compiler of this version does not know.
pub fn newer(text: &str, rustc: &str) -> Vec<Newer> {
    let minor = rustc.split('.').nth(1).and_then(|minor| minor.parse().ok());
    let mut newer = Vec::new();
    if let (Some(minor), Ok(tokens)) = (minor, lex(text)) {
        collect(&Tokens::new(tokens), minor, &mut newer);
    }
    newer
}

fn collect(tokens: &Tokens, known: u32, newer: &mut Vec<Newer>) {
    for i in 0..tokens.len() {
        let forms = FORMS.iter().filter(|(_, minor, is_at)| *minor > known && is_at(tokens, i));
        newer.extend(forms.map(|(what, minor, _)| Newer {
            what,
            since: format!("1.{minor}"),
            range: tokens.range(i),
        }));
        if let Some(content) = tokens.content(i) {
            collect(content, known, newer);
        }
    }
}

fn is_attribute(tokens: &Tokens, i: usize, name: &str) -> bool {
    tokens.attribute(i).is_some_and(|(content, _)| content.is(0, name))
}

/// `0..10 =>`, or such a range before a guard or within a tuple.
fn is_range_pattern(tokens: &Tokens, i: usize) -> bool {
    let is_pattern = |i| tokens.is(i, "=>") || tokens.is(i, "if");
    let is_named = |i| tokens.word(i).is_some() && tokens.is(i + 1, "=>");
    tokens.is(i, "..") && (is_literal(tokens, i + 2) && is_pattern(i + 3) || is_named(i + 2))
        || is_pattern(i + 1) && tokens.within(i, Delimiter::Parenthesis).is_some_and(has_range)
}

/// Is a range of literals one of these?
fn has_range(tokens: Tokens) -> bool {
    let is_range =
        |i| is_literal(&tokens, i) && tokens.is(i + 1, "..") && is_literal(&tokens, i + 3);
    (0..tokens.len()).any(is_range)
}

fn is_literal(tokens: &Tokens, i: usize) -> bool {
    matches!(tokens.get(i), Some(TokenTree::Literal(_)))
}

/// `Iterator<Item: Copy>`: no definition of a type, as those have `<T: Copy>` behind a name alone.
fn bounds_associated_type(tokens: &Tokens, i: usize) -> bool {
    let is_bound = ["impl", "dyn", ":", "+"].iter().any(|before| tokens.is_before(i, before));
    let is_trait = tokens.word(i).is_some() && tokens.is(i + 1, "<");
    let names_type =
        tokens.word(i + 2).is_some() && tokens.is(i + 3, ":") && !tokens.is(i + 3, "::");
    is_bound && is_trait && names_type
}
