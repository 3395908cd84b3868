use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{assert_panics, heaps};
use crate::random::Random;
use crate::splitting::{Split, all_takes, split, splitting_rules, sums};

/// Checks the law on large positions: a winning move leads to a lost position, and one exists iff
/// the position is won.
fn check_large(wins: impl Fn(&[u64]) -> bool, moves: impl Fn(&[u64]) -> Vec<Split>) {
    let mut random = Random(6);
    for _ in 0..500 {
        let mut heaps: Vec<u64> = (0..random.below(4)).map(|_| random.stones()).collect();
        heaps.extend(random.below(2).checked_sub(1).and(heaps.first().copied()));
        let moves = moves(&heaps);
        assert_eq!(wins(&heaps), !moves.is_empty(), "{heaps:?}");
        for winning in &moves {
            assert!(!wins(&split(&heaps, winning)), "{heaps:?} {winning:?}");
        }
    }
}

#[test]
fn laws() {
    use nim_snippets::lasker_nim::*;
    let mut rules = splitting_rules(|heap| [all_takes(heap), sums(heap, 2)].concat());
    for (count, max) in [(0, 0), (1, 16), (2, 8), (3, 4), (4, 2)] {
        for heaps in heaps(count, max) {
            rules.check_outcome(Normal, &heaps, wins(&heaps), winning_moves(&heaps));
            rules.check_outcome(Misere, &heaps, misere_wins(&heaps), misere_winning_moves(&heaps));
        }
    }
    for heap in 0..=16 {
        rules.check_grundy(&vec![heap], grundy(heap));
    }
}

#[test]
fn large() {
    use nim_snippets::lasker_nim::*;
    check_large(wins, |heaps| winning_moves(heaps).take(20).collect());
    // A win of misère play may be the finished position, which has no move.
    check_large(
        |heaps| misere_wins(heaps) && heaps.iter().any(|&heap| heap > 0),
        |heaps| {
            let moves = misere_winning_moves(heaps).take(20);
            moves.filter(|m| !misere_wins(&split(heaps, m))).collect()
        },
    );
    assert_eq!(grundy(u64::MAX - 1), u64::MAX - 1);
    assert!(winning_moves(&[u64::MAX; 2]).next().is_none());
    assert_panics("2^64 does not fit", || grundy(u64::MAX));
}
