use std::collections::BTreeSet;

use crate::brute_force::Convention::{Misere, Normal};
use crate::large::{Large, stones};
use nim_snippets::distinct_split;
use proptest::collection::vec;

type Split = (usize, Vec<u64>);

fn after(heaps: &[u64], (i, parts): &Split) -> Vec<u64> {
    assert!(parts.len() > 1 && parts.is_sorted_by(|a, b| a < b) && parts[0] > 0, "{parts:?}");
    assert_eq!(parts.iter().map(|&part| u128::from(part)).sum::<u128>(), u128::from(heaps[*i]));
    let mut after = heaps.to_vec();
    after.splice(i..=i, parts.iter().copied());
    after
}

/// The definition, further than positions can be played out; and a move for each smaller value.
#[test]
fn values() {
    const MAX: usize = 150;
    let mut values = vec![0];
    // The xors of different parts with a given sum.
    let mut reached = vec![BTreeSet::new(); MAX + 1];
    reached[0].insert(0);
    for part in 1..=MAX {
        let value = (0..).find(|value| !reached[part].contains(value)).expect("finite");
        assert_eq!(distinct_split::grundy(part as u64), value, "{part}");
        for sum in (part..=MAX).rev() {
            let more: Vec<u64> = reached[sum - part].iter().map(|xor| xor ^ value).collect();
            reached[sum].extend(more);
        }
        values.push(value);
    }
    for (heap, &value) in (0..).zip(&values) {
        for smaller in (0..).zip(&values).filter(|(_, smaller)| **smaller < value) {
            for position in [[heap, smaller.0], [smaller.0, heap]] {
                let winning = distinct_split::winning_move(&position).expect("a won position");
                assert!(!distinct_split::wins(&after(&position, &winning)), "{position:?}");
            }
        }
    }
}

#[test]
fn large() {
    let large =
        Large::new((vec(stones(), 0..6), 0..1_u64), |heaps, _, winning| after(heaps, winning))
            .over_if(|heaps, _| heaps.iter().all(|&heap| heap < 3));
    let moves = |heaps: &Vec<u64>, _| distinct_split::winning_move(heaps).into_iter().collect();
    large.check(Normal, |heaps, _| distinct_split::wins(heaps), moves);
    let moves =
        |heaps: &Vec<u64>, _| distinct_split::misere_winning_move(heaps).into_iter().collect();
    large.check(Misere, |heaps, _| distinct_split::misere_wins(heaps), moves);
    // Few heaps, so that the smallest values are asked for.
    let few =
        Large::new((vec(0..60_u64, 0..4), 0..1_u64), |heaps, _, winning| after(heaps, winning))
            .over_if(|heaps, _| heaps.iter().all(|&heap| heap < 3));
    let moves = |heaps: &Vec<u64>, _| distinct_split::winning_move(heaps).into_iter().collect();
    few.check(Normal, |heaps, _| distinct_split::wins(heaps), moves);
    let moves =
        |heaps: &Vec<u64>, _| distinct_split::misere_winning_move(heaps).into_iter().collect();
    few.check(Misere, |heaps, _| distinct_split::misere_wins(heaps), moves);
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert!(!distinct_split::wins(&[]) && distinct_split::misere_wins(&[1, 0, 2]));
    assert_eq!(distinct_split::winning_move(&[1, 2, 0]), None);
    assert_eq!(distinct_split::misere_winning_move(&[1, 2, 0]), None);
    assert_eq!(distinct_split::grundy(MAX), MAX - 4);
    for position in [vec![MAX], vec![MAX, MAX - 1], vec![MAX, MAX, 3], vec![MAX - 1, 1 << 63]] {
        let winning = distinct_split::winning_move(&position).expect("a won position");
        assert!(!distinct_split::wins(&after(&position, &winning)), "{position:?}");
        let winning = distinct_split::misere_winning_move(&position).expect("a won position");
        assert!(!distinct_split::misere_wins(&after(&position, &winning)), "{position:?}");
    }
}
