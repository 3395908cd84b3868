use super::{splits, value};

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
