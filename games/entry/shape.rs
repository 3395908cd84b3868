//! The form of a position, and of its picture.

use super::{Rule, Told, Writing};

/// The form of the numbers of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Any number of parts, whose values are combined by xor.
    Sum(Parts),
    /// Any number of numbers that belong together.
    Row(Parts),
    /// Two numbers for each part.
    Pairs(Parts),
    /// Exactly these numbers, by name.
    Exactly(&'static [&'static str]),
    /// A heap, and the largest number that may be taken (at the start, all stones but one).
    Limited,
    /// A position that is not written as a list of numbers.
    Written(Writing),
}

/// The kind of the parts of a position.
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
    /// Rows of cells, or rows with two pawns each.
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

/// The note and the value of a number of a position, from the rule, its index and itself.
pub type Noted = fn(&Rule, usize, u64) -> (Told, Option<u64>);

/// The picture of a position.
#[derive(Clone, Copy)]
pub enum Picture {
    /// The values of the parts in binary, and their xor.
    Values,
    /// The heaps in binary, and for each bit the number of ones, modulo this parameter plus 1 if it
    /// is given.
    Digits(Option<&'static str>),
    /// The numbers with notes; their values, if they have one, in binary; and the xor of these, which
    /// is called so.
    Noted(Words, Noted),
    /// The heap as a sum of losing heaps: Fibonacci's numbers, or Schwenk's.
    Parts,
    /// The numbers as they are.
    Plain,
}

/// The proof of a period that shows in a table of values.
#[derive(Clone, Copy)]
pub enum Proof {
    Unknown,
    /// A formula in words, and its period.
    Formula(Words, fn(&Rule) -> Repetition),
    /// A window as long as the largest move repeats itself.
    Window(fn(&Rule) -> usize),
    /// The theorem of Guy and Smith, for this number of digits and of heaps after a move.
    GuySmith(fn(&Rule) -> (usize, usize)),
    /// The module's own proof in words, if it has one for tables up to a heap.
    Module(Words, fn(&Rule, u64) -> Option<Repetition>),
}

/// A repetition: `g(n + length) == g(n) + saltus` for all `n >= start`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    pub start: u64,
    pub length: u64,
    pub saltus: u64,
}

impl Repetition {
    pub const fn new(start: u64, length: u64, saltus: u64) -> Self {
        Repetition { start, length, saltus }
    }
}

/// A text in English and in Japanese.
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

/// A condition that holds exactly for the losing positions.
#[derive(Clone, Copy, Debug)]
pub enum Losing {
    /// This sentence is true.
    If(Words),
    /// This number is 0.
    IfZero(Words),
}

/// Positions that win without theory.
#[derive(Clone, Copy)]
pub struct AtOnce {
    /// The reason why they win.
    pub why: Words,
    pub holds: fn(&[u64]) -> bool,
}
