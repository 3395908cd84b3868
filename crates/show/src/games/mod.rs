//! The games that can be shown: one entry each, answered by the module's own functions. What
//! `explain`, `table` and `guess` know of a game stands in its `show.rs` and nowhere else.

mod moves;
mod parameters;
mod position;

pub use moves::{Move, Visit};

use crate::rule::{self, Parameter, Rule};

macro_rules! gather {
    ($($game:ident $show:literal)*) => {
        $(#[path = $show] mod $game;)*

        /// All games, in the order of the modules.
        pub fn games() -> Vec<Game> {
            [$($game::games()),*].into_iter().flatten().collect()
        }
    };
}

games::shows!(gather);

/// The numbers of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Any number of parts, whose values add by xor.
    Sum(&'static str),
    /// Any number of them, which belong together.
    Row(&'static str),
    /// Two for each part.
    Pairs(&'static str),
    /// So many, with these names.
    Exactly(&'static [&'static str]),
    /// A heap, and how many may be taken at most: all but one at the start.
    Limited,
}

/// What to draw of a position.
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

/// What proves a period that is seen in a table of values.
#[derive(Clone, Copy)]
pub enum Proof {
    Unknown,
    /// A formula in words, and its period.
    Formula(&'static str, fn(&Rule) -> Repetition),
    /// A window of as many values as can be taken at most.
    Window(fn(&Rule) -> usize),
    /// The theorem of Guy and Smith for so many digits, and so many heaps that a move may leave.
    GuySmith(fn(&Rule) -> (usize, usize)),
    /// The module's own in words, if it has one for tables up to this heap.
    Module(&'static str, fn(&Rule, u64) -> Option<Repetition>),
}

/// From `start` on, `g(n + length) == g(n) + saltus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    pub start: u64,
    pub length: u64,
    pub saltus: u64,
}

impl Repetition {
    fn new(start: u64, length: u64, saltus: u64) -> Self {
        Repetition { start, length, saltus }
    }
}

type Wins = fn(&Rule, &[u64]) -> bool;
type Moves = fn(&Rule, &[u64], Visit);
type Values = fn(&Rule, &[u64]) -> Vec<u64>;
type Square = fn(&Rule, usize) -> Vec<Vec<u64>>;

/// What tells that the player to move loses.
#[derive(Clone, Copy)]
pub enum Lost {
    /// What the picture shows: an xor of 0, or what else stands in its place.
    Picture,
    /// The values, as heaps of misère Nim.
    MisereNim,
    /// These words, which hold for the lost positions and no others.
    Words(&'static str, Wins),
}

/// Normal or misère play.
#[derive(Clone, Copy)]
pub struct Play {
    pub wins: Wins,
    pub moves: Moves,
    pub lost: Lost,
    /// The call for who wins, if it differs from those of other modules.
    call: &'static str,
}

/// What a call is about: a part `n`, or a pair `a` and `b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    Part,
    Pair,
}

pub struct Game {
    pub module: &'static str,
    /// The prefix of the functions, where a module has more than one game.
    pub variant: &'static str,
    pub parameters: &'static [Parameter],
    pub shape: Shape,
    pub picture: Picture,
    pub play: Option<Play>,
    pub misere: Option<Play>,
    /// The values of the parts of a position.
    pub values: Option<Values>,
    /// The values of all pairs up to this one, where one table has them all.
    pub square: Option<Square>,
    /// The call for the value of one part `n`, or of a pair `a`, `b`; parameters in braces.
    call: &'static str,
    /// The first part that the rules know: a table counts from here.
    pub first: u64,
    /// For how many parts a table is made, unless a user says it.
    pub table_parts: u8,
    /// Does everybody play it?
    pub is_popular: bool,
    pub proof: Proof,
}

impl Game {
    fn new(module: &'static str, shape: Shape) -> Self {
        Game {
            module,
            variant: "",
            parameters: &[],
            shape,
            picture: Picture::Values,
            play: None,
            misere: None,
            values: None,
            square: None,
            call: "",
            first: 0,
            table_parts: if matches!(shape, Shape::Row(_)) { 2 } else { 1 },
            is_popular: false,
            proof: Proof::Unknown,
        }
    }

    fn variant(self, variant: &'static str) -> Self {
        Game { variant, ..self }
    }

    fn with(self, parameters: &'static [Parameter]) -> Self {
        Game { parameters, ..self }
    }

    fn popular(self) -> Self {
        Game { is_popular: true, ..self }
    }

    fn table_parts(self, table_parts: u8) -> Self {
        Game { table_parts, ..self }
    }

    fn picture(self, picture: Picture) -> Self {
        Game { picture, ..self }
    }

    fn first(self, first: u64) -> Self {
        Game { first, ..self }
    }

    fn proof(self, proof: Proof) -> Self {
        Game { proof, ..self }
    }

    fn values(self, call: &'static str, values: Values) -> Self {
        Game { call, values: Some(values), ..self }
    }

    fn square(self, square: Square) -> Self {
        Game { square: Some(square), ..self }
    }

    fn play(self, wins: Wins, moves: Moves) -> Self {
        Game { play: Some(Play { wins, moves, lost: Lost::Picture, call: "" }), ..self }
    }

    fn misere(self, wins: Wins, moves: Moves) -> Self {
        Game { misere: Some(Play { wins, moves, lost: Lost::MisereNim, call: "" }), ..self }
    }

    fn lost(self, words: &'static str, holds: Wins) -> Self {
        let play = self.play.map(|play| Play { lost: Lost::Words(words, holds), ..play });
        Game { play, ..self }
    }

    /// A game of which no picture shows who wins.
    fn plain(self, words: &'static str, holds: Wins) -> Self {
        self.picture(Picture::Plain).lost(words, holds)
    }

    fn misere_lost(self, words: &'static str, holds: Wins) -> Self {
        let misere = self.misere.map(|play| Play { lost: Lost::Words(words, holds), ..play });
        Game { misere, ..self }
    }

    fn wins_call(self, call: &'static str) -> Self {
        Game { play: self.play.map(|play| Play { call, ..play }), ..self }
    }

    fn misere_wins_call(self, call: &'static str) -> Self {
        Game { misere: self.misere.map(|play| Play { call, ..play }), ..self }
    }

    /// How a user calls it.
    pub fn name(&self) -> String {
        match self.variant {
            "" => self.module.to_owned(),
            variant => format!("{} variant={variant}", self.module),
        }
    }

    /// The position in which only one part is left, of this size.
    pub fn single(&self, n: u64) -> Option<Vec<u64>> {
        match self.shape {
            Shape::Sum(_) | Shape::Row(_) => Some(vec![n]),
            Shape::Exactly(names) if names.len() == 1 => Some(vec![n]),
            Shape::Limited => Some(vec![n, n.saturating_sub(1)]),
            Shape::Exactly(_) | Shape::Pairs(_) => None,
        }
    }

    /// Can a position have just two numbers?
    pub fn has_pairs(&self) -> bool {
        match self.shape {
            Shape::Sum(_) | Shape::Row(_) | Shape::Pairs(_) => true,
            Shape::Exactly(names) => names.len() == 2,
            Shape::Limited => false,
        }
    }

    pub fn play_of(&self, misere: bool) -> Option<Play> {
        if misere { self.misere } else { self.play }
    }

    /// The call for a value, as one may paste it.
    pub fn value_call(&self, rule: &Rule) -> String {
        filled(self.call, rule)
    }

    /// The call that tells who wins, as one may paste it.
    pub fn outcome_call(&self, rule: &Rule, about: About, misere: bool) -> String {
        if about == About::Part && !misere && self.values.is_some() {
            return format!("{} != 0", self.value_call(rule));
        }
        let numbers = if about == About::Part { "n" } else { "a, b" };
        let position = match self.shape {
            Shape::Sum(_) | Shape::Row(_) => format!("&[{numbers}]"),
            Shape::Pairs(_) => format!("&[({numbers})]"),
            Shape::Exactly(_) => numbers.to_owned(),
            Shape::Limited => "n, n.saturating_sub(1)".to_owned(),
        };
        let special = self.play_of(misere).map_or("", |play| play.call);
        if !special.is_empty() {
            return filled(&special.replace("{position}", &position), rule);
        }
        let variant = if self.variant.is_empty() { "" } else { &format!("{}_", self.variant) };
        let misere = if misere { "misere_" } else { "" };
        let arguments: String =
            self.parameters.iter().map(|parameter| format!(", {{{}}}", parameter.name)).collect();
        filled(&format!("{}::{variant}{misere}wins({position}{arguments})", self.module), rule)
    }
}

/// The call for the value of two heaps `a` and `b`, from that of one heap `n`.
pub fn sum_call(call: &str) -> String {
    format!("{{ let value = |n| {call}; value(a) ^ value(b) }}")
}

/// A call with its parameters filled in.
fn filled(call: &str, rule: &Rule) -> String {
    let fill = |call: String, (name, argument): &(&str, rule::Argument)| {
        call.replace(&format!("{{{name}}}"), &rule::expression(argument))
    };
    rule.0.iter().fold(call.to_owned(), fill)
}
