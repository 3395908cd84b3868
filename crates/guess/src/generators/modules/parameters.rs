//! The small parameters of the games, with their bits.

use crate::engine::costs;
use crate::engine::measure::{choice, number};
use explore::parameters::{Argument, Choice, Kind, Parameter, Rule, Tried};
use games::entry::Game;

/// The bits of a game.
pub fn game_bits(game: &Game) -> f64 {
    if game.is_popular { costs::POPULAR } else { costs::UNPOPULAR }
}

/// The rules of a game with small parameters and their bits, the simplest first.
pub fn rules(game: &Game) -> Vec<(Rule, f64)> {
    let mut rules = vec![(Rule::default(), 0.0)];
    for parameter in game.parameters {
        let arguments = arguments(parameter);
        let longer = |(rule, bits): &(Rule, f64)| -> Vec<(Rule, f64)> {
            let with = |(argument, more): &(Argument, f64)| {
                let mut rule = rule.clone();
                rule.0.push((parameter.name, argument.clone()));
                (rule, bits + more)
            };
            arguments.iter().map(with).collect()
        };
        rules = rules.iter().flat_map(longer).collect();
    }
    rules.retain(|(rule, _)| is_in_order(game, rule));
    rules.sort_by(|a, b| a.1.total_cmp(&b.1));
    rules
}

/// Returns whether no number is below its least value.
fn is_in_order(game: &Game, rule: &Rule) -> bool {
    let is_below =
        |it: &Parameter| it.least.is_some_and(|least| rule.number(it.name) < rule.number(least));
    !game.parameters.iter().any(is_below)
}

fn arguments(parameter: &Parameter) -> Vec<(Argument, f64)> {
    match (parameter.kind, parameter.tried) {
        (Kind::Word(words), _) => {
            let share = choice(words.len());
            Choice::all(words).map(|choice| (Argument::Word(choice), share)).collect()
        }
        (Kind::Number, Tried::UpTo(last)) => {
            (1..=last).map(|n| (Argument::Number(n), number(n))).collect()
        }
        (Kind::Number, Tried::Few) => vec![(Argument::Number(0), 0.0)],
        (Kind::Pairs, Tried::UpTo(last)) => bans(last),
        (Kind::Pairs, Tried::Few) => squares(),
        (Kind::Set, Tried::Few) => small_sets(),
        (Kind::Code, Tried::Few) => codes(),
        _ => Vec::new(),
    }
}

/// Sets of one ban, or of two bans of smaller heaps.
fn bans(last: u64) -> Vec<(Argument, f64)> {
    let bans: Vec<(u64, u64)> =
        (1..=last).flat_map(|heap| (1..=heap).map(move |taken| (heap, taken))).collect();
    let cost = |ban: &(u64, u64)| number(ban.0) + number(ban.1) + costs::ONE_MORE;
    let one = bans.iter().map(|ban| (Argument::Pairs(vec![*ban]), cost(ban)));
    let two = bans.iter().enumerate().flat_map(|(i, a)| {
        let both = move |b: &(u64, u64)| (Argument::Pairs(vec![*a, *b]), cost(a) + cost(b));
        let is_small = move |b: &&(u64, u64)| b.0 <= last * 2 / 3;
        bans[i + 1..].iter().filter(is_small).map(both)
    });
    one.chain(two).collect()
}

/// Sets of one or two squares near the corner.
fn squares() -> Vec<(Argument, f64)> {
    let squares: Vec<(u64, u64)> = (0..16).map(|i| (i / 4, i % 4)).collect();
    let one = squares.iter().map(|&a| vec![a]);
    let two = squares.iter().flat_map(|&a| squares.iter().map(move |&b| vec![a, b]));
    let bits = |set: &Vec<_>| costs::ONE_MORE + costs::SQUARE * set.len() as f64;
    one.chain(two).map(|set| (Argument::Pairs(set.clone()), bits(&set))).collect()
}

/// Well-known codes.
pub fn codes() -> Vec<(Argument, f64)> {
    let codes = ["0.77", "0.07", "0.137", "0.007"];
    codes.map(|code| (Argument::Code(code.to_owned()), costs::WELL_KNOWN)).to_vec()
}

/// The sets of numbers up to 5.
fn small_sets() -> Vec<(Argument, f64)> {
    let set = |mask: u64| (1..=5).filter(|n| mask >> n & 1 == 1).collect::<Vec<u64>>();
    (1..32).map(|mask| (Argument::Set(set(2 * mask)), costs::SMALL_SET)).collect()
}

/// Returns whether a set or code of the game grows with the heap.
pub fn grows(game: &Game) -> bool {
    game.parameters.iter().any(|parameter| matches!(parameter.tried, Tried::Grown(_)))
}
