//! The compiler's messages about a bundle, with places in the solver and in the files of modules.

use crate::report::renderer;
use crate::trial::compile::{FILE, TOO_NEW};
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Snippet};
use bundler::bundle::Bundle;
use bundler::diagnostic::visible;
use bundler::text::edit::{Mapped, Source};
use serde_json::Value;
use std::ops::Range;
use std::path::Path;
use std::rc::Rc;

/// The largest number of errors that are shown.
const MOST: usize = 50;

/// The messages for the terminal, and how many of them are errors.
pub fn render(messages: &[Value], bundle: &Bundle) -> (String, usize) {
    let map = Map(&bundle.content);
    let (mut result, mut errors) = (String::new(), 0);
    for message in messages {
        let spans = message["spans"].as_array();
        let title = message["message"].as_str().unwrap_or_default();
        let counts = ["aborting due to", "For more information", "Some errors have detailed"];
        let no_place = spans.is_none_or(|spans| spans.is_empty());
        if no_place && counts.iter().any(|count| title.starts_with(count))
            || title.ends_with("warning emitted")
            || title.ends_with("warnings emitted")
        {
            continue;
        }
        // The solver's own lints may find something in the text below it.
        let start = spans.and_then(|spans| spans.first()?["byte_start"].as_u64());
        let is_below = start.is_some_and(|start| start as usize >= bundle.tail);
        let is_lint = message["code"]["code"] != TOO_NEW;
        if message["level"] == "warning" && is_below && is_lint {
            continue;
        }
        errors += usize::from(message["level"] == "error");
        if errors > MOST {
            continue;
        }
        let groups = map.groups(message);
        result += &renderer().render(&groups);
        result += "\n\n";
    }
    if errors > MOST {
        result += &format!("... and {} more errors\n\n", errors - MOST);
    }
    (result, errors)
}

/// The content of the bundle.
struct Map<'a>(&'a Mapped);

/// A file, and a range of its bytes.
type Location<'a> = (&'a Rc<Source>, Range<usize>);

impl Map<'_> {
    /// A place in the bundle as a place in a file. Other places are those in std.
    fn find(&self, span: &Value) -> Option<Location<'_>> {
        let file = Path::new(span["file_name"].as_str()?);
        if file.file_name()? != FILE {
            return None;
        }
        let byte = |name: &str| span[name].as_u64().map(|byte| byte as usize);
        self.0.origin(byte("byte_start")?..byte("byte_end")?)
    }

    /// The place of a span, or of the macro call that it comes from.
    fn find_call(&self, span: &Value) -> Option<Location<'_>> {
        match span["expansion"]["span"].as_object() {
            Some(_) => self.find(span).or_else(|| self.find_call(&span["expansion"]["span"])),
            None => self.find(span),
        }
    }

    fn groups<'m>(&'m self, message: &'m Value) -> Vec<Group<'m>> {
        let text = message["message"].as_str().unwrap_or_default();
        let mut title = level(message).primary_title(text);
        let code = message["code"]["code"].as_str();
        if let Some(code) = code.filter(|code| code.starts_with('E')) {
            title = title.id(code);
        }
        let snippets = self.snippets(message);
        let line = message["spans"][0]["line_start"].as_u64().filter(|_| snippets.is_empty());
        let mut group = Group::with_title(title).elements(snippets);
        if let Some(line) = line {
            let text = format!("this is about line {line} of the bundle, which `-o` writes");
            group = group.element(Level::NOTE.message(text));
        }
        let mut groups = Vec::new();
        for child in message["children"].as_array().into_iter().flatten() {
            let text = child["message"].as_str().unwrap_or_default();
            let spans = child["spans"].as_array().map_or(&[][..], Vec::as_slice);
            let new: Vec<_> =
                spans.iter().filter_map(|span| span["suggested_replacement"].as_str()).collect();
            let text = match new.as_slice() {
                [new] if !new.trim().is_empty() => format!("{text}: `{}`", new.trim()),
                _ => text.to_owned(),
            };
            match (level(child), self.snippets(child)) {
                (level, snippets) if snippets.is_empty() || !new.is_empty() => {
                    group = group.element(level.message(text));
                }
                (level, snippets) => {
                    groups.push(Group::with_title(level.secondary_title(text)).elements(snippets));
                }
            }
        }
        groups.insert(0, group);
        groups
    }

    /// The places of a message, grouped by file.
    fn snippets<'m>(&'m self, message: &'m Value) -> Vec<Snippet<'m, Annotation<'m>>> {
        let spans = message["spans"].as_array().map_or(&[][..], Vec::as_slice);
        let places = spans.iter().filter_map(|span| Some((span, self.find_call(span)?)));
        let mut files: Vec<(&Rc<Source>, Vec<Annotation>)> = Vec::new();
        for (span, (source, range)) in places {
            let kind = match span["is_primary"].as_bool() {
                Some(true) => AnnotationKind::Primary,
                _ => AnnotationKind::Context,
            };
            let annotation = kind.span(range);
            let annotation = match span["label"].as_str() {
                Some(label) => annotation.label(label),
                None => annotation,
            };
            match files.iter_mut().find(|(file, _)| Rc::ptr_eq(file, source)) {
                Some((_, annotations)) => annotations.push(annotation),
                None => files.push((source, vec![annotation])),
            }
        }
        let snippet = |(source, annotations): (&'m Rc<Source>, Vec<_>)| {
            let snippet = Snippet::source(source.text.as_str()).path(visible(&source.path));
            snippet.annotations(annotations)
        };
        files.into_iter().map(snippet).collect()
    }
}

fn level(message: &Value) -> Level<'static> {
    match message["level"].as_str() {
        Some("warning") => Level::WARNING,
        Some("note" | "failure-note") => Level::NOTE,
        Some("help") => Level::HELP,
        _ => Level::ERROR,
    }
}
