use crate::brute_force::Convention::{Misere, Normal};
use crate::large::{Large, stones};
use crate::number::{Pair, large_pairs};
use nim_snippets::{near_wythoff, wythoff};
use proptest::prelude::*;

#[test]
fn large() {
    let pairs = (large_pairs(), prop_oneof![0..4_u64, stones()]);
    let play = |&(a, b): &Pair, k: u64, &(c, d): &Pair| {
        let is_near = || (a - c).abs_diff(b - d) <= k;
        assert!(c <= a && d <= b && (a == c || b == d || is_near()));
        (c, d)
    };
    let games = Large::new(pairs, play).over_if(|&(a, b), _| a == 0 && b == 0);
    games.check(
        Normal,
        |&(a, b), k| near_wythoff::wins(a, b, k),
        |&(a, b), k| near_wythoff::winning_moves(a, b, k).collect(),
    );
    games.check(
        Misere,
        |&(a, b), k| near_wythoff::misere_wins(a, b, k),
        |&(a, b), k| near_wythoff::misere_winning_moves(a, b, k).collect(),
    );
    games.for_all(&|&(a, b), _| {
        prop_assert_eq!(near_wythoff::wins(a, b, 0), wythoff::wins(a, b));
        prop_assert!(near_wythoff::winning_moves(a, b, 0).eq(wythoff::winning_moves(a, b)));
        prop_assert_eq!(near_wythoff::misere_wins(a, b, 0), wythoff::misere_wins(a, b));
        let moves = wythoff::misere_winning_moves(a, b);
        prop_assert!(near_wythoff::misere_winning_moves(a, b, 0).eq(moves));
        Ok(())
    });
}

/// The lost pairs by their definition, far beyond what brute force reaches: the smaller heap is the
/// least number in no pair before.
#[test]
fn pairs_in_order() {
    for k in [0, 1, 2, 5, 100] {
        let mut is_used = vec![false; 3000];
        let mut smaller = 0;
        for n in 0.. {
            let larger = smaller + (k + 1) * n;
            if larger >= 3000 {
                break;
            }
            assert!(!near_wythoff::wins(smaller, larger, k), "{k} {n}");
            is_used[smaller as usize] = true;
            is_used[larger as usize] = true;
            smaller = (smaller..).find(|&heap| !is_used[heap as usize]).unwrap();
        }
    }
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert!(!near_wythoff::wins(0, 0, MAX) && near_wythoff::misere_wins(0, 0, MAX));
    assert!(near_wythoff::winning_moves(MAX, MAX, MAX).eq([(0, 0)]));
    assert!(near_wythoff::misere_winning_moves(MAX, MAX, MAX).eq([(0, 1), (1, 0)]));
    assert!(!near_wythoff::wins(1, MAX, MAX - 2) && near_wythoff::wins(1, MAX, MAX - 1));
    assert!(!near_wythoff::misere_wins(2, MAX, MAX - 4));
}
