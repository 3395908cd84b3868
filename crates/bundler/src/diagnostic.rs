//! Errors and warnings in the style of rustc.

use crate::text::edit::Mapped;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use std::fmt::Display;
use std::io;
use std::ops::Range;
use std::path::Path;

pub type Result<T> = std::result::Result<T, Problem>;

/// The name that is nearest to a wrong one, if one is near.
pub fn nearest<'a>(wrong: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let wrong = wrong.to_lowercase();
    let distance = |name: &&str| strsim::damerau_levenshtein(&name.to_lowercase(), &wrong);
    let nearest = names.min_by_key(distance);
    nearest.filter(|name| distance(name) <= wrong.chars().count().max(3) / 3)
}

/// `; did you mean …?` if one of the names is near.
pub fn suggestion<'a>(wrong: &str, names: impl Iterator<Item = &'a str>) -> String {
    nearest(wrong, names).map_or_else(String::new, did_you_mean)
}

pub fn did_you_mean(name: &str) -> String {
    format!("; did you mean `{name}`?")
}

/// An error or a warning.
#[derive(Clone)]
pub struct Problem(Box<Content>);

#[derive(Clone, Default)]
struct Content {
    title: String,
    place: Option<(Range<usize>, String)>,
    help: Option<String>,
    file: Option<(String, String)>,
}

impl Problem {
    pub fn new(title: impl Display) -> Self {
        Problem(Box::new(Content { title: visible(&title.to_string()), ..Content::default() }))
    }

    /// The error in one line.
    pub fn title(&self) -> &str {
        &self.0.title
    }

    /// The same with another title.
    pub fn titled(mut self, title: impl Display) -> Self {
        self.0.title = visible(&title.to_string());
        self
    }

    /// Sets the place in the file, a range of bytes, and its label.
    pub fn at(mut self, range: Range<usize>, label: impl Display) -> Self {
        self.0.place = Some((range, label.to_string()));
        self
    }

    /// The path of the file, and the place in it.
    pub fn place(&self) -> Option<(&str, Range<usize>)> {
        let ((range, _), (path, _)) = (self.0.place.as_ref()?, self.0.file.as_ref()?);
        Some((path, range.clone()))
    }

    pub fn help(mut self, help: impl Display) -> Self {
        self.0.help = Some(visible(&help.to_string()));
        self
    }

    /// Sets the text that the place is in, so that the file of that text is shown.
    pub fn in_text(mut self, text: &Mapped) -> Self {
        let place = self.0.place.as_mut().filter(|_| self.0.file.is_none());
        let Some((range, _)) = place else { return self };
        let first = range.start..range.end.min(range.start + 1);
        let Some((source, found)) = text.origin(range.clone()).or_else(|| text.origin(first))
        else {
            return self;
        };
        *range = found;
        self.in_file(&source.path, &source.text)
    }

    /// Sets the file: its path as the user wrote it, and its text.
    pub fn in_file(mut self, path: &str, text: &str) -> Self {
        self.0.file = Some((visible(path), text.to_owned()));
        self
    }
}

/// A text whose control characters and changes of direction are escaped.
pub fn visible(text: &str) -> String {
    let acts = |c: char| {
        c.is_control() && !matches!(c, '\n' | '\t')
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let mut result = String::new();
    for c in text.chars() {
        if acts(c) {
            result.extend(c.escape_unicode());
        } else {
            result.push(c);
        }
    }
    result
}

/// A text about this tool with the name of its program instead of `./bundle.sh`.
pub fn called(text: &str, program: &str) -> String {
    text.replace("./bundle.sh", program)
}

/// The words of an error, without its number.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}

/// The error that a file or folder cannot be `read`, `written` and so on; `act` is the infinitive.
pub fn cannot(act: &str, place: &Path, error: &io::Error) -> Problem {
    Problem::new(format!("cannot {act} `{}`: {}", place.display(), reason(error)))
}

/// The text of a problem, for a user who calls the tool `program`.
pub fn render(
    Problem(problem): &Problem,
    level: Level,
    renderer: &Renderer,
    program: &str,
) -> String {
    let mut group = level
        .primary_title(problem.title.as_str())
        .elements(None::<Snippet<annotate_snippets::Annotation>>);
    if let (Some((range, label)), Some((path, text))) = (&problem.place, &problem.file) {
        let annotation = AnnotationKind::Primary.span(range.clone());
        let annotation = match label.as_str() {
            "" => annotation,
            label => annotation.label(label),
        };
        let snippet = Snippet::source(text.as_str()).path(path.as_str());
        group = group.element(snippet.annotation(annotation));
    }
    if let Some(help) = &problem.help {
        group = group.element(Level::HELP.message(called(help, program)));
    }
    renderer.render(&[group])
}
