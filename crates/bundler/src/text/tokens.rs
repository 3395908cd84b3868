//! The tokens of Rust code, by the compiler's own lexer.

use crate::diagnostic::{Problem, Result};
use ra_ap_rustc_lexer::{FrontmatterAllowed, LiteralKind, TokenKind, strip_shebang, tokenize};
use std::ops::Range;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// An identifier or keyword.
    Word,
    Literal,
    Lifetime,
    /// One character, such as each `:` of `::`.
    Punctuation,
    Open,
    Close,
}

#[derive(Clone, Debug)]
struct Token {
    kind: Kind,
    range: Range<usize>,
    /// The index of the matching bracket.
    other: usize,
}

#[derive(Clone, Debug)]
pub struct Comment {
    pub range: Range<usize>,
    /// True if it is documentation, which the compiler treats as an attribute.
    pub is_doc: bool,
}

/// A text, its tokens and its comments. Any index of a token is allowed: after the last token there
/// is nothing.
#[derive(Clone, Debug)]
pub struct Code {
    pub text: String,
    tokens: Vec<Token>,
    pub comments: Vec<Comment>,
}

impl Code {
    /// Reads a text in which all strings, comments and brackets are closed.
    pub fn new(text: &str) -> Result<Self> {
        let mut code = Code { text: text.to_owned(), tokens: Vec::new(), comments: Vec::new() };
        let mut at = prelude(text);
        let mut open: Vec<usize> = Vec::new();
        for token in tokenize(&text[at..], FrontmatterAllowed::No) {
            let range = at..at + token.len as usize;
            at = range.end;
            let kind = match token.kind {
                TokenKind::Whitespace => continue,
                TokenKind::LineComment { doc_style } => {
                    code.comments.push(Comment { range, is_doc: doc_style.is_some() });
                    continue;
                }
                TokenKind::BlockComment { doc_style, terminated } => {
                    if !terminated {
                        return Err(unfinished(range, "this comment is not finished"));
                    }
                    code.comments.push(Comment { range, is_doc: doc_style.is_some() });
                    continue;
                }
                TokenKind::Ident
                | TokenKind::RawIdent
                | TokenKind::InvalidIdent
                | TokenKind::ForcedKeywordIdent
                | TokenKind::UnknownPrefix => Kind::Word,
                TokenKind::Lifetime { .. }
                | TokenKind::RawLifetime
                | TokenKind::UnknownPrefixLifetime => Kind::Lifetime,
                TokenKind::Literal { kind, .. } if is_finished(kind) => Kind::Literal,
                TokenKind::Literal { .. } => {
                    return Err(unfinished(range, "this string is not finished"));
                }
                TokenKind::OpenParen | TokenKind::OpenBrace | TokenKind::OpenBracket => Kind::Open,
                TokenKind::CloseParen | TokenKind::CloseBrace | TokenKind::CloseBracket => {
                    Kind::Close
                }
                _ => Kind::Punctuation,
            };
            let (index, mut other) = (code.tokens.len(), 0);
            if kind == Kind::Open {
                open.push(index);
            } else if kind == Kind::Close {
                let partner = |&open: &usize| are_partners(code.text(open), &text[range.clone()]);
                other = open.pop().filter(partner).ok_or_else(|| {
                    unfinished(range.clone(), "this bracket does not match an open one")
                })?;
                code.tokens[other].other = index;
            }
            code.tokens.push(Token { kind, range, other });
        }
        match open.last() {
            Some(&open) => Err(unfinished(code.range(open), "this bracket is not closed")),
            None => Ok(code),
        }
    }

    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    pub fn kind(&self, i: usize) -> Option<Kind> {
        self.tokens.get(i).map(|token| token.kind)
    }

    /// The token at this byte, or the first one after it.
    pub fn at(&self, byte: usize) -> usize {
        self.tokens.partition_point(|token| token.range.end <= byte)
    }

    /// The range of a token in the text.
    pub fn range(&self, i: usize) -> Range<usize> {
        self.tokens.get(i).map_or(self.text.len()..self.text.len(), |token| token.range.clone())
    }

    pub fn text(&self, i: usize) -> &str {
        &self.text[self.range(i)]
    }

    /// The text of these tokens, and the text between them.
    pub fn text_of(&self, tokens: Range<usize>) -> &str {
        &self.text[self.span(tokens)]
    }

    /// The range of these tokens in the text.
    pub fn span(&self, tokens: Range<usize>) -> Range<usize> {
        let start = self.range(tokens.start).start;
        start..tokens.end.checked_sub(1).map_or(start, |last| self.range(last).end).max(start)
    }

    /// The identifier at `i`, without `r#`.
    pub fn word(&self, i: usize) -> Option<&str> {
        let word = self.text(i);
        (self.kind(i)? == Kind::Word).then(|| word.strip_prefix("r#").unwrap_or(word))
    }

    /// Returns whether this word, or this punctuation without gaps, begins at `i`.
    pub fn is(&self, i: usize, text: &str) -> bool {
        let Some(Token { kind, range, .. }) = self.tokens.get(i) else { return false };
        let is_punctuation = |k| self.kind(i + k) == Some(Kind::Punctuation);
        self.text.as_bytes()[range.start..].starts_with(text.as_bytes())
            && (range.len() == text.len()
                || *kind == Kind::Punctuation && (1..text.len()).all(is_punctuation))
    }

    /// Returns whether this word, or this punctuation, ends just before `i`.
    pub fn is_before(&self, i: usize, text: &str) -> bool {
        let is_word = text.starts_with(|c: char| c == '_' || c.is_alphanumeric());
        let length = if is_word { 1 } else { text.len() };
        i.checked_sub(length).is_some_and(|start| self.is(start, text))
    }

    /// The index of the bracket that matches the one at `i`.
    pub fn other(&self, i: usize) -> usize {
        self.tokens[i].other
    }

    /// The tokens in the brackets that open at `i`, if these open there.
    pub fn inside(&self, i: usize, open: &str) -> Option<Range<usize>> {
        self.is(i, open).then(|| i + 1..self.other(i))
    }

    /// The end of the token or the bracketed tokens that begin at `i`.
    pub fn after(&self, i: usize) -> usize {
        if self.kind(i) == Some(Kind::Open) { self.other(i) + 1 } else { i + 1 }
    }

    /// The content of the attribute `#[…]` or `#![…]` that begins at `i`, and the index of its `]`.
    pub fn attribute(&self, i: usize) -> Option<(Range<usize>, usize)> {
        let bracket = i + 1 + usize::from(self.is(i + 1, "!"));
        let content = self.inside(bracket, "[").filter(|_| self.is(i, "#"))?;
        let end = content.end;
        Some((content, end))
    }

    /// The arguments of the macro call `name!(…)` or definition that begins at `i`: the index of
    /// the bracket.
    pub fn macro_arguments(&self, i: usize) -> Option<usize> {
        self.word(i).filter(|_| self.is(i + 1, "!"))?;
        let arguments = i + 2 + usize::from(self.word(i + 2).is_some());
        (self.kind(arguments) == Some(Kind::Open)).then_some(arguments)
    }

    /// Returns whether there is white space or a comment before the token.
    pub fn is_apart(&self, i: usize) -> bool {
        i == 0 || self.range(i - 1).end < self.range(i).start
    }
}

/// The length of a byte order mark and a `#!` line.
pub fn prelude(text: &str) -> usize {
    let mark = text.len() - text.trim_start_matches('\u{feff}').len();
    mark + strip_shebang(&text[mark..]).unwrap_or(0)
}

fn are_partners(open: &str, close: &str) -> bool {
    matches!((open, close), ("(", ")") | ("[", "]") | ("{", "}"))
}

fn is_finished(kind: LiteralKind) -> bool {
    match kind {
        LiteralKind::Char { terminated }
        | LiteralKind::Byte { terminated }
        | LiteralKind::Str { terminated }
        | LiteralKind::ByteStr { terminated }
        | LiteralKind::CStr { terminated } => terminated,
        LiteralKind::RawStr { n_hashes }
        | LiteralKind::RawByteStr { n_hashes }
        | LiteralKind::RawCStr { n_hashes } => n_hashes.is_some(),
        LiteralKind::Int { .. } | LiteralKind::Float { .. } => true,
    }
}

fn unfinished(range: Range<usize>, label: &str) -> Problem {
    let first = range.start..range.start + 1;
    Problem::new("syntax error").at(first, label)
}
