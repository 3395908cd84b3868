//! Learns rules of play: finds sets of moves, of a number or of a pair, whose values or outcomes
//! are right on all samples.

mod number;
mod pair;
mod search;

use crate::engine::call::Call;
use crate::engine::costs;
use crate::engine::evidence::Position;
use crate::engine::expression::{Expr, Let, Reads};
use crate::engine::hypothesis::{Guess, Pool};
use crate::engine::sheet::Sheet;
use crate::engine::watch::Watch;
use crate::generators::moves::search::{Ending, Rules, Table};

/// The index of a position in its space.
type Place = Box<dyn Fn(&[u64]) -> Option<usize>>;

/// The code of the values that these moves lead to.
type Written = Box<dyn Fn(&[&Moves], Ending) -> Call>;

/// One kind of moves.
pub struct Moves {
    /// The name for readers.
    name: String,
    /// The code in Rust.
    code: String,
    bits: f64,
    /// The options of a position, as indices.
    options: Box<dyn Fn(usize) -> Vec<usize>>,
}

/// The positions, ordered so that each comes after its options.
pub struct Space {
    moves: Vec<Moves>,
    place: Place,
    /// The number of indices up to the largest sample, and up to the largest position.
    samples: usize,
    all: usize,
    /// The possible first indices: before the first index there are no positions.
    ends: Vec<usize>,
    code: Written,
}

pub fn offer(sheet: &Sheet, pool: &mut Pool, watch: &Watch) {
    if sheet.has_draws() || pool.has_sure() || !watch.tries("rules of play") {
        return;
    }
    let space = match sheet.len {
        Some(1) => number::space(sheet),
        Some(2) => pair::space(sheet),
        _ => None,
    };
    let Some(space) = space else { return };
    let mut known = vec![None; space.samples];
    for (position, &value) in sheet.positions[..sheet.fitted].iter().zip(&sheet.values) {
        match (space.place)(position) {
            Some(place) => known[place] = Some(value),
            None => return,
        }
    }
    for end in space.ends.iter().copied() {
        for is_misere in [false, true].into_iter().take(if sheet.outcomes { 2 } else { 1 }) {
            let ending = Ending { end, is_misere, outcomes: sheet.outcomes };
            let table = Table::new(&space.moves, &known, ending, watch);
            for rules in table.simplest(pool.most_bits() - costs::RULES) {
                pool.offer(guess(sheet, &space, &rules, ending));
            }
        }
    }
}

fn guess(sheet: &Sheet, space: &Space, rules: &Rules, ending: Ending) -> Guess {
    let values = search::values(&rules.moves, space.all, ending, |_, _, _| true);
    let value = |position: &Position| values.get((space.place)(position)?).copied();
    let names: Vec<&str> = rules.moves.iter().map(|moves| moves.name.as_str()).collect();
    let last = match (ending.is_misere, ending.end) {
        (true, 0) => "; who cannot move wins",
        (false, 0) => "",
        (true, _) => "; play ends at 1, and who cannot move wins",
        (false, _) => "; play ends at 1",
    };
    let unusual = u8::from(ending.is_misere) + u8::from(ending.end > 0);
    Guess::new(
        format!("the moves to {}{last}", names.join(", ")),
        (space.code)(&rules.moves, ending),
        costs::RULES + costs::UNUSUAL * f64::from(unusual) + rules.bits,
        sheet.positions.iter().map(value).collect(),
    )
}

/// The value at this index of a table, which the code makes.
fn of_table(table: String, reads: Reads, value: impl Into<String>) -> Call {
    let made = Let::one("values", Expr::Verbatim(table, reads));
    Call { once: Some(made), ..Expr::verbatim(value, reads).into() }
}
