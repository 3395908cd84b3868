//! Keeps the macros of a solver out of the text below it.

use crate::source::modules::{Module, STD_MACROS};
use std::collections::BTreeSet;

/// Restores the macros of std whose names the solver's macros take: a macro of the solver is in
/// scope to the end of the file, so text that calls such a name gets a macro that calls the one of
/// std.
pub fn restored<'a>(solver: &[Module], calls: impl Iterator<Item = &'a str>) -> String {
    let calls: BTreeSet<&str> = calls.filter(|name| STD_MACROS.contains(name)).collect();
    let is_replaced = |name: &&str| solver.iter().any(|it| it.facts.macros.contains(*name));
    let lines = calls.into_iter().filter(is_replaced).map(|name| {
        format!("#[allow(unused_macros)]\nmacro_rules! {name} {{ ($($t:tt)*) => {{ std::{name}!($($t)*) }} }}\n")
    });
    lines.collect()
}
