//! The games that can be shown: one entry each, answered by the module's own functions. What
//! `explain`, `table` and `guess` know of a game stands in its `show.rs` and nowhere else.

mod answers;
mod calls;
mod moves;
mod parameters;
mod position;
mod writing;

pub use answers::{Ask, Bound, Play, Rules};
pub use calls::{About, list_call, once_and_each, sum_call};
pub use moves::{LISTED, Move, Visit};
pub use writing::Writing;

use crate::games::answers::Answers;
use crate::rule::{Parameter, Rule, join};

/// What the entry of a game is written with.
mod entry {
    pub(crate) use crate::games::answers::answers;
    pub use crate::games::moves::{
        Move, all_choices, carried, chosen, gone, labels, moved, taking,
    };
    pub use crate::games::parameters::*;
    pub use crate::games::position::*;
    pub use crate::games::writing::{Graph, Writing, on_graph};
    pub use crate::games::{Game, Picture, Proof, Repetition, Shape};
    pub use crate::rule::Rule;
}

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
    /// No list of numbers.
    Written(Writing),
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

/// What tells that the player to move loses.
#[derive(Clone, Copy)]
pub enum Lost {
    /// What the picture shows: an xor of 0, or what else stands in its place.
    Picture,
    /// The values, as heaps of misère Nim.
    MisereNim,
    /// These words, which hold for the lost positions and no others.
    Words(&'static str),
}

/// Words, and the positions of which they tell.
type AtOnce = (&'static str, fn(&[u64]) -> bool);

pub struct Game {
    pub module: &'static str,
    /// The prefix of the functions, where a module has more than one game.
    pub variant: &'static str,
    pub parameters: &'static [Parameter],
    pub shape: Shape,
    pub picture: Picture,
    lost: Lost,
    misere_lost: Lost,
    /// Positions that have no values: why they are won at once, and which.
    pub won_at_once: Option<AtOnce>,
    /// Those of them in which play is over: why they are lost, and which.
    pub lost_at_once: Option<AtOnce>,
    /// A position to begin with.
    pub example: &'static str,
    answers: Answers,
    /// The first part that the rules know: a table counts from here.
    pub first: u64,
    /// For how many parts a table is made, unless a user says it.
    pub table_parts: u8,
    /// Does everybody play it?
    pub is_popular: bool,
    pub proof: Proof,
}

impl Game {
    fn new(module: &'static str, shape: Shape, answers: Answers) -> Self {
        Game {
            module,
            variant: "",
            parameters: &[],
            shape,
            picture: Picture::Values,
            lost: Lost::Picture,
            misere_lost: Lost::MisereNim,
            won_at_once: None,
            lost_at_once: None,
            example: "",
            answers,
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

    /// A game of which no picture shows who wins.
    fn plain(self, words: &'static str) -> Self {
        Game { picture: Picture::Plain, lost: Lost::Words(words), ..self }
    }

    fn lost(self, words: &'static str) -> Self {
        Game { lost: Lost::Words(words), ..self }
    }

    fn misere_lost(self, words: &'static str) -> Self {
        Game { misere_lost: Lost::Words(words), ..self }
    }

    fn won_at_once(self, words: &'static str, is_won: fn(&[u64]) -> bool) -> Self {
        Game { won_at_once: Some((words, is_won)), ..self }
    }

    fn lost_at_once(self, words: &'static str, is_lost: fn(&[u64]) -> bool) -> Self {
        Game { lost_at_once: Some((words, is_lost)), ..self }
    }

    fn example(self, example: &'static str) -> Self {
        Game { example, ..self }
    }

    /// A position as a user types it.
    pub fn written(&self, numbers: &[u64]) -> String {
        match self.shape {
            Shape::Written(writing) => writing.write(numbers),
            _ => join(numbers, " "),
        }
    }

    /// The numbers of a position in these words, if they are one.
    pub fn read(&self, words: &[&str]) -> Option<Vec<u64>> {
        match self.shape {
            Shape::Written(writing) => writing.read(words),
            _ => words.iter().map(|word| word.parse().ok()).collect(),
        }
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
            Shape::Exactly(_) | Shape::Pairs(_) | Shape::Written(_) => None,
        }
    }

    /// Can a position have just two numbers?
    pub fn has_pairs(&self) -> bool {
        match self.shape {
            Shape::Sum(_) | Shape::Row(_) | Shape::Pairs(_) => true,
            Shape::Exactly(names) => names.len() == 2,
            Shape::Limited | Shape::Written(_) => false,
        }
    }

    /// Does it answer this?
    pub fn has(&self, ask: Ask) -> bool {
        match ask {
            Ask::Values => self.answers.value.is_some(),
            Ask::Wins => self.answers.wins.is_some(),
            Ask::MisereWins => self.answers.misere_wins.is_some(),
        }
    }

    /// Are its legal moves known?
    pub fn has_rules(&self) -> bool {
        self.answers.has_rules
    }

    /// What tells that the player to move loses.
    pub fn lost_if(&self, misere: bool) -> Lost {
        if misere { self.misere_lost } else { self.lost }
    }

    /// Asks the game under a rule, for numbers up to a largest one.
    pub fn ask<T>(&self, rule: &Rule, largest: u64, ask: impl FnOnce(&Bound) -> T) -> T {
        let mut ask = Some(ask);
        let mut answer = None;
        (self.answers.bind)(rule, largest, &mut |bound| {
            answer = ask.take().map(|ask| ask(bound));
        });
        answer.expect("every game asks once")
    }

    /// The values of the parts of a position, if the game has any.
    pub fn values(&self, rule: &Rule, parts: &[u64]) -> Option<Vec<u64>> {
        let ask = |bound: &Bound| bound.values.map(|values| values(parts));
        self.ask(rule, position::largest(parts), ask)
    }
}
