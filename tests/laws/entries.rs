//! The entry of every game, `games/*/game.rs`, against the legal moves that it names: under each of
//! its rules, on all its small positions. What it says that the module refuses, the module refuses.

use std::panic::catch_unwind;
use std::path::Path;

use entries::{Bound, Game, Move, Play, Refusal, Shape};

use crate::brute_force::Convention::{self, Misere, Normal};
use crate::brute_force::Rules;

macro_rules! test_entries {
    ($($game:ident $entry:literal)*) => {
        $(#[path = $entry]
        mod $game;)*

        mod laws {
            $(#[test]
            fn $game() {
                crate::entries::check_laws(stringify!($game), &super::$game::games());
            })*
        }

        mod refusals {
            $(#[test]
            fn $game() {
                crate::entries::check_refusals($entry, &super::$game::refusals());
            })*
        }
    };
}
pub(crate) use test_entries;

/// What the call did, if it is not what it should do.
fn fault(refusal: &Refusal) -> Option<String> {
    let done = catch_unwind(refusal.made).unwrap_or_else(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or(payload.downcast_ref::<&str>().copied());
        format!("panics {}", text.unwrap_or_default())
    });
    let fault = format!("`{}`: {done}, not: {}", refusal.call, refusal.expected);
    (done != refusal.expected).then_some(fault)
}

/// Does it call this function or method?
fn calls(refusal: &Refusal, function: &str) -> bool {
    let call: String = refusal.call.split_whitespace().collect();
    [':', '.'].iter().any(|before| call.contains(&format!("{before}{function}(")))
}

/// The module does what its entry says, and the entry says it of each public function.
pub fn check_refusals(entry: &str, refusals: &[Refusal]) {
    let faults: Vec<String> = refusals.iter().filter_map(fault).collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));

    let raw = ["attempt to", "out of bounds", "out of range", "left ==", "capacity", "called `"];
    let is_raw = |it: &&Refusal| raw.iter().any(|raw| it.expected.contains(raw));
    let raw: Vec<&str> = refusals.iter().filter(is_raw).map(|it| it.call).collect();
    assert!(raw.is_empty(), "these panic in words of the language: {raw:?}");

    let folder = Path::new(entry).parent().expect("a folder for each game");
    let module = folder.file_name().expect("named as its module").to_string_lossy();
    let snippets = folder.join("../../snippets");
    let source = std::fs::read_to_string(snippets.join(&*module).with_extension("rs"));
    let source = source.expect("a module for each game");
    let signatures = source.lines().filter_map(|line| line.trim_start().strip_prefix("pub fn "));
    let functions = signatures.map(|it| it.split(['(', '<']).next().unwrap_or_default());
    let missing: Vec<&str> =
        functions.filter(|function| !refusals.iter().any(|it| calls(it, function))).collect();
    assert!(missing.is_empty(), "games/{module}/game.rs: refusals! calls no {missing:?}");
}

/// At least one of a module's games names its legal moves; the others are the same game told
/// otherwise.
pub fn check_laws(module: &str, games: &[Game]) {
    let has_moves = games.iter().filter(|game| check_game(game)).count() > 0;
    assert!(has_moves || games.is_empty(), "games/{module}/game.rs: no game has `moves`");
}

/// Compares all that a game answers with its legal moves, if it names them.
fn check_game(game: &Game) -> bool {
    if game.tried.has_own_laws {
        return true;
    }
    let positions = game.small_positions();
    let largest = positions.iter().flatten().copied().max().unwrap_or(0);
    let check = |rule| game.ask(&rule, largest, |bound| check_rule(game, bound, &positions));
    game.tried_rules().into_iter().all(check)
}

fn check_rule(game: &Game, bound: &Bound, positions: &[Vec<u64>]) -> bool {
    let Some(options) = bound.rules.map(|rules| rules.options) else { return false };
    assert!(positions.len() > 10, "{}: {} positions are tried", game.name(), positions.len());
    let options = |position: &Vec<u64>| {
        let options = options(position);
        for (step, after) in &options {
            let made = step.after(position);
            let is_so = made.is_none_or(|made| is_same(game, made, after));
            assert!(is_so, "{}: {step:?} of {position:?} does not leave {after:?}", game.name());
        }
        options
    };
    let mut rules = Rules::new(options);
    let play = if game.is_misere { Misere } else { Normal };
    for position in positions {
        for (convention, asked) in [(play, bound.play), (Misere, bound.misere)] {
            if let Some(asked) = asked {
                check_play(game, &mut rules, convention, asked, position);
            }
        }
        let has_value = !game.won_at_once.is_some_and(|(_, is_won)| is_won(position));
        if let Some(values) = bound.values.filter(|_| has_value) {
            let xor = values(position).into_iter().fold(0, |xor, value| xor ^ value);
            rules.check_grundy(position, xor);
        }
    }
    true
}

/// Rules may sort the parts of a sum, and drop those that are empty.
fn is_same(game: &Game, made: Vec<u64>, after: &[u64]) -> bool {
    let numbers = match game.shape {
        Shape::Sum(_) => 1,
        Shape::Pairs(_) => 2,
        _ => return made == after,
    };
    let sorted = |position: &[u64]| {
        let parts = position.chunks(numbers).filter(|part| part.iter().any(|&number| number > 0));
        let mut parts: Vec<Vec<u64>> = parts.map(<[u64]>::to_vec).collect();
        parts.sort_unstable();
        parts
    };
    sorted(&made) == sorted(after)
}

fn check_play(
    game: &Game,
    rules: &mut Rules<Vec<u64>, Move>,
    convention: Convention,
    play: Play,
    position: &Vec<u64>,
) {
    let mut moves = Vec::new();
    (play.moves)(position, &mut |found| {
        moves.push(found);
        true
    });
    let wins = (play.wins)(position);
    if game.gives_one_move {
        rules.check_move(convention, position, wins, moves.pop());
    } else {
        rules.check_outcome(convention, position, wins, moves);
    }
}
