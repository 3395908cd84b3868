//! Parses Rust, and lists its keywords.

use crate::diagnostic::{Problem, Result};
use crate::text::edit::Mapped;
use crate::text::tokens::{Code, Tokens, lex};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::File;

/// The words after which `::` begins a path, and `!` does not call a macro.
pub const KEYWORDS: &[&str] = &[
    "as", "async", "await", "break", "const", "dyn", "else", "for", "if", "impl", "in", "let",
    "match", "move", "mut", "pub", "ref", "return", "unsafe", "use", "where", "while",
];

/// The maximum of tokens without a `,`, a `;` or the end of a block, which bounds the recursion of
/// the parser.
const MOST_TOKENS: usize = 5_000;

/// A solver with all its files.
pub struct Parsed {
    pub content: Mapped,
    pub code: Code,
    pub file: File,
}

impl Parsed {
    pub fn new(content: Mapped) -> Result<Self> {
        match code(&content.text).and_then(|code| Ok((file(&code)?, code))) {
            Ok((file, code)) => Ok(Parsed { content, code, file }),
            Err(problem) => Err(problem.in_text(&content)),
        }
    }
}

/// The tokens of a text.
pub fn code(text: &str) -> Result<Code> {
    let tokens = lex(text).map_err(|error| unfinished(text, error.span().byte_range().start))?;
    check_depth(&tokens, 0)?;
    Ok(Code { text: text.to_owned(), tokens: Tokens::new(tokens) })
}

fn file(Code { text, tokens }: &Code) -> Result<File> {
    syn::parse2(tokens.stream()).map_err(|error| {
        let message = error.to_string();
        let message = message.split(", expected one of").next();
        let range = match error.span().byte_range() {
            range if range.is_empty() => text.trim_end().len()..text.trim_end().len(),
            range => range,
        };
        Problem::new("syntax error").at(range, message.unwrap_or_default())
    })
}

/// `before` counts the tokens in front of the innermost bracket.
fn check_depth(tokens: &TokenStream, before: usize) -> Result<()> {
    let mut count = before;
    let mut tokens = tokens.clone().into_iter().peekable();
    while let Some(token) = tokens.next() {
        count += 1;
        if count > MOST_TOKENS {
            let title = format!("more than {MOST_TOKENS} tokens in one expression");
            return Err(Problem::new(title).at(token.span().byte_range(), ""));
        }
        match token {
            TokenTree::Group(group) => {
                check_depth(&group.stream(), count)?;
                // An item or statement ends, unless `else` follows.
                let is_next =
                    matches!(tokens.peek(), Some(TokenTree::Ident(next)) if next != "else");
                if group.delimiter() == Delimiter::Brace && is_next {
                    count = before;
                }
            }
            TokenTree::Punct(punct) if [',', ';'].contains(&punct.as_char()) => count = before,
            _ => {}
        }
    }
    Ok(())
}

/// The error about the character at which the tokens end.
fn unfinished(text: &str, at: usize) -> Problem {
    let (label, length) = match text[at..].chars().next() {
        Some('(' | '[' | '{') => ("this bracket is not closed", 1),
        Some(')' | ']' | '}') => ("this bracket does not match an open one", 1),
        Some('"') => ("this string is not finished", 1),
        Some(c) => ("no complete token begins here", c.len_utf8()),
        None => ("something is not finished", 0),
    };
    Problem::new("syntax error").at(at..at + length, label)
}
