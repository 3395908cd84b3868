//! Our snippets in a text of the user's: those that are as we wrote them give way to new ones, and
//! all else stays.

use crate::editor::entries::{BEGIN, END, Entry, SET_END, entries, is_mark};
use crate::editor::json;
use crate::editor::record::Hashes;
use editors::formats::{Editor, Files, MARK, Snippet};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

pub struct Merged {
    pub text: String,
    /// What is ours in it.
    pub hashes: Hashes,
    /// Ours, but the user has changed them: they stay.
    pub kept: Vec<String>,
    /// How many of ours there were, and how many there are.
    pub replaced: usize,
    pub written: usize,
}

/// The text with these snippets instead of the known ones, or why it cannot be had.
pub fn merge(
    editor: &Editor,
    snippets: &[Snippet],
    old: &str,
    known: &Hashes,
) -> Result<Merged, String> {
    let body = old.strip_prefix('\u{feff}').unwrap_or(old);
    let there = entries(editor, body)?;
    let rendered = render(editor, snippets);
    let ours = ours(&there, known);
    let names: HashSet<&str> = there.iter().map(|entry| entry.name.as_str()).collect();
    let before = Before { editor, names, ours: &ours, known };
    let (hashes, kept, new) = before.choose(entries(editor, &rendered)?, &rendered);
    let mut goes = vec![false; there.len()];
    ours.values().for_each(|&i| goes[i] = true);
    let text = match editor.files {
        Files::Json(_) => json::rewrite(body, &there, &goes, &new)?,
        Files::Lines(_) => in_lines(body, &there, &goes, &new, !known.is_empty()),
        _ => in_templates(body, &there, &goes, &new, &rendered),
    };
    check(editor, &there, &goes, &text)?;
    let mark = &old[..old.len() - body.len()];
    let text = format!("{mark}{text}");
    Ok(Merged { text, hashes, kept, replaced: ours.len(), written: new.len() })
}

/// What a text has until now.
struct Before<'a> {
    editor: &'a Editor,
    names: HashSet<&'a str>,
    ours: &'a HashMap<&'a str, usize>,
    known: &'a Hashes,
}

impl Before<'_> {
    /// Does the user's stay, where ours would be?
    fn stays(&self, name: &str) -> bool {
        let counts = self.known.contains_key(name) || matches!(self.editor.files, Files::Xml(_));
        self.names.contains(name) && !self.ours.contains_key(name) && counts
    }

    /// What is ours from now on, what of the user's stays instead, and the texts to write.
    fn choose(&self, rendered: Vec<Entry>, text: &str) -> (Hashes, Vec<String>, Vec<String>) {
        let installs = !rendered.is_empty();
        let is_taken = |name: &str| self.names.contains(name) && !self.known.contains_key(name);
        let (mut hashes, mut kept, mut new) = (Hashes::new(), Vec::new(), Vec::new());
        for entry in rendered {
            let (name, text) = match self.editor.files {
                Files::Json(_) => {
                    let name = free(&entry.name, is_taken);
                    (name.clone(), format!("{name:?}: {}", &text[entry.value]))
                }
                _ => (entry.name, text[entry.range].to_owned()),
            };
            if !self.stays(&name) {
                hashes.insert(name, entry.hash);
                new.push(text);
                continue;
            }
            if let Some(hash) = self.known.get(&name) {
                hashes.insert(name.clone(), hash.clone());
            }
            kept.push(name);
        }
        for (name, hash) in self.known {
            if hashes.contains_key(name) || !self.stays(name) {
                continue;
            }
            // Else it would be there twice when it is installed again.
            if installs {
                hashes.insert(name.clone(), hash.clone());
            }
            kept.push(name.clone());
        }
        (hashes, kept, new)
    }
}

fn render(editor: &Editor, snippets: &[Snippet]) -> String {
    match editor.files {
        _ if snippets.is_empty() => String::new(),
        Files::Json(render) | Files::Lines(render) | Files::Xml(render) => render(snippets),
        Files::Many(..) => unreachable!("each snippet has its file"),
    }
}

/// Which entries are as we wrote them: one for each name, that in our part before others.
fn ours<'a>(there: &'a [Entry], known: &Hashes) -> HashMap<&'a str, usize> {
    let mut ours: HashMap<&str, usize> = HashMap::new();
    for (i, entry) in there.iter().enumerate() {
        let name = entry.name.as_str();
        let is_better = |&first: &usize| entry.marked && !there[first].marked;
        if known.get(name) == Some(&entry.hash) && ours.get(name).is_none_or(is_better) {
            ours.insert(name, i);
        }
    }
    ours
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

/// One part between our marks, where it was or at the end.
fn in_lines(old: &str, there: &[Entry], goes: &[bool], new: &[String], known: bool) -> String {
    let mut edits = cuts(there, goes);
    let mut place = edits.first().map(|(range, _)| range.start);
    let mut at = 0;
    for line in old.split_inclusive('\n').filter(|_| known) {
        let begins = is_mark(line, BEGIN);
        if begins || is_mark(line, END) {
            edits.push((at..at + line.len(), String::new()));
        }
        place = if begins { Some(at) } else { place };
        at += line.len();
    }
    if !new.is_empty() {
        let place = place.unwrap_or(old.len());
        let gap = if old[..place].is_empty() || old[..place].ends_with('\n') { "" } else { "\n" };
        let block = ends_as(old, format!("{gap}{BEGIN}{}{END}", new.concat()));
        edits.push((place..place, block));
    }
    json::apply(old, edits)
}

/// Among the other templates, where they were or at the end.
fn in_templates(
    old: &str,
    there: &[Entry],
    goes: &[bool],
    new: &[String],
    rendered: &str,
) -> String {
    if old.trim().is_empty() {
        return rendered.to_owned();
    }
    let mut edits = cuts(there, goes);
    let end = old.rfind(SET_END).unwrap_or(old.len());
    let place = edits.first().map_or(end, |(range, _)| range.start);
    edits.push((place..place, ends_as(old, new.concat())));
    json::apply(old, edits)
}

fn cuts(there: &[Entry], goes: &[bool]) -> Vec<(Range<usize>, String)> {
    let cuts = there.iter().zip(goes).filter(|(_, goes)| **goes);
    cuts.map(|(entry, _)| (entry.range.clone(), String::new())).collect()
}

/// With the line ends of the text that it comes into.
fn ends_as(old: &str, new: String) -> String {
    if old.contains("\r\n") { new.replace('\n', "\r\n") } else { new }
}

/// Nothing is written unless all that is the user's is still there.
fn check(editor: &Editor, there: &[Entry], goes: &[bool], text: &str) -> Result<(), String> {
    let mut left: HashMap<(String, String), usize> = HashMap::new();
    for entry in entries(editor, text)? {
        *left.entry((entry.name, entry.hash)).or_default() += 1;
    }
    for (entry, _) in there.iter().zip(goes).filter(|(_, goes)| !**goes) {
        match left.get_mut(&(entry.name.clone(), entry.hash.clone())) {
            Some(count @ 1..) => *count -= 1,
            _ => return Err(format!("`{}` would be lost", entry.name)),
        }
    }
    Ok(())
}
