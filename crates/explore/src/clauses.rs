//! Clauses of a statement that change the rules: `data/clauses.txt` has them.

use crate::patterns::{Pattern, words};
use std::sync::OnceLock;

const CLAUSES: &str = include_str!("../data/clauses.txt");

/// A part of a statement is quoted up to so many characters.
const QUOTED: usize = 90;

/// Something that statements say of their rules, and who knows it.
pub struct Clause {
    kind: Kind,
    /// Only `modules` know it, whatever others say.
    is_strict: bool,
    /// Modules that know it, though their sentences do not say it.
    modules: Vec<&'static str>,
    patterns: Vec<Pattern>,
}

#[derive(PartialEq)]
enum Kind {
    /// A module that does not know it is in doubt; this program finds such games by brute force.
    Changes(&'static str),
    /// Modules that know it come first.
    Prefers,
    /// These modules know it, and come behind where it is not told.
    Defines,
    /// No module is needed: this page tells of such games.
    Page(&'static str),
}

/// A clause and the words of the statement that say it.
pub struct Told {
    pub clause: &'static Clause,
    pub quote: String,
}

impl Clause {
    /// `title` begins with the sign of its kind.
    fn new(title: &'static str) -> Option<Self> {
        let (sign, title) = title.split_once(' ')?;
        let kind = match sign {
            "?" | "!" => Kind::Changes(title.split(" | ").nth(1)?),
            "~" => Kind::Prefers,
            "=" => Kind::Defines,
            ">" => Kind::Page(title),
            _ => return None,
        };
        let is_strict = sign != "?" && sign != "~";
        Some(Clause { kind, is_strict, modules: Vec::new(), patterns: Vec::new() })
    }

    /// The program that finds games with it.
    pub fn template(&self) -> Option<&'static str> {
        match self.kind {
            Kind::Changes(template) => Some(template),
            _ => None,
        }
    }

    /// The page that tells of games with it.
    pub fn page(&self) -> Option<&'static str> {
        match self.kind {
            Kind::Page(page) => Some(page),
            _ => None,
        }
    }

    /// Does a module know it, which says these sentences?
    pub fn is_known(&self, module: &str, sentences: &[&[String]]) -> bool {
        let is_said = || sentences.iter().any(|sentence| self.is_in(sentence));
        self.modules.contains(&module) || !self.is_strict && is_said()
    }

    /// Is it what makes a module's game?
    pub fn defines(&self, module: &str) -> bool {
        self.kind == Kind::Defines && self.modules.contains(&module)
    }

    fn is_in(&self, sentence: &[String]) -> bool {
        self.patterns.iter().any(|pattern| pattern.is_in(sentence))
    }
}

/// All clauses, in the order of the file.
pub fn clauses() -> &'static [Clause] {
    static CLAUSES: OnceLock<Vec<Clause>> = OnceLock::new();
    CLAUSES.get_or_init(read)
}

fn read() -> Vec<Clause> {
    let mut clauses: Vec<Clause> = Vec::new();
    for line in CLAUSES.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")) {
        if let Some(clause) = Clause::new(line) {
            clauses.push(clause);
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
