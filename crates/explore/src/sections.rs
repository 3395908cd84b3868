//! The sections of docs/without-grundy.md: each an argument that decides games, and the signs of it.

use crate::index::Index;

const PAGES: [&str; 2] = [
    include_str!("../../../docs/without-grundy.md"),
    include_str!("../../../docs/without-grundy.ja.md"),
];

/// A section named by at least this part of a query's words is listed.
const NAMED: f32 = 0.6;

/// A section in one language.
struct Section {
    title: &'static str,
    /// The first sentence.
    argument: &'static str,
}

fn sections(japanese: bool) -> impl Iterator<Item = Section> {
    PAGES[usize::from(japanese)].split("\n## ").skip(1).filter_map(|section| {
        let (title, text) = section.split_once("\n\n")?;
        Some(Section { title, argument: text.split("\n\n").next()? })
    })
}

/// A line for each section whose title, in either language, has most of the words of a query.
pub fn named_by(query: &str, japanese: bool) -> String {
    let index = Index::load();
    let is_named = |section: &Section| index.share_in(section.title, query) >= NAMED;
    let named = sections(false)
        .zip(sections(true))
        .filter(|(english, other)| is_named(english) || is_named(other));
    let page = crate::ask::arguments(japanese);
    let line = |(english, other)| {
        let Section { title, argument } = if japanese { other } else { english };
        format!("{page}  {title}: {}\n", argument.replace('\n', " "))
    };
    named.map(line).collect()
}
