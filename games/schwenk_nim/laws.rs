use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, assert_panics};
use crate::large::{Large, stones};
use crate::random::Random;
use nim_snippets::{fibonacci_nim, schwenk_nim};
use proptest::prelude::*;
use rules::schwenk_nim::TakeAway;

#[test]
fn laws() {
    for m in 1..=7 {
        let mut rules = Rules::new(|position: &TakeAway| rules::schwenk_nim::moves(position, m));
        for (heap, limit) in (0..=50).flat_map(|heap| (0..=heap + 1).map(move |q| (heap, q))) {
            let moves = schwenk_nim::winning_moves(heap, limit, m);
            let wins = schwenk_nim::wins(heap, limit, m);
            rules.check_outcome(Normal, &(heap, limit), wins, moves);
            let moves = schwenk_nim::misere_winning_moves(heap, limit, m);
            let wins = schwenk_nim::misere_wins(heap, limit, m);
            rules.check_outcome(Misere, &(heap, limit), wins, moves);
        }
    }
}

#[test]
fn large() {
    for convention in [Normal, Misere] {
        let take = |&(heap, limit): &TakeAway, m: u64, &left: &u64| {
            assert!((heap.saturating_sub(limit)..heap).contains(&left));
            (left, m.saturating_mul(heap - left))
        };
        let games = Large::new(((stones(), stones()), (1..9_u64).boxed()), take);
        games.over_if(|&(heap, limit), _| heap.min(limit) == 0).check(
            convention,
            |&(heap, limit), m| match convention {
                Normal => schwenk_nim::wins(heap, limit, m),
                Misere => schwenk_nim::misere_wins(heap, limit, m),
            },
            |&(heap, limit), m| match convention {
                Normal => schwenk_nim::winning_moves(heap, limit, m).collect(),
                Misere => schwenk_nim::misere_winning_moves(heap, limit, m).collect(),
            },
        );
    }
}

#[test]
fn twice_as_many_is_fibonacci_nim() {
    let mut random = Random(1);
    for _ in 0..2000 {
        let (heap, limit) = (random.stones(), random.stones());
        let moves = schwenk_nim::winning_moves(heap, limit, 2);
        assert!(moves.eq(fibonacci_nim::winning_moves(heap, limit)), "{heap} {limit}");
        let moves = schwenk_nim::misere_winning_moves(heap, limit, 2);
        assert!(moves.eq(fibonacci_nim::misere_winning_moves(heap, limit)), "{heap} {limit}");
    }
}

#[test]
fn extremes() {
    let powers = schwenk_nim::winning_moves(u64::MAX, u64::MAX, 1);
    assert_eq!(powers.last(), Some(u64::MAX - 1)); // takes the lowest set bit
    let all_or_nothing = |limit| schwenk_nim::winning_moves(u64::MAX, limit, u64::MAX);
    assert!(all_or_nothing(u64::MAX).eq([0]));
    assert_eq!(all_or_nothing(u64::MAX - 1).next(), None);
    assert_panics("factor must be positive", || schwenk_nim::wins(0, 0, 0));
    assert_panics("factor must be positive", || schwenk_nim::winning_moves(0, 0, 0));
    assert_panics("factor must be positive", || schwenk_nim::misere_winning_moves(0, 0, 0));
}

/// The words that are shown: lost is where a stone may be taken, but not the smallest part of the
/// heap without one stone, if it has any. Twice as many is Fibonacci Nim.
#[test]
fn misere_in_words() {
    for (heap, limit) in (0..60).flat_map(|heap| (0..60).map(move |limit| (heap, limit))) {
        for m in 1..=4 {
            let part =
                |heap| schwenk_nim::winning_moves(heap, heap, m).last().map(|left| heap - left);
            let lost = heap > 0 && limit > 0 && part(heap - 1).is_none_or(|part| part > limit);
            assert_eq!(schwenk_nim::misere_wins(heap, limit, m), !lost, "{heap} {limit} {m}");
            if m == 2 {
                assert_eq!(fibonacci_nim::misere_wins(heap, limit), !lost, "{heap} {limit}");
            }
        }
    }
}
