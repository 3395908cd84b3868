use super::{grundy, option_of_value};

#[test]
fn option_of_value_is_that_of_a_search() {
    for (heap, max) in (0..70).flat_map(|heap| (1..12).map(move |max| (heap, max))) {
        for value in (0..15).filter(|&value| value != grundy(heap, max)) {
            let mut options = heap.saturating_sub(max)..heap;
            let plain = options.find(|&left| grundy(left, max) == value);
            assert_eq!(option_of_value(value, heap, max), plain, "{heap} {max} {value}");
        }
    }
}
