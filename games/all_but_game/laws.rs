use crate::brute_force::Convention::Normal;
use crate::brute_force::assert_panics;
use crate::large::Large;
use crate::random::Random;
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
