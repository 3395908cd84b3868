//! Finds problems by id or title and modules by name. Case, spaces and punctuation do not count.

use crate::ids::{bare_codeforces, ids, judge, plain};
use crate::problems::{Problem, problems};
use library::{Module, modules};

const ARGUMENTS: &str = include_str!("../../../docs/without-grundy.md");

/// The problems that a query names.
pub enum Named {
    /// The query names no problem.
    Nothing,
    Problems(Vec<&'static Problem>),
    /// A problem that docs/without-grundy.md decides.
    Argued(&'static str),
    /// An unknown id, or a judge without known problems.
    Unknown,
}

/// The problems whose id or title is the whole query.
pub fn named(query: &str) -> Named {
    if is_text(query) {
        return Named::Nothing;
    }
    let (title, asked) = (plain(query), ids(query));
    let known = || problems().iter();
    let exactly: Vec<&'static Problem> = known().filter(|problem| problem.has_id(&title)).collect();
    if !exactly.is_empty() {
        return Named::Problems(exactly);
    }
    let titled: Vec<&'static Problem> =
        known().filter(|problem| problem.has_title(&title)).collect();
    if !titled.is_empty() && title.len() > 3 {
        return Named::Problems(titled);
    }
    if let Some(id) = asked.into_iter().next().or_else(|| bare_codeforces(query)) {
        let found: Vec<&'static Problem> = known().filter(|problem| problem.has_id(&id)).collect();
        return match argued(&id) {
            _ if !found.is_empty() => Named::Problems(found),
            Some(problem) => Named::Argued(problem),
            None => Named::Unknown,
        };
    }
    match judge(&title).filter(|short| *short != "dp") {
        Some(short) if !known().any(|problem| problem.is_at(short)) => Named::Unknown,
        _ => Named::Nothing,
    }
}

/// The problem with this id in docs/without-grundy.md, on a line such as `- Codeforces 1370C: …`.
fn argued(id: &str) -> Option<&'static str> {
    let items = ARGUMENTS.lines().filter_map(|line| line.get(2..)?.split_once(':'));
    let mut problems = items.map(|(problem, _)| problem);
    problems.find(|problem| ids(problem).iter().any(|known| known == id))
}

/// The module whose name, or title in either language, is the whole query.
pub fn called(query: &str) -> Option<&'static Module> {
    let wanted = Some(plain(query)).filter(|wanted| !wanted.is_empty() && !is_text(query))?;
    let is_wanted = |rules: &str| rules.split(':').next().map(plain).as_ref() == Some(&wanted);
    let is_called = |module: &&Module| {
        is_wanted(module.name) || is_wanted(module.title()) || is_wanted(&module.rules(true))
    };
    modules().iter().find(is_called)
}

/// Returns whether the query is longer than any name.
fn is_text(query: &str) -> bool {
    query.trim().lines().count() > 1 || query.split_whitespace().count() > 12
}
