use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, assert_panics, small_heaps};
use crate::large::{Large, stones};
use ::rules::heaps::cut;
use nim_snippets::subtraction_formula::*;
use proptest::collection::vec;
use proptest::prelude::*;

use ::rules::subtraction_formula as rules;

/// Heaps that pass the end of a period, alone and with others.
fn positions() -> impl Iterator<Item = Vec<u64>> {
    let larger = (0..40).flat_map(|n| [vec![n], vec![n, 1], vec![n, 7], vec![3, n, 12]]);
    small_heaps().chain(larger)
}

#[test]
fn laws() {
    for (max, k) in (1..=4).flat_map(|max| (1..=13).map(move |k| (max, k))) {
        let mut game = Rules::new(|heaps: &Vec<u64>| rules::moves(heaps, max, k));
        for heaps in positions() {
            let moves = winning_moves(&heaps, max, k);
            game.check_outcome(Normal, &heaps, wins(&heaps, max, k), moves);
            let moves = misere_winning_moves(&heaps, max, k);
            game.check_outcome(Misere, &heaps, misere_wins(&heaps, max, k), moves);
        }
        for heap in 0..120 {
            game.check_grundy(&vec![heap], grundy(heap, max, k));
        }
    }
}

#[test]
fn pair_laws() {
    for (a, b) in (1..=5).flat_map(|a| (1..=13).map(move |b| (a, b))) {
        let mut game = Rules::new(|heaps: &Vec<u64>| rules::pair_moves(heaps, a, b));
        for heaps in positions() {
            let moves = pair_winning_moves(&heaps, a, b);
            game.check_outcome(Normal, &heaps, pair_wins(&heaps, a, b), moves);
            let moves = pair_misere_winning_moves(&heaps, a, b);
            game.check_outcome(Misere, &heaps, pair_misere_wins(&heaps, a, b), moves);
        }
        for heap in 0..120 {
            game.check_grundy(&vec![heap], pair_grundy(heap, a, b));
        }
    }
}

/// The values by the definition, where the long move is long.
#[test]
fn values() {
    let check = |set: &[u64], grundy: &dyn Fn(u64) -> u64| {
        let mut values = Vec::new();
        for heap in 0..2000 {
            let lefts = set.iter().filter_map(|s| heap_minus(heap, *s));
            let options: Vec<u64> = lefts.map(|left| values[left]).collect();
            values.push((0..).find(|value| !options.contains(value)).unwrap());
            assert_eq!(grundy(heap), values[heap as usize], "{set:?}: {heap}");
        }
    };
    for (max, k) in [(1, 500), (1, 501), (2, 600), (2, 601), (6, 700), (6, 699), (99, 300)] {
        let set: Vec<u64> = (1..=max).chain([k]).collect();
        check(&set, &|heap| grundy(heap, max, k));
    }
    for (a, b) in [(1, 500), (7, 500), (7, 7 * 71), (200, 201), (123, 456), (300, 300)] {
        check(&[a, b], &|heap| pair_grundy(heap, b, a));
    }
}

fn heap_minus(heap: u64, taken: u64) -> Option<usize> {
    heap.checked_sub(taken).map(|left| left as usize)
}

/// A move of any magnitude, or one that makes the long period.
fn large_moves() -> impl Strategy<Value = (u64, u64)> {
    let positive = || stones().prop_map(|n| n.max(1));
    let multiple = (positive(), positive()).prop_map(|(max, times)| {
        let k = max.checked_add(1).and_then(|m| m.checked_mul(times));
        (max, k.unwrap_or(u64::MAX))
    });
    prop_oneof![(positive(), positive()), multiple]
}

#[test]
fn large() {
    let games = Large::new((vec(stones(), 0..5), large_moves()), |heaps, (max, k), &(i, left)| {
        assert!(heaps[i] - left <= max || heaps[i] - left == k);
        cut(heaps, (i, left))
    });
    let games = games.over_if(|heaps, _| heaps.iter().all(|&heap| heap == 0));
    games.check(
        Normal,
        |heaps, (max, k)| wins(heaps, max, k),
        |heaps, (max, k)| winning_moves(heaps, max, k).collect(),
    );
    games.check(
        Misere,
        |heaps, (max, k)| misere_wins(heaps, max, k),
        |heaps, (max, k)| misere_winning_moves(heaps, max, k).collect(),
    );
    let games = Large::new((vec(stones(), 0..5), large_moves()), |heaps, (a, b), &(i, left)| {
        assert!([a, b].contains(&(heaps[i] - left)));
        cut(heaps, (i, left))
    });
    let games =
        games.over_if(|heaps, (a, b): (u64, u64)| heaps.iter().all(|&heap| heap < a.min(b)));
    games.check(
        Normal,
        |heaps, (a, b)| pair_wins(heaps, a, b),
        |heaps, (a, b)| pair_winning_moves(heaps, a, b).collect(),
    );
    games.check(
        Misere,
        |heaps, (a, b)| pair_misere_wins(heaps, a, b),
        |heaps, (a, b)| pair_misere_winning_moves(heaps, a, b).collect(),
    );
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert_eq!(grundy(MAX, MAX, MAX), MAX);
    assert_eq!(grundy(MAX, MAX - 1, MAX), MAX); // taking all is the long move
    assert_eq!(grundy(MAX - 1, MAX - 1, MAX), MAX - 1);
    assert_eq!(pair_grundy(MAX, MAX, MAX), 1);
    assert!(winning_moves(&[MAX], MAX - 1, MAX).eq([(0, 0)]));
    assert!(!wins(&[], 1, 1) && misere_wins(&[], 1, 1) && pair_misere_wins(&[1], 2, 3));
    for heaps in [&[][..], &[5]] {
        assert_panics("max must be positive", || wins(heaps, 0, 1));
        assert_panics("max must be positive", || winning_moves(heaps, 0, 1));
        assert_panics("0 stones are no move", || misere_wins(heaps, 1, 0));
        assert_panics("0 stones are no move", || misere_winning_moves(heaps, 1, 0));
        assert_panics("0 stones are no move", || pair_wins(heaps, 0, 1));
        assert_panics("0 stones are no move", || pair_winning_moves(heaps, 1, 0));
        assert_panics("0 stones are no move", || pair_misere_wins(heaps, 1, 0));
        assert_panics("0 stones are no move", || pair_misere_winning_moves(heaps, 0, 1));
    }
    assert_panics("max must be positive", || grundy(0, 0, 1));
    assert_panics("0 stones are no move", || pair_grundy(0, 0, 1));
}
