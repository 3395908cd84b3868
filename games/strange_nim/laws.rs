use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, heaps};
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
}
