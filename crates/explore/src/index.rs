//! All that is known of the modules: each sentence ranked by BM25, and all words of a module by a
//! language model.

use crate::problems::problems;
use crate::words::{Hashed, Lexicon, Token, Tokens};
use crate::{api, patterns};
use bundler::modules::{self, Module};
use std::collections::HashMap;
use std::sync::OnceLock;

/// What looks like our games and is none of them.
const NONE: &str = include_str!("../data/none.txt");

/// BM25's saturation and the part of a sentence's length in its score.
const K1: f32 = 1.2;
const B: f32 = 0.75;
/// The tokens of a common sentence.
const LENGTH: f32 = 16.0;

/// Of so many tokens is the prior of a language model, which is how often all modules have a token.
const PRIOR: f32 = 300.0;

/// The sentences have more tokens than this.
const TOKENS: usize = 1 << 16;

type Name = Option<&'static str>;

pub struct Index {
    pub lexicon: Lexicon,
    pub sentences: Vec<Sentence>,
    /// What has which tokens; there are too many tokens for a list of each.
    postings: Vec<Posting>,
    having: HashMap<Token, Having, Hashed>,
    /// The modules, and how many tokens each has.
    modules: Vec<(Name, f32)>,
}

/// A sentence that has a token, and the posting of the one before it that has the token too.
struct Posting {
    sentence: u32,
    before: u32,
}

/// How many sentences have a token, and the posting of the last one.
#[derive(Clone, Copy, Default)]
struct Having {
    count: u32,
    last: u32,
}

/// Something that is known of a module, or (without one) of games that no module answers.
pub struct Sentence {
    /// Its name, and its place among the modules.
    pub module: Name,
    number: usize,
    pub text: String,
    /// The name of a function and its doc.
    pub answer: bool,
    /// It says the rules as statements do.
    is_rule: bool,
    /// What each of its tokens counts for, where the sentence stands.
    worth: f32,
    /// And being one of so many.
    weight: f32,
    /// As patterns read it, when it is asked for.
    words: OnceLock<Vec<String>>,
}

impl Sentence {
    fn words(&self) -> &[String] {
        self.words.get_or_init(|| patterns::words(&self.text))
    }
}

/// Where a sentence stands.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Phrase,
    Alias,
    Header,
    Answer,
}

impl Index {
    /// Made at the first call.
    pub fn load() -> &'static Self {
        static INDEX: OnceLock<Index> = OnceLock::new();
        INDEX.get_or_init(|| Index::of(&modules::modules()))
    }

    fn of(modules: &[Module]) -> Self {
        let mut index = Index {
            lexicon: Lexicon::load(),
            sentences: Vec::new(),
            postings: Vec::new(),
            having: HashMap::with_capacity_and_hasher(TOKENS, Hashed::default()),
            modules: Vec::new(),
        };
        let none = NONE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        for phrase in none {
            index.add(None, Place::Phrase, phrase.to_owned());
        }
        for module in modules {
            for (place, sentence) in sentences(module) {
                index.add(Some(module.name), place, sentence);
            }
        }
        for problem in problems().iter().filter(|problem| !problem.task.is_empty()) {
            for module in problem.module_names() {
                index.add(Some(module), Place::Phrase, problem.task.clone());
            }
        }
        index
    }

    fn add(&mut self, module: Name, place: Place, text: String) {
        let sentence = self.sentences.len() as u32;
        let start = self.postings.len();
        for (token, _) in self.lexicon.occurrences(&text) {
            let having = self.having.entry(token).or_default();
            let is_known =
                having.count > 0 && self.postings[having.last as usize].sentence == sentence;
            if !is_known {
                let posting = Posting { sentence, before: having.last };
                *having = Having { count: having.count + 1, last: self.postings.len() as u32 };
                self.postings.push(posting);
            }
        }
        let worth = match place {
            Place::Alias => 0.8,
            Place::Header | Place::Answer => 0.6,
            Place::Phrase => 1.0,
        };
        let tokens = (self.postings.len() - start) as f32;
        let number = self.number(module);
        self.modules[number].1 += worth * tokens;
        let length = tokens / LENGTH;
        let weight = worth * (K1 + 1.0) / (1.0 + K1 * (1.0 - B + B * length));
        let answer = place == Place::Answer;
        let is_rule = matches!(place, Place::Phrase | Place::Alias);
        self.sentences.push(Sentence {
            module,
            number,
            text,
            answer,
            is_rule,
            worth,
            weight,
            words: OnceLock::new(),
        });
    }

    /// The place of a module, which gets one.
    fn number(&mut self, module: Name) -> usize {
        let known = self.modules.iter().rposition(|&(name, _)| name == module);
        known.unwrap_or_else(|| {
            self.modules.push((module, 0.0));
            self.modules.len() - 1
        })
    }

    /// The words of the sentences that say a module's rules.
    pub fn said_by(&self, module: &str) -> Vec<&[String]> {
        let of_it = |sentence: &&Sentence| sentence.is_rule && sentence.module == Some(module);
        self.sentences.iter().filter(of_it).map(Sentence::words).collect()
    }

    fn having(&self, token: Token) -> Having {
        self.having.get(&token).copied().unwrap_or_default()
    }

    /// The sentences that have a token, the last one first.
    fn sentences(&self, having: Having) -> impl Iterator<Item = usize> {
        let mut at = having.last;
        (0..having.count).map(move |_| {
            let posting = &self.postings[at as usize];
            at = posting.before;
            posting.sentence as usize
        })
    }

    /// What each sentence scores for a text.
    pub fn scores(&self, text: &Tokens) -> Vec<f32> {
        let mut scores = vec![0.0; self.sentences.len()];
        for &(token, weight) in text {
            let having = self.having(token);
            let told = weight * self.tells(having);
            for sentence in self.sentences(having) {
                scores[sentence] += told * self.sentences[sentence].weight;
            }
        }
        scores
    }

    /// How much likelier the words of each module make a text than those of all modules do: the
    /// logarithm, over the root of the text's length.
    pub fn likelihoods(&self, text: &[Tokens]) -> HashMap<Name, f32> {
        let mut weights: HashMap<Token, f32, Hashed> = HashMap::default();
        for &(token, weight) in text.iter().flatten() {
            let largest = weights.entry(token).or_default();
            *largest = largest.max(weight);
        }
        weights.retain(|&token, _| self.having(token).count > 0);
        let length = weights.values().sum::<f32>().max(1.0);
        let all: f32 = self.modules.iter().map(|(_, tokens)| tokens).sum();
        let without = |&(_, tokens): &(Name, f32)| length * (PRIOR / (tokens + PRIOR)).ln();
        let mut sums: Vec<f32> = self.modules.iter().map(without).collect();
        for (token, weight) in weights {
            let mut counts = vec![0.0; sums.len()];
            for sentence in self.sentences(self.having(token)) {
                counts[self.sentences[sentence].number] += self.sentences[sentence].worth;
            }
            let expected = PRIOR * counts.iter().sum::<f32>() / all;
            for (sum, count) in sums.iter_mut().zip(counts) {
                *sum += weight * (1.0 + count / expected).ln();
            }
        }
        let names = self.modules.iter().map(|&(name, _)| name);
        names.zip(sums.into_iter().map(|sum| sum / length.sqrt())).collect()
    }

    /// How much a token tells that only these sentences have.
    fn tells(&self, having: Having) -> f32 {
        let all = self.sentences.len() as f32;
        let having = having.count as f32;
        (1.0 + (all - having + 0.5) / (having + 0.5)).ln()
    }

    /// Does any sentence have this word, or another for the same?
    pub fn knows(&self, word: &str) -> bool {
        let tokens = self.lexicon.tokens(word);
        tokens.is_empty() || tokens.iter().any(|&(token, _)| self.having(token).count > 0)
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
}

/// All that a module and its folder say.
fn sentences(module: &Module) -> Vec<(Place, String)> {
    let phrases = module.phrases().map(|phrase| (Place::Phrase, phrase.to_owned()));
    let aliases = module.aliases().into_iter().map(|alias| (Place::Alias, alias));
    let header = theorem(module).into_iter().map(|sentence| (Place::Header, sentence));
    let answers = api::items(&module.source).into_iter();
    let answers = answers.map(|item| (Place::Answer, format!("{} {}", item.name, item.doc)));
    let name = (Place::Phrase, module.name.to_owned());
    let title = (Place::Phrase, module.title().to_owned());
    phrases.chain([name, title]).chain(aliases).chain(header).chain(answers).collect()
}

/// The sentences of the header between its first line and its example.
fn theorem(module: &Module) -> Vec<String> {
    let header = module.source.lines().skip(1).map_while(|line| line.strip_prefix("//!"));
    let text: Vec<&str> = header.take_while(|line| !line.starts_with(" ```")).collect();
    text.concat().split(". ").map(|sentence| sentence.trim().to_owned()).collect()
}
