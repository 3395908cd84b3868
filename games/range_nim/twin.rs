use super::{grundy, options_of_value};

#[test]
fn options_of_value_are_those_of_a_search() {
    for (min, max) in (1..6).flat_map(|min| (min..9).map(move |max| (min, max))) {
        for (heap, value) in (0..60).flat_map(|heap| (0..10).map(move |value| (heap, value))) {
            let in_reach = |left: &u64| (min..=max).contains(&(heap - left));
            let plain = (0..heap).filter(in_reach).filter(|&left| grundy(left, min, max) == value);
            assert!(
                options_of_value(value, heap, min, max).eq(plain),
                "{heap} {min} {max} {value}"
            );
        }
    }
}
