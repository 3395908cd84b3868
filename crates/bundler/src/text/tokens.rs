//! The tokens of Rust code, with their ranges in the text.

use proc_macro2::{Delimiter, LexError, Spacing, TokenStream, TokenTree};
use std::iter;
use std::ops::Range;
use std::rc::Rc;

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
#[derive(Clone)]
pub struct Code {
    pub text: String,
    pub tokens: Tokens,
}

impl Code {
    pub fn new(text: String) -> Result<Self, LexError> {
        let tokens = Tokens::new(lex(&text)?);
        Ok(Code { text, tokens })
    }

    /// Replaces whole items by blanks.
    pub fn without(&self, items: &[Range<usize>]) -> Code {
        if items.is_empty() {
            return self.clone();
        }
        let mut text = self.text.clone();
        for item in items {
            text.replace_range(item.clone(), &" ".repeat(item.len()));
        }
        Code::new(text).unwrap_or_else(|_| self.clone())
    }
}

/// The tokens between two brackets, or a part of them. Any index is allowed.
#[derive(Clone)]
pub struct Tokens {
    all: Rc<[Token]>,
    part: Range<usize>,
}

struct Token {
    tree: TokenTree,
    /// An identifier without `r#`.
    word: Option<Box<str>>,
    /// The tokens in the brackets.
    content: Option<Tokens>,
}

impl From<TokenTree> for Token {
    fn from(tree: TokenTree) -> Self {
        let (mut word, mut content) = (None, None);
        match &tree {
            TokenTree::Ident(ident) => {
                let text = ident.to_string();
                word = Some(text.strip_prefix("r#").map_or(text.as_str(), |word| word).into());
            }
            TokenTree::Group(group) => content = Some(Tokens::new(group.stream())),
            _ => {}
        }
        Token { tree, word, content }
    }
}

impl Tokens {
    pub fn new(stream: TokenStream) -> Self {
        let all: Rc<[Token]> = stream.into_iter().map(Token::from).collect();
        Tokens { part: 0..all.len(), all }
    }

    pub fn len(&self) -> usize {
        self.part.len()
    }

    pub fn is_empty(&self) -> bool {
        self.part.is_empty()
    }

    fn token(&self, i: usize) -> Option<&Token> {
        self.all[self.part.clone()].get(i)
    }

    pub fn get(&self, i: usize) -> Option<&TokenTree> {
        self.token(i).map(|token| &token.tree)
    }

    /// The range of a token in the text.
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
    pub fn word(&self, i: usize) -> Option<&str> {
        self.token(i)?.word.as_deref()
    }

    /// The start of this word, or this punctuation, if it ends just before `i`.
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
    pub fn word_before(&self, i: usize) -> Option<&str> {
        self.word(i.checked_sub(1)?)
    }

    /// The start of the attribute that ends just before `i`.
    pub fn attribute_before(&self, i: usize) -> Option<usize> {
        let end = i.checked_sub(1)?;
        let start = end.checked_sub(1)?;
        self.attribute(start).filter(|&(_, last)| last == end).map(|_| start)
    }

    /// All tokens at any depth: the tokens between two brackets, and an index.
    pub fn deep(&self) -> impl Iterator<Item = (&Tokens, usize)> {
        let mut open = vec![(self, 0)];
        iter::from_fn(move || {
            while open.last().is_some_and(|(tokens, next)| *next == tokens.len()) {
                open.pop();
            }
            let (tokens, next) = open.last_mut()?;
            let (tokens, i) = (*tokens, *next);
            *next += 1;
            open.extend(tokens.content(i).map(|content| (content, 0)));
            Some((tokens, i))
        })
    }

    /// All identifiers.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.deep().filter_map(|(tokens, i)| tokens.word(i))
    }

    /// The tokens in the brackets at `i`.
    pub fn content(&self, i: usize) -> Option<&Tokens> {
        self.token(i)?.content.as_ref()
    }

    pub fn delimiter(&self, i: usize) -> Option<Delimiter> {
        match self.get(i)? {
            TokenTree::Group(group) => Some(group.delimiter()),
            _ => None,
        }
    }

    /// Are these braces?
    pub fn is_block(&self, i: usize) -> bool {
        self.delimiter(i) == Some(Delimiter::Brace)
    }

    pub fn within(&self, i: usize, delimiter: Delimiter) -> Option<Tokens> {
        self.content(i).filter(|_| self.delimiter(i) == Some(delimiter)).cloned()
    }

    /// The content of the attribute `#[…]` or `#![…]` that begins at `i`, and its end.
    pub fn attribute(&self, i: usize) -> Option<(Tokens, usize)> {
        if !self.is(i, "#") {
            return None;
        }
        let end = i + 1 + usize::from(self.is(i + 1, "!"));
        Some((self.within(end, Delimiter::Bracket)?, end))
    }

    /// The index of the arguments of the macro call `name!(…)` or definition that begins at `i`.
    pub fn macro_arguments(&self, i: usize) -> Option<usize> {
        self.word(i).filter(|_| self.is(i + 1, "!"))?;
        let arguments = i + 2 + usize::from(self.word(i + 2).is_some());
        self.content(arguments).map(|_| arguments)
    }

    pub fn stream(&self) -> TokenStream {
        self.all[self.part.clone()].iter().map(|token| token.tree.clone()).collect()
    }

    pub fn slice(&self, range: Range<usize>) -> Tokens {
        let [start, end] =
            [range.start, range.end].map(|i| (self.part.start + i).min(self.part.end));
        Tokens { all: self.all.clone(), part: start..end.max(start) }
    }

    /// The entries of a list.
    pub fn split_at_commas(self) -> Vec<Tokens> {
        let mut entries = Vec::new();
        let mut start = 0;
        for i in (0..self.len()).filter(|&i| self.is(i, ",")) {
            entries.push(self.slice(start..i));
            start = i + 1;
        }
        entries.push(self.slice(start..self.len()));
        entries
    }
}
