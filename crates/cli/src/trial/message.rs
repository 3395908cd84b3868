//! The compiler's messages.

use cargo_metadata::Message;
use cargo_metadata::diagnostic::{Applicability, Diagnostic, DiagnosticLevel, DiagnosticSpan};
use std::ops::Range;

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
