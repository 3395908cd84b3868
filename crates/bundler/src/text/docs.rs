//! Formats a module for pasting: indented, without docs and comments.

use crate::text::edit::{Edit, Mapped};
use crate::text::tokens::{Tokens, lex};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::ops::Range;

/// `mod x { … }` after `visibility`, indented by `depth` steps.
pub fn block(name: &str, source: Mapped, visibility: &str, docs: bool, depth: usize) -> Mapped {
    let source = if docs { without_search_words(&source) } else { without_comments(&source) };
    let body = source.slice(0..source.text.trim_end().len());
    let mut result = indent(&format!("{visibility}mod {name} {{\n").into(), depth);
    result.push(indent(&body, depth + 1));
    result.push(indent(&"\n}\n".into(), depth));
    result
}

/// Indents every line that does not begin inside a string. Removes blanks at line ends.
pub fn indent(source: &Mapped, depth: usize) -> Mapped {
    let text = &source.text;
    let strings = strings(text);
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

fn strings(text: &str) -> Vec<Range<usize>> {
    let tokens = lex(text).map(Tokens::new);
    let is_literal =
        |(tokens, i): &(&Tokens, usize)| matches!(tokens.get(*i), Some(TokenTree::Literal(_)));
    let literals = tokens.iter().flat_map(Tokens::deep).filter(is_literal);
    // A doc comment is a literal, too, whose range begins with a slash.
    let ranges = literals.map(|(tokens, i)| tokens.range(i));
    ranges.filter(|range| !text[range.clone()].starts_with('/')).collect()
}

/// Removes the rules in Japanese and the aliases, which only a search reads.
fn without_search_words(source: &Mapped) -> Mapped {
    let (mut edits, mut start) = (Vec::new(), 0);
    for line in source.text.split_inclusive('\n') {
        if line.starts_with("//! - 日本語:") || line.starts_with("#![cfg_attr(doc,") {
            edits.push(Edit::delete(start..start + line.len()));
        }
        start += line.len();
    }
    source.edited(edits)
}

/// Removes comments and `doc` attributes. The first line of the file's header becomes a plain
/// comment.
pub fn without_comments(source: &Mapped) -> Mapped {
    let text = source.text.as_str();
    let Ok(tokens) = lex(text) else { return source.clone() };
    let mut comments = plain_comments(text, tokens.clone());
    collect_docs(&Tokens::new(tokens), &mut comments);
    comments.sort_by_key(|comment| comment.start);
    let mut edits = Vec::new();
    if text.starts_with("//!") && !comments.is_empty() {
        edits.push(Edit::delete(2..3));
        comments.remove(0);
    }
    let together = |a: &Range<usize>, b: &Range<usize>| {
        let Some(gap) = text.get(a.end..b.start).filter(|gap| gap.trim().is_empty()) else {
            return false;
        };
        match gap.matches('\n').count() {
            0 => true,
            lines => lines == 1 && begins_its_line(text, a.start),
        }
    };
    for block in comments.chunk_by(together) {
        let (start, end) = (block[0].start, block[block.len() - 1].end);
        let parts_words = text[..start].ends_with(is_word) && text[end..].starts_with(is_word);
        let space = if parts_words { " " } else { "" };
        edits.push(Edit::new(whole_lines(text, start..end), space));
    }
    source.edited(edits)
}

fn is_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

/// The comments that are not docs: non-blank text between two tokens.
fn plain_comments(text: &str, tokens: TokenStream) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    collect_ranges(tokens, &mut ranges);
    ranges.push(text.len()..text.len());
    let (mut comments, mut end) = (Vec::new(), 0);
    for token in ranges {
        while let Some(blank) = text.get(end..token.start).and_then(|gap| gap.find('/')) {
            let start = end + blank;
            end = start + comment_len(&text[start..]);
            comments.push(start..end);
        }
        end = end.max(token.end);
    }
    comments
}

/// The ranges of all tokens and brackets in their order. The tokens of a doc comment share one.
fn collect_ranges(tokens: TokenStream, ranges: &mut Vec<Range<usize>>) {
    for token in tokens {
        if let TokenTree::Group(group) = token {
            ranges.push(group.span_open().byte_range());
            collect_ranges(group.stream(), ranges);
            ranges.push(group.span_close().byte_range());
        } else {
            ranges.push(token.span().byte_range());
        }
    }
}

/// The length of the comment at the start of a text. Block comments nest.
fn comment_len(text: &str) -> usize {
    if text.starts_with("//") {
        return text.find('\n').unwrap_or(text.len());
    }
    let (mut depth, mut len) = (0, 0);
    loop {
        let rest = &text[len..];
        let mark = if rest.starts_with("/*") || rest.starts_with("*/") { 2 } else { 0 };
        depth += match rest.get(..mark) {
            Some("/*") => 1,
            Some("*/") => -1,
            _ => 0,
        };
        if depth == 0 {
            return len + mark;
        }
        len += mark.max(rest.chars().next().map_or(1, char::len_utf8));
    }
}

fn collect_docs(tokens: &Tokens, docs: &mut Vec<Range<usize>>) {
    let mut i = 0;
    while i < tokens.len() {
        // Apparent docs in a macro call may be a pattern or a value.
        if let Some(arguments) = tokens.macro_arguments(i) {
            i = arguments;
        } else if let Some((content, end)) = tokens.attribute(i) {
            if content.is(0, "doc") || is_for_rustdoc(&content) {
                docs.push(tokens.range(i).start..tokens.range(end).end);
            }
            i = end;
        } else if let Some(content) = tokens.content(i) {
            collect_docs(content, docs);
        }
        i += 1;
    }
}

/// Is it `cfg_attr(doc, …)`?
fn is_for_rustdoc(attribute: &Tokens) -> bool {
    let arguments = attribute.within(1, Delimiter::Parenthesis);
    attribute.is(0, "cfg_attr")
        && arguments.is_some_and(|arguments| arguments.is(0, "doc") && arguments.is(1, ","))
}

fn begins_its_line(text: &str, at: usize) -> bool {
    text[..at].trim_end_matches([' ', '\t']).bytes().next_back().is_none_or(|byte| byte == b'\n')
}

/// Removes these items with their lines.
pub fn without_items(source: &Mapped, items: Vec<Range<usize>>) -> Mapped {
    let lines = items.into_iter().map(|item| whole_lines(&source.text, item));
    source.edited(lines.map(Edit::delete).collect())
}

/// Widens a range to its whole lines, if there is nothing else on them, with one of two blank lines
/// around them. Otherwise widens it by the blanks after it.
fn whole_lines(source: &str, range: Range<usize>) -> Range<usize> {
    let line = source[..range.start].rfind('\n').map_or(0, |i| i + 1);
    let after = &source[range.end..];
    let blank = after.len() - after.trim_start_matches([' ', '\t']).len();
    let end = range.end + blank;
    let alone = begins_its_line(source, range.start);
    match source[end..].chars().next() {
        Some('\n') if alone && source[..line].ends_with("\n\n") => {
            line..end + 1 + usize::from(source[end + 1..].starts_with('\n'))
        }
        Some('\n') if alone => line..end + 1,
        None if alone => line..end,
        _ => range.start..end,
    }
}
