//! The conditions of `if` and `while`, as far as tokens tell them.

use crate::text::tokens::Tokens;
use proc_macro2::TokenTree;

/// Where the condition ends that stands here: at its block, at the `=>` of an arm, or where another
/// one begins.
pub fn end(tokens: &Tokens, start: usize) -> Option<usize> {
    (start..tokens.len())
        .find(|&i| is_body(tokens, i) || ["=>", "if", "while"].iter().any(|end| tokens.is(i, end)))
}

/// Else it is a part of the condition: the fields of a pattern, `unsafe { … }`.
fn is_body(tokens: &Tokens, i: usize) -> bool {
    let goes_on = || ["=", "|", "&&", ".", "?"].iter().any(|next| tokens.is(i + 1, next));
    tokens.is_block(i) && !tokens.is_before(i, "unsafe") && !goes_on()
}

/// The `&&` beside a `let` in the condition behind an `if` or `while` here.
pub fn chain(tokens: &Tokens, i: usize) -> Option<usize> {
    if !tokens.is(i, "if") && !tokens.is(i, "while") {
        return None;
    }
    let end = end(tokens, i + 1)?;
    (i + 1..end).find(|&j| tokens.is(j, "let"))?;
    // Else it begins a reference.
    let follows_operand = |j: usize| match tokens.get(j - 1) {
        Some(TokenTree::Ident(word)) => word != "let" && word != "mut",
        Some(TokenTree::Punct(punct)) => punct.as_char() == '?',
        _ => true,
    };
    (i + 2..end).find(|&j| tokens.is(j, "&&") && follows_operand(j))
}
