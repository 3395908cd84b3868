//! Tables of two heaps: games of pairs, sums of two equal games, and formulas.

use super::evidence::{Line, Square};
use super::{Guess, Progress, bits, families};
use crate::tool::show::games::{Game, Shape, games};
use crate::tool::show::rule::expression;
use crate::tool::show::table::square;

struct Form {
    name: &'static str,
    value: fn(u64, u64, u64) -> u64,
}

const fn form(name: &'static str, value: fn(u64, u64, u64) -> u64) -> Form {
    Form { name, value }
}

const FORMS: &[Form] = &[
    form("a ^ b", |a, b, _| a ^ b),
    form("a | b", |a, b, _| a | b),
    form("a & b", |a, b, _| a & b),
    form("a + b", |a, b, _| a + b),
    form("a * b", |a, b, _| a * b),
    form("min(a, b)", |a, b, _| a.min(b)),
    form("max(a, b)", |a, b, _| a.max(b)),
    form("a.abs_diff(b)", |a, b, _| a.abs_diff(b)),
    form("gcd(a, b)", |a, b, _| gcd(a, b)),
    form("gcd(a, b) - 1", |a, b, _| gcd(a, b).saturating_sub(1)),
    form("(a + b) % k", |a, b, k| (a + b) % k),
    form("(a * b) % k", |a, b, k| a * b % k),
    form("(a + b) / k", |a, b, k| (a + b) / k),
    form("a.abs_diff(b) % k", |a, b, k| a.abs_diff(b) % k),
    form("(a % k) ^ (b % k)", |a, b, k| (a % k) ^ (b % k)),
    form("(a / k) ^ (b / k)", |a, b, k| (a / k) ^ (b / k)),
    form("k * (a / k ^ b / k) + (a + b) % k, as in cyclic Nimhoff", |a, b, k| {
        k * ((a / k) ^ (b / k)) + (a + b) % k
    }),
    form("(a ^ b) % k", |a, b, k| (a ^ b) % k),
];

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn guesses(given: &Square, progress: &mut Progress) -> Vec<Guess> {
    let mut guesses = forms(given);
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
    let share = (FORMS.len() as f64).log2() + 2.0;
    let mut guesses = Vec::new();
    for form in FORMS {
        let named = form.name.contains('k');
        let tries = (2..=if named { 40 } else { 2 }).flat_map(|k| [(k, 0), (k, 1)]);
        guesses.extend(tries.into_iter().find_map(|(k, start)| {
            let said = |a: usize, b: usize| {
                let value = (form.value)(a as u64 + start, b as u64 + start, k);
                Some(if given.outcomes { value.min(1) } else { value })
            };
            let with = if named { format!(" with k = {k}") } else { String::new() };
            let name = format!("{}{with}{}", form.name, about(start));
            let bits = share + 1.0 + if named { bits(k - 1) } else { 0.0 };
            guess(given, name, "a formula".to_owned(), bits, said)
        }));
    }
    guesses
}

/// Games whose position is a pair.
fn pairs(given: &Square) -> Vec<Guess> {
    let games: Vec<Game> = games().into_iter().filter(|game| game.has_pairs()).collect();
    let mut guesses = Vec::new();
    for game in games.iter().filter(|game| !matches!(game.shape, Shape::Sum(_))) {
        for (rule, rule_bits) in families::rules(game) {
            for misere in [false, true] {
                let play = if misere { game.misere } else { game.play };
                if (misere && !given.outcomes) || (given.outcomes && play.is_none()) {
                    continue;
                }
                let play = play.filter(|_| given.outcomes);
                if play.is_none() && game.values.is_none() {
                    continue;
                }
                let found = [0, 1].into_iter().find_map(|start| {
                    let rows = |last| square(game, &rule, play, last).ok();
                    let said = |rows: &[Vec<Option<u64>>], a: usize, b: usize| {
                        let at = |i: usize| (i as u64 + start).checked_sub(game.first);
                        *rows.get(at(a)? as usize)?.get(at(b)? as usize)?
                    };
                    // A corner sorts out most of them.
                    let corner = rows(FEW + start)?;
                    if !fits(&given.corner(FEW as usize), |a, b| said(&corner, a, b)) {
                        return None;
                    }
                    let rows = rows(size(given) + start + 1)?;
                    let said = |a: usize, b: usize| said(&rows, a, b);
                    let flag = if misere { " --misere" } else { "" };
                    let name = format!("{}{}{flag}{}", game.name(), rule.words(), about(start));
                    let mut call = match play {
                        None if !game.call.is_empty() => game.call.to_owned(),
                        _ => {
                            let prefix = if game.variant.is_empty() {
                                String::new()
                            } else {
                                format!("{}_", game.variant)
                            };
                            format!(
                                "{}::{}{prefix}wins(a, b)",
                                game.module,
                                if misere { "misere_" } else { "" }
                            )
                        }
                    };
                    for (name, argument) in &rule.0 {
                        call = call.replace(&format!("{{{name}}}"), &expression(argument));
                    }
                    guess(given, name, call, families::family(game) + 1.0 + rule_bits, said)
                });
                guesses.extend(found);
            }
        }
    }
    guesses
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
        let call = format!("{} for a, xor the same for b", found.call);
        guess(given, format!("two heaps of {}", found.name), call, found.bits + 2.0, said)
            .map(|guess| Guess { free: found.free, ..guess })
    };
    found.into_iter().filter_map(sum).collect()
}
