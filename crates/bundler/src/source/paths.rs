//! The beginnings of paths.

use crate::text::tokens::{Code, Kind};

/// Returns whether the `::` at `i` continues a path, as in `a::b`. The `::` of `return ::b` begins
/// one.
pub fn continues(code: &Code, i: usize) -> bool {
    i > 0
        && match code.kind(i - 1) {
            Some(Kind::Word) => !is_keyword(code.text(i - 1)),
            Some(Kind::Close) => !code.is_apart(i) && !code.is(i - 1, "}"),
            // `::a` begins a path after `=>` and `->`, and `::b` does in `a > ::b`.
            _ => {
                code.is(i - 1, ">")
                    && !code.is_before(i, "=>")
                    && !code.is_before(i, "->")
                    && !code.is_apart(i)
            }
        }
}

/// Returns whether the word at `i` is the first one of its path, with or without `::` before it.
pub fn begins(code: &Code, i: usize) -> bool {
    !code.is_before(i, "::") || !continues(code, i - 2)
}

/// The first token of the path whose last word is at `i`.
pub fn start(code: &Code, i: usize) -> usize {
    let mut at = i;
    while code.is_before(at, "::") {
        if !continues(code, at - 2) {
            return at - 2;
        }
        at -= 3;
    }
    at
}

fn is_keyword(word: &str) -> bool {
    const KEYWORDS: &[&str] = &[
        "as", "async", "await", "break", "const", "dyn", "else", "for", "if", "impl", "in", "let",
        "match", "move", "mut", "pub", "ref", "return", "unsafe", "use", "where", "while",
    ];
    KEYWORDS.contains(&word)
}
