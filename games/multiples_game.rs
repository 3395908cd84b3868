//! Multiples game.

use crate::entry::*;
use nim_snippets::multiples_game;

/// Changes the colour of a white number `x` and its multiples up to `k x`; no number is above `n`.
pub fn moves(white: &[u64], n: u64) -> Vec<((u64, u64), Vec<u64>)> {
    let mut options = Vec::new();
    for &x in white {
        for k in 1..=n / x {
            let turned = |y: &u64| y.is_multiple_of(x) && y / x <= k;
            let after = (1..=n).filter(|y| white.contains(y) != turned(y)).collect();
            options.push(((x, k), after));
        }
    }
    options
}

pub const GAMES: &[Game] = &[Game {
    parameters: LARGEST,
    once: Some(Once::game("MultiplesGame::new({n})")),
    value: value!(game.grundy(named_once(white))),
    components: Some(|white, rule| white.iter().map(|&x| game(rule).grundy(&[x])).collect()),
    play: play!(game.wins(named_once(white)), winning_moves => |step| Move::Say(turned(step))),
    rules: Some(
        Rules::options(|white, rule| {
            becoming(moves(white, rule.number("n")).into_iter().map(seen))
        })
        .at_most(|_, rule| squares(&[rule.number("n")])),
    ),
    tried: Tried {
        rules: &["n=9"],
        is_position: |white| {
            let is_new = |i: usize| !white[..i].contains(&white[i]);
            (0..white.len()).all(|i| is_new(i) && (1..=9).contains(&white[i]))
        },
        ..Tried::in_its_own_file()
    },
    ..Game::new("multiples_game", Shape::Row(Parts::White))
}];

fn game(rule: &Under) -> &multiples_game::MultiplesGame {
    rule.made(|| multiples_game::MultiplesGame::new(rule.number("n")))
}

fn turned((x, k): (u64, u64)) -> Told {
    told!("turn {x} and its multiples up to {k} times {x}", "{x} とその {k} 倍までの倍数を裏返す")
}

/// Tells a move, with the numbers that are white after it.
fn seen((step, white): ((u64, u64), Vec<u64>)) -> Move {
    Move::Become(turned(step), white)
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::multiples_game;

    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use nim_snippets::multiples_game::MultiplesGame;
    use nim_snippets::sprague_grundy::SpragueGrundy;

    #[test]
    fn laws() {
        for n in 0..=11 {
            let game = MultiplesGame::new(n);
            let mut rules = Rules::new(|white: &Vec<u64>| super::moves(white, n));
            for set in 0..1 << n {
                let white: Vec<u64> = (1..=n).filter(|x| set >> (x - 1) & 1 == 1).collect();
                let twice: Vec<u64> = white.iter().rev().chain(&white).copied().collect();
                rules.check_outcome(Normal, &white, game.wins(&twice), game.winning_moves(&twice));
                if let [x] = white[..] {
                    rules.check_grundy(&white, game.grundy(&[x]));
                }
            }
        }
    }

    /// The result is the same as that of the module for arbitrary sets, which does not use
    /// quotients.
    #[test]
    fn large() {
        for n in (12..400).step_by(7) {
            let game = MultiplesGame::new(n);
            let sets = |&x: &u64| (1..=n / x).map(|k| (2..=k).map(|i| i * x).collect()).collect();
            let mut engine = SpragueGrundy::with_splits(|x: &u64| -> Vec<Vec<u64>> { sets(x) });
            for x in 1..=n {
                assert_eq!(game.grundy(&[x]), engine.grundy(&[x]), "{n} {x}");
            }
            let white: Vec<u64> = (1..=n).filter(|x| x * x % 7 == 1).collect();
            assert_eq!(game.wins(&white), engine.wins(&white));
            let moves = engine.winning_moves(&white);
            let moves = moves.map(|(i, set)| (white[i], set.len() as u64 + 1));
            assert!(game.winning_moves(&white).eq(moves), "{n}");
        }
    }

    #[test]
    fn panics() {
        assert_panics("a game with 281474976710656 numbers is too large", || {
            _ = multiples_game::MultiplesGame::new(1 << 48);
        });
        assert_panics("0 is not in 1..=0", || {
            _ = multiples_game::MultiplesGame::new(0).grundy(&[0]);
        });
    }
}
