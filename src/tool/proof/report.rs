//! The compiler's messages about a bundle, shown where the user wrote what they are about: in the
//! solver, or in the file of a module.

use crate::tool::bundle::Bundle;
use crate::tool::catalogue::{self, Module};
use crate::tool::diagnostic::renderer;
use crate::tool::solver::MARKER;
use annotate_snippets::{AnnotationKind, Group, Level, Snippet};
use serde_json::Value;
use std::ops::Range;

/// A text that went into the bundle.
struct Origin<'a> {
    path: String,
    text: &'a str,
}

/// Where each part of a bundle comes from: its range, the number of its origin, and the place there.
struct Map<'a> {
    origins: Vec<Origin<'a>>,
    parts: Vec<(Range<usize>, usize, usize)>,
}

/// The messages for the terminal, and how many of them are errors.
pub fn render(
    messages: &[Value],
    bundle: &Bundle,
    solver: (&str, &str),
    modules: &[Module],
) -> (String, usize) {
    let map = Map::new(bundle, solver, modules);
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
        errors += usize::from(message["level"] == "error");
        let groups = map.groups(message);
        result += &renderer().render(&groups);
        result += "\n\n";
    }
    (result, errors)
}

impl<'a> Map<'a> {
    fn new(bundle: &Bundle, (path, text): (&str, &'a str), modules: &'a [Module]) -> Self {
        let mut map =
            Map { origins: vec![Origin { path: path.to_owned(), text }], parts: Vec::new() };
        map.parts.extend(bundle.kept.iter().map(|(range, start)| (range.clone(), 0, *start)));
        let mut at = bundle.text.rfind(&format!("\n{MARKER} ")).unwrap_or(0);
        for name in &bundle.modules {
            let head = format!("    pub mod {name} {{");
            let Some(module) = catalogue::find(modules, name) else { continue };
            let Some(found) = bundle.text[at..].find(&head) else { continue };
            at += found + head.len();
            at = map.module(&bundle.text, at, module);
        }
        map
    }

    /// Finds the lines of a module again: docs are gone, and the rest is in the same order.
    fn module(&mut self, bundle: &str, start: usize, module: &'a Module) -> usize {
        let mut source = Vec::new();
        let mut begin = 0;
        for line in module.source.split_inclusive('\n') {
            source.push((begin, line.trim_end()));
            begin += line.len();
        }
        let (mut at, mut next) = (start, 0);
        for line in bundle[start..].split_inclusive('\n') {
            let content = line.trim_end();
            if content == "    }" {
                break;
            }
            let same = |&(_, old): &(usize, &str)| old.trim_start() == content.trim_start();
            if content.is_empty() {
                // Says nothing about where it is.
            } else if let Some(found) = source[next..].iter().position(same) {
                let (begin, old) = source[next + found];
                let length = old.trim_start().len();
                let end = at + content.len();
                self.parts.push((
                    end - length..end,
                    self.origins.len(),
                    begin + old.len() - length,
                ));
                next += found + 1;
            }
            at += line.len();
        }
        let path = format!("snippets/{}.rs", module.name);
        self.origins.push(Origin { path, text: &module.source });
        at
    }

    /// A place in the bundle as a place in an origin.
    fn find(&self, span: &Value) -> Option<(usize, Range<usize>)> {
        let byte = |name: &str| span[name].as_u64().map(|byte| byte as usize);
        let (start, end) = (byte("byte_start")?, byte("byte_end")?);
        let part = |from: usize, to: usize| {
            let inside =
                |(range, ..): &&(Range<usize>, _, _)| range.start <= from && to <= range.end;
            self.parts
                .iter()
                .rfind(inside)
                .map(|(range, origin, at)| (*origin, at + from - range.start))
        };
        let (origin, first) = part(start, (start + 1).min(end))?;
        let (last_origin, last) = part(end.saturating_sub(1).max(start), end)?;
        let last = last + end.saturating_sub(1).max(start).abs_diff(end);
        let found = (origin, first..last.max(first));
        if origin == last_origin { Some(found) } else { None }
    }

    /// The same for a span in a macro that is none of the user's: where it is called.
    fn find_call(&self, span: &Value) -> Option<(usize, Range<usize>)> {
        match span["expansion"]["span"].as_object() {
            Some(_) => self.find(span).or_else(|| self.find_call(&span["expansion"]["span"])),
            None => self.find(span),
        }
    }

    fn groups<'m>(&'m self, message: &'m Value) -> Vec<Group<'m>> {
        let text = message["message"].as_str().unwrap_or_default();
        let level = level(message);
        let mut title = level.primary_title(text);
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
            match self.level_and_snippets(child) {
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

    fn level_and_snippets<'m>(
        &'m self,
        message: &'m Value,
    ) -> (Level<'m>, Vec<Snippet<'m, annotate_snippets::Annotation<'m>>>) {
        (level(message), self.snippets(message))
    }

    /// The places of a message, those of each file together.
    fn snippets<'m>(
        &'m self,
        message: &'m Value,
    ) -> Vec<Snippet<'m, annotate_snippets::Annotation<'m>>> {
        let spans = message["spans"].as_array().map_or(&[][..], Vec::as_slice);
        let places = spans.iter().filter_map(|span| Some((span, self.find_call(span)?)));
        let places: Vec<_> = places.collect();
        let mut snippets = Vec::new();
        for (number, origin) in self.origins.iter().enumerate() {
            let mut annotations = Vec::new();
            for (span, (_, range)) in places.iter().filter(|(_, (found, _))| *found == number) {
                let kind = match span["is_primary"].as_bool() {
                    Some(true) => AnnotationKind::Primary,
                    _ => AnnotationKind::Context,
                };
                let annotation = kind.span(range.clone());
                annotations.push(match span["label"].as_str() {
                    Some(label) => annotation.label(label),
                    None => annotation,
                });
            }
            if !annotations.is_empty() {
                let snippet = Snippet::source(origin.text).path(origin.path.as_str());
                snippets.push(snippet.annotations(annotations));
            }
        }
        snippets
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
