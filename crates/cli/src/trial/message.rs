//! The compiler's messages.

use bundler::reach;
use cargo_metadata::Message;
use cargo_metadata::diagnostic::{Applicability, Diagnostic, DiagnosticLevel, DiagnosticSpan};
use std::ops::Range;

/// The name of the bundle's file.
pub const FILE: &str = "main.rs";

/// The lint that finds items that a version of the standard library lacks.
pub const TOO_NEW: &str = "clippy::incompatible_msrv";

/// The messages in rustc's output.
pub fn of_rustc(output: &[u8]) -> Vec<Diagnostic> {
    let lines = output.split(|&byte| byte == b'\n');
    let messages = lines.filter_map(|line| serde_json::from_slice(line).ok());
    messages.filter(|message| !is_summary(message)).collect()
}

/// The messages in cargo's output about the target with this name.
pub fn of_cargo(output: &[u8], target: &str) -> Vec<Diagnostic> {
    let messages = Message::parse_stream(output).flatten().filter_map(|message| match message {
        Message::CompilerMessage(message) if message.target.name == target => Some(message.message),
        _ => None,
    });
    messages.filter(|message| !is_summary(message)).collect()
}

/// Returns whether the message only counts or explains others; cargo leaves it out by the same
/// words.
fn is_summary(Diagnostic { message, level, .. }: &Diagnostic) -> bool {
    *level == DiagnosticLevel::FailureNote
        || message.starts_with("aborting due to")
        || message.ends_with("warning emitted")
        || message.ends_with("warnings emitted")
}

pub fn is_error(message: &Diagnostic) -> bool {
    message.level == DiagnosticLevel::Error
}

/// Returns whether the message is about an item that the judge's standard library lacks.
pub fn is_too_new(message: &Diagnostic) -> bool {
    lint(message) == Some(TOO_NEW)
}

/// The code of an error, such as `E0308`.
pub fn error_code(message: &Diagnostic) -> Option<&str> {
    code(message).filter(|code| code.starts_with('E'))
}

/// The lint that the message is from.
pub fn lint(message: &Diagnostic) -> Option<&str> {
    code(message).filter(|code| !code.starts_with('E'))
}

fn code(message: &Diagnostic) -> Option<&str> {
    message.code.as_ref().map(|code| code.code.as_str())
}

/// A message about a marked or whole bundle, without the places in other files. `place` finds a range
/// of the compiled text in the bundle.
pub fn for_reach(
    message: &Diagnostic,
    place: &dyn Fn(Range<usize>) -> Option<Range<usize>>,
) -> reach::Message {
    let primary = message.spans.iter().filter(|span| span.is_primary);
    let places = primary.filter_map(|span| {
        let mut outer = span;
        while let Some(expansion) = &outer.expansion {
            outer = &expansion.span;
        }
        let is_here = |span: &&DiagnosticSpan| span.file_name == FILE;
        let found = |span: &DiagnosticSpan| place(range(span));
        let outer = Some(outer).filter(is_here).and_then(found)?;
        let inner = Some(span).filter(is_here).and_then(found).unwrap_or(outer.clone());
        Some(reach::Place { outer, inner })
    });
    let labels = message.spans.iter().filter_map(|span| span.label.as_deref());
    let notes = labels.chain(message.children.iter().map(|child| child.message.as_str()));
    reach::Message {
        text: message.message.clone(),
        notes: notes.collect::<Vec<_>>().join(" "),
        is_error: is_error(message),
        code: code(message).unwrap_or_default().to_owned(),
        places: places.collect(),
    }
}

/// The place of a span in the text.
pub fn range(span: &DiagnosticSpan) -> Range<usize> {
    span.byte_start as usize..span.byte_end as usize
}

/// The edits by lints that the compiler is sure of.
pub fn suggestions<'a>(
    messages: impl IntoIterator<Item = &'a Diagnostic>,
) -> impl Iterator<Item = &'a DiagnosticSpan> {
    let lints = messages.into_iter().filter(|message| lint(message).is_some());
    let spans = lints.flat_map(|message| &message.children).flat_map(|child| &child.spans);
    let is_sure = Some(Applicability::MachineApplicable);
    spans.filter(move |span| span.suggestion_applicability == is_sure)
}
