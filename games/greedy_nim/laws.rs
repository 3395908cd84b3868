use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::small_heaps;
use crate::large::Large;
use nim_snippets::greedy_nim;
use proptest::prelude::*;

#[test]
fn counts() {
    for heaps in small_heaps() {
        let count = greedy_nim::winning_moves(&heaps).count() as u128;
        assert_eq!(greedy_nim::count_winning_moves(&heaps), count);
    }
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert!(greedy_nim::winning_moves(&[MAX, MAX - 1]).eq([(0, MAX - 1)]));
    assert!(greedy_nim::winning_moves(&[MAX; 3]).take(2).eq([(0, 0), (0, 1)]));
    assert_eq!(greedy_nim::count_winning_moves(&[MAX; 3]), 3 * u128::from(MAX));
    assert!(greedy_nim::misere_winning_moves(&[0, MAX]).eq([(1, 1)]));
    assert_eq!(greedy_nim::winning_moves(&[MAX - 1, MAX - 1, MAX]).nth(5), Some((2, 5)));
    assert!(greedy_nim::smallest_winning_moves(&[MAX, MAX]).eq([(0, 1), (1, 1)]));
    assert!(greedy_nim::smallest_winning_moves(&[MAX]).eq([(0, 0)]));
}

#[test]
fn large() {
    use greedy_nim::*;
    let games = Large::heaps(0..9, Just(()));
    games.check(
        Normal,
        |heaps, ()| wins(heaps),
        |heaps, ()| winning_moves(heaps).take(10).collect(),
    );
    games.check(
        Misere,
        |heaps, ()| misere_wins(heaps),
        |heaps, ()| misere_winning_moves(heaps).take(10).collect(),
    );
    games.check(
        Normal,
        |heaps, ()| smallest_wins(heaps),
        |heaps, ()| smallest_winning_moves(heaps).take(10).collect(),
    );
    games.check(
        Misere,
        |heaps, ()| smallest_misere_wins(heaps),
        |heaps, ()| smallest_misere_winning_moves(heaps).take(10).collect(),
    );
}

/// The words that are shown: the number of largest heaps is even, in misère play odd if they are
/// single stones; with the smallest heaps it is the number of single stones that counts.
#[test]
fn lost_in_words() {
    for heaps in small_heaps() {
        let largest = heaps.iter().copied().max().unwrap_or(0);
        let is_odd = |stones: u64| heaps.iter().filter(|&&heap| heap == stones).count() % 2 == 1;
        let lost = largest == 0 || !is_odd(largest);
        let misere_lost = largest > 0 && is_odd(largest) == (largest == 1);
        assert_eq!(greedy_nim::wins(&heaps), !lost, "{heaps:?}");
        assert_eq!(greedy_nim::misere_wins(&heaps), !misere_lost, "{heaps:?}");
        let lost = is_odd(1) == (largest > 1);
        assert_eq!(greedy_nim::smallest_wins(&heaps), !lost, "{heaps:?}");
        assert_eq!(greedy_nim::smallest_misere_wins(&heaps), !is_odd(1), "{heaps:?}");
    }
}
