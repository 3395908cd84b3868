//! Finds what another system than the judge's has.

use crate::diagnostic::Problem;
use crate::judge::Judge;
use crate::source::Walk;
use crate::source::conditions::{Conditions, LINUX, WINDOWS, entries};
use crate::text::edit::Mapped;
use crate::text::tokens::Code;
use std::ops::Range;

/// The modules of `std::os` that are not on Windows.
const UNIX: &[&str] = &["unix", "linux", "fd", "android", "macos", "wasi"];

impl Judge {
    fn has_windows(&self) -> bool {
        self.target.is_some_and(|target| target.contains("windows"))
    }

    /// Warnings about parts of a bundle that were compiled here for another system than the judge's.
    pub fn warnings_of_system(&self, content: &Mapped) -> Vec<Problem> {
        let (here, there) = (cfg!(windows), self.has_windows());
        let Ok(code) = Code::new(&content.text) else { return Vec::new() };
        if here == there {
            return Vec::new();
        }
        let skipped = |windows: bool| {
            let system = if windows { WINDOWS } else { LINUX };
            let flags = [self.flags, system].concat();
            Conditions { flags: &flags, options: &[], variables: &[] }.skipped(&code)
        };
        let absent = skipped(there);
        let (name, site) = (if there { "Windows" } else { "Linux" }, self.site);
        let foreign = if there { UNIX } else { &["windows"] };
        let mut walk = Walk::new(&code, &absent);
        let path = walk.find_map(|i| Some((i, module_of_os(&code, i, foreign)?)));
        let path = path.map(|(i, module)| {
            let title = format!("{site} compiles on {name}, which has no `std::os::{module}`");
            Problem::new(title).at(code.range(i), "used here")
        });
        let only_there = |part: &&Range<usize>| !absent.iter().any(|it| it.start == part.start);
        let part = skipped(here).iter().find(only_there).map(|part| {
            let title =
                format!("this part is for {name}, which {site} has: it was not compiled here");
            Problem::new(title).at(code.range(part.start), "")
        });
        path.into_iter().chain(part).map(|problem| problem.in_text(content)).collect()
    }
}

/// The module of `std::os`, one of these, that the path with `os` at `i` names.
fn module_of_os<'a>(code: &'a Code, i: usize, modules: &[&str]) -> Option<&'a str> {
    if !code.is(i, "os") || !code.is(i + 1, "::") {
        return None;
    }
    let names = match code.inside(i + 3, "{") {
        Some(group) => entries(code, group).into_iter().map(|entry| entry.start).collect(),
        None => vec![i + 3],
    };
    names.into_iter().filter_map(|k| code.word(k)).find(|word| modules.contains(word))
}
