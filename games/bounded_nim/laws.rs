use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, assert_panics, small_heaps};
use crate::large::{Large, stones};
use nim_snippets::bounded_nim;
use proptest::collection::vec;
use rules::heaps::cut;

#[test]
fn laws() {
    for max in [1, 2, 3, 4, 5, u64::MAX] {
        let mut rules = Rules::new(|heaps: &Vec<u64>| rules::bounded_nim::moves(heaps, max));
        for heaps in small_heaps() {
            let moves = bounded_nim::winning_moves(&heaps, max);
            rules.check_outcome(Normal, &heaps, bounded_nim::wins(&heaps, max), moves);
            let moves = bounded_nim::misere_winning_moves(&heaps, max);
            rules.check_outcome(Misere, &heaps, bounded_nim::misere_wins(&heaps, max), moves);
        }
        for heap in 0..40 {
            rules.check_grundy(&vec![heap], bounded_nim::grundy(heap, max));
        }
    }
}

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
    for heaps in [&[][..], &[5]] {
        assert_panics("max must be positive", || bounded_nim::wins(heaps, 0));
        assert_panics("max must be positive", || bounded_nim::winning_moves(heaps, 0));
        assert_panics("max must be positive", || bounded_nim::misere_wins(heaps, 0));
        assert_panics("max must be positive", || bounded_nim::misere_winning_moves(heaps, 0));
    }
    assert_panics("max must be positive", || bounded_nim::grundy(0, 0));
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
