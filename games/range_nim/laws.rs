use proptest::collection::vec;
use proptest::prelude::*;

use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::small_heaps;
use crate::large::{Large, stones};
use crate::random::Random;
use moves::heaps::cut;
use nim_snippets::{bounded_nim, range_nim};

#[test]
fn counts() {
    for (min, max) in (1..=4).flat_map(|min| (min..=7).map(move |max| (min, max))) {
        for heaps in small_heaps() {
            let count = range_nim::winning_moves(&heaps, min, max).count() as u128;
            assert_eq!(range_nim::count_winning_moves(&heaps, min, max), count);
        }
    }
}

#[test]
fn with_min_1_is_bounded_nim() {
    let mut random = Random(2);
    for n in 0..2000 {
        let heaps: Vec<u64> = (0..n % 6).map(|_| random.stones()).collect();
        let max = random.stones().max(1);
        let moves = range_nim::winning_moves(&heaps, 1, max);
        assert!(moves.eq(bounded_nim::winning_moves(&heaps, max)), "{heaps:?}, {max}");
        let moves = range_nim::misere_winning_moves(&heaps, 1, max);
        assert!(moves.eq(bounded_nim::misere_winning_moves(&heaps, max)), "{heaps:?}, {max}");
    }
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    let count = range_nim::count_winning_moves;
    assert_eq!(count(&[MAX], MAX, MAX), 1);
    assert_eq!(count(&[MAX], MAX / 2, MAX / 2), 0);
    assert_eq!(count(&[MAX; 3], 1 << 63, MAX), 3 << 63);
    assert_eq!(count(&[1 << 60], 1, MAX), 1);
    assert_eq!(count(&[10, 1 << 60], 1 << 59, 1 << 60), 1 << 59);
    assert_eq!(range_nim::winning_moves(&[1 << 60], 1 << 59, 1 << 60).nth(5), Some((0, 5)));
    assert_eq!(count(&[], 1, MAX), 0);
    assert!(range_nim::misere_wins(&[], 2, 3));
    assert!(range_nim::misere_wins(&[1, 1], 2, 3));
}

#[test]
fn large() {
    use range_nim::*;
    let bounds = (stones(), stones()).prop_map(|(a, b)| (a.min(b).max(1), a.max(b).max(1)));
    let games = Large::new((vec(stones(), 0..6), bounds), |heaps, (min, max), &(i, left)| {
        assert!((min..=max).contains(&(heaps[i] - left)));
        cut(heaps, (i, left))
    });
    let games = games.over_if(|heaps, (min, _)| heaps.iter().all(|&heap| heap < min));
    games.check(
        Normal,
        |heaps, (min, max)| wins(heaps, min, max),
        |heaps, (min, max)| winning_moves(heaps, min, max).take(10).collect(),
    );
    games.check(
        Misere,
        |heaps, (min, max)| misere_wins(heaps, min, max),
        |heaps, (min, max)| misere_winning_moves(heaps, min, max).take(10).collect(),
    );
    games.for_all(&|heaps, (min, max)| {
        let count = count_winning_moves(heaps, min, max);
        prop_assert_eq!(count > 0, wins(heaps, min, max));
        Ok(())
    });
}
