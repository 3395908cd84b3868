//! The search for a module by the words of a statement.

use crate::clauses::{self, Clause, Told};
use crate::index::Index;
use crate::named::called;
use crate::spelling;
use crate::statement;
use crate::template::template;
use crate::words::{HEADINGS, Tokens, is_japanese};
use bundler::modules::{self, Module};
use std::collections::{HashMap, HashSet};
use std::{iter, ptr};

/// A module that fits, and why.
pub struct Hit<'a> {
    pub module: &'a Module,
    pub score: f32,
    /// The sentence of the index that says it best, and which of its words are in the query.
    pub because: Vec<(String, bool)>,
    /// The name of the function that answers.
    pub answer: Option<String>,
    /// The clauses of the query that change the rules and that it does not know.
    pub uncovered: Vec<String>,
}

impl<'a> Hit<'a> {
    /// What has this very name.
    pub fn of(module: &'a Module, name: &str) -> Self {
        let because = vec![(name.to_owned(), true)];
        Hit { module, score: 0.0, because, answer: None, uncovered: Vec::new() }
    }
}

pub struct Found<'a> {
    /// Best first.
    pub hits: Vec<Hit<'a>>,
    /// How much more surely the best one fits than it must.
    pub confidence: f32,
    /// The words of the query that were understood, by the headings of the lexicon.
    pub read: [Vec<String>; HEADINGS],
    /// The program that finds the game by brute force, if nothing fits.
    pub template: &'static str,
    /// What tells of such games without a module.
    pub page: Option<&'static str>,
    /// Words that nobody knows, and what they were taken for.
    pub corrected: Vec<(String, String)>,
}

impl Found<'_> {
    pub fn sure(&self) -> bool {
        self.confidence >= 0.0 && self.page.is_none()
    }
}

/// What each part of the search counts.
#[derive(Clone, Copy)]
pub struct Weights {
    /// The second and third best sentence of a module, beside the best one.
    pub further: [f32; 2],
    /// The best scores for each sentence of the query.
    pub explaining: f32,
    /// The likelihood of the language model.
    pub likely: f32,
    /// What each clause that a module does not know takes of its score.
    pub unknown: f32,
    /// A module that fits surely scores so much more than what looks like games and is none of them,
    /// and more yet if it does not know a clause.
    pub lead: f32,
    pub unknown_lead: f32,
}

/// Fitted to one half of the queries and to statements.
pub const WEIGHTS: Weights = Weights {
    further: [0.25, 0.15],
    explaining: 0.4,
    likely: 4.0,
    unknown: 0.2,
    lead: 14.0,
    unknown_lead: 8.0,
};

/// An answer is named if it scores this part of the best sentence.
const ANSWERS: f32 = 0.5;

/// So many of the best modules are weighed by the clauses.
const WEIGHED: usize = 30;

/// How well a sentence of the index and one of the query match.
struct Match {
    score: f32,
    sentence: usize,
    window: usize,
}

/// A module (none: what looks like our games) with what it scores, and its matches, best first.
struct Ranked {
    score: f32,
    module: Option<&'static str>,
    matches: Vec<Match>,
    uncovered: Vec<usize>,
}

/// The modules that fit a query, at most so many of them.
pub fn search<'a>(modules: &'a [Module], query: &str, most: usize) -> Found<'a> {
    search_by(&WEIGHTS, modules, query, most)
}

pub fn search_by<'a>(
    weights: &Weights,
    modules: &'a [Module],
    query: &str,
    most: usize,
) -> Found<'a> {
    let index = Index::load();
    let (query, corrected) = spelling::correct(index, query);
    let sentences = statement::sentences(&query);
    let windows: Vec<Tokens> =
        sentences.iter().map(|sentence| index.lexicon.tokens(sentence)).collect();
    let told = clauses::told(&sentences);
    let mut ranked = ranked(weights, index, &windows);
    let none = ranked.iter().position(|ranked| ranked.module.is_none());
    let none = none.map_or(0.0, |at| ranked.remove(at).score);
    weigh(weights, index, &told, &mut ranked);
    let first = ranked.first();
    let mut confidence =
        first.map_or(f32::MIN, |first| first.score - none - lead(weights, first, &told));
    let uncovered = first.into_iter().flat_map(|first| &first.uncovered);
    let template = template(&windows, uncovered.map(|&clause| told[clause].clause));
    let page = told.iter().find_map(|told| told.clause.page());
    let hit = |ranked: Ranked| {
        let module = modules::find(modules, ranked.module?)?;
        Some(hit(index, &windows, &told, is_japanese(&query), module, ranked))
    };
    let mut hits: Vec<Hit> = ranked.into_iter().take(most).filter_map(hit).collect();
    if let Some(module) = called(modules, &query) {
        let at = hits.iter().position(|hit| ptr::eq(hit.module, module)).unwrap_or(hits.len());
        if at == hits.len() {
            hits.push(Hit::of(module, &query));
        }
        hits[..=at].rotate_right(1);
        hits.truncate(most);
        confidence = confidence.max(0.0);
    }
    let read = read(index, &sentences);
    Found { hits, confidence, read, template, page, corrected }
}

/// The words that were understood, one for each notion.
fn read(index: &Index, sentences: &[&str]) -> [Vec<String>; HEADINGS] {
    let mut read = [(); HEADINGS].map(|()| Vec::new());
    let mut known = HashSet::new();
    for words in sentences.iter().map(|sentence| index.lexicon.read(sentence)) {
        for (read, words) in read.iter_mut().zip(words) {
            let new = words.into_iter().filter(|&(notion, _)| known.insert(notion));
            read.extend(new.map(|(_, word)| word.to_lowercase()));
        }
    }
    read
}

/// The modules by what their best sentences score, and their best one for each sentence of the query.
fn ranked(weights: &Weights, index: &Index, windows: &[Tokens]) -> Vec<Ranked> {
    let scores: Vec<Vec<f32>> = windows.iter().map(|text| index.scores(text)).collect();
    let explaining = explaining(index, &scores);
    let likelihoods = index.likelihoods(windows);
    let mut by_module: HashMap<Option<&'static str>, Vec<Match>> = HashMap::new();
    for found in best_matches(index, &scores) {
        by_module.entry(index.sentences[found.sentence].module).or_default().push(found);
    }
    let ranked = |(module, mut matches): (_, Vec<Match>)| {
        matches.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.sentence.cmp(&b.sentence)));
        let parts = iter::once(1.0).chain(weights.further);
        let best: f32 = matches.iter().zip(parts).map(|(found, part)| found.score * part).sum();
        let score =
            best + weights.explaining * explaining[&module] + weights.likely * likelihoods[&module];
        Ranked { score, module, matches, uncovered: Vec::new() }
    };
    let mut ranked: Vec<Ranked> = by_module.into_iter().map(ranked).collect();
    sort(&mut ranked);
    ranked
}

/// How well each module explains the query: the sum of what scores best for each of its sentences.
fn explaining(index: &Index, scores: &[Vec<f32>]) -> HashMap<Option<&'static str>, f32> {
    let mut sums = HashMap::new();
    for scores in scores {
        let mut best: HashMap<_, f32> = HashMap::new();
        for (sentence, &score) in index.sentences.iter().zip(scores) {
            let best = best.entry(sentence.module).or_default();
            *best = best.max(score);
        }
        for (module, score) in best {
            *sums.entry(module).or_default() += score;
        }
    }
    sums
}

fn sort(ranked: &mut [Ranked]) {
    ranked.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.module.cmp(&b.module)));
}

/// Puts modules that do not know the clauses of the query behind those that do, and those that a
/// clause defines which it does not tell.
fn weigh(weights: &Weights, index: &Index, told: &[Told], ranked: &mut [Ranked]) {
    for ranked in ranked.iter_mut().take(WEIGHED) {
        let Some(module) = ranked.module else { continue };
        let said = index.said_by(module);
        let unknown = |told: &Told| !told.clause.is_known(module, &said);
        ranked.uncovered = (0..told.len()).filter(|&i| unknown(&told[i])).collect();
        let is_told = |clause: &Clause| told.iter().any(|told| ptr::eq(told.clause, clause));
        let defining = clauses::clauses().iter().filter(|clause| clause.defines(module));
        let missing = ranked.uncovered.len() + defining.filter(|clause| !is_told(clause)).count();
        ranked.score *= (1.0 - weights.unknown).powi(missing as i32);
    }
    sort(ranked);
}

/// By how much a module must lead.
fn lead(weights: &Weights, ranked: &Ranked, told: &[Told]) -> f32 {
    let unknown = ranked.uncovered.iter().any(|&at| told[at].clause.template().is_some());
    weights.lead + if unknown { weights.unknown_lead } else { 0.0 }
}

fn hit<'a>(
    index: &Index,
    windows: &[Tokens],
    told: &[Told],
    japanese: bool,
    module: &'a Module,
    ranked: Ranked,
) -> Hit<'a> {
    let matches = &ranked.matches;
    let because = &matches[readable(index, matches, japanese)];
    let answer = matches.iter().find(|found| index.sentences[found.sentence].answer);
    let answer = answer.filter(|answer| answer.score > matches[0].score * ANSWERS);
    let name = |answer: &Match| index.sentences[answer.sentence].text.split(' ').next();
    let doubtful = ranked.uncovered.iter().map(|&clause| &told[clause]);
    let doubtful = doubtful.filter(|told| told.clause.template().is_some());
    let mut uncovered: Vec<String> = doubtful.map(|told| told.quote.clone()).collect();
    uncovered.dedup();
    Hit {
        module,
        score: ranked.score,
        because: index.marked(because.sentence, &windows[because.window]),
        answer: answer.and_then(name).map(str::to_owned),
        uncovered,
    }
}

/// The best match of each sentence of the index that has something in common with the query.
fn best_matches(index: &Index, scores: &[Vec<f32>]) -> impl Iterator<Item = Match> {
    let mut best: Vec<Option<Match>> = index.sentences.iter().map(|_| None).collect();
    for (window, scores) in scores.iter().enumerate() {
        for (sentence, &score) in scores.iter().enumerate() {
            let before = best[sentence].as_ref().map_or(0.0, |found| found.score);
            if score > before {
                best[sentence] = Some(Match { score, sentence, window });
            }
        }
    }
    best.into_iter().flatten()
}

/// The best match in the script of the query, unless one in another script is far better.
fn readable(index: &Index, matches: &[Match], script: bool) -> usize {
    let same = |found: &Match| is_japanese(&index.sentences[found.sentence].text) == script;
    let found = matches.iter().position(same);
    found.filter(|&i| matches[i].score > matches[0].score / 2.0).unwrap_or(0)
}
