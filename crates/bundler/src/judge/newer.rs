//! Syntax that older compilers do not know, as far as tokens tell it.

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
    ("a `const { … }` block", 79, |t, i| t.is(i, "const") && is_block(t, i + 1)),
    ("a range pattern without `=`", 80, is_range_pattern),
    ("`#[expect]`", 81, |t, i| is_attribute(t, i, "expect")),
    ("`&raw`", 82, |t, i| {
        t.is(i, "&") && t.is(i + 1, "raw") && (t.is(i + 2, "const") || t.is(i + 2, "mut"))
    }),
    ("`use<…>`", 82, |t, i| t.is(i, "use") && t.is(i + 1, "<")),
    ("`unsafe extern`", 82, |t, i| {
        t.is(i, "unsafe") && t.is(i + 1, "extern") && (is_block(t, i + 2) || is_block(t, i + 3))
    }),
    ("`#[unsafe(…)]`", 82, |t, i| is_attribute(t, i, "unsafe")),
    ("`expr_2021`", 83, |t, i| t.is_before(i, ":") && t.is(i, "expr_2021")),
    ("an `async` closure", 85, |t, i| {
        t.is(i, "async") && (t.is(i + 1, "|") || t.is(i + 1, "move") && t.is(i + 2, "|"))
    }),
    ("`let` in a chain of conditions", 88, is_let_chain),
    ("`cfg` of a truth value", 88, |t, i| {
        let values = t.content(i + 1).filter(|_| t.is(i, "cfg"));
        values.is_some_and(|values| values.is(0, "true") || values.is(0, "false"))
    }),
    ("a guard with `let`", 95, |t, i| {
        t.is(i, "if")
            && t.is(i + 1, "let")
            && (i + 2..t.len()).find(|&j| ends_condition(t, j)).is_some_and(|end| t.is(end, "=>"))
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

fn is_block(tokens: &Tokens, i: usize) -> bool {
    tokens.delimiter(i) == Some(Delimiter::Brace)
}

fn is_attribute(tokens: &Tokens, i: usize, name: &str) -> bool {
    tokens.attribute(i).is_some_and(|(content, _)| content.is(0, name))
}

/// `0..10 =>`, or such a range before a guard.
fn is_range_pattern(tokens: &Tokens, i: usize) -> bool {
    let is_literal = |i| matches!(tokens.get(i), Some(TokenTree::Literal(_)));
    tokens.is(i, "..") && is_literal(i + 2) && (tokens.is(i + 3, "=>") || tokens.is(i + 3, "if"))
}

fn ends_condition(tokens: &Tokens, i: usize) -> bool {
    is_block(tokens, i) || ["=>", "if", "while"].iter().any(|end| tokens.is(i, end))
}

fn is_let_chain(tokens: &Tokens, i: usize) -> bool {
    if !tokens.is(i, "if") && !tokens.is(i, "while") {
        return false;
    }
    let end = (i + 1..tokens.len()).find(|&j| ends_condition(tokens, j)).unwrap_or(i + 1);
    // Else it begins a reference.
    let follows_operand = |j: usize| match tokens.get(j - 1) {
        Some(TokenTree::Ident(word)) => word != "let",
        Some(TokenTree::Punct(punct)) => punct.as_char() == '?',
        _ => true,
    };
    let is_and = |j: usize| tokens.is(j, "&&") && follows_operand(j);
    (i + 1..end).any(|j| tokens.is(j, "let")) && (i + 1..end).any(is_and)
}
