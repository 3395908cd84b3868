//! Entries come into an object of JSON and out of it; all else, comments as well, stays.

use crate::editor::entries::{Entry, object};
use std::ops::Range;

/// A piece of the text, and what stands there instead.
type Edit = (Range<usize>, String);

/// The text without the entries that go, and with new ones at the object's end.
pub fn rewrite(
    old: &str,
    there: &[Entry],
    goes: &[bool],
    new: &[String],
) -> Result<String, String> {
    let line = if old.contains("\r\n") { "\r\n" } else { "\n" };
    let new: Vec<String> = new.iter().map(|entry| entry.replace('\n', line)).collect();
    let Some(object) = object(old)? else {
        let gap = if old.is_empty() || old.ends_with('\n') { "" } else { line };
        let entries = new.join(&format!(",{line}  "));
        return Ok(format!("{old}{gap}{{{line}  {entries}{line}}}{line}"));
    };
    let close = object.range.end - 1;
    let mut edits = Vec::new();
    for i in (0..there.len()).filter(|&i| goes[i]) {
        let limit = there.get(i + 1).map_or(close, |next| next.range.start);
        edits.extend(cut(old, &there[i].range, comma(old, there[i].range.end..limit)));
    }
    let trailing = there.last().and_then(|last| comma(old, last.range.end..close));
    if let Some(last) = (0..there.len()).rfind(|&i| !goes[i]) {
        let limit = there.get(last + 1).map_or(close, |next| next.range.start);
        let end = there[last].range.end;
        match comma(old, end..limit) {
            None if !new.is_empty() => edits.push((end..end, ",".to_owned())),
            Some(at) if new.is_empty() && trailing.is_none() => {
                edits.push((at..at + 1, String::new()));
            }
            _ => {}
        }
    }
    if !new.is_empty() {
        let at = old[..close].trim_end().len();
        let mut text = format!("{line}  {}", new.join(&format!(",{line}  ")));
        text += if trailing.is_some() { "," } else { "" };
        text += if old[at..close].contains('\n') { "" } else { line };
        edits.push((at..at, text));
    }
    Ok(apply(old, edits))
}

/// The comma behind an entry, whatever comments are before it.
fn comma(text: &str, within: Range<usize>) -> Option<usize> {
    let mut at = within.start;
    while at < within.end {
        let rest = &text[at..within.end];
        at += match rest.chars().next()? {
            ',' => return Some(at),
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest.find("*/")? + 2,
            c => c.len_utf8(),
        };
    }
    None
}

/// Takes an entry away with its comma, and with its line unless something else is in that.
fn cut(text: &str, entry: &Range<usize>, comma: Option<usize>) -> Vec<Edit> {
    let mut edits = Vec::new();
    let mut end = entry.end;
    match comma {
        Some(at) if text[end..at].trim().is_empty() => end = at + 1,
        Some(at) => edits.push((at..at + 1, String::new())),
        None => {}
    }
    let before = text[..entry.start].trim_end().len();
    let behind = text[end..].trim_start_matches([' ', '\t']);
    let ends_line = behind.starts_with(['\r', '\n']);
    if ends_line || !text[before..entry.start].contains('\n') {
        edits.push((before..end, String::new()));
    } else {
        edits.push((entry.start..text.len() - behind.len(), String::new()));
    }
    edits
}

/// The text with all edits, which do not overlap.
pub fn apply(text: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|(range, _)| (range.start, range.end));
    let (mut result, mut at) = (String::new(), 0);
    for (range, new) in edits {
        result += &text[at..range.start.max(at)];
        result += &new;
        at = range.end.max(at);
    }
    result + &text[at..]
}
