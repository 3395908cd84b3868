use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, assert_panics, heaps};
use crate::large::{Large, stones};
use moves::heaps::Cut;
use moves::strange_nim::{DividedHeap, moves};
use nim_snippets::strange_nim;
use proptest::collection::vec;
use proptest::prelude::*;

#[test]
fn laws() {
    let mut rules = Rules::new(|heaps: &Vec<DividedHeap>| moves(heaps));
    for (stones, k) in (0..=100).flat_map(|stones| (1..=10).map(move |k| (stones, k))) {
        rules.check_grundy(&vec![(stones, k)], strange_nim::grundy(stones, k));
    }
    let one = (0..=60).flat_map(|stones| (1..=6).map(move |k| vec![(stones, k)]));
    let two = heaps(2, 20).into_iter().flat_map(|heaps| {
        let ks = [(1, 2), (2, 3), (2, 2), (3, 5), (4, 1)];
        ks.map(|(k, l)| vec![(heaps[0], k), (heaps[1], l)])
    });
    let three = heaps(3, 8).into_iter().flat_map(|heaps| {
        let ks = [[1, 2, 3], [2, 2, 2], [2, 3, 4]];
        ks.map(|ks| heaps.iter().copied().zip(ks).collect())
    });
    for heaps in one.chain(two).chain(three).chain([vec![]]) {
        rules.check_outcome(
            Normal,
            &heaps,
            strange_nim::wins(&heaps),
            strange_nim::winning_moves(&heaps),
        );
        let moves = strange_nim::misere_winning_moves(&heaps);
        rules.check_outcome(Misere, &heaps, strange_nim::misere_wins(&heaps), moves);
    }
}

#[test]
fn large() {
    let k = || prop_oneof![1..=30_000_u64, (0..3_u64).prop_map(|n| u64::MAX - n), 1..4_u64];
    let middle = (0..1_u64 << 40, 1..1_u64 << 20);
    let far = (prop_oneof![stones(), 0..1_000_000_000_u64], k());
    let heaps = vec(prop_oneof![far, middle], 0..4);
    let games = Large::new((heaps, Just(())), |heaps: &Vec<DividedHeap>, (), &(i, left): &Cut| {
        let (mut after, (stones, k)) = (heaps.clone(), heaps[i]);
        assert!(left < stones && stones - left <= stones / k);
        after[i].0 = left;
        after
    });
    games.check(
        Normal,
        |heaps: &Vec<DividedHeap>, ()| strange_nim::wins(heaps),
        |heaps, ()| strange_nim::winning_moves(heaps).collect(),
    );
    assert_panics("k must be positive", || strange_nim::grundy(0, 0));
    assert_panics("k must be positive", || strange_nim::winning_moves(&[(1, 1), (0, 0)]));
}

#[test]
fn fractions() {
    for (p, q) in (1..14).flat_map(|q| (1..=q).map(move |p| (p, q))) {
        let options = |&heap: &u64| {
            let taken = 1..=heap * p / q;
            taken.rev().map(|taken| (heap - taken, heap - taken)).collect::<Vec<_>>()
        };
        let mut rules = Rules::new(options);
        let heaps: Vec<u64> = (0..=150).collect();
        let values = strange_nim::fraction_heap_values(&heaps, p, q);
        for (&heap, &value) in heaps.iter().zip(&values) {
            rules.check_grundy(&heap, value);
            assert_eq!(strange_nim::fraction_heap_values(&[heap], p, q), [value], "{heap} {p}/{q}");
        }
        for (a, b) in (0..60).flat_map(|a| (0..60).map(move |b| (a, b))) {
            let heaps = [a, b, 5];
            let xor = heaps.iter().fold(0, |xor, &heap| xor ^ values[heap as usize]);
            let wins = |&heap: &u64| {
                let target = xor ^ values[heap as usize];
                options(&heap).iter().filter(|left| values[left.0 as usize] == target).count()
            };
            let count: usize = heaps.iter().map(wins).sum();
            assert_eq!(strange_nim::fraction_wins(&heaps, p, q), count > 0, "{heaps:?} {p}/{q}");
            let counted = strange_nim::count_fraction_winning_moves(&heaps, p, q);
            assert_eq!(counted, count, "{heaps:?} {p}/{q}");
        }
    }
}

/// A fraction of one `k`-th is the divisor `k`, whether one heap is asked or many at once.
#[test]
fn large_fractions() {
    let mut random = crate::random::Random(1);
    for round in 0..60 {
        let k = 1 + random.below(1 << (round % 16));
        let heaps: Vec<u64> = (0..random.below(300)).map(|_| random.below(1 << 24)).collect();
        let values: Vec<u64> = heaps.iter().map(|&heap| strange_nim::grundy(heap, k)).collect();
        assert_eq!(strange_nim::fraction_heap_values(&heaps, 1, k), values, "{heaps:?} {k}");
        let twice = strange_nim::fraction_heap_values(&heaps, 3, 3 * k);
        assert_eq!(twice, values, "{heaps:?} {k}");
    }
}
