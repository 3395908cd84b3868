//! The compiler's messages about a bundle, with places in the solver and in the files of modules.

use crate::report::renderer;
use crate::trial::message;
use crate::trial::message::FILE;
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Snippet};
use bundler::bundle::Bundle;
use bundler::diagnostic::visible;
use bundler::text::edit::{Mapped, Source};
use cargo_metadata::diagnostic::{Diagnostic, DiagnosticLevel, DiagnosticSpan};
use std::ops::Range;
use std::path::Path;
use std::rc::Rc;

/// The largest number of errors that are shown.
const MOST: usize = 50;

/// The messages for the terminal, and how many of them are errors.
pub fn render(messages: &[Diagnostic], bundle: &Bundle) -> (String, usize) {
    let map = Map(&bundle.content);
    let (mut result, mut errors) = (String::new(), 0);
    let start = |message: &Diagnostic| Some(message::range(message.spans.first()?).start);
    let is_foreign =
        |message: &&Diagnostic| start(message).is_some_and(|start| bundle.is_of_registry(start));
    // Errors in crates of a registry may follow from those of the user.
    let has_own = messages.iter().filter(|it| message::is_error(it)).any(|it| !is_foreign(&it));
    for message in messages.iter().filter(|it| !(has_own && is_foreign(it))) {
        // The solver's own lints may find something in the text below it.
        let start = start(message);
        let is_below = start.is_some_and(|start| start >= bundle.tail);
        let is_warning = message.level == DiagnosticLevel::Warning;
        if is_warning && is_below && !message::is_too_new(message) {
            continue;
        }
        errors += usize::from(message::is_error(message));
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
    fn find(&self, span: &DiagnosticSpan) -> Option<Location<'_>> {
        if Path::new(&span.file_name).file_name()? != FILE {
            return None;
        }
        self.0.origin(message::range(span))
    }

    /// The place of a span, or of the macro call that it comes from.
    fn find_call(&self, span: &DiagnosticSpan) -> Option<Location<'_>> {
        let call = || self.find_call(&span.expansion.as_ref()?.span);
        self.find(span).or_else(call)
    }

    fn groups<'m>(&'m self, message: &'m Diagnostic) -> Vec<Group<'m>> {
        let mut title = level(message).primary_title(&message.message);
        if let Some(code) = message::error_code(message) {
            title = title.id(code);
        }
        let snippets = self.snippets(message);
        let first = message.spans.first().filter(|_| snippets.is_empty());
        let line = first.map(|span| span.line_start);
        let mut group = Group::with_title(title).elements(snippets);
        if let Some(line) = line {
            let text = format!("this is about line {line} of the bundle, which `-o` writes");
            group = group.element(Level::NOTE.message(text));
        }
        let mut groups = Vec::new();
        for child in &message.children {
            let text = &child.message;
            let new = child.spans.iter().filter_map(|span| span.suggested_replacement.as_deref());
            let new: Vec<_> = new.collect();
            let text = match new.as_slice() {
                [new] if !new.trim().is_empty() => format!("{text}: `{}`", new.trim()),
                _ => text.clone(),
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
    fn snippets<'m>(&'m self, message: &'m Diagnostic) -> Vec<Snippet<'m, Annotation<'m>>> {
        let places = message.spans.iter().filter_map(|span| Some((span, self.find_call(span)?)));
        let mut files: Vec<(&Rc<Source>, Vec<Annotation>)> = Vec::new();
        for (span, (source, range)) in places {
            let kind =
                if span.is_primary { AnnotationKind::Primary } else { AnnotationKind::Context };
            let annotation = kind.span(range);
            let annotation = match &span.label {
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

fn level(message: &Diagnostic) -> Level<'static> {
    match message.level {
        DiagnosticLevel::Warning => Level::WARNING,
        DiagnosticLevel::Note | DiagnosticLevel::FailureNote => Level::NOTE,
        DiagnosticLevel::Help => Level::HELP,
        _ => Level::ERROR,
    }
}
