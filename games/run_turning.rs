//! Runs of coins.

use crate::coin_turning::ruler_moves;
use crate::entry::*;
use nim_snippets::run_turning;

/// Turns over consecutive coins, whose number is one of `lengths`; the last of them shows heads. A
/// move is the first and the last coin of the run.
pub fn moves(heads: &[u64], lengths: &[u64]) -> Vec<((u64, u64), Vec<u64>)> {
    let turns = ruler_moves(heads).into_iter();
    let turns = turns.map(|(run, after)| ((run[0], run[run.len() - 1]), after));
    turns.filter(|((first, last), _)| lengths.contains(&(last - first + 1))).collect()
}

pub const GAMES: &[Game] = &[Game {
    parameters: TABLED_SET,
    once: Some(Once::game("RunTurning::new({n_max}, {set})")),
    value: value!(game.grundy(named_once(heads))),
    play: play!(game.wins(named_once(heads)), winning_moves => turned(heads)),
    rules: rules!(moves(heads, set set) => turned(heads), at_most |heads, _| squares(heads)),
    tried: Tried {
        rules: &["set=", "set=1", "set=2", "set=1,2", "set=1,3", "set=2,3,5", "set=1,4,9"],
        sizes: &[(0, 0), (1, 11), (2, 9), (3, 8), (4, 6)],
        by_options: &[(1, 100), (2, 60)],
        is_position: |heads| heads.is_sorted_by(|a, b| a < b),
        ..TRIED
    },
    ..Game::new("run_turning", Shape::Sum(Parts::Heads))
}];

fn game(rule: &Under) -> &run_turning::RunTurning {
    rule.made(|| run_turning::RunTurning::new(up_to(TABLE, rule.n_max), rule.set("set")))
}

fn turned(heads: &[u64]) -> impl Fn((u64, u64)) -> Move + '_ {
    move |(first, last)| {
        let says = if first == last {
            told!("turn the coin {last}", "コイン {first} から {last} までを裏返す")
        } else {
            told!("turn the coins {first} to {last}", "コイン {first} から {last} までを裏返す")
        };
        if last - first >= LISTED {
            return Move::Say(says);
        }
        Move::Become(says, turned_over(heads, first..=last))
    }
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::run_turning;

    use nim_snippets::run_turning::RunTurning;

    #[test]
    fn counts() {
        for lengths in [&[][..], &[1], &[2, 5], &[3, 1, 4, 1], &[1, 2, 3, 4, 5, 6, 7, 8]] {
            let game = RunTurning::new(11, lengths);
            let mut counts = vec![0; game.run_counts().len()];
            let runs = (0..12).flat_map(|first| (first..12).map(move |last| (first, last)));
            for (first, last) in runs.filter(|(first, last)| lengths.contains(&(last - first + 1)))
            {
                let value = (first..=last).fold(0, |xor, coin| xor ^ game.grundy(&[coin]));
                counts[value as usize] += 1;
            }
            assert_eq!(game.run_counts(), counts, "{lengths:?}");
        }
    }

    #[test]
    fn a_head_that_is_named_twice_shows_heads() {
        let game = RunTurning::new(5, &[2, 3]);
        assert_eq!(game.wins(&[4, 1, 4]), game.wins(&[1, 4]));
        assert!(game.winning_moves(&[4, 1, 4]).eq(game.winning_moves(&[1, 4])));
    }

    #[test]
    fn panics() {
        assert_panics("coin 4294967296 is too far right", || {
            _ = run_turning::RunTurning::new(1 << 32, &[1]);
        });
        assert_panics("a run of 0 coins is not a move", || {
            _ = run_turning::RunTurning::new(3, &[2, 0]);
        });
    }
}
