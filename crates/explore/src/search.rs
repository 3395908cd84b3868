//! The search for a module by words.

use crate::index::Index;
use crate::named::called;
use crate::{spelling, statement};
use bundler::modules::{self, Module};

/// The largest numbers of hits: for words or one sentence, and for a whole statement.
const MOST: [usize; 2] = [5, 3];

/// A module that may fit.
pub struct Hit<'a> {
    pub module: &'a Module,
    /// The reason for the hit: a problem about this game, or the best sentence of a statement.
    pub by: String,
}

pub struct Found<'a> {
    /// The hits, best first.
    pub hits: Vec<Hit<'a>>,
    /// Unknown words, each with the word that was searched for instead.
    pub corrected: Vec<(String, String)>,
}

/// The modules that fit a query best.
pub fn search<'a>(query: &str) -> Found<'a> {
    let index = Index::load();
    let (query, corrected) = spelling::correct(index, query);
    let sentences = statement::sentences(&query);
    let is_statement = sentences.len() > 1;
    let mut ranked: Vec<_> = index.ranks(&sentences).into_iter().collect();
    ranked.sort_by(|a, b| b.1.0.total_cmp(&a.1.0).then(a.0.cmp(b.0)));
    let hit = |(name, (_, best)): (&str, (f32, usize))| {
        let by = if is_statement { sentences[best].to_owned() } else { String::new() };
        Some(Hit { module: modules::find(name)?, by })
    };
    let mut hits: Vec<Hit> = ranked.into_iter().filter_map(hit).collect();
    if let Some(module) = called(&query) {
        hits.retain(|hit| hit.module.name != module.name);
        hits.insert(0, Hit { module, by: String::new() });
    }
    hits.truncate(MOST[usize::from(is_statement)]);
    Found { hits, corrected }
}
