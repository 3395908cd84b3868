//! A module of the library, with its header and its words.

use crate::entry::Game;

/// The beginning and the end of a line with names for rustdoc's search.
const ALIASES: (&str, &str) = ("#![cfg_attr(doc, doc(alias(\"", "\")))]");

/// The line above the queries in a file of words.
const QUERIES: &str = "# Queries that must find it";

/// A module of the library, with its games.
pub struct Module {
    pub name: &'static str,
    /// The text of the file.
    pub source: &'static str,
    /// The phrases for the module's rules, and the queries that must find it.
    pub words: &'static str,
    pub games: &'static [&'static dyn Game],
}

/// The games of a module.
pub struct Content {
    pub(crate) games: &'static [&'static dyn Game],
}

impl Content {
    pub const fn of(games: &'static [&'static dyn Game]) -> Self {
        Content { games }
    }
}

/// The sizes up to which a module answers within two seconds.
pub struct Limit {
    /// The calls, or the kind of game, that the limit is for; empty if it is for all.
    pub scope: String,
    /// Each bounded expression, such as `n` or `set.len()`, with its largest value.
    pub bounds: Vec<(String, u64)>,
    /// The largest memory that these sizes need.
    pub mebibytes: u64,
}

impl Limit {
    /// Reads `` `grundy: n ≤ 10^5, k ≤ 20` (96 MiB) ``.
    fn read(text: &str) -> Option<Self> {
        let (code, memory) = text.strip_prefix('`')?.split_once('`')?;
        let mebibytes = match memory {
            "" => LITTLE,
            _ => memory.strip_prefix(" (")?.strip_suffix(" MiB)")?.parse().ok()?,
        };
        let (scope, bounds) = code.split_once(": ").unwrap_or(("", code));
        let bound = |bound: &str| {
            let (what, size) = bound.split_once(" ≤ ")?;
            Some((what.to_owned(), number(size)?))
        };
        let bounds = bounds.split(", ").map(bound).collect::<Option<_>>()?;
        Some(Limit { scope: scope.to_owned(), bounds, mebibytes })
    }
}

/// The mebibytes of a limit that names no memory.
const LITTLE: u64 = 64;

/// Reads `24`, `10^5` or `2·10^5`.
fn number(text: &str) -> Option<u64> {
    let power = |text: &str| match text.split_once('^') {
        Some((base, exponent)) => base.parse::<u64>().ok()?.checked_pow(exponent.parse().ok()?),
        None => text.parse().ok(),
    };
    text.split('·').map(power).try_fold(1, |product: u64, factor| product.checked_mul(factor?))
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

    /// Phrases for the rules, as statements put them.
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
}
