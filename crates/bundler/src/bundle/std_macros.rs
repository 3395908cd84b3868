//! Keeps the macros of a solver out of the text below it.

use crate::source::modules::{Module, STD_MACROS};
use std::collections::BTreeSet;

/// A macro of the solver is in scope up to the end of the file, even where it has the name of one of
/// std: for the text that calls these, macros that lead back to std.
pub fn restored<'a>(solver: &[Module], calls: impl Iterator<Item = &'a str>) -> String {
    let calls: BTreeSet<&str> = calls.filter(|name| STD_MACROS.contains(name)).collect();
    let is_replaced = |name: &&str| solver.iter().any(|it| it.facts.macros.contains(*name));
    let lines = calls.into_iter().filter(is_replaced).map(|name| {
        format!("#[allow(unused_macros)]\nmacro_rules! {name} {{ ($($t:tt)*) => {{ std::{name}!($($t)*) }} }}\n")
    });
    lines.collect()
}
