//! BM25 over the rules, names and phrases of the modules.

use crate::words::{ByHash, Lexicon, Piece, Token};
use library::Module;
use std::collections::HashMap;
use std::sync::OnceLock;

/// The texts about all modules.
pub struct Index {
    lexicon: Lexicon,
    pub texts: Vec<Text>,
    /// The number of texts with each token.
    having: ByHash<f32>,
}

/// A text about a module.
pub struct Text {
    pub module: &'static str,
    pub text: String,
    tokens: Vec<Token>,
}

/// The part of a sentence that a text has.
pub struct Matched<'a> {
    /// The words, in their order, with their weights.
    pub words: Vec<(&'a str, f32)>,
    /// Their part of the weight of all words.
    pub share: f32,
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
            let texts: Vec<Text> = library::modules().iter().flat_map(texts).map(text).collect();
            let mut having: ByHash<f32> = ByHash::default();
            for token in texts.iter().flat_map(|text| &text.tokens) {
                *having.entry(*token).or_default() += 1.0;
            }
            Index { lexicon, texts, having }
        })
    }

    /// The words of a sentence, and the part of their weight, that have such tokens.
    fn matched<'a>(&self, sentence: &'a str, has: impl Fn(Token) -> bool) -> Matched<'a> {
        let weight = |&(token, weight): &(Token, f32)| weight * self.telling(token);
        let (mut words, mut sum, mut whole) = (Vec::new(), 0.0, 0.0);
        for Piece { text, tokens, .. } in self.lexicon.pieces(sentence) {
            whole += tokens.iter().map(weight).sum::<f32>();
            let said = tokens.iter().filter(|token| has(token.0)).map(weight).sum::<f32>();
            sum += said;
            if said > 0.0 {
                words.push((text, said));
            }
        }
        Matched { words, share: if whole > 0.0 { sum / whole } else { 0.0 } }
    }

    /// The part of a query's words, by their weight, that are literally in a title.
    pub fn share_in(&self, title: &str, query: &str) -> f32 {
        let words = |text| {
            let pieces = self.lexicon.pieces(text).into_iter();
            pieces.filter_map(|piece| Some(piece.tokens.last()?.0)).collect::<Vec<Token>>()
        };
        let (title, query) = (words(title), words(query));
        let sum = |words: &mut dyn Iterator<Item = &Token>| {
            words.map(|&token| self.telling(token)).sum::<f32>()
        };
        let common = sum(&mut query.iter().filter(|token| title.contains(token)));
        common / sum(&mut query.iter()).max(f32::MIN_POSITIVE)
    }

    /// The weight of a token: fewer texts have it, so it tells more.
    fn telling(&self, token: Token) -> f32 {
        let (all, having) = (self.texts.len() as f32, self.having.get(&token).unwrap_or(&0.0));
        (1.0 + (all - having + 0.5) / (having + 0.5)).ln()
    }

    /// The words of a sentence, and the part of their weight, that the texts of a module have.
    pub fn matched_by<'a>(&self, sentence: &'a str, module: &str) -> Matched<'a> {
        let texts = || self.texts.iter().filter(|text| text.module == module);
        self.matched(sentence, |token| texts().any(|text| text.tokens.contains(&token)))
    }

    /// The largest part of a sentence, with its pairs of neighbours, that a single text of a module
    /// has.
    pub fn share_in_one(&self, sentence: &str, module: &str) -> f32 {
        let tokens = self.lexicon.tokens(sentence);
        let sum = |is_said: &dyn Fn(Token) -> bool| -> f32 {
            let said = tokens.iter().filter(|(token, _)| is_said(*token));
            said.map(|&(token, weight)| weight * self.telling(token)).sum()
        };
        let texts = self.texts.iter().filter(|text| text.module == module);
        let best = texts.map(|text| sum(&|token| text.tokens.contains(&token))).fold(0.0, f32::max);
        best / sum(&|_| true).max(f32::MIN_POSITIVE)
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
        let tokens: ByHash<()> = asked.iter().flatten().map(|&(token, _)| (token, ())).collect();
        let mut modules: HashMap<&str, Vec<&Text>> = HashMap::new();
        for text in &self.texts {
            modules.entry(text.module).or_default().push(text);
        }
        let rank = |texts: Vec<&Text>| {
            // This counts the module's texts with each token.
            let mut said: ByHash<f32> = ByHash::default();
            let asked_of = |text: &Text| -> Vec<Token> {
                text.tokens.iter().copied().filter(|token| tokens.contains_key(token)).collect()
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
                    .map(|&(token, weight)| (token, weight * self.telling(token)))
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
    let texts = games::words::phrases(module.name).map(str::to_owned).chain(rules).chain(names);
    texts.map(|text| (module.name, text)).collect()
}
