//! Clauses of a statement that change the rules: `data/clauses.txt` has them.

use super::patterns::{Pattern, words};
use std::sync::OnceLock;

const CLAUSES: &str = include_str!("../../data/clauses.txt");

/// A part of a statement is quoted up to so many characters.
const QUOTED: usize = 90;

/// Something that statements say of their rules, and who knows it.
pub struct Clause {
    /// The program that finds such games by brute force; none if nothing is in doubt.
    pub template: Option<&'static str>,
    /// Modules that know it, though their sentences do not say it.
    modules: Vec<&'static str>,
    patterns: Vec<Pattern>,
}

/// A clause and the words of the statement that say it.
pub struct Told {
    pub clause: &'static Clause,
    pub quote: String,
}

impl Clause {
    fn new(title: &'static str) -> Self {
        let template = title.strip_prefix("? ").and_then(|title| title.split(" | ").nth(1));
        Clause { template, modules: Vec::new(), patterns: Vec::new() }
    }

    /// Does a module know it, which says these sentences?
    pub fn is_known<'a>(&self, module: &str, sentences: impl Iterator<Item = &'a str>) -> bool {
        let mut sentences = sentences;
        self.modules.contains(&module) || sentences.any(|sentence| self.is_in(&words(sentence)))
    }

    fn is_in(&self, sentence: &[String]) -> bool {
        self.patterns.iter().any(|pattern| pattern.is_in(sentence))
    }
}

/// All clauses, in the order of the file.
fn clauses() -> &'static [Clause] {
    static CLAUSES: OnceLock<Vec<Clause>> = OnceLock::new();
    CLAUSES.get_or_init(read)
}

fn read() -> Vec<Clause> {
    let mut clauses: Vec<Clause> = Vec::new();
    for line in CLAUSES.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")) {
        if line.starts_with(['?', '~']) {
            clauses.push(Clause::new(line));
            continue;
        }
        let Some(clause) = clauses.last_mut() else { continue };
        match line.strip_prefix("+ ") {
            Some(modules) => clause.modules.extend(modules.split(' ')),
            None => clause.patterns.push(Pattern::new(line)),
        }
    }
    clauses
}

/// The clauses that sentences tell, each with the first words that do.
pub fn told(sentences: &[&str]) -> Vec<Told> {
    let sentences: Vec<(&str, Vec<String>)> =
        sentences.iter().map(|sentence| (*sentence, words(sentence))).collect();
    let told = |clause: &'static Clause| {
        let (sentence, _) = sentences.iter().find(|(_, words)| clause.is_in(words))?;
        Some(Told { clause, quote: quote(clause, sentence) })
    };
    clauses().iter().filter_map(told).collect()
}

/// The part of a sentence between commas that tells a clause, or as much of the sentence as is short.
fn quote(clause: &Clause, sentence: &str) -> String {
    let mut parts = sentence.split([',', ':', '(', ')', '、', '，', '：']);
    let part = parts.find(|part| clause.is_in(&words(part))).unwrap_or(sentence).trim();
    match part.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{} …", part[..end].trim_end()),
        None => part.to_owned(),
    }
}
