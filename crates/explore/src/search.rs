//! The search for a module by words.

use crate::index::Index;
use crate::named::called;
use crate::{ending, spelling, statement};
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
    /// True if who wins here loses in the query.
    pub is_opposite: bool,
}

impl Hit {
    pub fn new(module: &'static Module) -> Self {
        Hit { module, by: String::new(), words: Vec::new(), is_opposite: false }
    }
}

pub struct Found {
    /// The hits, best first.
    pub hits: Vec<Hit>,
    /// Unknown words, each with the word that was searched for instead.
    pub corrected: Vec<(String, String)>,
    /// Does even the best hit have little of what is asked?
    pub is_little: bool,
}

/// The number of words that are named for each hit.
const WORDS: usize = 5;

/// A smaller part of the words or of one sentence is little.
const LITTLE: f32 = 0.7;

/// A statement has little if this is more than the part of it that a single text has, times the
/// distance of the best score from the mean of all. (All texts of a module together have most words
/// of any statement.)
const LITTLE_IN_ONE: f32 = 0.42;

/// The modules that fit a query best.
pub fn search(query: &str) -> Found {
    let index = Index::load();
    let (query, corrected) = spelling::correct(index, query);
    let sentences = statement::sentences(&query);
    let is_statement = sentences.len() > 1;
    let mut ranked: Vec<_> = index.ranks(&sentences).into_iter().collect();
    ranked.sort_by(|a, b| b.1.0.total_cmp(&a.1.0).then(a.0.cmp(b.0)));
    let distance = distance(&ranked.iter().map(|(_, (score, _))| *score).collect::<Vec<_>>());
    let hit = |(name, (_, best)): (&str, (f32, usize))| {
        let by = if is_statement { sentences[best].to_owned() } else { String::new() };
        Some(Hit { by, ..Hit::new(library::find(name)?) })
    };
    let mut hits: Vec<Hit> = ranked.into_iter().filter_map(hit).collect();
    let called = called(&query);
    if let Some(module) = called {
        hits.retain(|hit| hit.module.name != module.name);
        hits.insert(0, Hit::new(module));
    }
    hits.truncate(MOST[usize::from(is_statement)]);
    let asked = sentences.join(" ");
    let (mut share, mut in_one) = (0.0_f32, 0.0_f32);
    let ending = ending::of(&sentences);
    for hit in &mut hits {
        hit.is_opposite = ending.is_some_and(|ending| ending::is_opposite(hit.module, ending));
        let matched = index.matched_by(&asked, hit.module.name);
        share = share.max(matched.share);
        in_one = in_one.max(index.share_in_one(&asked, hit.module.name));
        hit.words = telling(matched.words);
    }
    let is_little = if is_statement { in_one * distance < LITTLE_IN_ONE } else { share < LITTLE };
    Found { hits, corrected, is_little: is_little && called.is_none() }
}

/// The distance of the first score from the mean, in standard deviations.
fn distance(scores: &[f32]) -> f32 {
    let count = scores.len().max(1) as f32;
    let mean = scores.iter().sum::<f32>() / count;
    let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f32>() / count;
    scores.first().map_or(0.0, |first| (first - mean) / variance.sqrt().max(f32::MIN_POSITIVE))
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
