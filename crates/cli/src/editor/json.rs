//! Our entries come into an object of JSON and out of it; all else, comments as well, stays.

use bundler::editors::formats::{self, MARK, Snippet};
use bundler::editors::seal::{self, State};
use jsonc_parser::ast::{Object, Value};
use jsonc_parser::common::Ranged;
use jsonc_parser::{CollectOptions, ParseOptions, parse_to_ast};
use std::collections::HashMap;
use std::ops::Range;

struct Entry {
    name: String,
    range: Range<usize>,
    value: Range<usize>,
    state: State,
}

pub struct Merged {
    pub text: String,
    /// Ours, but the user has changed them: they stay.
    pub kept: Vec<String>,
    pub removed: usize,
}

impl Merged {
    /// Is nothing left but what holds entries?
    pub fn is_empty(&self) -> bool {
        let text: String = self.text.split_whitespace().collect();
        ["", "{}"].contains(&text.trim_start_matches('\u{feff}'))
    }
}

/// The text with these snippets instead of those of ours that are as they were, or why it cannot
/// be had. Without new ones all that are edited are named.
pub fn merge(
    old: &str,
    snippets: &[Snippet],
    value: fn(&Snippet) -> String,
) -> Result<Merged, String> {
    let body = old.strip_prefix('\u{feff}').unwrap_or(old);
    let there = entries(body)?;
    let goes: Vec<bool> = there.iter().map(|entry| entry.state == State::Ours).collect();
    let stay = || there.iter().filter(|entry| entry.state != State::Ours);
    let left: HashMap<&str, State> = stay().map(|entry| (&*entry.name, entry.state)).collect();
    let (mut kept, mut new) = (Vec::new(), Vec::new());
    for snippet in snippets {
        let name = free(&snippet.trigger, |name| left.get(name) == Some(&State::Foreign));
        if left.contains_key(&*name) {
            kept.push(name);
        } else {
            new.push(formats::entry(&name, &value(snippet)));
        }
    }
    if snippets.is_empty() {
        let edited = stay().filter(|entry| entry.state == State::Edited);
        kept.extend(edited.map(|entry| entry.name.clone()));
    }
    let text = if new.is_empty() && stay().count() == there.len() {
        body.to_owned()
    } else {
        rewrite(body, &there, &goes, &new)?
    };
    // Nothing is written unless all that is the user's is still there.
    let after = entries(&text)?;
    let mut after = after.iter().map(|entry| (&entry.name, &text[entry.value.clone()]));
    for entry in stay() {
        let own = (&entry.name, &body[entry.value.clone()]);
        if !after.any(|entry| entry == own) {
            return Err(format!("`{}` would be lost", entry.name));
        }
    }
    let mark = &old[..old.len() - body.len()];
    let removed = there.len() - stay().count();
    Ok(Merged { text: format!("{mark}{text}"), kept, removed })
}

/// A name that the user has not given to another snippet.
fn free(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let names = (1..).map(|number| match number {
        1 => name.to_owned(),
        2 => format!("{name} {MARK}"),
        number => format!("{name} {MARK} {number}"),
    });
    let mut free = names.filter(|name| !is_taken(name));
    free.next().expect("there are more numbers than names")
}

/// The object that a text of JSON holds, if it holds anything.
fn object(text: &str) -> Result<Option<Object<'_>>, String> {
    let parsed = parse_to_ast(text, &CollectOptions::default(), &ParseOptions::default());
    match parsed.map_err(|error| format!("it is no JSON: {error}"))?.value {
        None => Ok(None),
        Some(Value::Object(object)) => Ok(Some(object)),
        Some(_) => Err("it holds no JSON object".to_owned()),
    }
}

/// The entries in the order of the text, or why it cannot be read.
fn entries(text: &str) -> Result<Vec<Entry>, String> {
    let properties = object(text)?.into_iter().flat_map(|object| object.properties);
    let entry = properties.map(|property| {
        let (whole, value) = (property.range, property.value.range());
        let (range, value) = (whole.start..whole.end, value.start..value.end);
        let name = property.name.into_string();
        let state = seal::state_of_json(&name, &text[value.clone()]);
        Entry { name, range, value, state }
    });
    Ok(entry.collect())
}

/// A piece of the text, and what stands there instead.
type Edit = (Range<usize>, String);

/// The text without the entries that go, and with new ones at the object's end.
fn rewrite(old: &str, there: &[Entry], goes: &[bool], new: &[String]) -> Result<String, String> {
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
fn apply(text: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|(range, _)| (range.start, range.end));
    let (mut result, mut at) = (String::new(), 0);
    for (range, new) in edits {
        result += &text[at..range.start.max(at)];
        result += &new;
        at = range.end.max(at);
    }
    result + &text[at..]
}
