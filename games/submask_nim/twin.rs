use super::{grundy, largest_move, lefts};
use crate::random::Random;

#[test]
fn largest_move_is_the_largest_submask() {
    for x in 0..1 << 8 {
        for max in 0..1 << 9 {
            let largest = (0..=max).filter(|d| x & d == *d).max();
            assert_eq!(Some(largest_move(x, max)), largest, "{x} {max}");
        }
    }
    assert_eq!(largest_move(u64::MAX, 5), 5);
    assert_eq!(largest_move(u64::MAX >> 1, u64::MAX), u64::MAX >> 1);
}

#[test]
fn lefts_are_found_among_all_submasks() {
    let mut random = Random(2);
    for _ in 0..300 {
        let [x, max] = [random.below(1 << 11), random.below(1 << 12)];
        for value in 0..12 {
            let is_move = |left: &u64| left & !x == 0 && x - left <= max;
            let all = (0..x).filter(is_move).filter(|&left| grundy(left, max) == value);
            assert!(lefts(value, x, max).eq(all), "{value} {x} {max}");
        }
    }
}
