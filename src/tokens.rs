//! Rust text as tokens that know where they stand.

use proc_macro2::{Delimiter, Group, LexError, Spacing, TokenStream, TokenTree};
use std::ops::Range;
use std::str::FromStr;

/// The tokens of a file. A byte order mark and a `#!` line count as blank.
pub fn lex(text: &str) -> Result<TokenStream, LexError> {
    let mut prelude = text.len() - text.trim_start_matches('\u{feff}').len();
    let rest = &text[prelude..];
    if rest.starts_with("#!") && !rest[2..].trim_start().starts_with('[') {
        prelude += rest.find('\n').unwrap_or(rest.len());
    }
    TokenStream::from_str(&format!("{}{}", " ".repeat(prelude), &text[prelude..]))
}

/// The bytes of a token in its file.
pub fn range(token: &TokenTree) -> Range<usize> {
    token.span().byte_range()
}

/// The word that an identifier is, without `r#`.
pub fn word(token: Option<&TokenTree>) -> Option<String> {
    match token {
        Some(TokenTree::Ident(ident)) => {
            let text = ident.to_string();
            Some(text.strip_prefix("r#").unwrap_or(&text).to_owned())
        }
        _ => None,
    }
}

pub fn is_word(token: Option<&TokenTree>, expected: &str) -> bool {
    matches!(token, Some(TokenTree::Ident(ident)) if ident == expected)
}

pub fn is_punct(token: Option<&TokenTree>, expected: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == expected)
}

fn is_joint(token: Option<&TokenTree>, expected: char) -> bool {
    is_punct(token, expected)
        && matches!(token, Some(TokenTree::Punct(punct)) if punct.spacing() == Spacing::Joint)
}

/// Do two punctuation characters stand together at `i`?
pub fn is_pair(tokens: &[TokenTree], i: usize, [first, second]: [char; 2]) -> bool {
    is_joint(tokens.get(i), first) && is_punct(tokens.get(i + 1), second)
}

pub fn group(token: Option<&TokenTree>) -> Option<&Group> {
    match token {
        Some(TokenTree::Group(group)) => Some(group),
        _ => None,
    }
}

pub fn group_of(token: Option<&TokenTree>, delimiter: Delimiter) -> Option<&Group> {
    group(token).filter(|group| group.delimiter() == delimiter)
}

pub fn trees(stream: TokenStream) -> Vec<TokenTree> {
    stream.into_iter().collect()
}

/// Where the macro call `name!(…)` that begins at `i` has its arguments.
pub fn macro_arguments(tokens: &[TokenTree], i: usize) -> Option<usize> {
    let called = matches!(tokens.get(i), Some(TokenTree::Ident(_)));
    if !called || !is_punct(tokens.get(i + 1), '!') {
        return None;
    }
    let named = matches!(tokens.get(i + 2), Some(TokenTree::Ident(_)));
    let arguments = i + 2 + usize::from(named);
    group(tokens.get(arguments)).map(|_| arguments)
}
