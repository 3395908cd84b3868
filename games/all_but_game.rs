//! All-but game.

use crate::entry::*;
use nim_snippets::all_but_game;

pub const GAMES: &[Game] = &[Game {
    parameters: SET,
    once: Some(Once::game("AllButGame::new({n_max}, {set})")),
    value: value!(game.grundy(heaps)),
    play: play!(game.wins(heaps), winning_moves => Move::cut),
    rules: Some(Rules::may_cut(|heaps, (i, left), rule| {
        !rule.set("set").contains(&(heaps[i] - left))
    })),
    proof: Proof::Module(
        words(
            "a window as long as twice the largest number of the set repeats",
            "集合の最大の数の 2 倍の長さの窓が繰り返す",
        ),
        |rule, n| {
            let period = all_but_game::AllButGame::new(n, rule.set("set")).period()?;
            Some(Repetition::new(period.start, period.length, period.saltus))
        },
    ),
    tried: Tried {
        rules: &[
            "set=",
            "set=1",
            "set=2",
            "set=1,2",
            "set=2,3",
            "set=1,2,4",
            "set=2,3,5",
            "set=6",
            "set=3,4,11",
            "set=1,5,9,14",
        ],
        sizes: &[(0, 0), (1, 60), (2, 9), (3, 6), (4, 3)],
        by_options: &[(1, 300)],
        large: &["set=", "set=1", "set=2,3,5", "set=1,2,4,11"],
        ..TRIED
    },
    ..Game::new("all_but_game", Shape::Sum(Parts::Heaps))
}];

fn game(rule: &Under) -> &all_but_game::AllButGame {
    rule.made(|| all_but_game::AllButGame::new(rule.n_max, rule.set("set")))
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::all_but_game;

    use nim_snippets::all_but_game::{AllButGame, Period};

    #[test]
    fn periods() {
        let period = AllButGame::new(u64::MAX, &[]).period();
        assert_eq!(period, Some(Period { start: 0, length: 1, saltus: 1 }));
        let many: Vec<u64> = (0..200).map(|i| 1000 * i * i + 1).collect();
        assert!(AllButGame::new(10_000, &many).wins(&[10_000]));
    }

    #[test]
    fn panics() {
        assert_panics("a heap of 201 is above the 200 of the table", || {
            _ = all_but_game::AllButGame::new(200, &[150]).grundy(&[201]);
        });
        assert_panics("no period within 4194304 heaps", || {
            _ = all_but_game::AllButGame::new(u64::MAX, &[u64::MAX]);
        });
    }
}
