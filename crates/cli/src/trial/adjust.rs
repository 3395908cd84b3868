//! Changes a bundle where the compiler rejects what is right in separate crates.

use crate::trial::message;
use bundler::bundle::Bundle;
use bundler::text::edit::Edit;
use bundler::text::tokens::Code;
use cargo_metadata::diagnostic::Diagnostic;
use std::collections::BTreeSet;
use std::ops::Range;

/// The lint about arms that only another crate needs, if an enum is `#[non_exhaustive]`.
const ARMS: &str = "unreachable_patterns";

/// The place in a bundle of a range of the text that was compiled.
type Place<'a> = &'a dyn Fn(Range<usize>) -> Option<Range<usize>>;

/// Makes the changes that these messages need. Returns whether there are any.
pub fn adjust(bundle: &mut Bundle, messages: &[Diagnostic], place: Place) -> bool {
    let errors: Vec<&Diagnostic> = messages.iter().filter(|it| message::is_error(it)).collect();
    // Each way moves the places of the others.
    imports(bundle, &errors, place)
        || macros(bundle, &errors, place)
        || lints_below(bundle, &errors)
        || arms(bundle, &errors)
}

/// The errors about names that mean two things.
fn ambiguous<'a>(errors: &'a [&Diagnostic]) -> impl Iterator<Item = &'a Diagnostic> {
    errors.iter().copied().filter(|it| message::error_code(it) == Some("E0659"))
}

/// Lets modules import their crates by name, where `*` brings a name beside another.
fn imports(bundle: &mut Bundle, errors: &[&Diagnostic], place: Place) -> bool {
    let (mut globs, mut names) = (BTreeSet::new(), BTreeSet::new());
    for error in ambiguous(errors) {
        names.extend(error.message.split('`').nth(1));
        // Others are in the sources of std.
        let is_here = |file: &str| error.spans.iter().any(|span| span.file_name == file);
        let spans = error.children.iter().flat_map(|child| &child.spans);
        let ranges = spans.filter(|span| is_here(&span.file_name)).map(message::range);
        let ranges = ranges.filter_map(place);
        // Other places may be longer in the text that was compiled.
        let is_glob = |range: &Range<usize>| {
            bundle.content.text.get(range.clone()).is_some_and(|text| text.ends_with("::*"))
        };
        globs.extend(ranges.filter(is_glob).map(|range| (range.start, range.end)));
    }
    let before = bundle.content.text.len();
    // From the end, so that the places before stay.
    for (start, end) in globs.into_iter().rev() {
        bundle.leave_out(start..end, &names);
    }
    bundle.content.text.len() != before
}

/// Calls the macros that a module imports by a path, where the solver has a macro of that name: it
/// is in scope up to the end of the file.
fn macros(bundle: &mut Bundle, errors: &[&Diagnostic], place: Place) -> bool {
    let calls = ambiguous(errors).filter_map(|error| {
        let advice = |child: &&Diagnostic| child.message.starts_with("use `self::");
        error.children.iter().find(advice)?;
        let call = place(message::range(error.spans.iter().find(|span| span.is_primary)?))?;
        (call.start >= bundle.tail).then_some(call.start)
    });
    let calls: BTreeSet<usize> = calls.collect();
    let edits: Vec<Edit> = calls.iter().map(|&call| Edit::insert(call, "self::")).collect();
    if !edits.is_empty() {
        bundle.edit(edits);
    }
    !calls.is_empty()
}

/// Allows the solver's lints that find something in the text below it.
fn lints_below(bundle: &mut Bundle, errors: &[&Diagnostic]) -> bool {
    let is_below = |error: &&Diagnostic| {
        let primary = error.spans.iter().find(|span| span.is_primary);
        primary.is_some_and(|span| message::range(span).start >= bundle.tail)
    };
    let lints: BTreeSet<&str> =
        errors.iter().copied().filter(is_below).filter_map(message::lint).collect();
    let lints: Vec<String> = lints.into_iter().map(str::to_owned).collect();
    bundle.allow(&lints);
    !lints.is_empty()
}

/// Allows the arms of the solver for other variants than those of a crate in the bundle.
fn arms(bundle: &mut Bundle, errors: &[&Diagnostic]) -> bool {
    let Ok(code) = Code::new(&bundle.content.text) else { return false };
    let is_open = (0..code.len()).any(|i| code.is(i, "non_exhaustive"));
    if !is_open || !errors.iter().any(|error| message::lint(error) == Some(ARMS)) {
        return false;
    }
    // The last level counts.
    let mut last = 0;
    while let Some((_, end)) = code.attribute(last).filter(|_| code.is(last + 1, "!")) {
        last = end + 1;
    }
    let text = format!(" #![allow({ARMS})]");
    let at = code.span(0..last).end;
    bundle.edit(vec![Edit::insert(at, text)]);
    true
}
