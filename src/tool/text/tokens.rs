//! Rust text as tokens that know where they stand.

use proc_macro2::{Delimiter, Group, LexError, Spacing, TokenStream, TokenTree};
use std::ops::Range;

/// The tokens of a file. A byte order mark and a `#!` line count as blank.
pub fn lex(text: &str) -> Result<TokenStream, LexError> {
    let mut prelude = text.len() - text.trim_start_matches('\u{feff}').len();
    let rest = &text[prelude..];
    if rest.starts_with("#!") && !rest[2..].trim_start().starts_with('[') {
        prelude += rest.find('\n').unwrap_or(rest.len());
    }
    format!("{}{}", " ".repeat(prelude), &text[prelude..]).parse()
}

/// A text and its tokens.
pub struct Code {
    pub text: String,
    pub tokens: Tokens,
}

impl Code {
    pub fn new(text: String) -> Result<Self, LexError> {
        let tokens = Tokens::new(lex(&text)?);
        Ok(Code { text, tokens })
    }

    /// With blanks in the place of whole items.
    pub fn without(&self, items: &[Range<usize>]) -> Code {
        let mut text = self.text.clone();
        for item in items {
            text.replace_range(item.clone(), &" ".repeat(item.len()));
        }
        Code::new(text)
            .unwrap_or_else(|_| Code { text: self.text.clone(), tokens: self.tokens.clone() })
    }
}

/// The tokens between two brackets. An index may lie outside.
#[derive(Clone)]
pub struct Tokens(Vec<TokenTree>);

impl Tokens {
    pub fn new(stream: TokenStream) -> Self {
        Tokens(stream.into_iter().collect())
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn get(&self, i: usize) -> Option<&TokenTree> {
        self.0.get(i)
    }

    /// The bytes of a token in its file.
    pub fn range(&self, i: usize) -> Range<usize> {
        self.get(i).map_or(0..0, |token| token.span().byte_range())
    }

    /// Does this word, or this punctuation without gaps, begin at `i`?
    pub fn is(&self, i: usize, text: &str) -> bool {
        match self.get(i) {
            Some(TokenTree::Ident(ident)) => ident == text,
            Some(TokenTree::Punct(_)) => text.char_indices().all(|(k, c)| {
                matches!(self.get(i + k), Some(TokenTree::Punct(punct)) if punct.as_char() == c
                    && (k + 1 == text.len() || punct.spacing() == Spacing::Joint))
            }),
            _ => false,
        }
    }

    /// The identifier at `i`, without `r#`.
    pub fn word(&self, i: usize) -> Option<String> {
        let ident = match self.get(i)? {
            TokenTree::Ident(ident) => ident.to_string(),
            _ => return None,
        };
        Some(ident.trim_start_matches("r#").to_owned())
    }

    /// Where this word, or this punctuation, begins if it ends just before `i`.
    pub fn start_before(&self, i: usize, text: &str) -> Option<usize> {
        let word = text.starts_with(|c: char| c == '_' || c.is_alphanumeric());
        let length = if word { 1 } else { text.len() };
        i.checked_sub(length).filter(|&start| self.is(start, text))
    }

    /// Does this word, or this punctuation, end just before `i`?
    pub fn is_before(&self, i: usize, text: &str) -> bool {
        self.start_before(i, text).is_some()
    }

    /// The identifier just before `i`, without `r#`.
    pub fn word_before(&self, i: usize) -> Option<String> {
        self.word(i.checked_sub(1)?)
    }

    /// Where the attribute begins that ends just before `i`.
    pub fn attribute_before(&self, i: usize) -> Option<usize> {
        let end = i.checked_sub(1)?;
        let start = end.checked_sub(1)?;
        self.attribute(start).filter(|&(_, last)| last == end).map(|_| start)
    }

    /// Adds all identifiers.
    pub fn words(&self, words: &mut Vec<String>) {
        for i in 0..self.len() {
            words.extend(self.word(i));
            if let Some(group) = self.group(i) {
                Tokens::new(group.stream()).words(words);
            }
        }
    }

    pub fn group(&self, i: usize) -> Option<&Group> {
        match self.get(i)? {
            TokenTree::Group(group) => Some(group),
            _ => None,
        }
    }

    pub fn within(&self, i: usize, delimiter: Delimiter) -> Option<Tokens> {
        let group = self.group(i).filter(|g| g.delimiter() == delimiter);
        group.map(|group| Tokens::new(group.stream()))
    }

    /// The content of the attribute `#[…]` or `#![…]` that begins at `i`, and where it ends.
    pub fn attribute(&self, i: usize) -> Option<(Tokens, usize)> {
        if !self.is(i, "#") {
            return None;
        }
        let end = i + 1 + usize::from(self.is(i + 1, "!"));
        Some((self.within(end, Delimiter::Bracket)?, end))
    }

    /// Where the macro call `name!(…)` or definition that begins at `i` has its arguments.
    pub fn macro_arguments(&self, i: usize) -> Option<usize> {
        self.word(i).filter(|_| self.is(i + 1, "!"))?;
        let arguments = i + 2 + usize::from(self.word(i + 2).is_some());
        self.group(arguments).map(|_| arguments)
    }

    pub fn stream(&self) -> TokenStream {
        self.0.iter().cloned().collect()
    }

    pub fn slice(&self, range: Range<usize>) -> Tokens {
        Tokens(self.0.get(range).unwrap_or_default().to_vec())
    }

    /// The entries of a list.
    pub fn split_at_commas(self) -> Vec<Tokens> {
        let comma = |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ',');
        self.0.split(comma).map(|entry| Tokens(entry.to_vec())).collect()
    }
}
