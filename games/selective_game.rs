//! Selective and conjunctive compounds.

use crate::entry::*;
use nim_snippets::selective_game::{self, End, Turn};

pub const GAMES: &[Game] = &[Game {
    parameters: TAKINGS,
    integer: Integer::Usize,
    once: Some(Once::game(
        "SelectiveGame::new({n_max} as usize + 1, |heap: usize| ({set}).iter()\
         .filter_map(|&taken| heap.checked_sub(taken)).collect::<Vec<usize>>(), \
         Turn::{turn}, End::{end})",
    )),
    play: play!(game.wins(sizes(heaps)), winning_move => cuts),
    misere: play!(game.misere_wins(sizes(heaps)), misere_winning_move => cuts),
    gives_one_move: true,
    rules: Some(
        Rules::options(|heaps, rule| {
            as_moves(
                compound_moves(
                    &takings(rule.set("set")),
                    &sizes(heaps),
                    turn(rule) == Turn::All,
                    end(rule) == End::First,
                ),
                cuts,
            )
        })
        .at_most(|heaps, rule| compounds(heaps, rule.set("set").len())),
    ),
    why: |heaps, misere, rule| {
        if misere {
            None
        } else {
            compound(&sizes(heaps), turn(rule), end(rule), |heap| game(rule).moves_left(heap))
        }
    },
    tried: Tried {
        rules: &[
            "set=1,3,4 turn=any end=first",
            "set=1,3,4 turn=any end=last",
            "set=1,2 turn=any end=first",
            "set=1,2 turn=any end=last",
            "set=1,3,4 turn=all end=first",
            "set=1,3,4 turn=all end=last",
            "set=1,2 turn=all end=first",
            "set=1,2 turn=all end=last",
        ],
        ..TRIED
    },
    ..Game::new("selective_game", Shape::Row(Parts::Heaps))
}];

fn turn(rule: &Rule) -> Turn {
    rule.choice("turn", [Turn::Any, Turn::All])
}

fn end(rule: &Rule) -> End {
    rule.choice("end", [End::First, End::Last])
}

fn game(rule: &Under) -> &selective_game::SelectiveGame<impl Fn(usize) -> Vec<usize> + use<>> {
    rule.made(|| {
        let n = up_to::<usize>(TABLE, rule.n_max) + 1;
        selective_game::SelectiveGame::new(n, takings(rule.set("set")), turn(rule), end(rule))
    })
}

fn cuts(cuts: Vec<(usize, usize)>) -> Move {
    Move::Set(cuts.into_iter().map(|(i, left)| (i, left as u64)).collect())
}

/// The reason: the heaps that win alone if a turn moves in any heaps, otherwise the turns left in
/// each heap.
fn compound(heaps: &[usize], turn: Turn, end: End, left: impl Fn(usize) -> u64) -> Option<Why> {
    let lengths = || heaps.iter().map(|&heap| left(heap));
    let stuck = heaps.iter().copied().find(|&heap| end == End::First && left(heap) == 0);
    if let Some(heap) = stuck {
        let why = told!("no move is left in the heap of {heap}", "{heap} 個の山に手がない");
        return Some((true, why));
    }
    if turn == Turn::Any {
        let winning: Vec<_> = heaps.iter().filter(|&&heap| left(heap) % 2 == 1).collect();
        if winning.is_empty() {
            return Some((true, told!("every heap loses alone", "どの山も単独で負け")));
        }
        let winning = rule::join(&winning, ", ");
        let why = told!("these heaps win alone: {winning}", "単独で勝ちの山: {winning}");
        return Some((false, why));
    }
    let (turns, name) = match end {
        End::First => (lengths().min()?, words("least remoteness", "最小の手数")),
        End::Last => (lengths().max()?, words("greatest suspense", "最大の手数")),
    };
    let is = parity(turns as usize);
    let each: Vec<_> = heaps.iter().map(|&heap| format!("{heap}: {}", left(heap))).collect();
    let each = rule::join(&each, ", ");
    let why = told!(
        "the {name} is {is}: {turns} (heaps {each})",
        "{name}が{is}の {turns} (山 {each})",
        name,
        is
    );
    Some((turns % 2 == 0, why))
}

#[cfg(test)]
mod tests {
    use crate::entry::compound_moves;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::brute_force::Rules;
    use crate::support::random::Random;
    use nim_snippets::selective_game::{End, SelectiveGame, Turn};

    const RULES: [(Turn, End); 4] = [
        (Turn::Any, End::First),
        (Turn::Any, End::Last),
        (Turn::All, End::First),
        (Turn::All, End::Last),
    ];

    /// Random options of each of up to seven positions.
    fn small_games() -> impl Iterator<Item = Vec<Vec<usize>>> {
        let mut random = Random(17);
        (0..150).map(move |_| {
            let n = 1 + random.below(7) as usize;
            let chance = random.below(4);
            let mut options = |p: usize| (0..p).filter(|_| random.below(4) < chance).collect();
            (0..n).map(&mut options).collect()
        })
    }

    #[test]
    fn laws() {
        let mut random = Random(18);
        for options in small_games() {
            for (turn, end) in RULES {
                let (n, options) = (options.len() as u64, |p: usize| options[p].clone());
                let game = SelectiveGame::new(n as usize, options, turn, end);
                let mut rules = Rules::new(|parts: &Vec<usize>| {
                    compound_moves(&options, parts, turn == Turn::All, end == End::First)
                });
                for _ in 0..30 {
                    let count = random.below(4);
                    let parts: Vec<usize> = (0..count).map(|_| random.below(n) as usize).collect();
                    rules.check_move(Normal, &parts, game.wins(&parts), game.winning_move(&parts));
                    let winning_move = game.misere_winning_move(&parts);
                    rules.check_move(Misere, &parts, game.misere_wins(&parts), winning_move);
                }
            }
        }
    }

    /// The length of play by the definition: one player hurries, the other delays.
    fn length(options: &[Vec<usize>], p: usize, winner_hurries: bool) -> u64 {
        let left: Vec<u64> =
            options[p].iter().map(|&to| length(options, to, winner_hurries)).collect();
        let wins = left.iter().filter(|&length| length % 2 == 0);
        let best = if winner_hurries {
            wins.min().or(left.iter().max())
        } else {
            wins.max().or(left.iter().min())
        };
        best.map_or(0, |moves| moves + 1)
    }

    #[test]
    fn moves_left() {
        for options in small_games() {
            for (turn, end) in RULES {
                let game = SelectiveGame::new(options.len(), |p| options[p].clone(), turn, end);
                for p in 0..options.len() {
                    assert_eq!(game.moves_left(p), length(&options, p, end == End::First));
                }
            }
        }
    }

    fn game(n: usize, options: fn(usize) -> Vec<usize>) -> SelectiveGame<fn(usize) -> Vec<usize>> {
        SelectiveGame::new(n, options, Turn::Any, End::First)
    }

    #[test]
    fn panics() {
        assert_panics("2^30 positions are too many", || {
            _ = game(usize::MAX, |_| vec![]);
        });
        assert_panics("option 0 of position 0 is not smaller", || _ = game(1, |_| vec![0]));
        assert_panics("position 2 in a game of 2 positions", || _ = game(2, |_| vec![]).wins(&[2]));
    }
}
