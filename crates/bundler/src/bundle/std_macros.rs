//! Keeps the macros of a solver out of the text below it.

use crate::source::names::{Names, STD_MACROS};

/// Restores the macros of std whose names the solver's macros take: a macro of the solver is in
/// scope to the end of the file, so text that seems to call such a name gets a macro that calls the
/// one of std.
pub fn restored(solver: &Names, below: &str) -> String {
    let is_called = |name: &str| below.contains(&format!("{name}!"));
    let replaced = STD_MACROS.iter().filter(|name| solver.macros.contains(**name));
    let replaced = replaced.filter(|name| is_called(name));
    let lines = replaced.map(|name| {
        format!("#[allow(unused_macros)]\nmacro_rules! {name} {{ ($($t:tt)*) => {{ std::{name}!($($t)*) }} }}\n")
    });
    lines.collect()
}
