//! Monotone game.

use crate::support::assert_panics;
use crate::support::brute_force::Convention::Normal;
use crate::support::brute_force::Rules;
use crate::support::random::Random;
use crate::support::small_heaps;
use nim_snippets::monotone_game;
use nim_snippets::monotone_game::MonotoneGame;
use std::collections::BTreeSet;

/// Non-decreasing options, each for all heaps of at least some size.
fn random_rule(random: &mut Random) -> Vec<(u64, u64, u64)> {
    let mut rule: Vec<(u64, u64, u64)> = (0..1 + random.below(4))
        .map(|_| (1 + random.below(9), random.below(4), 2 + random.below(6)))
        .collect();
    rule.sort_unstable(); // later ones begin later
    rule
}

fn options(rule: &[(u64, u64, u64)], heap: u64) -> Vec<u64> {
    let here = rule.iter().filter(|&&(first, ..)| heap >= first);
    let option = |&(_, kind, k): &(u64, u64, u64)| match kind {
        0 => heap / k,
        1 => (heap - 1) / k,
        2 => heap - heap.div_ceil(k),
        _ => heap / k * (k - 1),
    };
    here.map(option).collect()
}

#[test]
fn laws() {
    let mut random = Random(51);
    for _ in 0..40 {
        let rule = random_rule(&mut random);
        let game = MonotoneGame::new(60, |heap| options(&rule, heap));
        let mut rules = Rules::new(|heaps: &Vec<u64>| {
            let mut moves = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                for left in options(&rule, heap).into_iter().collect::<BTreeSet<u64>>() {
                    let mut after = heaps.clone();
                    after[i] = left;
                    moves.push(((i, left), after));
                }
            }
            moves
        });
        for heap in 0..=60 {
            rules.check_grundy(&vec![heap], game.grundy(&[heap]));
        }
        for heaps in small_heaps() {
            rules.check_outcome(Normal, &heaps, game.wins(&heaps), game.winning_moves(&heaps));
        }
    }
}

/// Checks each heap by itself, and that neighbouring runs have different values.
#[test]
fn large() {
    let mut random = Random(52);
    for max in [0, 1, 5, 20_000] {
        for _ in 0..20 {
            let rule = random_rule(&mut random);
            let game = MonotoneGame::new(max, |heap| options(&rule, heap));
            let mut values: Vec<u64> = Vec::new();
            for heap in 0..=max {
                let reached: Vec<u64> =
                    options(&rule, heap).into_iter().map(|x| values[x as usize]).collect();
                values.push((0..).find(|value| !reached.contains(value)).unwrap());
                assert_eq!(game.grundy(&[heap]), values[heap as usize], "{rule:?} {heap}");
            }
            let mut next = 0;
            let mut last = None;
            for (run, value) in game.runs() {
                assert_eq!(*run.start(), next, "{rule:?}");
                assert!(run.clone().all(|heap| values[heap as usize] == value));
                assert_ne!(last, Some(value), "{rule:?}");
                (next, last) = (run.end() + 1, Some(value));
            }
            assert_eq!(next, max + 1);
        }
    }
}

/// Checks the ends of the runs of all heaps by their options, of which some do not grow in
/// proportion to the heap.
#[test]
fn huge() {
    let mut random = Random(53);
    for _ in 0..20 {
        let mut rule = random_rule(&mut random);
        rule.truncate(1);
        rule.push((9 + random.below(1 << 40), random.below(4), 2 + random.below(6)));
        let less = (1 << 61) + random.below(1 << 62);
        let options = |heap: u64| {
            let mut options = options(&rule, heap);
            options.extend(heap.checked_sub(less));
            options
        };
        let game = MonotoneGame::new(u64::MAX, options);
        let mut next = Some(0);
        for (run, value) in game.runs() {
            assert_eq!(Some(*run.start()), next, "{rule:?}");
            for heap in [*run.start(), *run.end()] {
                let reached: Vec<u64> = options(heap).iter().map(|&x| game.grundy(&[x])).collect();
                assert_eq!((0..).find(|value| !reached.contains(value)), Some(value), "{rule:?}");
            }
            next = run.end().checked_add(1);
        }
        assert_eq!(next, None);
    }
}

#[test]
fn panics() {
    assert_panics("[0] is not an option of a heap of 0", || {
        _ = monotone_game::MonotoneGame::new(0, |_| vec![0]);
    });
    assert_panics("a heap of 1 is above the 0 of the table", || {
        _ = monotone_game::MonotoneGame::new(0, |_| vec![]).grundy(&[1]);
    });
    let one_less = |x: u64| if x == 0 { vec![] } else { vec![x - 1] };
    assert_panics("is larger than that of", || {
        _ = monotone_game::MonotoneGame::new(9, |x| if x > 4 { vec![1] } else { one_less(x) });
    });
    assert_panics("more than 2^22 runs up to 4194304", || {
        _ = monotone_game::MonotoneGame::new(1 << 23, one_less);
    });
}
