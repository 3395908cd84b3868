//! All-but game.

use crate::entry::*;
use nim_snippets::all_but_game::AllButGame;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        make game = AllButGame::new(n_max, set);
        value(n): game.grundy(n);
        play(heaps): game.wins(heaps), game.winning_moves(heaps);
        cuts(heaps, i, left): !set.contains(&(heaps[i] - left));
    };
    let game = Game::new("all_but_game", Shape::Sum("heaps"), answers)
        .by_options(&[(1, 300)])
        .large(&["set=", "set=1", "set=2,3,5", "set=1,2,4,11"])
        .with(SET)
        .tried(&[
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
        ])
        .sizes(&[(0, 0), (1, 60), (2, 9), (3, 6), (4, 3)])
        .proof(Proof::Module(
            words(
                "a window as long as twice the largest number of the set repeats",
                "集合の最大の数の 2 倍の長さの窓が繰り返す",
            ),
            |rule, n| {
                let period = AllButGame::new(n, rule.set("set")).period?;
                Some(Repetition::new(period.start, period.length, period.saltus))
            },
        ));
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    use nim_snippets::all_but_game::{AllButGame, Period};

    #[test]
    fn periods() {
        let period = AllButGame::new(u64::MAX, &[]).period;
        assert_eq!(period, Some(Period { start: 0, length: 1, saltus: 1 }));
        let many: Vec<u64> = (0..200).map(|i| 1000 * i * i + 1).collect();
        assert!(AllButGame::new(10_000, &many).wins(&[10_000]));
    }

    #[test]
    fn panics() {
        assert_panics("a heap of 201 is above the 200 of the table", || {
            AllButGame::new(200, &[150]).grundy(201)
        });
        assert_panics("no period within 4194304 heaps", || AllButGame::new(u64::MAX, &[u64::MAX]));
    }
}
