//! All-but game.

use crate::entry::*;
use nim_snippets::all_but_game::AllButGame;

/// Any number of stones that is not in the set, from one heap.
pub fn moves(heaps: &[u64], set: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    cuts(heaps, |heap, left| !set.contains(&(heap - left)))
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        make game = AllButGame::new(n_max, set);
        value(n): game.grundy(n);
        play(heaps): game.wins(heaps), game.winning_moves(heaps);
        moves(heaps): moves(heaps, set);
    };
    let game = Game::new("all_but_game", Shape::Sum("heaps"), answers)
        .with(SET)
        .tried(&["set=", "set=1", "set=2", "set=1,2", "set=2,3", "set=1,2,4", "set=2,3,5", "set=6"])
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
    use crate::support::brute_force::Convention::Normal;
    use crate::support::large::Large;
    use crate::support::random::Random;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use std::collections::HashSet;

    #[test]
    fn values() {
        use nim_snippets::all_but_game::*;
        let mut random = Random(8);
        for _ in 0..25 {
            let set: Vec<u64> = (0..random.below(5)).map(|_| random.below(15)).collect();
            let game = AllButGame::new(u64::MAX, &set);
            let mut expected: Vec<u64> = Vec::new();
            for n in 0..=600 {
                let allowed = (0..n).filter(|left| !set.contains(&((n - left) as u64)));
                let options: HashSet<u64> = allowed.map(|left| expected[left]).collect();
                expected.extend((0..).find(|value| !options.contains(value)));
            }
            assert_eq!(grundy_values(600, &set), expected, "{set:?}");
            for (n, &value) in expected.iter().enumerate() {
                assert_eq!(game.grundy(n as u64), value, "{set:?} {n}");
            }
        }
    }

    #[test]
    fn large() {
        use nim_snippets::all_but_game::*;
        let large = Large::heaps(0..5, vec(0..12_u64, 0..4));
        let moves = |heaps: &Vec<u64>, set: Vec<u64>| winning_moves(heaps, &set).collect();
        large.check(Normal, |heaps, set| wins(heaps, &set), moves);
        large.for_all(&|heaps, set| {
            let game = AllButGame::new(u64::MAX, &set);
            prop_assert_eq!(game.wins(heaps), wins(heaps, &set));
            prop_assert!(game.winning_moves(heaps).eq(winning_moves(heaps, &set)));
            Ok(())
        });
    }

    #[test]
    fn periods() {
        use nim_snippets::all_but_game::*;
        let period = AllButGame::new(u64::MAX, &[]).period;
        assert_eq!(period, Some(Period { start: 0, length: 1, saltus: 1 }));
        let many: Vec<u64> = (0..200).map(|i| 1000 * i * i + 1).collect();
        assert_panics("no period within 83886 heaps", || wins(&[u64::MAX], &many));
        assert!(wins(&[10_000], &many));
        let game = AllButGame::new(200, &many);
        assert_panics("a heap of 256 is above the 255 of the table", || game.grundy(256));
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || all_but_game::grundy_values(usize::MAX, &[1]),
        );
        assert_panics("no period within 4194304 heaps", || {
            all_but_game::AllButGame::new(u64::MAX, &[u64::MAX])
        });
    }
}
