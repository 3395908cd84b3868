//! A module of the library, with its header and its words.

use crate::entry::Game;
use crate::programs::PROGRAMS;

/// Begin and end of a line with names for rustdoc's search.
const ALIASES: (&str, &str) = ("#![cfg_attr(doc, doc(alias(\"", "\")))]");

/// The line above the queries in a file of words.
const QUERIES: &str = "# Queries that must find it";

/// A module of the library, with its games.
pub struct Module {
    pub name: &'static str,
    /// The file.
    pub source: &'static str,
    /// Phrases for its rules, and queries that must find it.
    pub words: &'static str,
    pub games: &'static [&'static dyn Game],
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

    /// The names under which people search for it.
    pub fn aliases(&self) -> Vec<String> {
        let (begin, end) = ALIASES;
        let is_header = |line: &&str| line.starts_with("//!") || line.is_empty();
        let lines = self.source.lines().skip_while(is_header);
        let lines = lines.take_while(|line| line.starts_with("#!"));
        let lists = lines.filter_map(|line| line.strip_prefix(begin)?.strip_suffix(end));
        lists.flat_map(|list| list.split("\", \"")).map(str::to_owned).collect()
    }

    /// Phrases for the rules, as in statements.
    pub fn phrases(&self) -> impl Iterator<Item = &'static str> {
        let lines = self.words.lines().take_while(|line| *line != QUERIES);
        lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
    }

    /// Queries that must find the module, and other modules that fit.
    pub fn queries(&self) -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
        let name = self.name;
        let lines = self.words.lines().skip_while(|line| *line != QUERIES).skip(1);
        lines.map(move |line| match line.split_once(" => ") {
            Some((query, fits)) => (query, fits.split(' ').collect()),
            None => (line, vec![name]),
        })
    }

    /// A whole program that uses the module. Its first line is an example.
    pub fn program(&self) -> String {
        let program = PROGRAMS.iter().find(|(name, _)| *name == self.name);
        let derived = || self.games.first().map_or_else(String::new, |game| game.derived_program());
        program.map_or_else(derived, |(_, text)| text.replace("\r\n", "\n"))
    }
}
