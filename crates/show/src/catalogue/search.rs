//! The search for a module by the words of a statement.

use super::index::Index;
use super::typing;
use super::words::{self, Tokens, is_japanese};
use bundler::modules::{self, Module};
use std::collections::HashMap;

/// A module that fits, and why.
pub struct Hit<'a> {
    pub module: &'a Module,
    pub score: f32,
    /// The sentence of the index that says it best, and which of its words are in the query.
    pub because: Vec<(String, bool)>,
    /// The name of the function that answers.
    pub answer: Option<String>,
}

pub struct Found<'a> {
    /// Best first.
    pub hits: Vec<Hit<'a>>,
    /// How surely the best one fits: 1 is the threshold.
    pub confidence: f32,
    /// Words that nobody knows, and what they were taken for.
    pub corrected: Vec<(String, String)>,
}

impl Found<'_> {
    pub fn sure(&self) -> bool {
        self.confidence >= 1.0
    }
}

/// What the second and third best sentence of a module add to the best one.
const FURTHER: [f32; 3] = [1.0, 0.25, 0.15];

/// An answer is named if it scores this part of the best sentence.
const ANSWERS: f32 = 0.5;

/// The notions by which a text tells how a game ends, or that it is one.
const ENDS: [&str; 7] = ["lose", "win", "cannot", "last", "misere", "grundy", "nim"];

/// How well a sentence of the index and one of the query match.
struct Match {
    score: f32,
    sentence: usize,
    window: usize,
}

/// The modules that fit a query, at most so many of them.
pub fn search<'a>(modules: &'a [Module], query: &str, most: usize) -> Found<'a> {
    let index = Index::load();
    let (query, corrected) = typing::correct(&index, query);
    let windows = windows(&index, &query);
    let mut by_module: HashMap<Option<&str>, Vec<Match>> = HashMap::new();
    for found in best_matches(&index, &windows) {
        by_module.entry(index.sentences[found.sentence].module).or_default().push(found);
    }
    let mut ranked: Vec<(f32, Option<&str>, Vec<Match>)> = Vec::new();
    for (module, mut matches) in by_module {
        matches.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.sentence.cmp(&b.sentence)));
        let score = matches.iter().zip(FURTHER).map(|(found, part)| found.score * part).sum();
        ranked.push((score, module, matches));
    }
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    let none = ranked.iter().position(|(_, module, _)| module.is_none());
    let none = none.map_or(0.0, |at| ranked.remove(at).0);
    let confidence = ranked.first().map_or(0.0, |(score, module, matches)| {
        let said = index.said(matches[0].sentence, &windows[matches[0].window]);
        let told = |notion: &&&str| {
            let notion = words::notion(notion);
            windows.iter().flatten().any(|&(token, _)| token == notion)
        };
        let ends = ENDS.iter().filter(told).count().min(2);
        // Fitted to one half of `tests/search`.
        let of_it = 1.25 + said + 2.1 * index.explained(*module, &windows) + ends as f32;
        of_it / (4.7 * none / score)
    });
    let hit = |(score, module, matches): (f32, Option<&str>, Vec<Match>)| {
        let because = &matches[readable(&index, &matches, &query)];
        let answer = matches.iter().find(|found| index.sentences[found.sentence].answer);
        let answer = answer.filter(|answer| answer.score > matches[0].score * ANSWERS);
        let name = |answer: &Match| index.sentences[answer.sentence].text.split(' ').next();
        Some(Hit {
            module: modules::find(modules, module?)?,
            score,
            because: index.marked(because.sentence, &windows[because.window]),
            answer: answer.and_then(name).map(str::to_owned),
        })
    };
    let hits = ranked.into_iter().take(most).filter_map(hit).collect();
    Found { hits, confidence, corrected }
}

/// The best match of each sentence of the index that has something in common with the query.
fn best_matches(index: &Index, windows: &[Tokens]) -> impl Iterator<Item = Match> {
    let mut best: Vec<Option<Match>> = index.sentences.iter().map(|_| None).collect();
    for (window, text) in windows.iter().enumerate() {
        for (sentence, score) in index.scores(text).into_iter().enumerate() {
            let before = best[sentence].as_ref().map_or(0.0, |found| found.score);
            if score > before {
                best[sentence] = Some(Match { score, sentence, window });
            }
        }
    }
    best.into_iter().flatten()
}

/// The best match in the script of the query, unless one in another script is far better.
fn readable(index: &Index, matches: &[Match], query: &str) -> usize {
    let script = is_japanese(query);
    let same = |found: &Match| is_japanese(&index.sentences[found.sentence].text) == script;
    let found = matches.iter().position(same);
    found.filter(|&i| matches[i].score > matches[0].score / 2.0).unwrap_or(0)
}

/// The sentences of a query but for what statements say of input and output.
fn windows(index: &Index, query: &str) -> Vec<Tokens> {
    let mut rules = true;
    let mut sentences = Vec::new();
    for line in query.lines() {
        let title = line.trim().trim_matches(['#', ':', '：', '*', '【', '】', ' ']).to_lowercase();
        let titled = |titles: &[&str]| titles.iter().any(|begin| title.starts_with(begin));
        if title.chars().count() < 25 && !line.trim_end().ends_with(['.', '。']) {
            let beside = titled(BESIDE) && query.lines().count() > 2;
            rules = if beside { false } else { rules || titled(RULES) };
        }
        if rules {
            let end = |c: char| ".!?;。！？；".contains(c);
            sentences.extend(line.split(end).filter(|sentence| !sentence.trim().is_empty()));
        }
    }
    sentences.into_iter().map(|sentence| index.lexicon.tokens(sentence)).collect()
}

/// Titles of parts of a statement that do not tell the rules, and of those that do.
const BESIDE: &[&str] = &[
    "input",
    "output",
    "constraint",
    "sample",
    "example",
    "note",
    "hint",
    "limit",
    "入力",
    "出力",
    "制約",
    "输入",
    "输出",
    "样例",
    "数据范围",
    "サンプル",
    "time limit",
    "memory limit",
];
const RULES: &[&str] = &[
    "problem",
    "statement",
    "description",
    "task",
    "問題",
    "题目",
    "ストーリー",
    "rules",
    "ルール",
];
