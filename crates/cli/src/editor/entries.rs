//! The snippets in one text: where each stands, and the hash that tells whether it is as it was.

use crate::editor::record::hash;
use editors::formats::{Editor, Files};
use jsonc_parser::ast::{Object, Value};
use jsonc_parser::common::Ranged;
use jsonc_parser::{CollectOptions, ParseOptions, parse_to_ast};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::ops::Range;

pub use editors::formats::{BEGIN, END};

/// What ends a file of templates.
pub const SET_END: &str = "</templateSet>";

pub struct Entry {
    pub name: String,
    pub range: Range<usize>,
    /// What is behind the name in JSON, all of it elsewhere.
    pub value: Range<usize>,
    pub hash: String,
    /// Does it stand between the marks of our part?
    pub marked: bool,
}

impl Entry {
    fn of_text(name: &str, range: Range<usize>, text: &str, marked: bool) -> Self {
        let hash = hash(text[range.clone()].trim_end().as_bytes());
        Entry { name: name.to_owned(), value: range.clone(), range, hash, marked }
    }
}

/// The snippets in the order of the text, or why it cannot be read.
pub fn entries(editor: &Editor, text: &str) -> Result<Vec<Entry>, String> {
    match editor.files {
        Files::Json(_) => json(text),
        Files::Lines(_) => Ok(lines(text, editor.name == "ultisnips")),
        Files::Xml(_) => xml(text),
        Files::Many(..) => unreachable!("each snippet has its file"),
    }
}

/// Is this line, whatever ends it, one of the marks?
pub fn is_mark(line: &str, mark: &str) -> bool {
    line.trim_end() == mark.trim_end()
}

/// From a line `snippet …` to `endsnippet`, or to where the indented lines end. An empty line
/// behind it belongs to it.
fn lines(text: &str, has_ends: bool) -> Vec<Entry> {
    let mut entries = Vec::new();
    let (mut open, mut marked, mut at) = (None::<(&str, usize)>, false, 0);
    for line in text.split_inclusive('\n') {
        let starts = line.starts_with("snippet ");
        let blank = line.trim_end_matches(['\r', '\n']).is_empty();
        let closes = has_ends && line.trim_end() == "endsnippet";
        let is_mark = is_mark(line, BEGIN) || is_mark(line, END);
        let ends = starts || is_mark || !has_ends && (blank || line.starts_with('#'));
        if let Some((name, start)) = open.filter(|_| ends || closes) {
            let end = if closes || blank { at + line.len() } else { at };
            entries.push(Entry::of_text(name, start..end, text, marked));
            open = None;
        }
        if starts {
            open = Some((line.split_whitespace().nth(1).unwrap_or_default(), at));
        } else if open.is_none() && blank && has_ends {
            extend(&mut entries, at, line.len());
        }
        marked = if is_mark { line.starts_with(BEGIN.trim_end()) } else { marked };
        at += line.len();
    }
    if let Some((name, start)) = open {
        entries.push(Entry::of_text(name, start..at, text, marked));
    }
    entries
}

/// Gives an empty line to the entry that it stands behind.
fn extend(entries: &mut [Entry], at: usize, length: usize) {
    if let Some(last) = entries.last_mut().filter(|last| last.range.end == at)
        && last.value == last.range
    {
        last.range.end += length;
    }
}

/// Whole lines where nothing else is in them.
fn xml(text: &str) -> Result<Vec<Entry>, String> {
    let refused = |error: &dyn std::fmt::Display| format!("it is no XML: {error}");
    if !text.trim().is_empty() && !text.trim_end().ends_with(SET_END) {
        return Err(refused(&format!("it does not end in `{SET_END}`")));
    }
    let mut reader = Reader::from_str(text);
    let (mut entries, mut open) = (Vec::new(), None);
    loop {
        let start = reader.buffer_position() as usize;
        let event = reader.read_event().map_err(|error| refused(&error))?;
        let end = reader.buffer_position() as usize;
        match event {
            Event::Start(tag) if tag.name().as_ref() == "template" => {
                open = Some((name_of(&tag), start));
            }
            Event::Empty(tag) if tag.name().as_ref() == "template" => {
                let lines = whole_lines(text, start..end);
                entries.push(Entry::of_text(&name_of(&tag), lines, text, false));
            }
            Event::End(tag) if tag.name().as_ref() == "template" => {
                let Some((name, start)) = open.take() else { continue };
                entries.push(Entry::of_text(&name, whole_lines(text, start..end), text, false));
            }
            Event::Eof => return Ok(entries),
            _ => {}
        }
    }
}

fn name_of(tag: &BytesStart) -> String {
    let name = tag.attributes().flatten().find(|attribute| attribute.key.as_ref() == "name");
    name.map(|name| name.value.into_owned()).unwrap_or_default()
}

fn whole_lines(text: &str, range: Range<usize>) -> Range<usize> {
    let start = text[..range.start].trim_end_matches([' ', '\t']).len();
    let rest = &text[range.end..];
    let tail = rest.trim_start_matches([' ', '\t', '\r']);
    let ends = tail.starts_with('\n');
    let begins = start == 0 || text[..start].ends_with('\n');
    if !(ends && begins) {
        return range;
    }
    start..range.end + (rest.len() - tail.len()) + 1
}

/// The object that a text of JSON holds, if it holds anything.
pub fn object(text: &str) -> Result<Option<Object<'_>>, String> {
    let parsed = parse_to_ast(text, &CollectOptions::default(), &ParseOptions::default());
    match parsed.map_err(|error| format!("it is no JSON: {error}"))?.value {
        None => Ok(None),
        Some(Value::Object(object)) => Ok(Some(object)),
        Some(_) => Err("it holds no JSON object".to_owned()),
    }
}

fn json(text: &str) -> Result<Vec<Entry>, String> {
    let object = object(text)?;
    let properties = object.into_iter().flat_map(|object| object.properties);
    let entry = properties.map(|property| {
        let (whole, value) = (property.range, property.value.range());
        let (range, value) = (whole.start..whole.end, value.start..value.end);
        let hash = hash(without_blanks(&text[value.clone()]).as_bytes());
        Entry { name: property.name.into_string(), range, value, hash, marked: false }
    });
    Ok(entry.collect())
}

/// Only what is between quotes keeps its blanks: an editor may indent the rest anew.
fn without_blanks(text: &str) -> String {
    let (mut quoted, mut escaped) = (false, false);
    let mut stays = |c: char| {
        let stays = quoted || !c.is_whitespace();
        quoted ^= c == '"' && !escaped;
        escaped = c == '\\' && quoted && !escaped;
        stays
    };
    text.chars().filter(|&c| stays(c)).collect()
}
