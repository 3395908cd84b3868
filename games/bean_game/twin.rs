use super::{grundy, heap_worth, splits};

#[test]
fn heap_worth_is_a_search() {
    for value in 0..300 {
        assert_eq!(heap_worth(value), (0..300).find(|&heap| grundy(heap) == value), "{value}");
    }
    assert_eq!(heap_worth(grundy((1 << 63) - 1)), Some((1 << 63) - 1));
}

#[test]
fn splits_are_all_pairs_with_that_xor() {
    for heap in 0..24 {
        for value in 0..64 {
            let pairs = (0..heap).flat_map(|a| (a..heap).map(move |b| (a, b)));
            let fits = pairs.filter(|&(a, b)| grundy(a) ^ grundy(b) == value);
            assert!(splits(heap, value).eq(fits), "{heap} {value}");
        }
    }
}
