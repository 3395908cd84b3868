//! Descriptions of games: the form of a position, the answers of the module, the legal moves, the
//! reason for a loss. Tests compare the module with its description; `explain`, `table`, `guess` and
//! `play` show it.

mod answers;
mod calls;
mod compound;
mod edges;
mod heaps;
mod moves;
mod parameters;
mod position;
mod program;
pub mod rule;
mod splitting;
mod told;
mod writing;

pub(crate) use answers::answers;
pub use answers::{Answers, Ask, Bound, MayCut, Of, Play, Rules};
pub use calls::{About, list_call, once_and_each, sum_call};
pub use compound::*;
pub use edges::*;
pub use heaps::*;
pub use moves::*;
pub use parameters::*;
pub use position::*;
pub use rule::Rule;
pub use splitting::*;
pub use told::*;
pub use writing::{ALONE, Graph, Writing, on_graph};

use rule::{Parameter, join};

/// The numbers of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Any number of parts; their values add by xor.
    Sum(&'static str),
    /// Any number of numbers that belong together.
    Row(&'static str),
    /// Two numbers for each part.
    Pairs(&'static str),
    /// These numbers, by name.
    Exactly(&'static [&'static str]),
    /// A heap, and the largest number that may be taken: all but one at the start.
    Limited,
    /// Not a list of numbers.
    Written(Writing),
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

/// Words, and the positions that they describe.
type AtOnce = (Words, fn(&[u64]) -> bool);

type IsLegal = fn(&Rule, &[u64], &[u64]) -> bool;

/// The small positions on which the laws are checked.
#[derive(Clone, Copy)]
pub struct Tried {
    pub arguments: &'static [&'static str],
    pub sizes: &'static [(usize, u64)],
    /// The ranges of the positions that are checked by their options.
    pub by_options: &'static [(usize, u64)],
    /// The rules for random positions of huge numbers.
    pub large: &'static [&'static str],
    /// Does a legal move lead from one position of huge numbers to another?
    pub is_legal: Option<IsLegal>,
    pub is_position: fn(&[u64]) -> bool,
    /// None: all tests of the game stand in its own file.
    pub has_own_laws: bool,
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

pub struct Game {
    pub module: &'static str,
    /// The prefix of the functions, where a module has more than one game.
    pub variant: &'static str,
    /// The rules of a variant in one sentence, which ends with who wins.
    pub rules: Option<Words>,
    pub parameters: &'static [Parameter],
    pub shape: Shape,
    pub picture: Picture,
    /// Words that hold exactly for the losing positions, in normal and in misère play, where
    /// neither the picture nor `why` has the reason.
    losing: [Option<Words>; 2],
    /// Positions without a value because they win at once: the reason, and which.
    pub wins_at_once: Option<AtOnce>,
    /// Those among them in which play is over: why they lose, and which.
    pub loses_at_once: Option<AtOnce>,
    /// A first position.
    pub example: &'static str,
    answers: Answers,
    /// The program, if it is not derived.
    program: Option<&'static str>,
    /// Can its positions be typed?
    pub is_typed: bool,
    /// The positions and rules that the laws try.
    pub tried: Tried,
    /// The smallest part: tables start here.
    pub first: u64,
    /// The default length of a table.
    pub table_parts: u8,
    /// Does whoever cannot move win in its normal play?
    pub is_misere: bool,
    /// Does the module give one winning move, because listing all takes too long?
    pub gives_one_move: bool,
    /// Is it among the best-known games?
    pub is_popular: bool,
    pub proof: Proof,
}

impl Game {
    pub fn new(module: &'static str, shape: Shape, answers: Answers) -> Self {
        Game {
            module,
            variant: "",
            rules: None,
            parameters: &[],
            shape,
            picture: Picture::Values,
            losing: [None; 2],
            wins_at_once: None,
            loses_at_once: None,
            example: "",
            answers,
            program: None,
            is_typed: true,
            tried: Tried {
                arguments: &[],
                sizes: &[],
                by_options: &[],
                large: &[],
                is_legal: None,
                is_position: |_| true,
                has_own_laws: false,
            },
            first: 0,
            table_parts: if matches!(shape, Shape::Row(_)) { 2 } else { 1 },
            is_misere: false,
            gives_one_move: false,
            is_popular: false,
            proof: Proof::Unknown,
        }
    }

    /// A game whose positions cannot be typed, and a program that uses the module.
    pub fn untyped(module: &'static str, program: &'static str) -> Self {
        let game = Game::new(module, Shape::Exactly(&[]), Answers::NONE).with_program(program);
        Game { is_typed: false, ..game }
    }

    /// Sets the program of a game whose input is not just numbers.
    pub fn with_program(self, program: &'static str) -> Self {
        Game { program: Some(program), ..self }
    }

    pub fn variant(self, variant: &'static str) -> Self {
        Game { variant, ..self }
    }

    /// The rules of this variant, in the form of the first line of a header.
    pub fn rules(self, english: &'static str, japanese: &'static str) -> Self {
        Game { rules: Some(words(english, japanese)), ..self }
    }

    /// The parameters with which the laws try all small positions: `"min=2 max=5"`.
    pub fn tried(self, arguments: &'static [&'static str]) -> Self {
        Game { tried: Tried { arguments, ..self.tried }, ..self }
    }

    /// The laws try all positions of so many parts up to such a size, instead of those in [`SMALL`].
    pub fn sizes(self, sizes: &'static [(usize, u64)]) -> Self {
        Game { tried: Tried { sizes, ..self.tried }, ..self }
    }

    /// The laws check positions of so many parts up to such a size against the answers for their options:
    /// all positions of one part, or random ones.
    pub fn by_options(self, by_options: &'static [(usize, u64)]) -> Self {
        Game { tried: Tried { by_options, ..self.tried }, ..self }
    }

    /// The parameters with which the laws try random positions of huge numbers: `[""]` if there are none.
    /// Needs `cuts` or [`Game::legal`].
    pub fn large(self, large: &'static [&'static str]) -> Self {
        Game { tried: Tried { large, ..self.tried }, ..self }
    }

    /// Tells from the rules alone whether a move leads from one position to another, because the moves
    /// of huge numbers cannot be listed.
    pub fn legal(self, is_legal: IsLegal) -> Self {
        Game { tried: Tried { is_legal: Some(is_legal), ..self.tried }, ..self }
    }

    /// Limits the positions to these.
    pub fn only(self, is_position: fn(&[u64]) -> bool) -> Self {
        Game { tried: Tried { is_position, ..self.tried }, ..self }
    }

    /// The rules do not read its positions as numbers: all its tests stand in its own file.
    pub fn has_own_laws(self) -> Self {
        Game { tried: Tried { has_own_laws: true, ..self.tried }, ..self }
    }

    pub fn with(self, parameters: &'static [Parameter]) -> Self {
        Game { parameters, ..self }
    }

    pub fn popular(self) -> Self {
        Game { is_popular: true, ..self }
    }

    /// Whoever cannot move wins.
    pub fn is_misere(self) -> Self {
        Game { is_misere: true, ..self }
    }

    /// The module gives one winning move, because listing all takes too long.
    pub fn gives_one_move(self) -> Self {
        Game { gives_one_move: true, ..self }
    }

    pub fn table_parts(self, table_parts: u8) -> Self {
        Game { table_parts, ..self }
    }

    pub fn picture(self, picture: Picture) -> Self {
        Game { picture, ..self }
    }

    pub fn first(self, first: u64) -> Self {
        Game { first, ..self }
    }

    pub fn proof(self, proof: Proof) -> Self {
        Game { proof, ..self }
    }

    /// A game without a picture that shows who wins.
    pub fn plain(self, english: &'static str, japanese: &'static str) -> Self {
        let losing = [Some(words(english, japanese)), self.losing[1]];
        Game { picture: Picture::Plain, losing, ..self }
    }

    pub fn misere_loses_iff(self, english: &'static str, japanese: &'static str) -> Self {
        Game { losing: [self.losing[0], Some(words(english, japanese))], ..self }
    }

    pub fn wins_at_once(
        self,
        english: &'static str,
        japanese: &'static str,
        is_won: fn(&[u64]) -> bool,
    ) -> Self {
        let words = words(english, japanese);
        Game { wins_at_once: Some((words, is_won)), ..self }
    }

    pub fn loses_at_once(
        self,
        english: &'static str,
        japanese: &'static str,
        loses: fn(&[u64]) -> bool,
    ) -> Self {
        let words = words(english, japanese);
        Game { loses_at_once: Some((words, loses)), ..self }
    }

    pub fn example(self, example: &'static str) -> Self {
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

    /// Its name for users.
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

    /// Can a position have just two numbers?
    pub fn has_pairs(&self) -> bool {
        match self.shape {
            Shape::Sum(_) | Shape::Row(_) | Shape::Pairs(_) => true,
            Shape::Exactly(names) => names.len() == 2,
            Shape::Limited | Shape::Written(_) => false,
        }
    }

    /// Does it answer this question?
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

    /// The condition for the player to move to lose, in words.
    pub fn losing_condition(&self, misere: bool) -> Option<Words> {
        self.losing[usize::from(misere)]
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

    /// The rules that the laws try.
    pub fn tried_rules(&self) -> Vec<Rule> {
        match self.tried.arguments {
            [] => vec![self.example_rule()],
            texts => texts.iter().map(|text| self.rule(text)).collect(),
        }
    }

    /// The rules that the laws try on huge numbers.
    pub fn large_rules(&self) -> Vec<Rule> {
        self.tried.large.iter().map(|text| self.rule(text)).collect()
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
        let sizes = if self.tried.sizes.is_empty() { usual } else { self.tried.sizes };
        let positions = sizes.iter().flat_map(|&(count, max)| lists(count, max));
        positions.filter(|position| self.is_position(position)).collect()
    }

    /// Is this a position that the laws may try?
    pub fn is_position(&self, numbers: &[u64]) -> bool {
        numbers.iter().all(|&part| part >= self.first) && (self.tried.is_position)(numbers)
    }
}
