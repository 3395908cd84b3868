//! Tries every game with all small parameters on the samples.

mod field;
mod growth;
pub mod oracle;
mod parameters;

use crate::engine::costs;
use crate::engine::evidence::Position;
use crate::engine::hypothesis::Pool;
use crate::engine::measure::choice;
use crate::engine::sheet::{Order, Sheet};
use crate::engine::watch::Watch;
use crate::generators::modules::field::Field;
use crate::generators::modules::oracle::{Oracle, TABLE};
use crate::generators::modules::parameters::{game_bits, grows, rules};
use games::entry::{Ask, Game, Shape as Of, Writing};
use games::games;

/// The largest number of letters in strips.
const MOST_LETTERS: usize = 4;

/// The number below which numbers are asked about once for all shifts.
const SMALL: u64 = 18;

pub fn offer(sheet: &Sheet, pool: &mut Pool, watch: &Watch) {
    let asks: &[Ask] = if sheet.outcomes { &[Ask::Wins, Ask::MisereWins] } else { &[Ask::Values] };
    for game in games() {
        if !watch.tries(&game.name()) {
            return;
        }
        for &ask in asks {
            let fields: Vec<Field> = fields(sheet, game, ask);
            if grows(game) {
                let fields = fields.iter().filter(|_| sheet.len == Some(1));
                fields.for_each(|field| growth::offer(field, pool, watch));
            } else if !fields.is_empty() {
                try_rules(&fields, pool, watch);
            }
        }
    }
}

/// The ways to read the samples as positions of a game.
fn fields<'a>(sheet: &'a Sheet, game: &'static Game, ask: Ask) -> Vec<Field<'a>> {
    let has_answer = game.has(ask) || ask == Ask::Wins && game.has(Ask::Values);
    if !sheet.letters().is_empty() {
        return if has_answer { strips(sheet, game, ask) } else { Vec::new() };
    }
    // For large numbers, only games without a table are fast enough.
    let is_quick = sheet.largest() <= TABLE || game.is_popular && !needs_table(game, ask);
    let has_answer = has_answer && is_quick;
    let is_tuple = |&(shift, _): &(i64, f64)| match sheet.len {
        Some(1) => true,
        Some(2) => shift == 0 || shift == 1,
        _ => shift == 0,
    };
    let field = |(shift, bits): (i64, f64)| {
        let misere = if ask == Ask::MisereWins { costs::MISERE } else { 0.0 };
        let is_odd = is_sum(game) && sheet.order == Order::Matters && sheet.len != Some(2);
        let order = if is_odd { costs::DISORDER } else { 0.0 };
        let bits = costs::GAME + game_bits(game) + bits + misere + order;
        let positions = shifted(&sheet.positions, shift);
        Field { sheet, game, ask, shift, letters: String::new(), bits, positions }
    };
    let shifts = costs::SHIFTS.into_iter().filter(|_| has_answer).filter(is_tuple);
    shifts.map(field).filter(Field::is_field).collect()
}

/// The ways to read strings as strips of cells: each letter may stand for any letter, itself first.
fn strips<'a>(sheet: &'a Sheet, game: &'static Game, ask: Ask) -> Vec<Field<'a>> {
    let Of::Written(Writing::Strip(alphabet)) = game.shape else { return Vec::new() };
    let cells: Vec<char> = alphabet.chars().take(sheet.letters().len() + 1).collect();
    let mut ways: Vec<Vec<char>> = vec![Vec::new()];
    for _ in &sheet.letters()[..sheet.letters().len().min(MOST_LETTERS)] {
        let longer = |way: Vec<char>| {
            let others: Vec<char> = cells.iter().copied().filter(|it| !way.contains(it)).collect();
            others.into_iter().map(move |cell| [&way[..], &[cell]].concat())
        };
        ways = ways.into_iter().flat_map(longer).collect();
    }
    ways.retain(|way| way.len() == sheet.letters().len());
    let among = choice(ways.len());
    let field = |way: Vec<char>| {
        let changed = sheet.letters().iter().zip(&way).filter(|(letter, cell)| letter != cell);
        let letters: Vec<String> =
            changed.map(|(letter, cell)| format!("{letter} is {cell}")).collect();
        let place = |&letter: &u64| alphabet.chars().position(|it| it == way[letter as usize]);
        let read = |string: &Position| -> Option<Position> {
            string.iter().map(|letter| place(letter).map(|place| place as u64)).collect()
        };
        Field {
            sheet,
            game,
            ask,
            shift: 0,
            bits: costs::GAME + game_bits(game) + if letters.is_empty() { 0.0 } else { among },
            letters: letters.join(", "),
            positions: sheet.positions.iter().map(read).collect(),
        }
    };
    ways.into_iter().map(field).collect()
}

fn is_sum(game: &Game) -> bool {
    matches!(game.shape, Of::Sum(_))
}

/// Returns whether the game makes a table of all numbers up to the largest.
fn needs_table(game: &'static Game, ask: Ask) -> bool {
    grows(game) || rules(game).iter().any(|(rule, _)| Oracle { game, rule, ask }.makes_table())
}

fn shifted(positions: &[Position], shift: i64) -> Vec<Option<Position>> {
    let number = |n: &u64| n.checked_add_signed(shift);
    positions.iter().map(|position| position.iter().map(number).collect()).collect()
}

/// Tries all values of the parameters.
fn try_rules(fields: &[Field], pool: &mut Pool, watch: &Watch) {
    let name = fields[0].game.name();
    let numbers: Vec<Option<Position>> = (0..SMALL).map(|n| Some(vec![n])).collect();
    for (rule, rule_bits) in &rules(fields[0].game) {
        if !watch.tries(&name) {
            return;
        }
        let is_number = fields[0].sheet.len == Some(1);
        let small = is_number.then(|| fields[0].oracle(rule).column(&numbers));
        for field in fields {
            let is_possible = small.as_ref().is_none_or(|small| field.agrees(small));
            if is_possible && field.try_rule(rule, *rule_bits, pool) {
                return;
            }
        }
    }
}
