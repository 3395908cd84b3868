use super::{Inside, first_after};
use crate::random::Random;

#[test]
fn first_after_is_a_search_from_below() {
    for max in 0..40 {
        for x in 0..=max {
            for from in 0..42 {
                let expected = (x + 1..=max).find(|&later| later >= from);
                assert_eq!(
                    first_after(x, max, |later| later >= from),
                    expected,
                    "{x} {max} {from}"
                );
            }
        }
    }
    assert_eq!(first_after(0, u64::MAX, |later| later == u64::MAX), Some(u64::MAX));
    assert_eq!(first_after(3, u64::MAX, |later| later >= 4), Some(4));
    assert_eq!(first_after(u64::MAX, u64::MAX, |_| true), None);
}

#[test]
fn inside_is_a_list_searched_for_the_mex() {
    let mut random = Random(1);
    for _ in 0..200 {
        let runs: Vec<(u64, u64)> = (0..60).map(|k| (k, random.below(1 + k / 8))).collect();
        let mut inside = Inside::default();
        let (mut entered, mut left) = (0, 0);
        while left < runs.len() {
            let earlier = (left, entered);
            entered = runs.len().min(entered + random.below(4) as usize);
            left = entered.min(left + random.below(4) as usize);
            let window = (left as u64, entered as u64);
            assert_eq!(
                inside.changes(window, &runs),
                (left.min(runs.len() - 1), entered) != (earlier.0.min(runs.len() - 1), earlier.1),
                "{left} {entered} {earlier:?}"
            );
            let mex = inside.mex(window, &runs);
            let there = |value: &u64| runs[left..entered].iter().any(|run| run.1 == *value);
            // No value was there before all smaller ones were.
            let known = runs[..entered].iter().map(|run| run.1).max().map_or(0, |max| max + 1);
            let is_known = |value| runs[..entered].iter().any(|run| run.1 == value);
            if left < entered && (0..known).all(is_known) {
                assert_eq!(
                    Some(mex),
                    (0..).find(|value| !there(value)),
                    "{left} {entered} {runs:?}"
                );
            }
        }
    }
}
