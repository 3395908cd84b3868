//! The answers of a game. Each is a call of its module, and the text of that call.

use super::rule::Rule;
use super::{Cut, Game, Move, Why, legal_cuts, sum, vertices};
use std::any::Any;
use std::cell::OnceCell;
use std::ops::Deref;

/// A question about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    Values,
    Wins,
    MisereWins,
}

/// The rule under which a game is asked for numbers up to a largest one, and the table made for it.
pub struct Under {
    rule: Rule,
    pub n_max: u64,
    made: OnceCell<Box<dyn Any>>,
}

impl Under {
    /// The table or the type that answers all questions under this rule, made on first use.
    pub fn made<T: 'static>(&self, make: impl FnOnce() -> T) -> &T {
        let made = self.made.get_or_init(|| Box::new(make()));
        made.downcast_ref().expect("a game makes one type")
    }

    /// The same, made of the number of vertices and the edges of this name.
    pub fn made_of_graph<T: 'static>(&self, name: &str, make: fn(usize, &Edges) -> T) -> &T {
        self.made(|| {
            let edges = self.edges(name);
            make(vertices(edges, self.n_max), edges)
        })
    }
}

type Edges = [(usize, usize)];

impl Deref for Under {
    type Target = Rule;

    fn deref(&self) -> &Rule {
        &self.rule
    }
}

/// An iterator over moves, since there may be 10^18 of them.
pub type Moves<'a> = Box<dyn Iterator<Item = Move> + 'a>;

/// Legal moves, each with the position after it.
pub type Options = Vec<(Move, Vec<u64>)>;

/// The values of a game. `call` is [the text to paste](super::Code), if there is one.
#[derive(Clone, Copy)]
pub struct Value {
    pub call: Option<&'static str>,
    pub of: Of,
}

/// The values of the components of a position.
pub type Components = fn(&[u64], &Under) -> Vec<u64>;

/// The kind of argument that has a value.
#[derive(Clone, Copy)]
pub enum Of {
    Part(fn(u64, &Under) -> u64),
    Pair(fn(u64, u64, &Under) -> u64),
    Position(fn(&[u64], &Under) -> u64),
    /// Components of a position; the module has no function for whole positions in this form.
    Components(Components),
}

impl Value {
    /// The value of a part, which is `{n}` in the call.
    pub const fn of_part(call: &'static str, value: fn(u64, &Under) -> u64) -> Self {
        Value { call: Some(call), of: Of::Part(value) }
    }

    /// The value of a pair, which is `{a}` and `{b}` in the call.
    pub const fn of_pair(call: &'static str, value: fn(u64, u64, &Under) -> u64) -> Self {
        Value { call: Some(call), of: Of::Pair(value) }
    }

    /// The value of a position. The value of a part is that of the position with only this part.
    pub const fn of_position(call: &'static str, value: fn(&[u64], &Under) -> u64) -> Self {
        Value { call: Some(call), of: Of::Position(value) }
    }

    /// The values of the components of a position, where the module has no function for positions
    /// in this form.
    pub const fn of_components(values: Components) -> Self {
        Value { call: None, of: Of::Components(values) }
    }
}

/// The winner and the winning moves, in normal or in misère play.
#[derive(Clone, Copy)]
pub struct Play {
    /// [The text](super::Code) of the call for `wins`, if it can be pasted.
    pub call: Option<&'static str>,
    wins: fn(&[u64], &Under) -> bool,
    moves: for<'a> fn(&'a [u64], &'a Under) -> Moves<'a>,
}

impl Play {
    pub const fn new(
        call: &'static str,
        wins: fn(&[u64], &Under) -> bool,
        moves: for<'a> fn(&'a [u64], &'a Under) -> Moves<'a>,
    ) -> Self {
        Play { call: Some(call), wins, moves }
    }

    /// The answers if the module has no function for positions in this form.
    pub const fn without_call(
        wins: fn(&[u64], &Under) -> bool,
        moves: for<'a> fn(&'a [u64], &'a Under) -> Moves<'a>,
    ) -> Self {
        Play { call: None, wins, moves }
    }
}

/// The legal moves, from the rules alone.
#[derive(Clone, Copy)]
pub struct Rules {
    legal: Legal,
    at_most: fn(&[u64], &Under) -> u128,
}

type MayCut = fn(&[u64], Cut, &Under) -> bool;

#[derive(Clone, Copy)]
enum Legal {
    Cuts(MayCut),
    Options(fn(&[u64], &Under) -> Options),
}

impl Rules {
    /// The rules of a heap game that `may_cut` describes completely: whether heap `i` may be cut to
    /// `left` stones.
    pub const fn may_cut(may_cut: MayCut) -> Self {
        Rules { legal: Legal::Cuts(may_cut), at_most: |heaps, _| sum(heaps) }
    }

    /// All legal moves, each with the position after it. There are at most as many as the sum of
    /// the numbers.
    pub const fn options(options: fn(&[u64], &Under) -> Options) -> Self {
        Rules { legal: Legal::Options(options), at_most: |numbers, _| sum(numbers) }
    }

    /// Sets another upper bound of the number of moves, and of the work to list them.
    pub const fn at_most(self, at_most: fn(&[u64], &Under) -> u128) -> Self {
        Rules { at_most, ..self }
    }
}

/// A game under one rule, for numbers up to a largest one.
pub struct Bound<'a> {
    game: &'a Game,
    under: Under,
}

impl<'a> Bound<'a> {
    pub(super) fn new(game: &'a Game, rule: &Rule, n_max: u64) -> Self {
        Bound { game, under: Under { rule: rule.clone(), n_max, made: OnceCell::new() } }
    }

    /// The value of a position, if the game has values.
    pub fn value(&self, numbers: &[u64]) -> Option<u64> {
        if let Of::Position(value) = self.game.value?.of {
            return Some(value(numbers, &self.under));
        }
        Some(self.values(numbers)?.into_iter().fold(0, |xor, value| xor ^ value))
    }

    /// The values of the parts of a position, if the game has values.
    pub fn values(&self, numbers: &[u64]) -> Option<Vec<u64>> {
        let under = &self.under;
        let value = self.game.value?;
        if let Some(components) = self.game.components {
            return Some(components(numbers, under));
        }
        let size = self.game.shape.numbers_of_a_part();
        Some(match (value.of, size) {
            (Of::Part(value), _) => numbers.iter().map(|&n| value(n, under)).collect(),
            (Of::Pair(value), _) => {
                numbers.chunks_exact(2).map(|pair| value(pair[0], pair[1], under)).collect()
            }
            (Of::Position(value), None) => vec![value(numbers, under)],
            (Of::Position(value), Some(size)) => {
                numbers.chunks_exact(size).map(|part| value(part, under)).collect()
            }
            (Of::Components(values), _) => values(numbers, under),
        })
    }

    pub fn has_values(&self) -> bool {
        self.game.value.is_some()
    }

    /// The answers of normal or misère play.
    pub fn play_of(&self, misere: bool) -> Option<Playing<'_>> {
        let play = if misere { self.game.misere } else { self.game.play };
        play.map(|play| Playing { play, under: &self.under })
    }

    pub fn rules(&self) -> Option<Legally<'_>> {
        self.game.rules.map(|rules| Legally { rules, under: &self.under })
    }

    /// The reason for a win or a loss, where the picture and the values do not give it.
    pub fn why(&self, numbers: &[u64], misere: bool) -> Option<Why> {
        (self.game.why)(numbers, misere, &self.under)
    }
}

/// A [`Play`] under one rule.
#[derive(Clone, Copy)]
pub struct Playing<'a> {
    play: Play,
    under: &'a Under,
}

impl<'a> Playing<'a> {
    pub fn wins(&self, numbers: &[u64]) -> bool {
        (self.play.wins)(numbers, self.under)
    }

    pub fn moves(&self, numbers: &'a [u64]) -> Moves<'a> {
        (self.play.moves)(numbers, self.under)
    }
}

/// The [`Rules`] under one rule.
#[derive(Clone, Copy)]
pub struct Legally<'a> {
    rules: Rules,
    under: &'a Under,
}

impl Legally<'_> {
    /// An upper bound of the number of moves, and of the work to list them.
    pub fn at_most(&self, numbers: &[u64]) -> u128 {
        (self.rules.at_most)(numbers, self.under)
    }

    /// The moves, each with the position after it.
    pub fn options(&self, numbers: &[u64]) -> Options {
        match self.rules.legal {
            Legal::Cuts(may_cut) => {
                let moves = legal_cuts(numbers, |i, left| may_cut(numbers, (i, left), self.under));
                moves.into_iter().map(|(cut, after)| (Move::cut(cut), after)).collect()
            }
            Legal::Options(options) => options(numbers, self.under),
        }
    }

    /// Returns whether this heap may be cut to this many stones, in heap games in which this is the
    /// whole rule.
    pub fn may_cut(&self, heaps: &[u64], (i, left): Cut) -> Option<bool> {
        match self.rules.legal {
            Legal::Cuts(may_cut) => Some(left < heaps[i] && may_cut(heaps, (i, left), self.under)),
            Legal::Options(_) => None,
        }
    }
}
