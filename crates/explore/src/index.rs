//! BM25 over the rules, names and phrases of the modules.

use crate::words::{ByHash, Lexicon, Token};
use bundler::modules::{self, Module};
use std::collections::HashMap;
use std::sync::OnceLock;

/// The texts about all modules.
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
    /// Returns the index, which is built on first use.
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

    /// Returns whether any text has this word or a synonym.
    pub fn knows(&self, word: &str) -> bool {
        let tokens = self.lexicon.tokens(word);
        let is_said = |token| self.texts.iter().any(|text| text.tokens.contains(token));
        tokens.is_empty() || tokens.iter().any(|(token, _)| is_said(token))
    }

    /// The score of each module, and its best sentence. The score of a sentence is that of
    /// the module's best text plus that of all its texts together; the best sentence counts twice.
    pub fn ranks(&self, sentences: &[&str]) -> HashMap<&'static str, (f32, usize)> {
        let asked: Vec<_> = sentences.iter().map(|text| self.lexicon.tokens(text)).collect();
        // This counts the texts with each token.
        let mut having: ByHash<f32> =
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
            // This counts the module's texts with each token.
            let mut said: ByHash<f32> = ByHash::default();
            let asked_of = |text: &Text| -> Vec<Token> {
                text.tokens.iter().copied().filter(|token| having.contains_key(token)).collect()
            };
            let of_texts: Vec<Vec<Token>> = texts.iter().map(|text| asked_of(text)).collect();
            for token in of_texts.iter().flatten() {
                *said.entry(*token).or_default() += 1.0;
            }
            let length = texts.iter().map(|text| text.tokens.len()).sum::<usize>() as f32;
            let score = |asked: &Vec<(Token, f32)>| {
                let weights: ByHash<f32> = asked
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
                best + TOGETHER * weights.iter().map(part).sum::<f32>()
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

/// The numbers of tokens of a usual text and a usual module.
const TEXT: f32 = 8.0;
const MODULE: f32 = 1500.0;

/// The weight of all texts of a module together; its best text has weight 1.
const TOGETHER: f32 = 0.7;

/// The parameters of BM25 for saturation and for the influence of the length.
const K: f32 = 1.2;
const B: f32 = 0.9;

/// The score of a token by its frequency.
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
