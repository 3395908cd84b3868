//! A module as it is pasted: without docs, and indented.

use crate::tool::text::edit::{Edit, Mapped};
use crate::tool::text::tokens::{Tokens, lex};
use proc_macro2::{TokenStream, TokenTree};
use std::ops::Range;

/// `mod x { … }` after `visibility`, indented by `depth` steps.
pub fn block(name: &str, source: Mapped, visibility: &str, docs: bool, depth: usize) -> Mapped {
    let source = if docs { source } else { without_docs(&source) };
    let body = source.slice(0..source.text.trim_end().len());
    let mut result = indent(&format!("{visibility}mod {name} {{\n").into(), depth);
    result.push(indent(&body, depth + 1));
    result.push(indent(&"\n}\n".into(), depth));
    result
}

/// Indents every line but those that begin inside a string. No line ends in a blank.
fn indent(source: &Mapped, depth: usize) -> Mapped {
    let text = &source.text;
    let mut strings = Vec::new();
    if let Ok(tokens) = lex(text) {
        collect_strings(tokens, text, &mut strings);
    }
    let inside = |at: usize| {
        let before = strings.partition_point(|string| string.start < at);
        strings[..before].last().is_some_and(|string| at < string.end)
    };
    let (mut edits, mut start) = (Vec::new(), 0);
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        let content = start + line.trim_end().len();
        if content > start && !inside(start) {
            edits.push(Edit::insert(start, "    ".repeat(depth)));
        }
        if !inside(end) {
            let newline = usize::from(line.ends_with('\n'));
            edits.push(Edit::delete(content..end - newline));
        }
        start = end;
    }
    source.edited(edits)
}

fn collect_strings(tokens: TokenStream, text: &str, strings: &mut Vec<Range<usize>>) {
    for token in tokens {
        let range = token.span().byte_range();
        match token {
            TokenTree::Group(group) => collect_strings(group.stream(), text, strings),
            // The text of a doc comment is a literal that begins with the comment's slash.
            TokenTree::Literal(_) if !text[range.clone()].starts_with('/') => strings.push(range),
            _ => {}
        }
    }
}

/// Takes away doc comments and `doc` attributes, but for the first line of the file's header,
/// which becomes a plain comment.
fn without_docs(source: &Mapped) -> Mapped {
    let text = source.text.as_str();
    let mut docs = Vec::new();
    if let Ok(tokens) = lex(text) {
        collect_docs(&Tokens::new(tokens), &mut docs);
    }
    let mut edits = Vec::new();
    if text.starts_with("//!") && !docs.is_empty() {
        edits.push(Edit::delete(2..3));
        docs.remove(0);
    }
    let one_line = |a: &Range<usize>, b: &Range<usize>| {
        let gap = text.get(a.end..b.start);
        gap.is_some_and(|gap| gap.trim_matches([' ', '\t']).is_empty())
    };
    for line in docs.chunk_by(one_line) {
        edits.push(Edit::delete(whole_lines(text, line[0].start..line[line.len() - 1].end)));
    }
    source.edited(edits)
}

fn collect_docs(tokens: &Tokens, docs: &mut Vec<Range<usize>>) {
    let mut i = 0;
    while i < tokens.len() {
        // What looks like docs in a macro call may be a pattern or a value.
        if let Some(arguments) = tokens.macro_arguments(i) {
            i = arguments;
        } else if let Some((content, end)) = tokens.attribute(i) {
            if content.is(0, "doc") {
                docs.push(tokens.range(i).start..tokens.range(end).end);
            }
            i = end;
        } else if let Some(group) = tokens.group(i) {
            collect_docs(&Tokens::new(group.stream()), docs);
        }
        i += 1;
    }
}

/// Widens a range to its whole lines if nothing else stands on them, else by the blanks after it.
fn whole_lines(source: &str, range: Range<usize>) -> Range<usize> {
    let line = source[..range.start].rfind('\n').map_or(0, |i| i + 1);
    let after = &source[range.end..];
    let blank = after.len() - after.trim_start_matches([' ', '\t']).len();
    let end = range.end + blank;
    let alone = source[line..range.start].trim().is_empty();
    match source[end..].chars().next() {
        Some('\n') if alone => line..end + 1,
        None if alone => line..end,
        _ => range.start..end,
    }
}

#[cfg(test)]
mod tests {
    use super::{indent, without_docs};

    #[test]
    fn docs_go_and_everything_else_stays() {
        let source = r#####"//! Nim: a game.
//!
//! ```
//! x
//! ```

#![allow(unused)]

/// A function.
#[doc = "more"] #[inline]
pub fn f() -> &'static str {
    // No /// doc.
    /* Neither /** this */ */
    "/// a string
  //! of three lines,
" // one
}

/** Several
    lines */
#[doc(hidden)]
pub struct S {
    /// A field.
    pub a: u8, /** Inline. */ pub b: u8,
    pub r: &'static str, //// not doc
}

#[doc(alias = "x")] /// Odd.
macro_rules! m {
    ($(#[doc = $d:expr])* $x:ident) => { /// Kept.
        r##"
///"##
    };
}
/// À la fin.
const X: u8 = 1;
"#####;
        let expected = r#####"// Nim: a game.

#![allow(unused)]

#[inline]
pub fn f() -> &'static str {
    // No /// doc.
    /* Neither /** this */ */
    "/// a string
  //! of three lines,
" // one
}

pub struct S {
    pub a: u8, pub b: u8,
    pub r: &'static str, //// not doc
}

macro_rules! m {
    ($(#[doc = $d:expr])* $x:ident) => { /// Kept.
        r##"
///"##
    };
}
const X: u8 = 1;
"#####;
        assert_eq!(without_docs(&source.into()).text, expected);
    }

    #[test]
    fn indenting_keeps_strings() {
        let source = "fn f() {  \n    g(\"a \n  b\", r#\"\n\n\"#); \n\n}\t\n/* a\n b */";
        let expected =
            "    fn f() {\n        g(\"a \n  b\", r#\"\n\n\"#);\n\n    }\n    /* a\n     b */";
        assert_eq!(indent(&source.into(), 1).text, expected);
    }
}
