use crate::brute_force::Convention::{Misere, Normal};
use crate::large::{Large, stones};
use moves::heaps::cut;
use nim_snippets::bounded_nim;
use proptest::collection::vec;

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    let moves = |heaps: &[u64], max| -> Vec<_> { bounded_nim::winning_moves(heaps, max).collect() };
    assert_eq!(moves(&[MAX, MAX - 1], MAX), [(0, MAX - 1)]);
    assert_eq!(moves(&[MAX, MAX - 1], MAX - 1), [(0, MAX - 1), (1, 0)]);
    assert_eq!(moves(&[MAX, 1], MAX - 1), [(0, 1), (1, 0)]);
    assert_eq!(moves(&[MAX], MAX), [(0, 0)]);
    assert_eq!(moves(&[], MAX), []);
    assert!(bounded_nim::misere_wins(&[], 1));
}

#[test]
fn large() {
    use bounded_nim::*;
    let games = Large::new((vec(stones(), 0..6), stones()), |heaps, max, &(i, left)| {
        assert!(heaps[i] - left <= max.max(1));
        cut(heaps, (i, left))
    });
    let games = games.over_if(|heaps, _| heaps.iter().all(|&heap| heap == 0));
    games.check(
        Normal,
        |heaps, max| wins(heaps, max.max(1)),
        |heaps, max| winning_moves(heaps, max.max(1)).take(10).collect(),
    );
    games.check(
        Misere,
        |heaps, max| misere_wins(heaps, max.max(1)),
        |heaps, max| misere_winning_moves(heaps, max.max(1)).take(10).collect(),
    );
}
