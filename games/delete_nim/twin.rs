use super::{grundy, next_number, splits_of_value};

#[test]
fn splits_are_those_of_the_value() {
    for (heap, ones) in (0..300_u64).flat_map(|heap| (0..10).map(move |ones| (heap, ones))) {
        let total = heap.saturating_sub(1);
        let smaller = (0..=total / 2).filter(|_| heap > 0);
        let all = smaller.map(|p| (p, total - p)).filter(|&(p, q)| grundy(p, q) == ones);
        assert!(splits_of_value(heap, ones).eq(all), "{heap}, {ones}");
    }
}

#[test]
fn numbers_count_up_around_the_held_bits() {
    for (zero, ones) in [(1, 0), (4, 0), (4, 3), (8, 5), (16, 2)] {
        let fits = |n: &u64| n & zero == 0 && n & ones == ones;
        for p in (0..200).filter(fits) {
            assert_eq!(next_number(p, zero, ones), (p + 1..).find(fits), "{p}, {zero}, {ones}");
        }
    }
    assert_eq!(next_number(u64::MAX - 1, 1, 0), None);
}
