//! Evaluates `cfg` as the judge's compiler does.

use crate::package::Variable;
use crate::source::items;
use crate::text::tokens::{Code, Kind};
use std::ops::Range;

/// The options that rustc sets itself, by the judge's machine or by how a bundle is run.
const UNKNOWN: &[&str] = &["debug_assertions", "overflow_checks", "panic", "proc_macro"];

/// Those that tell the system.
const SYSTEM: &[&str] = &["unix", "windows", "target_os", "target_family"];

/// The flags that decide these: without one of them, the system is not known.
pub const LINUX: &[&str] =
    &["--cfg=unix", "--cfg=target_os=\"linux\"", "--cfg=target_family=\"unix\""];
pub const WINDOWS: &[&str] =
    &["--cfg=windows", "--cfg=target_os=\"windows\"", "--cfg=target_family=\"windows\""];

/// The flags of the judge's compiler, and what cargo sets for a crate.
#[derive(Clone, Copy)]
pub struct Conditions<'a> {
    pub flags: &'a [&'a str],
    pub options: &'a [String],
    pub variables: &'a [Variable],
}

impl Conditions<'_> {
    /// Returns whether the condition in these tokens holds; `None` if unknown.
    pub fn holds(&self, code: &Code, condition: Range<usize>) -> Option<bool> {
        let i = condition.start;
        let name = code.word(i)?;
        if let Some(list) = code.inside(i + 1, "(") {
            let mut values = entries(code, list).into_iter().map(|entry| self.holds(code, entry));
            return match name {
                "not" => values.next().flatten().map(|value| !value),
                "all" => all(values),
                "any" => all(values.map(|value| value.map(|value| !value))).map(|value| !value),
                _ => None,
            };
        }
        let value = (code.is(i + 1, "=") && code.kind(i + 2) == Some(Kind::Literal))
            .then(|| code.text(i + 2).trim_matches('"'));
        match name {
            "true" => Some(true),
            "false" => Some(false),
            name if UNKNOWN.contains(&name) => None,
            name if SYSTEM.contains(&name) && !self.knows_system() => None,
            name if name.starts_with("target_") && !SYSTEM.contains(&name) => None,
            name => {
                let option = match value {
                    Some(value) => format!("{name}={value:?}"),
                    None => name.to_owned(),
                };
                let of_judge = |flag: &&str| flag.strip_prefix("--cfg=") == Some(&option);
                Some(self.options.contains(&option) || self.flags.iter().any(of_judge))
            }
        }
    }

    fn knows_system(&self) -> bool {
        [LINUX, WINDOWS].iter().any(|system| self.flags.contains(&system[0]))
    }

    /// Returns whether the compiler surely skips the part after this attribute, as it skips tests.
    pub fn skips(&self, code: &Code, attribute: Range<usize>) -> bool {
        let i = attribute.start;
        match code.inside(i + 1, "(") {
            Some(condition) if code.is(i, "cfg") => self.holds(code, condition) == Some(false),
            _ => attribute.len() == 1 && (code.is(i, "test") || code.is(i, "bench")),
        }
    }

    /// Is the attribute with this content one that the compiler surely leaves out?
    fn is_idle(&self, code: &Code, attribute: Range<usize>) -> bool {
        let listed = code.inside(attribute.start + 1, "(");
        let listed = listed.filter(|_| code.is(attribute.start, "cfg_attr"));
        let condition = listed.and_then(|listed| entries(code, listed).into_iter().next());
        condition.is_some_and(|condition| self.holds(code, condition) == Some(false))
    }

    /// The parts, in tokens, that the compiler surely skips: items, statements, fields and so on,
    /// with their attributes.
    pub fn skipped(&self, code: &Code) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        let mut limits = vec![code.len()];
        let mut i = 0;
        while i < code.len() {
            let limit = limits[limits.len() - 1];
            if i == limit {
                limits.pop();
                i += 1;
            } else if let Some(arguments) = code.macro_arguments(i) {
                if code.is(i, "macro_rules") {
                    parts.extend(
                        items::arms(code, arguments).flat_map(|(_, body)| tests(code, body)),
                    );
                }
                i = code.after(arguments);
            } else if let Some((content, end)) = code.attribute(i) {
                if self.is_idle(code, content.clone()) {
                    parts.push(i..end + 1);
                    i = end + 1;
                } else if !self.skips(code, content) {
                    i = end + 1;
                } else if code.is(i + 1, "!") {
                    // An inner attribute concerns the whole file or module.
                    let whole = limits.len() > 1;
                    let first = if whole { items::start(code, module(code, limit)) } else { 0 };
                    let last = if whole { limit + 1 } else { limit };
                    parts.retain(|part: &Range<usize>| part.start < first);
                    parts.push(first..last);
                    limits.pop();
                    i = last;
                } else {
                    let start = items::start(code, i);
                    let end = items::end(code, start, limit);
                    parts.retain(|part: &Range<usize>| part.start < start);
                    parts.push(start..end);
                    i = end;
                }
            } else {
                if code.kind(i) == Some(Kind::Open) {
                    limits.push(code.other(i));
                }
                i += 1;
            }
        }
        parts
    }
}

/// The items for tests that an arm of a macro makes. Other conditions may be those of the crate that
/// calls the macro. The arguments of another macro stay, because it may look for the attribute.
fn tests(code: &Code, body: Range<usize>) -> Vec<Range<usize>> {
    let (mut parts, mut i) = (Vec::new(), body.start);
    while i < body.end {
        let attribute = code.attribute(i).map(|(content, _)| code.span(content));
        let start = items::start(code, i);
        if let Some(arguments) = code.macro_arguments(i) {
            i = code.after(arguments);
        } else if attribute.is_some_and(|content| code.text[content] == *"cfg(test)")
            && items::is_item(code, i)
        {
            i = items::end(code, i, body.end);
            parts.push(start..i);
        } else {
            i += 1;
        }
    }
    parts
}

/// The keyword of the module whose block ends at `end`.
fn module(code: &Code, end: usize) -> usize {
    let open = code.other(end);
    if code.is_before(open.saturating_sub(1), "mod") { open - 2 } else { open }
}

/// The entries of a list with commas between them.
pub fn entries(code: &Code, list: Range<usize>) -> Vec<Range<usize>> {
    let mut entries = Vec::new();
    let (mut start, mut i) = (list.start, list.start);
    while i < list.end {
        if code.is(i, ",") {
            entries.push(start..i);
            start = i + 1;
        }
        i = code.after(i);
    }
    entries.push(start..list.end);
    entries.retain(|entry| !entry.is_empty());
    entries
}

/// Returns whether all are true; `None` if unknown. One false value decides.
fn all(values: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let values: Vec<Option<bool>> = values.collect();
    if values.contains(&Some(false)) {
        Some(false)
    } else if values.contains(&None) {
        None
    } else {
        Some(true)
    }
}
