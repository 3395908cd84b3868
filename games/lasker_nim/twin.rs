use super::{splits, value};
use std::collections::BTreeSet;

#[test]
fn splits_are_those_of_the_value() {
    for (heap, target) in (0..120).flat_map(|heap| (0..140).map(move |target| (heap, target))) {
        for r in 0..4 {
            let fits = |a: &i128| a % 4 == r && value(*a) ^ value(heap - a) == target;
            let all = (1..=heap / 2).filter(fits);
            assert!(splits(heap, target, r).eq(all), "{heap}, {target}, {r}");
        }
    }
}

#[test]
fn values_are_mexes_and_their_own_inverse() {
    let mut values: Vec<i128> = Vec::new();
    for heap in 0..300 {
        let splits = (1..=heap / 2).map(|a| values[a] ^ values[heap - a]);
        let reached: BTreeSet<i128> = values.iter().copied().chain(splits).collect();
        let mex = (0..).find(|value| !reached.contains(value)).expect("some number");
        assert_eq!((value(heap as i128), value(mex)), (mex, heap as i128));
        values.push(mex);
    }
}
