//! The sections of docs/without-grundy.md: each an argument that decides games, and the sign of it.

use crate::index::Index;
use crate::problems::Problem;

const PAGES: [&str; 2] = [
    include_str!("../../../docs/without-grundy.md"),
    include_str!("../../../docs/without-grundy.ja.md"),
];

/// A section whose title has at least this part of a query's words is listed.
const NAMED: f32 = 0.6;

/// A section whose sign has at least this part of the words of a query of several words is listed.
const SIGNED: f32 = 0.85;

/// The characters that a query of several words has, in any language.
const SEVERAL: usize = 8;

/// A section in one language.
struct Section {
    title: &'static str,
    /// The first sentence.
    sign: &'static str,
    text: &'static str,
}

fn sections(japanese: bool) -> impl Iterator<Item = Section> {
    PAGES[usize::from(japanese)].split("\n## ").skip(1).filter_map(|section| {
        let (title, text) = section.split_once("\n\n")?;
        Some(Section { title, sign: text.split("\n\n").next()?, text })
    })
}

/// A line for each section whose title or sign, in either language, has most words of a query.
pub fn named_by(query: &str, japanese: bool) -> String {
    let index = Index::load();
    let has_several = query.chars().count() >= SEVERAL;
    let is_named = |section: &Section| {
        index.share_in(section.title, query) >= NAMED
            || has_several && index.share_in(section.sign, query) >= SIGNED
    };
    let named = sections(false)
        .zip(sections(true))
        .filter(|(english, other)| is_named(english) || is_named(other));
    named.map(|(english, other)| line(if japanese { &other } else { &english }, japanese)).collect()
}

/// A line for the section that names a problem; empty if none does.
pub fn deciding(problem: &Problem, japanese: bool) -> String {
    let names = |section: &Section| {
        let items =
            section.text.lines().filter_map(|line| line.strip_prefix("- ")?.split_once(':'));
        items.flat_map(|(name, _)| crate::ids::ids(name)).any(|id| problem.has_id(&id))
    };
    let found = sections(japanese).find(names);
    found.map_or_else(String::new, |section| line(&section, japanese))
}

fn line(section: &Section, japanese: bool) -> String {
    let page = crate::ask::arguments(japanese);
    format!("{page}  {}: {}\n", section.title, section.sign.replace('\n', " "))
}
