//! A module with its header.

use crate::Limit;

/// The beginning and the end of a line with names for rustdoc's search.
const ALIASES: (&str, &str) = ("#![cfg_attr(doc, doc(alias(\"", "\")))]");

pub struct Module {
    pub name: &'static str,
    /// The theme: the comment above its group in the list.
    pub theme: &'static str,
    /// The text of the file.
    pub source: &'static str,
}

impl Module {
    /// The lines of the header, without `//!`.
    pub fn header(&self) -> impl Iterator<Item = &'static str> {
        let lines = self.source.lines().map_while(|line| line.strip_prefix("//!"));
        lines.map(|line| line.strip_prefix(' ').unwrap_or(line))
    }

    /// The first line of the header: the name of the game and its rules.
    pub fn title(&self) -> &'static str {
        self.header().next().unwrap_or_default()
    }

    /// The rules in one line.
    pub fn rules(&self, japanese: bool) -> String {
        if japanese { self.bullet("日本語") } else { self.title().to_owned() }
    }

    /// The text of the header after `- name: `, on one line; empty if there is none.
    pub fn bullet(&self, name: &str) -> String {
        let begin = format!("- {name}: ");
        let mut lines = self.header().skip_while(|line| !line.starts_with(&begin));
        let first = lines.next().map_or("", |line| &line[begin.len()..]);
        let further = lines.map_while(|line| line.strip_prefix("  "));
        std::iter::once(first).chain(further).collect::<Vec<_>>().join(" ")
    }

    /// The header's `Time` up to the first semicolon or full stop.
    pub fn time(&self) -> String {
        let time = self.bullet("Time");
        let short = time.split(';').next().and_then(|time| time.split(". ").next());
        short.unwrap_or_default().trim_end_matches('.').to_owned()
    }

    /// The header's `Limit` as shown to users, `` `n ≤ 24`; `k ≤ 3` (96 MiB) ``; empty if there is
    /// none.
    pub fn limit(&self) -> String {
        let limit = self.bullet("Limit");
        let limit = limit.trim_end_matches('.');
        if limit == "none" { String::new() } else { limit.to_owned() }
    }

    /// The parts of the header's `Limit`.
    pub fn limits(&self) -> Vec<Limit> {
        let read = |part| Limit::read(part).unwrap_or_else(|| panic!("{}: {part}", self.name));
        self.limit().split("; ").filter(|part| !part.is_empty()).map(read).collect()
    }

    /// The names under which people search for the module.
    pub fn aliases(&self) -> Vec<String> {
        let (begin, end) = ALIASES;
        let is_header = |line: &&str| line.starts_with("//!") || line.is_empty();
        let lines = self.source.lines().skip_while(is_header);
        let lines = lines.take_while(|line| line.starts_with("#!"));
        let lists = lines.filter_map(|line| line.strip_prefix(begin)?.strip_suffix(end));
        lists.flat_map(|list| list.split("\", \"")).map(str::to_owned).collect()
    }

    /// Eight hex digits that differ between versions of the module.
    pub fn hash(&self) -> String {
        format!("{:08x}", crc32fast::hash(self.source.as_bytes()))
    }
}
