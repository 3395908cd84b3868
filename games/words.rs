//! What `list` finds a module by: `words/x.txt`, if there is one.

use include_dir::{Dir, include_dir};

static WORDS: Dir = include_dir!("$CARGO_MANIFEST_DIR/words");

/// The line above the queries in a file.
const QUERIES: &str = "# Queries that must find it";

fn lines(module: &str) -> impl Iterator<Item = &'static str> {
    let file = WORDS.get_file(format!("{module}.txt"));
    file.and_then(|file| file.contents_utf8()).unwrap_or_default().lines()
}

/// Phrases for the rules of a module, as statements put them.
pub fn phrases(module: &str) -> impl Iterator<Item = &'static str> {
    let phrases = lines(module).take_while(|line| *line != QUERIES);
    phrases.filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Queries that must find a module, and other modules that fit.
pub fn queries(module: &'static str) -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let queries = lines(module).skip_while(|line| *line != QUERIES).skip(1);
    queries.map(move |line| match line.split_once(" => ") {
        Some((query, fits)) => (query, fits.split(' ').collect()),
        None => (line, vec![module]),
    })
}
