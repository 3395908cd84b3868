//! All that is known of the modules, sentence by sentence, ranked by BM25.

use super::words::{Hashed, Lexicon, PAIR, Token, Tokens};
use super::{Module, ids};
use bm25::{Embedding, Scorer, TokenEmbedding};
use std::collections::{HashMap, HashSet};

const PHRASES: &str = include_str!("data/phrases.txt");

/// How much a sentence counts by where it stands.
const PHRASE: f32 = 1.0;
const ALIAS: f32 = 0.8;
const HEADER: f32 = 0.6;
const ANSWER: f32 = 0.6;

/// BM25's saturation and the part of a sentence's length in its score.
const K1: f32 = 1.2;
const B: f32 = 0.75;
/// The tokens of a common sentence.
const LENGTH: f32 = 16.0;

pub struct Index {
    pub lexicon: Lexicon,
    pub sentences: Vec<Sentence>,
}

/// Something that is known of a module, or (without one) of games that no module answers.
pub struct Sentence {
    pub module: Option<usize>,
    pub text: String,
    /// The name of a function and its doc.
    pub answer: bool,
    tokens: Tokens,
}

impl Index {
    pub fn new(modules: &[Module]) -> Self {
        let mut index = Index { lexicon: Lexicon::load(), sentences: Vec::new() };
        let mut module = None;
        for line in PHRASES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match modules.iter().position(|module| module.name == line) {
                Some(found) => module = Some(found),
                None if line == "none" => module = None,
                None => index.add(module, line, PHRASE),
            }
        }
        for (i, module) in modules.iter().enumerate() {
            index.add(Some(i), module.name, PHRASE);
            index.add(Some(i), module.title(), PHRASE);
            for alias in module.aliases {
                index.add(Some(i), alias, ALIAS);
            }
            for sentence in module.theorem() {
                index.add(Some(i), &sentence, HEADER);
            }
            for (name, doc) in module.answers() {
                index.add(Some(i), &format!("{name} {doc}"), ANSWER);
                index.sentences.last_mut().expect("it was just added").answer = true;
            }
        }
        for (task, used) in ids::tasks() {
            let module = |name| modules.iter().position(|module| module.name == name);
            for module in used.split(' ').filter_map(module) {
                index.add(Some(module), task, PHRASE);
            }
        }
        index
    }

    fn add(&mut self, module: Option<usize>, text: &str, weight: f32) {
        let mut tokens = self.lexicon.tokens(text);
        let length = tokens.len() as f32 / LENGTH;
        let weight = weight * (K1 + 1.0) / (1.0 + K1 * (1.0 - B + B * length));
        for token in &mut tokens {
            token.1 *= weight;
        }
        self.sentences.push(Sentence { module, text: text.to_owned(), answer: false, tokens });
    }

    /// Ranks the sentences, but knows only these tokens: the others could not count.
    pub fn ranking<'a>(&self, wanted: impl IntoIterator<Item = &'a Tokens>) -> Ranking {
        let wanted = wanted.into_iter().flatten().map(|&(token, _)| token);
        let wanted: HashSet<Token, Hashed> = wanted.collect();
        let mut scorer = Scorer::new();
        for (i, sentence) in self.sentences.iter().enumerate() {
            let known = sentence.tokens.iter().filter(|(token, _)| wanted.contains(token));
            scorer.upsert(&i, embedding(known));
        }
        Ranking(scorer)
    }

    /// Does any sentence have this word?
    pub fn knows(&self, word: &str) -> bool {
        let tokens = self.lexicon.tokens(word);
        let said = |token: &Token| {
            let among =
                |sentence: &Sentence| sentence.tokens.iter().any(|(other, _)| other == token);
            self.sentences.iter().any(among)
        };
        tokens.iter().all(|(token, _)| said(token))
    }

    /// The words of a sentence, each with whether the text says the same.
    pub fn marked(&self, sentence: usize, text: &Tokens) -> Vec<(String, bool)> {
        let said = |word: &str| {
            let tokens = self.lexicon.tokens(word);
            tokens.iter().any(|(token, _)| text.iter().any(|(other, _)| other == token))
        };
        let words = self.sentences[sentence].text.split(' ');
        words.map(|word| (word.to_owned(), said(word))).collect()
    }

    /// What part of a sentence a text says.
    pub fn said(&self, sentence: usize, text: &Tokens) -> f32 {
        let tokens = &self.sentences[sentence].tokens;
        let known: HashSet<Token, Hashed> = text.iter().map(|&(token, _)| token).collect();
        let tells = self.tells(tokens, |_| true);
        let weight = |(token, weight): &(Token, f32)| tells[token].0 * weight;
        let said = tokens.iter().filter(|(token, _)| known.contains(token)).map(weight);
        said.sum::<f32>() / tokens.iter().map(weight).sum::<f32>().max(f32::MIN_POSITIVE)
    }

    /// What part of what a text tells a module says too, in all its sentences together.
    pub fn explained(&self, module: Option<usize>, text: &[Tokens]) -> f32 {
        let whole = text.iter().flatten().filter(|(_, weight)| *weight > PAIR);
        let tells = self.tells(whole, |sentence| sentence.module == module);
        let explained = tells.values().filter(|(_, here)| *here).map(|(tells, _)| tells);
        let asked = tells.values().map(|(tells, _)| tells).sum::<f32>();
        explained.sum::<f32>() / asked.max(f32::MIN_POSITIVE)
    }

    /// How much each token tells, being rare, and whether it is in one of these sentences.
    fn tells<'a>(
        &self,
        tokens: impl IntoIterator<Item = &'a (Token, f32)>,
        here: impl Fn(&Sentence) -> bool,
    ) -> HashMap<Token, (f32, bool), Hashed> {
        let mut seen: HashMap<Token, (f32, bool), Hashed> =
            tokens.into_iter().map(|&(token, _)| (token, (0.0, false))).collect();
        for sentence in &self.sentences {
            for (token, _) in &sentence.tokens {
                if let Some((count, found)) = seen.get_mut(token) {
                    *count += 1.0;
                    *found |= here(sentence);
                }
            }
        }
        let all = self.sentences.len() as f32;
        for (count, _) in seen.values_mut() {
            *count = (1.0 + (all - *count + 0.5) / (*count + 0.5)).ln();
        }
        seen
    }
}

pub struct Ranking(Scorer<usize, Token>);

impl Ranking {
    /// The sentences that have something in common with a text, and what each scores.
    pub fn of(&self, text: &Tokens) -> impl Iterator<Item = (usize, f32)> {
        let found = self.0.matches(&embedding(text));
        found.into_iter().map(|found| (found.id, found.score))
    }
}

fn embedding<'a>(tokens: impl IntoIterator<Item = &'a (Token, f32)>) -> Embedding<Token> {
    let token = |&(index, value): &(Token, f32)| TokenEmbedding { index, value };
    Embedding(tokens.into_iter().map(token).collect())
}
