//! Compares a game with the samples.

use crate::engine::call::Call;
use crate::engine::evidence::Position;
use crate::engine::expression::{Expr, Let, Reads};
use crate::engine::hypothesis::{Guess, Pool};
use crate::engine::sheet::Sheet;
use crate::generators::modules::oracle::Oracle;
use explore::parameters::Rule;
use games::entry::{Ask, Game};

/// The number of first samples that may be exceptions.
const FIRST: usize = 2;

/// The number of samples to check first: these refute most rules.
const FEW: usize = 14;

/// A game on the positions of a sheet, possibly shifted by a constant.
pub struct Field<'a> {
    pub sheet: &'a Sheet,
    pub game: &'static Game,
    pub ask: Ask,
    pub shift: i64,
    /// A remark on letters that stand for other letters.
    pub letters: String,
    /// The bits, not counting those of the parameters.
    pub bits: f64,
    pub positions: Vec<Option<Position>>,
}

impl Field<'_> {
    /// Returns whether the game has positions of this shape.
    pub fn is_field(&self) -> bool {
        use games::entry::Shape as Of;
        match (self.sheet.len, self.game.shape) {
            (Some(1), shape) => {
                matches!(shape, Of::Sum(_) | Of::Row(_) | Of::Limited | Of::Exactly([_]))
            }
            (Some(len), Of::Exactly(names)) => names.len() == len,
            (Some(len), Of::Limited) => len == 2,
            (Some(len), Of::Pairs(_)) => len % 2 == 0,
            (_, shape) => matches!(shape, Of::Sum(_) | Of::Row(_)),
        }
    }

    pub fn oracle<'a>(&'a self, rule: &'a Rule) -> Oracle<'a> {
        Oracle { game: self.game, rule, ask: self.ask }
    }

    /// Returns whether these values for the numbers 0, 1, 2, … are right, except perhaps on the
    /// first samples.
    pub fn agrees(&self, values: &[Option<u64>]) -> bool {
        if self.sheet.fitted <= FEW / 2 {
            return true;
        }
        let samples =
            self.positions[..self.sheet.fitted].iter().zip(&self.sheet.values).skip(FIRST);
        let number = |position: &Option<Position>| usize::try_from(position.as_ref()?[0]).ok();
        let known =
            samples.map_while(|(position, value)| Some((values.get(number(position)?)?, value)));
        known.into_iter().all(|(said, value)| *said == Some(*value))
    }

    /// Returns whether the rule is right on the first `count` samples, except perhaps on the very
    /// first.
    fn is_right_at_first(&self, rule: &Rule, count: usize) -> bool {
        let count = count.min(self.sheet.fitted);
        let skipped = if count > FEW / 2 { FIRST } else { 0 };
        let said = self.oracle(rule).column(&self.positions[skipped..count]);
        said.iter().zip(&self.sheet.values[skipped..]).all(|(said, value)| *said == Some(*value))
    }

    /// The value of the sample with this number, if known.
    pub fn sample(&self, number: u64) -> Option<u64> {
        let i = self.positions[..self.sheet.fitted]
            .binary_search_by_key(&Some(number), |position| position.as_ref().map(|p| p[0]));
        i.ok().map(|i| self.sheet.values[i])
    }

    /// Offers the predictions of a rule if they are right. Returns whether it did.
    pub fn try_rule(&self, rule: &Rule, rule_bits: f64, pool: &mut Pool) -> bool {
        let mut count = FEW;
        while count < 8 * self.sheet.fitted {
            if !self.is_right_at_first(rule, count) {
                return false;
            }
            count *= 8;
        }
        let oracle = self.oracle(rule);
        let column = oracle.column(&self.positions);
        let (name, code) = self.words(&oracle);
        pool.offer(Guess::new(name, code, self.bits + rule_bits, column));
        true
    }

    /// The name and the code, with the shift.
    fn words(&self, oracle: &Oracle) -> (String, Call) {
        let (name, mut code) = (oracle.name(), oracle.code(self.sheet.len));
        let names: &'static [&'static str] =
            if self.sheet.len == Some(1) { &["n"] } else { &["a", "b"] };
        let by = match self.shift {
            0 if self.letters.is_empty() => return (name, code),
            0 => return (format!("{name}, where {}", self.letters), code),
            shift if shift > 0 => format!("+ {shift}"),
            shift => format!("- {}", -shift),
        };
        let about = match (self.sheet.named, names) {
            (true, [n]) => format!("{name} of {n} {by}"),
            (true, _) => format!("{name} of a {by}, b {by}"),
            (false, [_]) => format!("{name}, where the first value is that of {}", self.shift),
            _ => format!("{name}, where the first row and column are {}", self.shift),
        };
        let reads = if names.len() == 1 { Reads::Part } else { Reads::Pair };
        let shifted = |&n: &&'static str| Let::one(n, Expr::verbatim(format!("{n} {by}"), reads));
        code.lets.splice(0..0, names.iter().map(shifted));
        (about, code)
    }
}
