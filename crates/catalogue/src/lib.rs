//! The modules by words of a statement, by the name of a problem, or by questions.

pub mod api;
pub mod ask;
mod clauses;
pub mod ids;
pub mod index;
pub mod list;
pub mod named;
mod numbers;
mod patterns;
pub mod problems;
pub mod search;
mod statement;
mod template;
mod spelling;
pub mod words;

macro_rules! searched {
    ($($name:ident $theme:literal $source:literal $program:literal $search:literal)*) => {
        /// What the folder of each game says for the search.
        const SEARCHED: &[(&str, &str)] = &[$((stringify!($name), include_str!($search))),*];
    };
}

games::modules!(searched);

/// How the statements of a game's problems say its rules.
fn phrases(module: &str) -> impl Iterator<Item = &'static str> {
    let lines = searched(module).lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The answers in the chooser that lead to a module: `#question answer`.
fn answers(module: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    searched(module).lines().filter_map(|line| line.strip_prefix('#')?.split_once(' '))
}

fn searched(module: &str) -> &'static str {
    SEARCHED.iter().find(|(name, _)| *name == module).map_or("", |(_, text)| text)
}
