//! Formats a module for pasting: indented, without docs and comments.

use crate::text::edit::{Edit, Mapped};
use crate::text::tokens::{Code, Kind};
use std::ops::Range;

/// `mod x { … }` after `visibility`, indented by `depth` steps.
pub fn block(name: &str, source: Mapped, visibility: &str, docs: bool, depth: usize) -> Mapped {
    let source = if docs { without_search_words(&source) } else { without_docs(&source) };
    let body = source.slice(0..source.text.trim_end().len());
    let mut result = indent(&format!("{visibility}mod {name} {{\n").into(), depth);
    result.push(indent(&body, depth + 1));
    result.push(indent(&"\n}\n".into(), depth));
    result
}

/// Indents every line that does not begin inside a string. Removes blanks at line ends.
pub fn indent(source: &Mapped, depth: usize) -> Mapped {
    let text = &source.text;
    let code = Code::new(text).ok();
    let literals = code.iter().flat_map(|code| {
        (0..code.len()).filter(|&i| code.kind(i) == Some(Kind::Literal)).map(|i| code.range(i))
    });
    let strings: Vec<Range<usize>> =
        literals.filter(|range| text[range.clone()].contains('\n')).collect();
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

/// Removes the rules in Japanese and the aliases, which only serve a search.
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

/// A module without its docs and comments. The first line of its header becomes a plain comment.
fn without_docs(source: &Mapped) -> Mapped {
    let Ok(code) = Code::new(&source.text) else { return source.clone() };
    let mut ranges = comments(&code);
    let for_rustdoc = |i: &usize| code.is(*i, "#") && code.is(i + 3, "cfg_attr");
    ranges.extend((0..code.len()).filter(for_rustdoc).filter_map(|i| {
        let (_, end) =
            code.attribute(i).filter(|(content, _)| code.is(content.start + 2, "doc"))?;
        Some(code.span(i..end + 1))
    }));
    ranges.sort_by_key(|range| range.start);
    let mut edits = Vec::new();
    if source.text.starts_with("//!") && !ranges.is_empty() {
        edits.push(Edit::delete(2..3));
        ranges.remove(0);
    }
    edits.extend(removals(&source.text, &ranges));
    source.edited(edits)
}

/// The edits that remove the comments of a crate, each with its whole lines.
pub fn without_comments(code: &Code) -> Vec<Edit> {
    removals(&code.text, &comments(code))
}

/// The comments that end their line, so that a line break remains between the tokens around them.
/// Docs among the arguments of a macro stay, because they are attributes that the macro may need.
fn comments(code: &Code) -> Vec<Range<usize>> {
    let mut arguments: Vec<Range<usize>> = Vec::new();
    for i in 0..code.len() {
        if let Some(open) = code.macro_arguments(i) {
            let range = code.span(open..code.other(open) + 1);
            if arguments.last().is_none_or(|last| last.end <= range.start) {
                arguments.push(range);
            }
        }
    }
    let is_argument = |at: usize| {
        let before = arguments.partition_point(|range| range.start < at);
        arguments[..before].last().is_some_and(|range| at < range.end)
    };
    let ends_line = |range: &Range<usize>| {
        let rest = code.text[range.end..].trim_start_matches([' ', '\t', '\r']);
        rest.is_empty() || rest.starts_with('\n')
    };
    let removed = code.comments.iter().filter(|comment| {
        ends_line(&comment.range) && !(comment.is_doc && is_argument(comment.range.start))
    });
    removed.map(|comment| comment.range.clone()).collect()
}

/// Removes these ranges, adjacent ones together.
fn removals(text: &str, ranges: &[Range<usize>]) -> Vec<Edit> {
    let together = |a: &Range<usize>, b: &Range<usize>| {
        let gap = text.get(a.end..b.start).filter(|gap| gap.trim().is_empty());
        gap.is_some_and(|gap| gap.matches('\n').count() == 1 && begins_its_line(text, a.start))
    };
    let blocks = ranges.chunk_by(together).map(|block| block[0].start..block[block.len() - 1].end);
    blocks.map(|block| Edit::delete(whole_lines(text, block))).collect()
}

fn begins_its_line(text: &str, at: usize) -> bool {
    text[..at].trim_end_matches([' ', '\t']).bytes().next_back().is_none_or(|byte| byte == b'\n')
}

/// Widens a range to its whole lines if there is nothing else on them; if blank lines stand before
/// and after, one of them is included. Otherwise widens the range by the blanks before it.
pub fn whole_lines(text: &str, range: Range<usize>) -> Range<usize> {
    let line = text[..range.start].rfind('\n').map_or(0, |i| i + 1);
    let after = &text[range.end..];
    let end = range.end + after.len() - after.trim_start_matches([' ', '\t', '\r']).len();
    let alone = begins_its_line(text, range.start);
    match text[end..].chars().next() {
        Some('\n') if alone && text[..line].ends_with("\n\n") => {
            line..end + 1 + usize::from(text[end + 1..].starts_with('\n'))
        }
        Some('\n') if alone => line..end + 1,
        None if alone => line..end,
        Some('\n') | None => text[..range.start].trim_end_matches([' ', '\t']).len()..range.end,
        // One of the blanks around it is enough.
        _ if text[..range.start].ends_with(' ') && after.starts_with(' ') => {
            range.start..range.end + 1
        }
        _ => range,
    }
}
