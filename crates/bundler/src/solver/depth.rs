//! A limit for nesting, since expressions are read recursively, here and by rustc.

use crate::diagnostic::{Problem, Result};
use proc_macro2::{TokenStream, TokenTree};

/// More than anybody writes, and less than what exhausts the stack.
const LIMIT: usize = 1000;

/// Refuses brackets in brackets, operators before operators and the like, too many of them.
pub fn check(tokens: TokenStream) -> Result<()> {
    // Without recursion, since this is what makes recursion safe.
    let mut open = vec![(tokens, 0)];
    while let Some((tokens, depth)) = open.pop() {
        let mut prefixes = 0;
        for token in tokens {
            match &token {
                TokenTree::Group(group) => {
                    prefixes = 0;
                    open.push((group.stream(), depth + 1));
                }
                TokenTree::Punct(_) => prefixes += 1,
                TokenTree::Ident(word) if PREFIXES.iter().any(|p| word == p) => prefixes += 1,
                _ => prefixes = 0,
            }
            if depth >= LIMIT || prefixes >= LIMIT {
                let title = format!("this is nested more than {LIMIT} deep");
                return Err(
                    Problem::new(title).at(token.span().byte_range(), "too deep to be read")
                );
            }
        }
    }
    Ok(())
}

/// The words that stand before an expression.
const PREFIXES: &[&str] = &["break", "else", "if", "match", "move", "return", "unsafe", "yield"];
