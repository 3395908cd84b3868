use crate::brute_force::Convention::{Misere, Normal};
use crate::large::{Large, for_counted_heaps, stones};
use moves::heaps::{Cuts, cut};
use nim_snippets::moore_nim::*;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert!(wins(&[22, 11, 42, 23, 19], 3));
    assert_eq!(winning_move(&[MAX, 0, MAX], MAX), Some(vec![(0, 0), (2, 0)]));
    assert_eq!(winning_move(&[MAX; 3], 2), None);
    assert_eq!(misere_winning_move(&[MAX, 1, 0], 2), Some(vec![(0, 0)]));
    assert_eq!(misere_winning_move(&[MAX, 0], MAX), Some(vec![(0, 1)]));
    assert!(misere_wins(&[0], MAX) && !wins(&[0], MAX));
}

#[test]
fn large() {
    let heaps = prop_oneof![3 => vec(stones(), 0..400), 1 => vec(0..4_u64, 0..400)];
    let with_k = |heaps: Vec<u64>| {
        let n = heaps.len() as u64;
        let k = prop_oneof![select(vec![1, 2, 3, 7, 64, u64::MAX]), 1..n + 2];
        (Just(heaps), k)
    };
    // Few heaps with any digit among many, and so many that the counters carry far.
    let mut sparse = vec![0; 10_000];
    for digit in 0..63 {
        sparse[9_000 + 10 * digit] = 1 << digit;
    }
    let many =
        prop_oneof![(Just(sparse), 62..65_u64), (Just(vec![u64::MAX; 10_000]), 9_998..10_001_u64),];
    let games = prop_oneof![9 => heaps.prop_flat_map(with_k), 1 => many];
    let games = Large::new(games, |heaps, k, cuts: &Cuts| {
        assert!((1..=k).contains(&(cuts.len() as u64)) && cuts.is_sorted_by(|a, b| a.0 < b.0));
        cuts.iter().fold(heaps.clone(), |heaps: Vec<u64>, &m| cut(&heaps, m))
    })
    .over_if(|heaps, _| heaps.iter().all(|&heap| heap == 0));
    let winning = |heaps: &Vec<u64>, k| winning_move(heaps, k).into_iter().collect();
    games.check(Normal, |heaps, k| wins(heaps, k), winning);
    let winning = |heaps: &Vec<u64>, k| misere_winning_move(heaps, k).into_iter().collect();
    games.check(Misere, |heaps, k| misere_wins(heaps, k), winning);
}

/// The words that are shown: every digit sum is a multiple of `k + 1` and a heap is above 1, or the
/// last sum is one more than such a multiple and no heap is above 1.
#[test]
fn misere_in_words() {
    for heaps in crate::brute_force::small_heaps() {
        for k in 1..=4 {
            let rest = |bit: u32| heaps.iter().map(|heap| heap >> bit & 1).sum::<u64>() % (k + 1);
            let has_big = heaps.iter().any(|&heap| heap > 1);
            let lost = if has_big { (0..64).all(|bit| rest(bit) == 0) } else { rest(0) == 1 };
            assert_eq!(nim_snippets::moore_nim::misere_wins(&heaps, k), !lost, "{heaps:?} {k}");
        }
    }
}

#[test]
fn counts_are_heaps() {
    for_counted_heaps(|counted, _, heaps| {
        for k in [1, 2, 3, 7, u64::MAX] {
            assert_eq!(counts_wins(counted, k), wins(heaps, k), "{counted:?} {k}");
            assert_eq!(counts_misere_wins(counted, k), misere_wins(heaps, k), "{counted:?} {k}");
        }
    });
}
