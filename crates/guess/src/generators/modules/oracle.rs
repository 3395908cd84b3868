//! Asks a game for the values or outcomes of many positions.

use crate::engine::call::Call;
use crate::engine::evidence::Position;
use crate::engine::expression::{Expr, Let, Reads};
use crate::generators::modules::parameters::grows;
use explore::parameters::{Argument, Rule};
use explore::refusal::answer_quietly;
use games::entry::{About, Ask, Bound, Code, Game, Of, Piece, Shape, Value, Writing};

/// The largest number in a table.
pub const TABLE: u64 = 1 << 16;

/// The largest number for games whose table may take quadratic time.
const SLOW_TABLE: u64 = 1 << 12;

/// A game with its parameters and the question.
pub struct Oracle<'a> {
    pub game: &'static Game,
    pub rule: &'a Rule,
    pub ask: Ask,
}

impl Oracle<'_> {
    /// The value or outcome of each position, or `None` if the game rejects it.
    pub fn column(&self, positions: &[Option<Position>]) -> Vec<Option<u64>> {
        let most = self.largest();
        let is_near = |position: &Position| position.iter().all(|&n| n <= most);
        let near = positions.iter().flatten().filter(|position| is_near(position));
        let largest = near.flatten().copied().max().unwrap_or(0);
        let say = |bound: &Bound| {
            let said = |position: &Option<Position>| {
                self.said(bound, position.as_ref().filter(|position| is_near(position))?)
            };
            positions.iter().map(said).collect()
        };
        let column = answer_quietly(|| self.game.ask(self.rule, largest, say));
        let mut column: Vec<Option<u64>> = column.unwrap_or_else(|| vec![None; positions.len()]);
        if !positions.iter().flatten().all(is_near) && self.goes_far() {
            for (said, position) in column.iter_mut().zip(positions) {
                *said = said.or_else(|| self.said_alone(position.as_ref()?));
            }
        }
        column
    }

    /// The answer for a single position, from a table for this position alone.
    fn said_alone(&self, position: &Position) -> Option<u64> {
        let largest = position.iter().copied().max().unwrap_or(0);
        let say = |bound: &Bound| self.said(bound, position);
        answer_quietly(|| self.game.ask(self.rule, largest, say)).flatten()
    }

    /// Returns whether huge numbers can be asked about: a set or a code may have a period; other
    /// tables end.
    fn goes_far(&self) -> bool {
        !self.makes_table() || grows(self.game)
    }

    /// The largest number that is asked about together with other numbers.
    pub fn largest(&self) -> u64 {
        let is_slow = self.makes_table() && !grows(self.game);
        if is_slow { SLOW_TABLE } else { TABLE }
    }

    /// Returns whether the game makes a table of all numbers up to the largest.
    pub fn makes_table(&self) -> bool {
        self.called(About::Part).once.is_some()
    }

    /// Returns whether the call about such an argument returns a value, even for an outcome.
    fn calls_value(&self, about: About) -> bool {
        let has_value = || about == About::Part && self.game.has(Ask::Values);
        match self.ask {
            Ask::Values => true,
            Ask::Wins => !self.game.has(Ask::Wins) || has_value(),
            Ask::MisereWins => false,
        }
    }

    /// The call of the module about such an argument.
    fn called(&self, about: About) -> Code {
        if self.calls_value(about) {
            self.game.value_call(self.rule, about)
        } else {
            self.game.outcome_call(self.rule, about, self.ask == Ask::MisereWins)
        }
    }

    fn said(&self, bound: &Bound, position: &[u64]) -> Option<u64> {
        let misere = self.ask == Ask::MisereWins;
        // Values are computed once for all positions.
        if bound.has_values() && !misere && self.has_values(position) {
            let values = answer_quietly(|| bound.values(position)).flatten()?;
            let value = values.into_iter().fold(0, |xor, value| xor ^ value);
            return Some(if self.ask == Ask::Values { value } else { value.min(1) });
        }
        let play = bound.play_of(misere).filter(|_| self.ask != Ask::Values)?;
        let position = self.position(position)?;
        answer_quietly(|| u64::from(play.wins(&position)))
    }

    fn has_values(&self, position: &[u64]) -> bool {
        let is_sum = matches!(self.game.shape, Shape::Sum(_)) || position.len() == 1;
        match self.game.shape {
            Shape::Written(Writing::Strip(_)) => return true,
            Shape::Written(_) => return false,
            _ => {}
        }
        let is_known = !is_sum || position.iter().all(|&part| part >= self.game.first);
        is_known && !self.game.wins_at_once.is_some_and(|at_once| (at_once.holds)(position))
    }

    /// The position in the form that the game expects.
    fn position(&self, position: &[u64]) -> Option<Position> {
        let is_position = match self.game.shape {
            Shape::Sum(_) | Shape::Row(_) => true,
            Shape::Pairs(_) => position.len().is_multiple_of(2),
            Shape::Exactly(names) => position.len() == names.len(),
            Shape::Limited if position.len() == 1 => return self.game.single(position[0]),
            Shape::Limited => position.len() == 2,
            Shape::Written(writing) => matches!(writing, Writing::Strip(_)),
        };
        is_position.then(|| position.to_vec())
    }

    pub fn name(&self) -> String {
        let misere = if self.ask == Ask::MisereWins { " --misere" } else { "" };
        format!("{}{}{misere}", self.game.name(), self.rule.words())
    }

    pub fn code(&self, len: Option<usize>) -> Call {
        let (about, reads) = match len {
            Some(1) => (About::Part, Reads::Part),
            Some(2) => (About::Pair, Reads::Pair),
            _ => (About::Heaps, Reads::Heaps),
        };
        let is_of_part = matches!(self.game.value, Some(Value { of: Of::Part(_), .. }));
        let is_of_parts = is_of_part && matches!(self.game.shape, Shape::Sum(_));
        let calls_value = self.calls_value(about);
        let code = if calls_value && is_of_parts && about != About::Part {
            call(self.called(About::Part), Reads::Part).of_heaps(about == About::Pair)
        } else {
            call(self.called(about), reads)
        };
        if calls_value && self.ask != Ask::Values { code.map(Expr::nonzero) } else { code }
    }
}

/// The code of a game, which reads these variables of a position.
fn call(code: Code, reads: Reads) -> Call {
    let items = &code.items;
    let of_module = |pieces: Vec<Piece>| {
        let pieces = pieces.into_iter().map(|piece| match piece {
            Piece::Text(text) => Expr::Verbatim(text, Reads::Nothing),
            Piece::Position(text) => Expr::Verbatim(text, reads),
            Piece::Largest => Expr::word("n_max"),
            Piece::Argument(Argument::Number(number)) => number.into(),
            Piece::Argument(Argument::Set(set)) => Expr::Set(set),
            argument @ Piece::Argument(_) => Expr::Verbatim(argument.to_string(), Reads::Nothing),
        });
        Expr::Module(items.clone(), pieces.collect())
    };
    let once = code.once.map(|(name, made)| Let::one(name, of_module(made)));
    Call { once, integer: code.integer, ..of_module(code.each).into() }
}
