//! The form of a position, and what is shown of it.

use super::Rule;
use super::Writing;

/// The numbers of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Any number of parts; their values add by xor.
    Sum(Parts),
    /// Any number of numbers that belong together.
    Row(Parts),
    /// Two numbers for each part.
    Pairs(Parts),
    /// These numbers, by name.
    Exactly(&'static [&'static str]),
    /// A heap, and the largest number that may be taken: all but one at the start.
    Limited,
    /// Not a list of numbers.
    Written(Writing),
}

/// What the parts of a position are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parts {
    Circles,
    Coins,
    Heads,
    Heaps,
    Numbers,
    /// Pairs of heaps.
    Pairs,
    /// The vertices that a token has visited.
    Path,
    /// Rows of cells, or with two pawns each.
    Rows,
    Sheets,
    Stairs,
    Stones,
    Tokens,
    White,
}

impl Parts {
    pub fn name(self) -> &'static str {
        match self {
            Parts::Circles => "circles",
            Parts::Coins => "coins",
            Parts::Heads => "heads",
            Parts::Heaps => "heaps",
            Parts::Numbers => "numbers",
            Parts::Pairs => "pairs",
            Parts::Path => "path",
            Parts::Rows => "rows",
            Parts::Sheets => "sheets",
            Parts::Stairs => "stairs",
            Parts::Stones => "stones",
            Parts::Tokens => "tokens",
            Parts::White => "white",
        }
    }
}

/// The picture of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The values of the parts in binary, and their xor.
    Values,
    /// The heaps in binary and the sum of each digit, modulo one more than this parameter, if any.
    Digits(Option<&'static str>),
    /// The heaps modulo one more than this parameter, in binary.
    Residues(&'static str),
    /// The heaps modulo the sum of these parameters, divided by the first, in binary.
    Quotients(&'static str, &'static str),
    /// Every second heap in binary.
    Stairs,
    /// The heap as a sum of the numbers that end it: Fibonacci's, or Schwenk's.
    Parts,
    /// The numbers as they are.
    Plain,
}

/// The proof of a period that a table of values shows.
#[derive(Clone, Copy)]
pub enum Proof {
    Unknown,
    /// A formula in words, and its period.
    Formula(Words, fn(&Rule) -> Repetition),
    /// A repeated window as long as the largest move.
    Window(fn(&Rule) -> usize),
    /// The theorem of Guy and Smith for this many digits and this many heaps after a move.
    GuySmith(fn(&Rule) -> (usize, usize)),
    /// The module's own proof in words, if it has one for tables up to this heap.
    Module(Words, fn(&Rule, u64) -> Option<Repetition>),
}

/// From `start` on, `g(n + length) == g(n) + saltus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    pub start: u64,
    pub length: u64,
    pub saltus: u64,
}

impl Repetition {
    pub fn new(start: u64, length: u64, saltus: u64) -> Self {
        Repetition { start, length, saltus }
    }
}

/// The same in English and in Japanese.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    pub english: &'static str,
    pub japanese: &'static str,
}

pub const fn words(english: &'static str, japanese: &'static str) -> Words {
    Words { english, japanese }
}

impl Words {
    pub fn get(self, japanese: bool) -> &'static str {
        if japanese { self.japanese } else { self.english }
    }
}

/// What holds exactly for the losing positions.
#[derive(Clone, Copy, Debug)]
pub enum Losing {
    /// This sentence.
    If(Words),
    /// This number is 0.
    IfZero(Words),
}

/// Positions that need no theory.
#[derive(Clone, Copy)]
pub struct AtOnce {
    /// Why they win or lose.
    pub why: Words,
    pub holds: fn(&[u64]) -> bool,
}
