//! Tables of two heaps: games of pairs, sums of two equal games, and formulas.

use crate::games::{About, Ask, Game, Shape, games, sum_call};
use crate::guess::evidence::{Line, Square, cell_bits};
use crate::guess::families;
use crate::guess::hypothesis::{Guess, bits};
use crate::guess::progress::Progress;
use crate::rule::Rule;
use crate::table::square;
use nim_snippets::grid_period;

/// A formula of `a` and `b`.
#[derive(Clone, Copy)]
enum Value {
    Of(fn(u64, u64) -> u64),
    /// And of `k`.
    With(fn(u64, u64, u64) -> u64),
}

type Form = (&'static str, Value);

const fn of(name: &'static str, value: fn(u64, u64) -> u64) -> Form {
    (name, Value::Of(value))
}

const fn with(name: &'static str, value: fn(u64, u64, u64) -> u64) -> Form {
    (name, Value::With(value))
}

/// How far `k` is tried.
const LARGEST: u64 = 40;

const FORMS: &[Form] = &[
    of("a ^ b", |a, b| a ^ b),
    of("a | b", |a, b| a | b),
    of("a & b", |a, b| a & b),
    of("a + b", |a, b| a + b),
    of("a * b", |a, b| a * b),
    of("min(a, b)", |a, b| a.min(b)),
    of("max(a, b)", |a, b| a.max(b)),
    of("a.abs_diff(b)", |a, b| a.abs_diff(b)),
    of("gcd(a, b)", gcd),
    of("gcd(a, b) - 1", |a, b| gcd(a, b).saturating_sub(1)),
    with("(a + b) % k", |a, b, k| (a + b) % k),
    with("(a * b) % k", |a, b, k| a * b % k),
    with("(a + b) / k", |a, b, k| (a + b) / k),
    with("a.abs_diff(b) % k", |a, b, k| a.abs_diff(b) % k),
    with("(a % k) ^ (b % k)", |a, b, k| (a % k) ^ (b % k)),
    with("(a / k) ^ (b / k)", |a, b, k| (a / k) ^ (b / k)),
    with("k * (a / k ^ b / k) + (a + b) % k, as in cyclic Nimhoff", |a, b, k| {
        k * ((a / k) ^ (b / k)) + (a + b) % k
    }),
    with("(a ^ b) % k", |a, b, k| (a ^ b) % k),
];

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn guesses(given: &Square, progress: &mut Progress) -> Vec<Guess> {
    let mut guesses = forms(given);
    guesses.extend(period(given));
    guesses.extend(pairs(given));
    guesses.extend(sums(given, progress));
    guesses
}

/// Compares the cells, the table beginning with `start` on both sides.
fn fits(given: &Square, said: impl Fn(usize, usize) -> Option<u64>) -> bool {
    let row = |(a, row): (usize, &Vec<Option<u64>>)| {
        row.iter().enumerate().all(|(b, cell)| cell.is_none_or(|cell| said(a, b) == Some(cell)))
    };
    given.rows.iter().enumerate().all(row)
}

/// So many rows and columns are compared first.
const FEW: u64 = 4;

fn size(given: &Square) -> u64 {
    given.rows.iter().map(Vec::len).max().unwrap_or(0).max(given.rows.len()) as u64
}

/// What is foretold beside the given cells.
fn future(given: &Square, said: impl Fn(usize, usize) -> Option<u64>) -> Vec<Option<u64>> {
    let size = size(given) as usize + 2;
    (0..size).flat_map(|a| (0..size).map(move |b| (a, b))).map(|(a, b)| said(a, b)).collect()
}

fn guess(
    given: &Square,
    name: String,
    call: String,
    bits: f64,
    said: impl Fn(usize, usize) -> Option<u64>,
) -> Option<Guess> {
    let future = fits(given, &said).then(|| future(given, &said))?;
    Some(Guess { name, call, bits, free: 0, future })
}

fn about(start: u64) -> String {
    if start == 0 { String::new() } else { format!(", where the first row and column are {start}") }
}

fn forms(given: &Square) -> Vec<Guess> {
    let share = (FORMS.len() as f64).log2() + 3.0;
    let guess_form = |&(name, value): &Form| match value {
        Value::Of(value) => guess_formula(given, name, share, value),
        Value::With(value) => (2..=LARGEST).find_map(|k| {
            let name = format!("{name} with k = {k}");
            guess_formula(given, &name, share + bits(k - 1), |a, b| value(a, b, k))
        }),
    };
    FORMS.iter().filter_map(guess_form).collect()
}

/// A formula, the table beginning with 0 or with 1.
fn guess_formula(
    given: &Square,
    name: &str,
    bits: f64,
    value: impl Fn(u64, u64) -> u64,
) -> Option<Guess> {
    [0, 1].into_iter().find_map(|start| {
        let said = |a: usize, b: usize| {
            let value = value(a as u64 + start, b as u64 + start);
            Some(if given.outcomes { value.min(1) } else { value })
        };
        guess(given, format!("{name}{}", about(start)), "a formula".to_owned(), bits, said)
    })
}

/// A table that repeats itself from row to row and from column to column.
fn period(given: &Square) -> Option<Guess> {
    let row = |row: &Vec<Option<u64>>| row.iter().copied().collect::<Option<Vec<u64>>>();
    let values = given.rows.iter().map(row).collect::<Option<Vec<_>>>()?;
    if values.iter().any(|row| row.len() != values[0].len()) {
        return None;
    }
    let found = grid_period::find(&values)?;
    let (rows, columns) = (&found.rows, &found.columns);
    let free = (rows.start + rows.length) * (columns.start + columns.length);
    let numbers = [rows.start + 1, rows.length, columns.start + 1, columns.length];
    let numbers: f64 = numbers.into_iter().map(bits).sum();
    let name = format!("period {} by {}", rows.length, columns.length);
    let from = match (rows.start, columns.start) {
        (0, 0) => String::new(),
        (rows, columns) => format!(", after {rows} rows and {columns} columns"),
    };
    let call = "grid_period::find(&values)".to_owned();
    let cost = 3.0 + numbers + free as f64 * cell_bits(given.rows.iter().flatten());
    let said = |a: usize, b: usize| Some(found.value(&values, a as u64, b as u64));
    let guess = guess(given, format!("{name}{from}"), call, cost, said)?;
    Some(Guess { free: free as usize, ..guess })
}

/// What is asked of a game of pairs.
struct Asked<'a> {
    game: &'a Game,
    rule: &'a Rule,
    ask: Ask,
}

/// Games whose position is a pair.
fn pairs(given: &Square) -> Vec<Guess> {
    let of_pairs = |game: &Game| game.has_pairs() && !matches!(game.shape, Shape::Sum(_));
    let mut guesses = Vec::new();
    for game in games().iter().filter(|game| of_pairs(game)) {
        for (rule, rule_bits) in &families::rules(game) {
            let bits = families::family(game) + 1.0 + rule_bits;
            let asked = asked(given, game, rule);
            guesses.extend(asked.iter().filter_map(|asked| guess_pairs(given, asked, bits)));
        }
    }
    guesses
}

/// All that a game can say of pairs.
fn asked<'a>(given: &Square, game: &'a Game, rule: &'a Rule) -> Vec<Asked<'a>> {
    let asks: &[Ask] = if given.outcomes { &[Ask::Wins, Ask::MisereWins] } else { &[Ask::Values] };
    let answered = asks.iter().filter(|ask| game.has(**ask));
    answered.map(|&ask| Asked { game, rule, ask }).collect()
}

fn guess_pairs(given: &Square, asked: &Asked, bits: f64) -> Option<Guess> {
    let Asked { game, rule, ask } = *asked;
    let rows = |last| square(game, rule, ask, last).ok();
    let at = |rows: &[Vec<Option<u64>>], a: u64, b: u64| {
        let index = |n: u64| n.checked_sub(game.first);
        *rows.get(index(a)? as usize)?.get(index(b)? as usize)?
    };
    [0, 1].into_iter().find_map(|start| {
        // A corner sorts out most of them.
        let corner = rows(FEW + start)?;
        let said = |rows: &[_], a: usize, b: usize| at(rows, a as u64 + start, b as u64 + start);
        if !fits(&given.corner(FEW as usize), |a, b| said(&corner, a, b)) {
            return None;
        }
        let rows = rows(size(given) + start + 1)?;
        let flag = if ask == Ask::MisereWins { " --misere" } else { "" };
        let name = format!("{}{}{flag}{}", game.name(), rule.words(), about(start));
        let call = match ask {
            Ask::Values => game.value_call(rule),
            _ => game.outcome_call(rule, About::Pair, ask == Ask::MisereWins),
        };
        guess(given, name, call, bits, |a, b| said(&rows, a, b))
    })
}

/// Sums of two heaps of one game: the first row tells which.
fn sums(given: &Square, progress: &mut Progress) -> Vec<Guess> {
    let Some(first) = given.rows.first() else { return Vec::new() };
    if given.outcomes || given.rows.len() < 2 {
        return Vec::new();
    }
    let line = Line { cells: first.clone(), outcomes: false, first: Some(0) };
    let found = families::guesses(&line, progress);
    let sum = |found: Guess| {
        let values = found.future.clone();
        let said = |a: usize, b: usize| Some((*values.get(a)?)? ^ (*values.get(b)?)?);
        let call = sum_call(&found.call);
        guess(given, format!("two heaps of {}", found.name), call, found.bits + 2.0, said)
            .map(|guess| Guess { free: found.free, ..guess })
    };
    found.into_iter().filter_map(sum).collect()
}
