//! All that is known of the modules, sentence by sentence, ranked by BM25.

use super::words::{Lexicon, PAIR, Token, Tokens};
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// Written by `UPDATE_README=1 cargo test --test search`, so that no search has to read all the
/// sentences: a line for each sentence, then an empty one, then a line for each token: what
/// [`Sentence::parse`] and [`Index::having`] read.
const INDEX: &str = include_str!("made/index.txt");

/// BM25's saturation and the part of a sentence's length in its score.
const K1: f32 = 1.2;
const B: f32 = 0.75;
/// The tokens of a common sentence.
const LENGTH: f32 = 16.0;

pub struct Index {
    pub lexicon: Lexicon,
    pub sentences: Vec<Sentence>,
    /// A line for each token, sorted.
    tokens: &'static str,
}

/// Something that is known of a module, or (without one) of games that no module answers.
pub struct Sentence {
    /// Its name.
    pub module: Option<&'static str>,
    pub text: &'static str,
    /// The name of a function and its doc.
    pub answer: bool,
    /// What each of its tokens counts for, being one of so many, where the sentence stands.
    weight: f32,
}

impl Sentence {
    /// Reads `nim⇥phrase⇥14⇥take any number of stones`: the module, where the sentence stands, the
    /// number of its tokens, and its text.
    fn parse(line: &'static str) -> Self {
        let mut fields = line.splitn(4, '\t');
        let [module, place, tokens, text] =
            std::array::from_fn(|_| fields.next().unwrap_or_default());
        let weight = match place {
            "alias" => 0.8,
            "header" | "answer" => 0.6,
            _ => 1.0,
        };
        let length = tokens.parse::<f32>().unwrap_or_default() / LENGTH;
        let weight = weight * (K1 + 1.0) / (1.0 + K1 * (1.0 - B + B * length));
        let module = (module != "none").then_some(module);
        Sentence { module, text, answer: place == "answer", weight }
    }
}

impl Index {
    pub fn load() -> Self {
        let (sentences, tokens) = INDEX.split_once("\n\n").expect("two parts");
        let sentences = sentences.lines().map(Sentence::parse).collect();
        Index { lexicon: Lexicon::load(), sentences, tokens }
    }

    /// The sentences that have a token: in its line, after the token in eight hex digits, stands
    /// how far each is from the one before.
    fn having(&self, token: Token) -> Vec<usize> {
        let key = format!("{token:08x} ");
        let steps = line_with(self.tokens, &key).map_or("", |line| &line[key.len()..]).split(' ');
        let steps = steps.filter_map(|step| step.parse::<usize>().ok());
        let sentences = steps.scan(0, |sentence, step| {
            *sentence += step;
            Some(*sentence)
        });
        sentences.collect()
    }

    /// What each sentence scores for a text.
    pub fn scores(&self, text: &Tokens) -> Vec<f32> {
        let mut scores = vec![0.0; self.sentences.len()];
        for &(token, weight) in text {
            let having = self.having(token);
            let told = weight * self.tells(&having);
            for sentence in having {
                scores[sentence] += told * self.sentences[sentence].weight;
            }
        }
        scores
    }

    /// How much a token tells that only these sentences have.
    fn tells(&self, having: &[usize]) -> f32 {
        let all = self.sentences.len() as f32;
        let having = having.len() as f32;
        (1.0 + (all - having + 0.5) / (having + 0.5)).ln()
    }

    /// Does any sentence have this word?
    pub fn knows(&self, word: &str) -> bool {
        let tokens = self.lexicon.tokens(word);
        tokens.iter().all(|&(token, _)| !self.having(token).is_empty())
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
        let (mut whole, mut said) = (f32::MIN_POSITIVE, 0.0);
        for (token, weight) in self.lexicon.tokens(self.sentences[sentence].text) {
            let told = weight * self.tells(&self.having(token));
            whole += told;
            if text.iter().any(|&(other, _)| other == token) {
                said += told;
            }
        }
        said / whole
    }

    /// What part of what a text tells a module says too, in all its sentences together.
    pub fn explained(&self, module: Option<&str>, text: &[Tokens]) -> f32 {
        let whole = text.iter().flatten().filter(|(_, weight)| *weight > PAIR);
        let tokens: BTreeSet<Token> = whole.map(|&(token, _)| token).collect();
        let (mut asked, mut explained) = (f32::MIN_POSITIVE, 0.0);
        for token in tokens {
            let having = self.having(token);
            let told = self.tells(&having);
            asked += told;
            if having.iter().any(|&sentence| self.sentences[sentence].module == module) {
                explained += told;
            }
        }
        explained / asked
    }
}

/// As `lines.lines().find(|line| line.starts_with(key))` where the lines are sorted.
fn line_with<'a>(lines: &'a str, key: &str) -> Option<&'a str> {
    let (mut start, mut end) = (0, lines.len());
    while start < end {
        let middle = start + (end - start) / 2;
        let line_start = lines[..middle].rfind('\n').map_or(0, |i| i + 1);
        let line = lines[line_start..].lines().next()?;
        match line[..key.len().min(line.len())].cmp(key) {
            Ordering::Less => start = line_start + line.len() + 1,
            Ordering::Equal => return Some(line),
            Ordering::Greater => end = line_start,
        }
    }
    None
}
