//! Changes a bundle where the compiler rejects what is right in separate crates.

use crate::trial::message;
use bundler::bundle::Bundle;
use bundler::text::edit::Edit;
use bundler::text::tokens::Code;
use cargo_metadata::diagnostic::Diagnostic;
use std::collections::BTreeSet;

/// The lint about arms that only another crate needs, if an enum is `#[non_exhaustive]`.
const ARMS: &str = "unreachable_patterns";

/// Makes the changes that these messages need. Returns whether there are any.
pub fn adjust(bundle: &mut Bundle, messages: &[Diagnostic]) -> bool {
    // Each way moves the places of the others.
    macros(bundle, messages)
        || imports(bundle, messages)
        || lints_below(bundle, messages)
        || arms(bundle, messages)
}

/// The errors about names that mean two things.
fn of_two(messages: &[Diagnostic]) -> impl Iterator<Item = &Diagnostic> {
    messages.iter().filter(|it| message::error_code(it) == Some("E0659"))
}

/// The calls of macros that a module imports by a path, where the solver has a macro of that name:
/// it is in scope up to the end of the file.
pub fn macro_calls(messages: &[Diagnostic]) -> BTreeSet<usize> {
    let calls = of_two(messages).filter_map(|error| {
        let advice = |child: &&Diagnostic| child.message.starts_with("use `self::");
        let is_macro = |child: &&Diagnostic| child.message.contains("`macro_rules`");
        error.children.iter().find(advice).and(error.children.iter().find(is_macro))?;
        Some(message::range(error.spans.iter().find(|span| span.is_primary)?).start)
    });
    calls.collect()
}

/// Lets modules call the macros that they import.
fn macros(bundle: &mut Bundle, messages: &[Diagnostic]) -> bool {
    let calls = macro_calls(messages).into_iter().filter(|call| *call >= bundle.tail);
    let edits: Vec<Edit> = calls.map(|call| Edit::insert(call, "self::")).collect();
    let are_some = !edits.is_empty();
    bundle.edit(edits);
    are_some
}

/// The places of imports with `*`, and the names that they bring beside others.
pub fn ambiguous(messages: &[Diagnostic]) -> (BTreeSet<(usize, usize)>, BTreeSet<&str>) {
    let (mut globs, mut names) = (BTreeSet::new(), BTreeSet::new());
    for message in of_two(messages) {
        names.extend(message.message.split('`').nth(1));
        // Others are in the sources of std.
        let is_here = |file: &str| message.spans.iter().any(|span| span.file_name == file);
        let spans = message.children.iter().flat_map(|child| &child.spans);
        let ranges = spans.filter(|span| is_here(&span.file_name)).map(message::range);
        globs.extend(ranges.map(|range| (range.start, range.end)));
    }
    (globs, names)
}

/// Lets modules import their crates by name, where `*` brings a name beside another.
fn imports(bundle: &mut Bundle, messages: &[Diagnostic]) -> bool {
    let (globs, names) = ambiguous(messages);
    let before = bundle.content.text.len();
    // From the end, so that the places before stay.
    for (start, end) in globs.into_iter().rev() {
        bundle.leave_out(start..end, &names);
    }
    bundle.content.text.len() != before
}

/// Allows the solver's lints that find something in the text below it.
fn lints_below(bundle: &mut Bundle, messages: &[Diagnostic]) -> bool {
    let is_below = |error: &&Diagnostic| {
        let primary = error.spans.iter().find(|span| span.is_primary);
        primary.is_some_and(|span| message::range(span).start >= bundle.tail)
    };
    let errors = messages.iter().filter(|it| message::is_error(it)).filter(is_below);
    let lints: BTreeSet<&str> = errors.filter_map(message::lint).collect();
    let lints: Vec<String> = lints.into_iter().map(str::to_owned).collect();
    bundle.allow(&lints);
    !lints.is_empty()
}

/// Allows the arms of the solver for other variants than those of a crate in the bundle.
fn arms(bundle: &mut Bundle, messages: &[Diagnostic]) -> bool {
    let Ok(code) = Code::new(&bundle.content.text) else { return false };
    let is_open = (0..code.len()).any(|i| code.is(i, "non_exhaustive"));
    let is_it = |it: &Diagnostic| message::is_error(it) && message::lint(it) == Some(ARMS);
    if !is_open || !messages.iter().any(is_it) {
        return false;
    }
    // The last level counts.
    let mut last = 0;
    while let Some((_, end)) = code.attribute(last).filter(|_| code.is(last + 1, "!")) {
        last = end + 1;
    }
    let at = code.span(0..last).end;
    bundle.edit(vec![Edit::insert(at, format!(" #![allow({ARMS})]"))]);
    true
}
