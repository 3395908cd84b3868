//! The games that behave like the samples: each one with every small parameter.

use crate::games::{Ask, Game, games, once_and_each};
use crate::guess::evidence::{Position, Shape};
use crate::guess::growth;
use crate::guess::hypothesis::{Guess, Pool};
use crate::guess::oracle::{Oracle, TABLE};
use crate::guess::parameters::{game_bits, rules};
use crate::guess::sheet::{Order, Sheet};
use crate::rule::Rule;

/// Which number each number of a position becomes, with the bits of that.
const SHIFTS: [(i64, f64); 5] = [(0, 0.5), (1, 2.5), (-1, 4.5), (2, 5.5), (-2, 5.5)];

/// So many of the first samples may be exceptions.
const FIRST: usize = 2;

/// So many samples are asked about first: they sort out most rules.
const FEW: usize = 14;

/// Numbers below this are asked about once for all shifts.
const SMALL: u64 = 18;

/// The bits of heaps whose order does not matter, where that of the samples does.
const DISORDER: f64 = 4.0;

/// Formulas share the other half.
const GAMES: f64 = 1.0;

/// A game on the positions of a sheet, or on those beside them.
pub struct Field<'a> {
    pub sheet: &'a Sheet,
    pub game: &'a Game,
    pub ask: Ask,
    shift: i64,
    /// The bits without those of the parameters.
    pub bits: f64,
    pub positions: Vec<Option<Position>>,
}

pub fn offer(sheet: &Sheet, pool: &mut Pool, keep_going: &mut dyn FnMut(&str) -> bool) {
    let asks: &[Ask] = if sheet.outcomes { &[Ask::Wins, Ask::MisereWins] } else { &[Ask::Values] };
    for game in &games() {
        if !keep_going(&game.name()) {
            return;
        }
        for &ask in asks {
            let fields: Vec<Field> = fields(sheet, game, ask);
            if game.parameters.iter().any(|parameter| growth::grows(parameter.kind)) {
                let fields = fields.iter().filter(|_| sheet.shape == Shape::Number);
                fields.for_each(|field| growth::offer(field, pool));
            } else if !fields.is_empty() {
                try_rules(&fields, pool);
            }
        }
    }
}

/// The ways to lay a game over the samples.
fn fields<'a>(sheet: &'a Sheet, game: &'a Game, ask: Ask) -> Vec<Field<'a>> {
    let has_answer = game.has(ask) || ask == Ask::Wins && game.has(Ask::Values);
    // Of large numbers only those games are asked that answer at once.
    let is_quick = sheet.largest() <= TABLE || game.is_popular && !needs_table(game, ask);
    let has_answer = has_answer && is_quick;
    let is_tuple = |&(shift, _): &(i64, f64)| match sheet.shape {
        Shape::Number => true,
        Shape::Tuple(2) => shift == 0 || shift == 1,
        _ => shift == 0,
    };
    let field = |(shift, bits): (i64, f64)| {
        let misere = if ask == Ask::MisereWins { 1.0 } else { 0.0 };
        let is_odd =
            is_sum(game) && sheet.order == Order::Matters && sheet.shape != Shape::Tuple(2);
        let order = if is_odd { DISORDER } else { 0.0 };
        let bits = GAMES + game_bits(game) + bits + misere + order;
        Field { sheet, game, ask, shift, bits, positions: shifted(&sheet.positions, shift) }
    };
    let shifts = SHIFTS.into_iter().filter(|_| has_answer).filter(is_tuple);
    shifts.map(field).filter(Field::is_field).collect()
}

fn is_sum(game: &Game) -> bool {
    matches!(game.shape, crate::games::Shape::Sum(_))
}

/// Does the game make a table of all numbers up to the largest?
fn needs_table(game: &Game, ask: Ask) -> bool {
    let is_grown = game.parameters.iter().any(|parameter| growth::grows(parameter.kind));
    is_grown || rules(game).iter().any(|(rule, _)| Oracle { game, rule, ask }.makes_table())
}

fn shifted(positions: &[Position], shift: i64) -> Vec<Option<Position>> {
    let number = |n: &u64| n.checked_add_signed(shift);
    positions.iter().map(|position| position.iter().map(number).collect()).collect()
}

impl Field<'_> {
    /// Has the game positions such as these?
    fn is_field(&self) -> bool {
        use crate::games::Shape as Of;
        match (self.sheet.shape, self.game.shape) {
            (Shape::Number, shape) => {
                matches!(shape, Of::Sum(_) | Of::Row(_) | Of::Limited | Of::Exactly([_]))
            }
            (Shape::Tuple(len), Of::Exactly(names)) => names.len() == len,
            (Shape::Tuple(len), Of::Limited) => len == 2,
            (Shape::Tuple(len), Of::Pairs(_)) => len % 2 == 0,
            (_, shape) => matches!(shape, Of::Sum(_) | Of::Row(_)),
        }
    }

    fn oracle<'a>(&'a self, rule: &'a Rule) -> Oracle<'a> {
        Oracle { game: self.game, rule, ask: self.ask }
    }

    /// Are these values of the numbers from 0 on right, but for the very first samples?
    fn agrees(&self, values: &[Option<u64>]) -> bool {
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

    /// Is the rule right at the first samples, but for the very first?
    fn is_right_at_first(&self, rule: &Rule, count: usize) -> bool {
        let count = count.min(self.sheet.fitted);
        let skipped = if count > FEW / 2 { FIRST } else { 0 };
        let said = self.oracle(rule).column(&self.positions[skipped..count]);
        said.iter().zip(&self.sheet.values[skipped..]).all(|(said, value)| *said == Some(*value))
    }

    /// The value of the sample that is this number, if it is known.
    pub fn sample(&self, number: u64) -> Option<u64> {
        let i = self.positions[..self.sheet.fitted]
            .binary_search_by_key(&Some(number), |position| position.as_ref().map(|p| p[0]));
        i.ok().map(|i| self.sheet.values[i])
    }

    /// Offers what a rule says, if that is right. Tells whether it may be.
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
        let (name, call) = self.words(&oracle);
        pool.offer(Guess { name, call, bits: self.bits + rule_bits, free: 0, column });
        true
    }

    /// What to ask for, and what to paste, with the shift.
    fn words(&self, oracle: &Oracle) -> (String, String) {
        let (name, call) = (oracle.name(), oracle.call(self.sheet.shape));
        let names: &[&str] = if self.sheet.shape == Shape::Number { &["n"] } else { &["a", "b"] };
        let by = match self.shift {
            0 => return (name, call),
            shift if shift > 0 => format!("+ {shift}"),
            shift => format!("- {}", -shift),
        };
        let about = match (self.sheet.named, names) {
            (true, [n]) => format!("{name} of {n} {by}"),
            (true, _) => format!("{name} of a {by}, b {by}"),
            (false, [_]) => format!("{name}, where the first value is that of {}", self.shift),
            _ => format!("{name}, where the first row and column are {}", self.shift),
        };
        let lets: String = names.iter().map(|n| format!("let {n} = {n} {by}; ")).collect();
        let (once, each) = once_and_each(&call);
        (about, format!("{once}{lets}{each}"))
    }
}

/// Tries all values of the parameters.
fn try_rules(fields: &[Field], pool: &mut Pool) {
    let numbers: Vec<Option<Position>> = (0..SMALL).map(|n| Some(vec![n])).collect();
    for (rule, rule_bits) in &rules(fields[0].game) {
        let is_number = fields[0].sheet.shape == Shape::Number;
        let small = is_number.then(|| fields[0].oracle(rule).column(&numbers));
        for field in fields {
            let is_possible = small.as_ref().is_none_or(|small| field.agrees(small));
            if is_possible && field.try_rule(rule, *rule_bits, pool) {
                return;
            }
        }
    }
}
