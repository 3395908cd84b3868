//! The parameters of a game: their types, and how they are read and written.

use std::fmt::Display;
use std::str::FromStr;

/// The type of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Number,
    /// A set of numbers, `1,3,4`.
    Set,
    /// The code of an octal game, `0.77`.
    Code,
    /// Pairs of numbers, such as of a heap and a number that may not be taken from it: `5:2,6:1`.
    Pairs,
    /// The edges of a graph, `0-1,1-2`.
    Edges,
    /// The rows of a board, `.../.#.`, with `#` for walls.
    Board,
    /// One of these words.
    Word(&'static [&'static str]),
}

/// The arguments of a parameter that `guess` tries. All words are always tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// None, as they are too many, or as another game has the same values.
    Nothing,
    /// The best known, or the smallest, as the values of small heaps do not tell which it is.
    Few,
    /// The numbers from 1 to this one; or pairs of such numbers.
    UpTo(u64),
    /// A set that is found number by number up to this one, or a code digit by digit, as the value
    /// of a heap depends only on what may be taken from it.
    Grown(u64),
}

#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    pub name: &'static str,
    pub kind: Kind,
    pub tried: Tried,
    /// An example, for the line that shows the usage.
    pub example: &'static str,
    /// The parameter that this number may not be below.
    pub least: Option<&'static str>,
}

impl Parameter {
    pub const fn new(name: &'static str, kind: Kind, example: &'static str) -> Self {
        Parameter { name, kind, tried: Tried::Nothing, example, least: None }
    }

    pub const fn tried(self, tried: Tried) -> Self {
        Parameter { tried, ..self }
    }

    pub const fn at_least(self, least: &'static str) -> Self {
        Parameter { least: Some(least), ..self }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Argument {
    Number(u64),
    Set(Vec<u64>),
    Code(String),
    Pairs(Vec<(u64, u64)>),
    Edges(Vec<(usize, usize)>),
    Board(Vec<Vec<bool>>),
    Word(Choice),
}

/// One of the words of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Choice {
    words: &'static [&'static str],
    index: usize,
}

impl Choice {
    pub fn all(words: &'static [&'static str]) -> impl Iterator<Item = Choice> {
        (0..words.len()).map(move |index| Choice { words, index })
    }

    pub fn word(self) -> &'static str {
        self.words[self.index]
    }
}

/// A game's parameters with their values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rule(pub Vec<(&'static str, Argument)>);

impl Rule {
    fn get(&self, name: &str) -> &Argument {
        let found = self.0.iter().find(|(known, _)| *known == name);
        &found.unwrap_or_else(|| panic!("the parameter `{name}` is missing")).1
    }

    pub fn number(&self, name: &str) -> u64 {
        match self.get(name) {
            Argument::Number(number) => *number,
            _ => unreachable!("`{name}` is a number"),
        }
    }

    pub fn size(&self, name: &str) -> usize {
        usize::try_from(self.number(name)).unwrap_or(usize::MAX)
    }

    pub fn set(&self, name: &str) -> &[u64] {
        match self.get(name) {
            Argument::Set(set) => set,
            _ => unreachable!("`{name}` is a set"),
        }
    }

    pub fn pairs(&self, name: &str) -> &[(u64, u64)] {
        match self.get(name) {
            Argument::Pairs(pairs) => pairs,
            _ => unreachable!("`{name}` is a list of pairs"),
        }
    }

    pub fn edges(&self, name: &str) -> &[(usize, usize)] {
        match self.get(name) {
            Argument::Edges(edges) => edges,
            _ => unreachable!("`{name}` is a list of edges"),
        }
    }

    /// The rows of a board, `true` for an open cell.
    pub fn board(&self, name: &str) -> &[Vec<bool>] {
        match self.get(name) {
            Argument::Board(rows) => rows,
            _ => unreachable!("`{name}` is a board"),
        }
    }

    pub fn code(&self, name: &str) -> &str {
        match self.get(name) {
            Argument::Code(code) => code,
            _ => unreachable!("`{name}` is a code"),
        }
    }

    /// The meaning of the chosen word. The meanings of all words stand in the order of the words.
    pub fn choice<T: Copy, const N: usize>(&self, name: &str, meanings: [T; N]) -> T {
        match self.get(name) {
            Argument::Word(Choice { words, index }) => {
                assert_eq!(words.len(), N, "each word of `{name}` has a meaning");
                meanings[*index]
            }
            _ => unreachable!("`{name}` is a word"),
        }
    }

    /// The parameters as on the command line, with a space before each: `min=2 max=5`.
    pub fn words(&self) -> String {
        self.0.iter().map(|(name, argument)| format!(" {name}={}", word(argument))).collect()
    }
}

/// Writes an argument as on the command line.
pub fn word(argument: &Argument) -> String {
    match argument {
        Argument::Number(number) => number.to_string(),
        Argument::Set(set) => join(set, ","),
        Argument::Code(code) => code.clone(),
        Argument::Pairs(pairs) => joined(pairs, ":"),
        Argument::Edges(edges) => joined(edges, "-"),
        Argument::Board(rows) => {
            let letter = |&is_open: &bool| if is_open { '.' } else { '#' };
            let row = |row: &Vec<bool>| row.iter().map(letter).collect::<String>();
            join(&rows.iter().map(row).collect::<Vec<_>>(), "/")
        }
        Argument::Word(choice) => choice.word().to_owned(),
    }
}

/// Writes an argument as in Rust.
pub fn expression(argument: &Argument) -> String {
    match argument {
        Argument::Number(number) => number.to_string(),
        Argument::Set(set) => format!("&{set:?}"),
        Argument::Code(code) => format!("{code:?}"),
        Argument::Pairs(pairs) => format!("&{pairs:?}"),
        Argument::Edges(edges) => format!("&{edges:?}"),
        Argument::Board(rows) => format!("&{rows:?}"),
        Argument::Word(choice) => {
            let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
            choice.word().split('_').map(capital).collect()
        }
    }
}

pub fn join(items: &[impl ToString], by: &str) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(by)
}

/// Reads the argument that a user wrote for a parameter, if it is one.
pub fn read(parameter: &Parameter, text: &str) -> Option<Argument> {
    let items = || text.split(',').filter(|item| !item.is_empty());
    match parameter.kind {
        Kind::Number => text.parse().ok().map(Argument::Number),
        Kind::Set => {
            items().map(|item| item.parse().ok()).collect::<Option<_>>().map(Argument::Set)
        }
        Kind::Code => Some(Argument::Code(text.to_owned())),
        Kind::Pairs => {
            items().map(|item| pair(item, ":")).collect::<Option<_>>().map(Argument::Pairs)
        }
        Kind::Edges => {
            items().map(|item| pair(item, "-")).collect::<Option<_>>().map(Argument::Edges)
        }
        Kind::Board => text.split('/').map(row).collect::<Option<_>>().map(Argument::Board),
        Kind::Word(words) => {
            let is_meant = |choice: &Choice| plain(choice.word()) == plain(text);
            Choice::all(words).find(is_meant).map(Argument::Word)
        }
    }
}

fn joined<N: Display>(pairs: &[(N, N)], by: &str) -> String {
    join(&pairs.iter().map(|(a, b)| format!("{a}{by}{b}")).collect::<Vec<_>>(), ",")
}

fn pair<N: FromStr>(text: &str, by: &str) -> Option<(N, N)> {
    let (a, b) = text.split_once(by)?;
    Some((a.parse().ok()?, b.parse().ok()?))
}

/// Reads a row of open cells and walls.
fn row(text: &str) -> Option<Vec<bool>> {
    let cell = |letter| ['.', '#'].iter().position(|&known| known == letter);
    text.chars().map(|letter| cell(letter).map(|wall| wall == 0)).collect()
}

fn plain(word: &str) -> String {
    word.to_lowercase().replace(['_', '-', ' '], "")
}
