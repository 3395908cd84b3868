use super::{Seen, UNKNOWN};
use crate::random::Random;
use std::collections::HashSet;

#[test]
fn seen_is_a_set() {
    let mut random = Random(1);
    for n in 0..200 {
        let values: Vec<u32> = (0..n).map(|_| random.below(n + 1) as u32).collect();
        let positions: Vec<usize> = (0..2 * n).map(|_| random.below(n) as usize).collect();
        let mut late = Vec::new();
        let mut seen = Seen::small(positions.iter().copied(), &values, &mut late);
        assert!(late.iter().copied().eq(positions.iter().copied().filter(|&p| values[p] >= 64)));
        for position in late {
            seen.mark(values[position]);
        }
        let set: HashSet<u32> = positions.iter().map(|&position| values[position]).collect();
        assert_eq!(Some(seen.mex()), (0..).find(|value| !set.contains(value)), "{set:?}");
    }
}

#[test]
fn small_leaves_what_has_no_value() {
    let mut late = Vec::new();
    let seen = Seen::small([3, 1, 2, 4], &[0, UNKNOWN, 1, 64], &mut late);
    assert_eq!((seen.below_64, late), (0b10, vec![3, 1, 4]));
}
