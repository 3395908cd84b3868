//! The search for a module by words.

use crate::index::Index;
use crate::named::called;
use crate::{spelling, statement};
use library::Module;

/// The largest numbers of hits: for words or one sentence, and for a whole statement.
const MOST: [usize; 2] = [5, 3];

/// A module that may fit.
pub struct Hit {
    pub module: &'static Module,
    /// The reason for the hit: a problem about this game, or the best sentence of a statement.
    pub by: String,
    /// The most telling words of the query that match, in their order.
    pub words: Vec<String>,
}

pub struct Found {
    /// The hits, best first.
    pub hits: Vec<Hit>,
    /// Unknown words, each with the word that was searched for instead.
    pub corrected: Vec<(String, String)>,
    /// The largest part of the words that a hit has; 1 for the name of a module.
    pub share: f32,
    pub is_statement: bool,
}

impl Found {
    /// Does even the best hit have little of what is asked?
    pub fn is_little(&self) -> bool {
        self.share < LITTLE[usize::from(self.is_statement)]
    }
}

/// The number of words that are named for each hit.
const WORDS: usize = 5;

/// Less than this part of the words is little, for words or one sentence, and for a statement.
const LITTLE: [f32; 2] = [0.7, 0.55];

/// The modules that fit a query best.
pub fn search(query: &str) -> Found {
    let index = Index::load();
    let (query, corrected) = spelling::correct(index, query);
    let sentences = statement::sentences(&query);
    let is_statement = sentences.len() > 1;
    let mut ranked: Vec<_> = index.ranks(&sentences).into_iter().collect();
    ranked.sort_by(|a, b| b.1.0.total_cmp(&a.1.0).then(a.0.cmp(b.0)));
    let hit = |(name, (_, best)): (&str, (f32, usize))| {
        let by = if is_statement { sentences[best].to_owned() } else { String::new() };
        Some(Hit { module: library::find(name)?, by, words: Vec::new() })
    };
    let mut hits: Vec<Hit> = ranked.into_iter().filter_map(hit).collect();
    let called = called(&query);
    if let Some(module) = called {
        hits.retain(|hit| hit.module.name != module.name);
        hits.insert(0, Hit { module, by: String::new(), words: Vec::new() });
    }
    hits.truncate(MOST[usize::from(is_statement)]);
    let asked = sentences.join(" ");
    let mut share = 0.0_f32;
    for hit in &mut hits {
        let matched = index.matched_by(&asked, hit.module.name);
        share = share.max(matched.share);
        hit.words = telling(matched.words);
    }
    let share = if called.is_some() { 1.0 } else { share };
    Found { hits, corrected, share, is_statement }
}

/// The words with the largest weights, each once.
fn telling(words: Vec<(&str, f32)>) -> Vec<String> {
    let mut all: Vec<(String, f32)> = Vec::new();
    for (word, weight) in words {
        let word = word.to_lowercase();
        if all.iter().all(|(other, _)| *other != word) {
            all.push((word, weight));
        }
    }
    let mut weights: Vec<f32> = all.iter().map(|it| it.1).collect();
    weights.sort_by(|a, b| b.total_cmp(a));
    let least = weights.get(WORDS - 1).copied().unwrap_or_default();
    all.into_iter().filter(|it| it.1 >= least).take(WORDS).map(|it| it.0).collect()
}
