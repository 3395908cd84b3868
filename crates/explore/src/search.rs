//! The search for a module by words: BM25 over the rules, names and phrases of the modules.

use crate::named::called;
use crate::words::{Lexicon, Token};
use crate::{spelling, statement};
use bundler::modules::{self, Module};
use std::collections::HashMap;
use std::sync::OnceLock;

/// So many hits for words or one sentence, and for a statement.
const MOST: [usize; 2] = [5, 3];

/// A module that may fit.
pub struct Hit<'a> {
    pub module: &'a Module,
    /// The problem with its game, or the sentence of a statement that fits best.
    pub by: String,
}

pub struct Found<'a> {
    /// Best first.
    pub hits: Vec<Hit<'a>>,
    /// Unknown words, and the words searched for instead.
    pub corrected: Vec<(String, String)>,
}

/// The modules that fit a query best.
pub fn search<'a>(modules: &'a [Module], query: &str) -> Found<'a> {
    let index = Index::load();
    let (query, corrected) = spelling::correct(index, query);
    let sentences = statement::sentences(&query);
    let is_statement = sentences.len() > 1;
    let mut ranked: Vec<_> = index.ranks(&sentences).into_iter().collect();
    ranked.sort_by(|a, b| b.1.0.total_cmp(&a.1.0).then(a.0.cmp(b.0)));
    let hit = |(name, (_, best)): (&str, (f32, usize))| {
        let by = if is_statement { sentences[best].to_owned() } else { String::new() };
        Some(Hit { module: modules::find(modules, name)?, by })
    };
    let mut hits: Vec<Hit> = ranked.into_iter().filter_map(hit).collect();
    if let Some(module) = called(modules, &query) {
        hits.retain(|hit| hit.module.name != module.name);
        hits.insert(0, Hit { module, by: String::new() });
    }
    hits.truncate(MOST[usize::from(is_statement)]);
    Found { hits, corrected }
}

/// All that is said of the modules.
pub struct Index {
    lexicon: Lexicon,
    pub texts: Vec<Text>,
}

/// A text about a module.
pub struct Text {
    pub module: &'static str,
    pub text: String,
    tokens: Vec<Token>,
}

impl Index {
    /// Made at the first call.
    pub fn load() -> &'static Self {
        static INDEX: OnceLock<Index> = OnceLock::new();
        INDEX.get_or_init(|| {
            let lexicon = Lexicon::load();
            let text = |(module, text): (&'static str, String)| {
                let tokens = lexicon.tokens(&text).into_iter().map(|(token, _)| token).collect();
                Text { module, text, tokens }
            };
            let texts = modules::modules().iter().flat_map(texts).map(text).collect();
            Index { lexicon, texts }
        })
    }

    /// Does any text have this word, or another for the same?
    pub fn knows(&self, word: &str) -> bool {
        let tokens = self.lexicon.tokens(word);
        let is_said = |token| self.texts.iter().any(|text| text.tokens.contains(token));
        tokens.is_empty() || tokens.iter().any(|(token, _)| is_said(token))
    }

    /// The score of each module, and its best sentence. A sentence scores as much as the best text of
    /// the module, and as all its texts together; the best sentence counts twice.
    fn ranks(&self, sentences: &[&str]) -> HashMap<&'static str, (f32, usize)> {
        let asked: Vec<_> = sentences.iter().map(|text| self.lexicon.tokens(text)).collect();
        // How many texts have each token.
        let mut having: HashMap<Token, f32> =
            asked.iter().flatten().map(|&(token, _)| (token, 0.0)).collect();
        let mut modules: HashMap<&str, Vec<&Text>> = HashMap::new();
        for text in &self.texts {
            modules.entry(text.module).or_default().push(text);
            for token in &text.tokens {
                having.entry(*token).and_modify(|count| *count += 1.0);
            }
        }
        let all = self.texts.len() as f32;
        let telling = |count: f32| (1.0 + (all - count + 0.5) / (count + 0.5)).ln();
        let rank = |texts: Vec<&Text>| {
            // How often the module says each token.
            let mut said: HashMap<Token, f32> = HashMap::new();
            let asked_of = |text: &Text| -> Vec<Token> {
                text.tokens.iter().copied().filter(|token| having.contains_key(token)).collect()
            };
            let of_texts: Vec<Vec<Token>> = texts.iter().map(|text| asked_of(text)).collect();
            for token in of_texts.iter().flatten() {
                *said.entry(*token).or_default() += 1.0;
            }
            let length = texts.iter().map(|text| text.tokens.len()).sum::<usize>() as f32;
            let score = |asked: &Vec<(Token, f32)>| {
                let weights: HashMap<Token, f32> = asked
                    .iter()
                    .filter(|(token, _)| said.contains_key(token))
                    .map(|&(token, weight)| (token, weight * telling(having[&token])))
                    .collect();
                let of_text = |(text, tokens): (&&Text, &Vec<Token>)| {
                    let sum: f32 = tokens.iter().filter_map(|token| weights.get(token)).sum();
                    sum * saturated(1.0, text.tokens.len() as f32 / TEXT)
                };
                let best = texts.iter().zip(&of_texts).map(of_text).fold(0.0, f32::max);
                let part = |(token, weight): (&Token, &f32)| {
                    weight * saturated(said[token], length / MODULE)
                };
                best + weights.iter().map(part).sum::<f32>()
            };
            let scores: Vec<f32> = asked.iter().map(score).collect();
            let best = (0..scores.len()).max_by(|&a, &b| scores[a].total_cmp(&scores[b]))?;
            let sum = scores[best] + scores.iter().sum::<f32>();
            (sum > 0.0).then_some((sum, best))
        };
        let ranked = modules.into_iter().map(|(module, texts)| Some((module, rank(texts)?)));
        ranked.flatten().collect()
    }
}

/// The usual numbers of tokens of a text and of a module.
const TEXT: f32 = 16.0;
const MODULE: f32 = 1500.0;

/// BM25's saturation, and the part of the length in the score.
const K: f32 = 1.2;
const B: f32 = 0.75;

/// The part of a token that stands there so often.
fn saturated(count: f32, length: f32) -> f32 {
    count * (K + 1.0) / (count + K * (1.0 - B + B * length))
}

/// The rules, the names and the phrases of a module.
fn texts(module: &Module) -> Vec<(&'static str, String)> {
    let rules = [false, true].map(|japanese| module.rules(japanese));
    let names = module.aliases().into_iter().chain([module.name.to_owned()]);
    let texts = module.phrases().map(str::to_owned).chain(rules).chain(names);
    texts.map(|text| (module.name, text)).collect()
}
