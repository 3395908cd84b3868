//! The description of a game.

use super::rule::{self, Parameter, join};
use super::writing::read_numbers;
use super::{
    Ask, AtOnce, Bound, Components, Integer, Losing, Once, Parts, Picture, Play, Proof, Rule,
    Rules, Shape, Under, Value, Why, Words, largest,
};

/// A game whose positions can be typed.
#[derive(Clone, Copy)]
pub struct Game {
    /// The module that answers.
    pub module: &'static str,
    pub shape: Shape,
    /// The name of the variant, where a module has more than one game.
    pub variant: &'static str,
    /// The rules of a variant in one sentence that ends with the winner, in the form of the first
    /// line of a header.
    pub sentence: Option<Words>,
    pub parameters: &'static [Parameter],
    /// The table or type that calls make once for all positions.
    pub once: Option<Once>,
    pub value: Option<Value>,
    /// The values of the components of a position, where they are not the parts of a list.
    pub components: Option<Components>,
    /// The answers for normal play.
    pub play: Option<Play>,
    pub misere: Option<Play>,
    /// The legal moves.
    pub rules: Option<Rules>,
    /// True if the player who cannot move wins in the usual form of the game.
    pub is_misere: bool,
    /// True if the module gives a single winning move, because listing all takes too long.
    pub gives_one_move: bool,
    /// The smallest part, at which tables start.
    pub first: u64,
    /// Positions without a value because they win at once.
    pub wins_at_once: Option<AtOnce>,
    /// The ground of a graph: the vertices that do not connect components.
    pub ground: for<'a> fn(&'a Rule) -> &'a [u64],
    /// The places in calls that follow from the rule, besides its parameters.
    pub places: fn(&Rule) -> Vec<(&'static str, String)>,
    /// The type of the numbers of a position in calls.
    pub integer: Integer,
    /// A position to start with.
    pub example: &'static str,
    /// True if it is among the best-known games.
    pub is_popular: bool,
    /// A condition that holds exactly for the losing positions of normal play, where neither the
    /// picture nor `why` has the reason.
    pub losing: Option<Losing>,
    pub misere_losing: Option<Losing>,
    /// The reason for a win or a loss, which uses the numbers of the position.
    pub why: fn(&[u64], bool, &Under) -> Option<Why>,
    pub picture: Picture,
    /// The default number of parts in a table.
    pub table_parts: u8,
    pub proof: Proof,
    /// The positions and rules that the laws try.
    pub tried: Tried,
}

impl Game {
    pub const fn new(module: &'static str, shape: Shape) -> Self {
        Game {
            module,
            shape,
            variant: "",
            sentence: None,
            parameters: &[],
            once: None,
            value: None,
            components: None,
            play: None,
            misere: None,
            rules: None,
            is_misere: false,
            gives_one_move: false,
            first: 0,
            wins_at_once: None,
            ground: |_| &[],
            places: |_| Vec::new(),
            integer: Integer::U64,
            example: "",
            is_popular: false,
            losing: None,
            misere_losing: None,
            why: |_, _, _| None,
            picture: Picture::Values,
            table_parts: if matches!(shape, Shape::Row(_)) { 2 } else { 1 },
            proof: Proof::Unknown,
            tried: TRIED,
        }
    }
}

type IsLegal = fn(&Rule, &[u64], &[u64]) -> bool;

/// The positions and rules that the laws try.
#[derive(Clone, Copy)]
pub struct Tried {
    /// The parameters with which all small positions are tried: `"min=2 max=5"`.
    pub rules: &'static [&'static str],
    /// Numbers of parts with largest sizes: all these positions are tried, instead of the ones in
    /// [`SMALL`].
    pub sizes: &'static [(usize, u64)],
    /// Numbers of parts with largest sizes: these positions are checked against the answers for
    /// their options: all positions of one part, or random ones.
    pub by_options: &'static [(usize, u64)],
    /// The parameters with which random positions of huge numbers are tried: `[""]` if the game has
    /// no parameters. This needs [`Rules::may_cut`] or `is_legal`.
    pub large: &'static [&'static str],
    /// Decides from the rules alone whether a legal move leads from one position to another, for
    /// huge numbers, whose moves cannot be listed.
    pub is_legal: Option<IsLegal>,
    /// Limits the positions to these.
    pub is_position: fn(&[u64]) -> bool,
    /// True if nothing is tried here, because the rules do not read positions as numbers: all tests
    /// of the game are in its own file.
    pub has_own_laws: bool,
}

pub const TRIED: Tried = Tried {
    rules: &[],
    sizes: &[],
    by_options: &[],
    large: &[],
    is_legal: None,
    is_position: |_| true,
    has_own_laws: false,
};

impl Tried {
    /// Tries nothing: all tests of the game are in its own file.
    pub const fn in_its_own_file() -> Self {
        Tried { has_own_laws: true, ..TRIED }
    }
}

/// The ranges that most heap games are tried on: `(number of heaps, largest heap)`.
pub const SMALL: [(usize, u64); 5] = [(0, 0), (1, 12), (2, 9), (3, 6), (4, 3)];

/// All positions of exactly `count` heaps with at most `max` stones each.
pub fn lists(count: usize, max: u64) -> Vec<Vec<u64>> {
    (0..count).fold(vec![Vec::new()], |lists, _| {
        let extend = |list: Vec<u64>| (0..=max).map(move |n| [list.as_slice(), &[n]].concat());
        lists.into_iter().flat_map(extend).collect()
    })
}

impl Shape {
    /// The number of numbers in a part, if the value of a position is the xor over its parts. A number
    /// alone is one part.
    pub fn numbers_of_a_part(self) -> Option<usize> {
        match self {
            Shape::Sum(_) | Shape::Exactly([_]) => Some(1),
            Shape::Pairs(_) => Some(2),
            Shape::Row(_) | Shape::Exactly(_) | Shape::Limited | Shape::Written(_) => None,
        }
    }

    /// The parts of a list.
    pub fn parts(self) -> Option<Parts> {
        match self {
            Shape::Sum(parts) | Shape::Row(parts) | Shape::Pairs(parts) => Some(parts),
            Shape::Exactly(_) | Shape::Limited | Shape::Written(_) => None,
        }
    }
}

impl Game {
    /// A position as a user types it.
    pub fn written(&self, numbers: &[u64]) -> String {
        match self.shape {
            Shape::Written(writing) => writing.write(numbers),
            _ => join(numbers, " "),
        }
    }

    /// The numbers of a position; the index of the first wrong word if it is none.
    pub fn read(&self, words: &[&str]) -> Result<Vec<u64>, usize> {
        match self.shape {
            Shape::Written(writing) => writing.read(words),
            _ => read_numbers(words),
        }
    }

    /// The name that users see.
    pub fn name(&self) -> String {
        match self.variant {
            "" => self.module.to_owned(),
            variant => format!("{} variant={variant}", self.module),
        }
    }

    /// The position with a single part of this size.
    pub fn single(&self, n: u64) -> Option<Vec<u64>> {
        match self.shape {
            Shape::Sum(_) | Shape::Row(_) => Some(vec![n]),
            Shape::Exactly(names) if names.len() == 1 => Some(vec![n]),
            Shape::Limited => Some(vec![n, n.saturating_sub(1)]),
            Shape::Exactly(_) | Shape::Pairs(_) | Shape::Written(_) => None,
        }
    }

    /// Returns whether a position can have exactly two numbers.
    pub fn has_pairs(&self) -> bool {
        match self.shape {
            Shape::Sum(_) | Shape::Row(_) | Shape::Pairs(_) => true,
            Shape::Exactly(names) => names.len() == 2,
            Shape::Limited | Shape::Written(_) => false,
        }
    }

    /// Returns whether the game answers this question.
    pub fn has(&self, ask: Ask) -> bool {
        match ask {
            Ask::Values => self.value.is_some(),
            Ask::Wins => self.play.is_some(),
            Ask::MisereWins => self.misere.is_some(),
        }
    }

    /// Asks the game under a rule, for numbers up to a largest one.
    pub fn ask<T>(&self, rule: &Rule, largest: u64, ask: impl FnOnce(&Bound) -> T) -> T {
        ask(&Bound::new(self, rule, largest))
    }

    /// The values of the parts of a position, if the game has any.
    pub fn values(&self, rule: &Rule, parts: &[u64]) -> Option<Vec<u64>> {
        self.ask(rule, largest(parts), |bound| bound.values(parts))
    }

    /// The rules that the laws try.
    pub fn tried_rules(&self) -> Vec<Rule> {
        match self.tried.rules {
            [] => vec![self.example_rule()],
            texts => texts.iter().map(|text| self.rule(text)).collect(),
        }
    }

    /// The rules that the laws try on huge numbers.
    pub fn large_rules(&self) -> Vec<Rule> {
        self.tried.large.iter().map(|text| self.rule(text)).collect()
    }

    /// The position to start with or, if none is named, one of those that the laws try.
    pub fn example_position(&self) -> Vec<u64> {
        let example: Vec<&str> = self.example.split_whitespace().collect();
        let numbers = self.read(&example).ok().filter(|_| !example.is_empty());
        numbers.unwrap_or_else(|| {
            let positions = self.small_positions();
            positions[positions.len() * 2 / 3].clone()
        })
    }

    /// The rule with the example of each parameter.
    pub fn example_rule(&self) -> Rule {
        let example = self.parameters.iter().map(|it| format!("{}={}", it.name, it.example));
        self.rule(&join(&example.collect::<Vec<_>>(), " "))
    }

    /// The parameters of `min=2 max=5`.
    fn rule(&self, text: &str) -> Rule {
        let argument = |parameter: &Parameter| {
            let value = text.split(' ').find_map(|word| {
                let (name, value) = word.split_once('=')?;
                (name == parameter.name).then_some(value)
            });
            let argument = value.and_then(|value| rule::read(parameter, value));
            (parameter.name, argument.unwrap_or_else(|| panic!("`{}` in `{text}`", parameter.name)))
        };
        Rule(self.parameters.iter().map(argument).collect())
    }

    /// All small positions that the laws try.
    pub fn small_positions(&self) -> Vec<Vec<u64>> {
        let usual: &[(usize, u64)] = match self.shape {
            Shape::Sum(_) | Shape::Row(_) => &SMALL,
            Shape::Pairs(_) => &[(0, 0), (2, 6), (4, 3)],
            Shape::Exactly([_]) => &[(1, 30)],
            Shape::Exactly([_, _]) => &[(2, 10)],
            Shape::Exactly(_) => &[(3, 5)],
            Shape::Limited => &[(2, 20)],
            Shape::Written(_) => &[],
        };
        let tried = self.tried;
        let sizes = if tried.sizes.is_empty() { usual } else { tried.sizes };
        let positions = sizes.iter().flat_map(|&(count, max)| lists(count, max));
        positions.filter(|position| self.is_position(position)).collect()
    }

    /// Returns whether the laws may try this position.
    pub fn is_position(&self, numbers: &[u64]) -> bool {
        numbers.iter().all(|&part| part >= self.first) && (self.tried.is_position)(numbers)
    }
}
