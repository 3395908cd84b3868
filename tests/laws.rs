//! Compares every game with its legal moves: under each of its rules, on all its small positions. Each
//! game is a test, so that `cargo test moore_nim` runs that one.

// Newer than the library, whose compilers never see it.
#![allow(clippy::incompatible_msrv)]

mod support {
    pub mod brute_force;
    pub mod random;
}

use std::process::ExitCode;

use games::MODULES;
use games::entry::{Bound, Game, MayCut, Move, Play, Shape};
use libtest_mimic::{Arguments, Trial};

use support::brute_force::Convention::{self, Misere, Normal};
use support::brute_force::Rules;
use support::random::Random;

fn main() -> ExitCode {
    let with_laws = MODULES.iter().filter(|module| {
        (module.games)().iter().any(|game| game.is_typed && !game.tried.has_own_laws)
    });
    let trial = |module: &'static games::Module| {
        Trial::test(module.name, || {
            check_laws(module.name, &(module.games)());
            Ok(())
        })
    };
    libtest_mimic::run(&Arguments::from_args(), with_laws.map(trial).collect()).exit_code()
}

/// At least one of a module's games has legal moves; the others are the same game in another form.
fn check_laws(module: &str, games: &[Game]) {
    let has_moves = games.iter().filter(|game| check_game(game)).count() > 0;
    assert!(has_moves, "games/{module}.rs: no game has `moves`");
    games.iter().for_each(check_large);
}

/// Compares all answers of a game with its legal moves, if it has them.
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
        let has_value = !game.wins_at_once.is_some_and(|(_, is_won)| is_won(position));
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

/// Checks random positions of heaps that are too large for brute force.
fn check_large(game: &Game) {
    for rule in game.large_rules() {
        game.ask(&rule, u64::MAX, |bound| {
            let may_cut = bound.rules.and_then(|rules| rules.may_cut).expect("`cuts`");
            let mut random = Random(1);
            for _ in 0..300 {
                let heaps: Vec<u64> = (0..random.below(7)).map(|_| random.stones()).collect();
                for (play, misere) in [(bound.play, game.is_misere), (bound.misere, true)] {
                    if let Some(play) = play {
                        check_cuts(play, misere, may_cut, &heaps);
                    }
                }
            }
        });
    }
}

/// The player to move wins iff there is a winning move or, in misère play, no move at all. The winning
/// moves ascend and are legal. Each leaves a losing position, from which no move wins.
fn check_cuts(play: Play, misere: bool, may_cut: MayCut, heaps: &[u64]) {
    let cuts = winning_cuts(play, heaps);
    if !cuts.is_empty() || !misere {
        assert_eq!((play.wins)(heaps), !cuts.is_empty(), "{heaps:?}: {cuts:?}");
    } else if (play.wins)(heaps) {
        let near_an_end = |&heap: &u64| (0..heap.min(64)).chain(heap - heap.min(64)..heap);
        for (i, heap) in heaps.iter().enumerate() {
            assert!(!near_an_end(heap).any(|left| may_cut(heaps, (i, left))), "{heaps:?}: no end");
        }
    }
    assert!(cuts.is_sorted_by(|a, b| a < b), "{heaps:?}: {cuts:?}");
    for (i, left) in cuts {
        assert!(may_cut(heaps, (i, left)), "{heaps:?}: {:?} is not a move", (i, left));
        let mut after = heaps.to_vec();
        after[i] = left;
        assert!(!(play.wins)(&after), "{heaps:?}: {:?} does not win", (i, left));
        assert_eq!(winning_cuts(play, &after), [], "{after:?} loses");
    }
}

/// The first winning moves.
fn winning_cuts(play: Play, heaps: &[u64]) -> Vec<(usize, u64)> {
    let mut cuts = Vec::new();
    (play.moves)(heaps, &mut |found| {
        let Move::Set(changes) = found else { panic!("{found:?} is no cut") };
        cuts.extend(changes);
        cuts.len() < 10
    });
    cuts
}
