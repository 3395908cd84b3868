//! Compares the answers of every game with its legal moves, under each of its rules, on all small
//! positions. Each game is a test, so that `cargo test moore_nim` runs that one.

// This test is newer than the library, and old compilers never build it.
#![allow(clippy::incompatible_msrv)]

mod support {
    pub mod brute_force;
    pub mod large;
    pub mod random;
}

use std::collections::HashSet;
use std::process::ExitCode;

use games::entry::{Bound, Game, Legally, Move, Of, Playing, Rule, Shape, Value, lists};
use library::{Module, modules};
use libtest_mimic::{Arguments, Trial};

use support::brute_force::Convention::{self, Misere, Normal};
use support::brute_force::Rules;
use support::large::Large;
use support::random::Random;

fn main() -> ExitCode {
    let has_laws = |game: &Game| !game.tried.has_own_laws;
    let with_games = modules().iter().filter(|module| !games::of(module.name).is_empty());
    let trial = |module: &'static Module| {
        Trial::test(module.name, move || {
            let games = games::of(module.name);
            if games.iter().any(has_laws) {
                check_laws(module.name, games);
            }
            games.iter().for_each(check_values);
            Ok(())
        })
    };
    libtest_mimic::run(&Arguments::from_args(), with_games.map(trial).collect()).exit_code()
}

/// Checks that a position wins iff its value is not 0, and that this is the xor of the values of
/// its parts, on all positions that are tried, or on the example and what can be reached from it.
fn check_values(game: &Game) {
    for rule in game.tried_rules() {
        let first = game.read(&game.example.split_whitespace().collect::<Vec<_>>()).ok();
        let first = first.filter(|first| !first.is_empty());
        let is_small = !game.tried.has_own_laws || first.is_none();
        let positions = if is_small { game.small_positions() } else { Vec::new() };
        let largest = positions.iter().chain(&first).flatten().copied().max().unwrap_or(0);
        game.ask(&rule, largest, |bound| {
            let reached = match (bound.rules(), first) {
                (Some(rules), Some(first)) if positions.is_empty() => reachable(rules, first),
                (_, first) => first.into_iter().collect(),
            };
            for position in positions.iter().chain(&reached) {
                check_value(game, bound, position);
            }
        });
    }
}

fn check_value(game: &Game, bound: &Bound, position: &[u64]) {
    let has_value = !game.wins_at_once.is_some_and(|at_once| (at_once.holds)(position));
    let Some(value) = bound.value(position).filter(|_| has_value) else { return };
    let xor = bound.values(position).into_iter().flatten().fold(0, |xor, value| xor ^ value);
    assert_eq!(value, xor, "{}: the value of {position:?}, by its parts", game.name());
    if let Some(play) = bound.play_of(false).filter(|_| !game.is_misere) {
        assert_eq!(play.wins(position), value != 0, "{}: {position:?}", game.name());
    }
}

/// A position, and some positions that play reaches from it.
fn reachable(rules: Legally, first: Vec<u64>) -> Vec<Vec<u64>> {
    let mut known = HashSet::from([first.clone()]);
    let mut found = vec![first];
    let mut next = 0;
    while next < found.len() && found.len() < 500 {
        for (_, after) in rules.options(&found[next]) {
            if known.insert(after.clone()) {
                found.push(after);
            }
        }
        next += 1;
    }
    found
}

/// Checks that at least one game of a module has legal moves; the others are the same game in
/// another form.
fn check_laws(module: &str, games: &[Game]) {
    let has_moves = games.iter().filter(|game| check_game(game)).count() > 0;
    assert!(has_moves, "games/{module}.rs: no game has `moves`");
    for game in games {
        check_by_options(game);
        check_large(game);
    }
}

/// Compares all answers of a game with its legal moves, if it has such moves. Returns whether it
/// has.
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
    let Some(rules) = bound.rules() else { return false };
    assert!(positions.len() > 10, "{}: {} positions are tried", game.name(), positions.len());
    let options = |position: &Vec<u64>| {
        let options = rules.options(position);
        for (step, after) in &options {
            let made = step.after(position);
            let is_so = made.is_none_or(|made| is_same(game, made, after));
            assert!(is_so, "{}: {step:?} of {position:?} does not leave {after:?}", game.name());
        }
        options
    };
    let mut rules = Rules::new(options);
    for position in positions {
        for (play, misere) in plays(game, bound) {
            check_play(game, &mut rules, convention(misere), play, position);
        }
        let has_value = !game.wins_at_once.is_some_and(|at_once| (at_once.holds)(position));
        if let Some(value) = bound.value(position).filter(|_| has_value) {
            rules.check_grundy(position, value);
        }
    }
    true
}

/// Returns whether two positions are the same: rules may sort the parts of a sum, and drop empty
/// parts.
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
    play: Playing,
    position: &Vec<u64>,
) {
    let mut moves = winning_moves(play, position, usize::MAX);
    let wins = play.wins(position);
    if game.gives_one_move {
        rules.check_move(convention, position, wins, moves.pop());
    } else {
        rules.check_outcome(convention, position, wins, moves);
    }
}

/// Checks positions that are too large to be played out: their answers must follow from the answers
/// for their options.
fn check_by_options(game: &Game) {
    let mut random = Random(2);
    for &(count, max) in game.tried.by_options {
        let positions = if count == 1 {
            lists(1, max)
        } else {
            (0..200).map(|_| (0..count).map(|_| random.below(max + 1)).collect()).collect()
        };
        for rule in game.tried_rules() {
            game.ask(&rule, max, |bound| {
                for position in positions.iter().filter(|position| game.is_position(position)) {
                    check_options(game, bound, position);
                }
            });
        }
    }
}

fn check_options(game: &Game, bound: &Bound, position: &[u64]) {
    let options = bound.rules().expect("legal moves").options(position);
    for (play, misere) in plays(game, bound) {
        let losing = options.iter().filter(|(_, after)| !play.wins(after));
        let losing: Vec<&Move> = losing.map(|(step, _)| step).collect();
        let wins = !losing.is_empty() || misere && options.is_empty();
        assert_eq!(play.wins(position), wins, "{position:?}: {losing:?}");
        let found = winning_moves(play, position, usize::MAX);
        if game.gives_one_move {
            assert_eq!(found.is_empty(), losing.is_empty(), "{position:?}: {losing:?}");
            assert!(found.iter().all(|step| losing.contains(&step)), "{position:?}: {found:?}");
        } else {
            assert!(found.iter().eq(losing), "{position:?}: {found:?}");
        }
    }
    if bound.has_values() {
        let value = |position: &[u64]| bound.value(position).expect("a value");
        let reached: HashSet<u64> = options.iter().map(|(_, after)| value(after)).collect();
        let mex = (0..).find(|value| !reached.contains(value));
        assert_eq!(Some(value(position)), mex, "{position:?}");
    }
}

/// Checks random positions of huge numbers.
fn check_large(game: &Game) {
    for rule in game.large_rules() {
        let has_value = matches!(game.value, Some(Value { of: Of::Position(_), .. }));
        game.ask(&rule, u64::MAX, |bound| {
            let large = large_rules(game, &rule, bound);
            let mut random = Random(1);
            for _ in 0..500 {
                let position = large_position(game, &mut random);
                if game.is_position(&position) {
                    if has_value {
                        check_value(game, bound, &position);
                    }
                    for (play, misere) in plays(game, bound) {
                        let winning = |position: &Vec<u64>| winning_moves(play, position, 10);
                        let wins = |position: &Vec<u64>| play.wins(position);
                        large.check(convention(misere), &position, &wins, &winning);
                    }
                }
            }
        });
    }
}

/// Numbers of all magnitudes. Some equal the number before, and some are nearly in the golden ratio
/// to it.
fn large_position(game: &Game, random: &mut Random) -> Vec<u64> {
    const PART: u128 = 0x9e37_79b9_7f4a_7c15; // of the golden ratio, times 2^64
    let count = match game.shape {
        Shape::Exactly(names) => names.len() as u64,
        Shape::Limited => 2,
        Shape::Pairs(_) => 2 * random.below(4),
        Shape::Row(_) => random.below(12),
        Shape::Sum(_) | Shape::Written(_) => random.below(7),
    };
    let mut last = 0_u64;
    let number = |_| {
        last = match random.below(5) {
            0 => last,
            1 => {
                let part = (u128::from(last) * PART) >> 64;
                last.saturating_add(part as u64).saturating_add(random.below(3))
            }
            _ => random.stones(),
        };
        last
    };
    (0..count).map(number).collect()
}

/// The rules of a game for huge numbers.
fn large_rules<'a>(game: &'a Game, rule: &'a Rule, bound: &'a Bound) -> Large<'a, Vec<u64>, Move> {
    let may_cut =
        |position: &[u64], cut| bound.rules().and_then(|rules| rules.may_cut(position, cut));
    let play = move |position: &Vec<u64>, step: &Move| {
        let after = step.after(position)?;
        let by_rules = match step {
            Move::Set(cuts) => may_cut(position, cuts[0]),
            _ => None,
        };
        let is_legal = by_rules.unwrap_or_else(|| {
            let is_legal = game.tried.is_legal.expect("`may_cut` or `is_legal`");
            is_legal(rule, position, &after)
        });
        assert!(is_legal, "{position:?}: {step:?} is illegal");
        Some(after)
    };
    Large::new(ascend, play).over_if(move |position| {
        let wins_normally = |play| !winning_moves(play, position, 1).is_empty();
        let near_an_end = |heap: u64| (0..heap.min(64)).chain(heap - heap.min(64)..heap);
        let can_cut = |(i, &heap): (usize, &u64)| {
            near_an_end(heap).any(|left| may_cut(position, (i, left)) == Some(true))
        };
        let has_moves = bound.play_of(false).is_some_and(wins_normally)
            || position.iter().enumerate().any(can_cut);
        has_moves.then_some(false)
    })
}

/// Returns whether one move stands before another one. Moves of other kinds have no order that fits
/// all games.
fn ascend(a: &Move, b: &Move) -> bool {
    match (a, b) {
        (Move::Set(a), Move::Set(b)) if a.len() == 1 => a < b,
        (Move::Split(i, a), Move::Split(j, b)) => (i, a) < (j, b),
        _ => a != b,
    }
}

/// The answers for normal and misère play that the module has; `true` stands for misère play.
fn plays<'a>(game: &Game, bound: &'a Bound) -> impl Iterator<Item = (Playing<'a>, bool)> {
    let normal = bound.play_of(false).map(|play| (play, game.is_misere));
    normal.into_iter().chain(bound.play_of(true).map(|play| (play, true)))
}

fn convention(misere: bool) -> Convention {
    if misere { Misere } else { Normal }
}

/// The first winning moves.
fn winning_moves(play: Playing, position: &[u64], most: usize) -> Vec<Move> {
    play.moves(position).take(most).collect()
}
