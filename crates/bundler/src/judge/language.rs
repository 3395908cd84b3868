//! Finds syntax that is newer than the judge's compiler, where another compiler stands in for it.

use crate::diagnostic::Problem;
use crate::judge::Judge;
use crate::text::edit::Mapped;
use crate::text::tokens::{Code, Kind};
use semver::Version;

/// A form of syntax.
struct Form {
    /// The version of rustc that made it stable.
    since: Version,
    name: &'static str,
    begins: fn(&Code, usize) -> bool,
}

/// The forms that the tokens show, later than the oldest judge's compiler.
const FORMS: &[Form] = &[
    Form { since: Version::new(1, 79, 0), name: "an inline `const`", begins: is_inline_const },
    Form { since: Version::new(1, 80, 0), name: "a pattern `a..b`", begins: is_exclusive_range },
    Form { since: Version::new(1, 82, 0), name: "`&raw`", begins: is_raw_borrow },
    Form { since: Version::new(1, 82, 0), name: "a bound `use<…>`", begins: is_capture },
    Form { since: Version::new(1, 82, 0), name: "`unsafe extern`", begins: is_unsafe_extern },
    Form { since: Version::new(1, 82, 0), name: "an attribute `unsafe(…)`", begins: is_unsafe },
    Form { since: Version::new(1, 85, 0), name: "an `async` closure", begins: is_async_closure },
    Form {
        since: Version::new(1, 88, 0),
        name: "a condition `true` or `false`",
        begins: is_literal,
    },
    Form { since: Version::new(1, 89, 0), name: "an array's length `_`", begins: is_inferred },
    Form { since: Version::new(1, 95, 0), name: "a guard `if let`", begins: is_let_guard },
    Form { since: Version::new(1, 95, 0), name: "`cfg_select!`", begins: is_cfg_select },
];

impl Judge {
    /// Warnings about syntax in a bundle that the judge's compiler lacks, one for each form.
    pub fn warnings_of_language(&self, content: &Mapped) -> Vec<Problem> {
        let Some(rustc) = self.rustc.and_then(|rustc| Version::parse(rustc).ok()) else {
            return Vec::new();
        };
        let Ok(code) = Code::new(&content.text) else { return Vec::new() };
        let newer = FORMS.iter().filter(|form| form.since > rustc);
        let found = newer.filter_map(|form| {
            let place = (0..code.len()).find(|&i| (form.begins)(&code, i))?;
            let (name, since, site) = (form.name, &form.since, self.site);
            let title = format!("{name} needs rustc {since}, and {site} has {rustc}");
            Some(Problem::new(title).at(code.range(place), "").in_text(content))
        });
        found.collect()
    }
}

fn is_inline_const(code: &Code, i: usize) -> bool {
    code.is(i, "const") && code.is(i + 1, "{")
}

/// Only a pattern has `=>` or the `if` of a guard after it.
fn is_exclusive_range(code: &Code, i: usize) -> bool {
    let is_exclusive = code.is(i, "..") && !code.is(i, "..=") && !code.is(i, "...");
    if !is_exclusive || code.is_before(i, ".") {
        return false;
    }
    let mut end = i + 2 + usize::from(code.is(i + 2, "-"));
    if !matches!(code.kind(end), Some(Kind::Literal | Kind::Word)) || code.is(end, "if") {
        return false;
    }
    while code.is(end + 1, "::") && code.word(end + 3).is_some() {
        end += 3;
    }
    code.is(end + 1, "=>") || code.is(end + 1, "if")
}

fn is_raw_borrow(code: &Code, i: usize) -> bool {
    code.is(i, "&")
        && code.text(i + 1) == "raw"
        && (code.is(i + 2, "const") || code.is(i + 2, "mut"))
}

fn is_capture(code: &Code, i: usize) -> bool {
    code.is(i, "use") && code.is(i + 1, "<")
}

fn is_unsafe_extern(code: &Code, i: usize) -> bool {
    let block = i + 2 + usize::from(code.kind(i + 2) == Some(Kind::Literal));
    code.is(i, "unsafe") && code.is(i + 1, "extern") && code.is(block, "{")
}

fn is_unsafe(code: &Code, i: usize) -> bool {
    let inside = code.attribute(i).map(|(content, _)| content.start);
    inside.is_some_and(|it| code.is(it, "unsafe") && code.is(it + 1, "("))
}

fn is_async_closure(code: &Code, i: usize) -> bool {
    code.is(i, "async") && code.is(i + 1 + usize::from(code.is(i + 1, "move")), "|")
}

fn is_literal(code: &Code, i: usize) -> bool {
    let inside = code.attribute(i).map(|(content, _)| content.start);
    inside.is_some_and(|it| {
        code.is(it, "cfg") && (code.is(it + 2, "true") || code.is(it + 2, "false"))
    })
}

fn is_inferred(code: &Code, i: usize) -> bool {
    code.is(i, ";") && code.text(i + 1) == "_" && code.is(i + 2, "]")
}

/// A guard ends with `=>`, and a condition with a block.
fn is_let_guard(code: &Code, i: usize) -> bool {
    if !code.is(i, "if") || !code.is(i + 1, "let") {
        return false;
    }
    let mut at = i + 2;
    while at < code.len() && code.kind(at) != Some(Kind::Close) {
        if code.is(at, "=>") {
            return true;
        }
        // A pattern may have braces.
        let after = code.after(at);
        if code.is(at, ",") || code.is(at, ";") || code.is(at, "{") && !code.is(after, "=") {
            return false;
        }
        at = after;
    }
    false
}

fn is_cfg_select(code: &Code, i: usize) -> bool {
    code.is(i, "cfg_select") && code.is(i + 1, "!")
}
