use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics, heaps};
use crate::large::{Large, stones};
use crate::number::Pair;
use nim_snippets::delete_nim;
use proptest::collection::vec;
use proptest::prelude::*;
use rules::delete_nim::{moves, split_moves};
use rules::splitting::Split;

#[test]
fn laws() {
    let mut rules = Rules::new(|pairs: &Vec<Pair>| moves(pairs));
    let mut split = Rules::new(|pairs: &Vec<Pair>| split_moves(pairs));
    let one = heaps(2, 40).into_iter().map(|heaps| vec![(heaps[0], heaps[1])]);
    let two = heaps(4, 4).into_iter().map(|heaps| vec![(heaps[0], heaps[1]), (heaps[2], heaps[3])]);
    for pairs in one.chain(two).chain([vec![], vec![(7, 3), (9, 12)]]) {
        rules.check_outcome(
            Normal,
            &pairs,
            delete_nim::wins(&pairs),
            delete_nim::winning_moves(&pairs),
        );
        let more: Vec<Pair> = pairs.iter().map(|&(a, b)| (a + 1, b + 1)).collect();
        split.check_outcome(
            Normal,
            &more,
            delete_nim::split_wins(&more),
            delete_nim::split_winning_moves(&more),
        );
        if let [(a, b)] = pairs[..] {
            rules.check_grundy(&pairs, delete_nim::grundy(a, b));
            split.check_grundy(&more, delete_nim::split_grundy(a + 1, b + 1));
        }
    }
}

/// Random pairs of heaps of at least `least` stones, of which a move takes `taken`.
fn large_pairs(taken: u64, least: u64) -> Large<Vec<Pair>, (), Split> {
    let stones = move || stones().prop_map(move |heap| heap.max(least));
    let pairs = vec((stones(), stones()), 1..5);
    Large::new((pairs, Just(())), move |pairs: &Vec<Pair>, (), (i, parts): &Split| {
        let ((a, b), (p, q)) = (pairs[*i], (parts[0], parts[1]));
        assert!(least <= p && p <= q && [a, b].contains(&(p + q + taken)));
        let mut pairs = pairs.clone();
        pairs[*i] = (p, q);
        pairs
    })
    .in_order_of(|(i, parts)| (*i, parts[0] + parts[1], parts[0]))
}

#[test]
fn large() {
    large_pairs(1, 0).check(
        Normal,
        |pairs, ()| delete_nim::wins(pairs),
        |pairs, ()| delete_nim::winning_moves(pairs).take(100).collect(),
    );
    large_pairs(0, 1).check(
        Normal,
        |pairs, ()| delete_nim::split_wins(pairs),
        |pairs, ()| delete_nim::split_winning_moves(pairs).take(100).collect(),
    );
}

#[test]
fn extremes() {
    assert!(delete_nim::winning_moves(&[(u64::MAX, 0), (63, 0)]).next().is_some());
    assert_eq!(
        delete_nim::winning_moves(&[(u64::MAX, 0), (0, 0)]).next(),
        Some((0, vec![0, u64::MAX - 1]))
    );
    assert_panics("a heap is empty", || delete_nim::split_wins(&[(1, 1), (0, 1)]));
    assert_panics("a heap is empty", || delete_nim::split_grundy(1, 0));
    assert_panics("a heap is empty", || delete_nim::split_winning_moves(&[(1, 0)]));
}
