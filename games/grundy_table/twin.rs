use super::Reached;
use crate::random::Random;
use std::collections::HashSet;

/// Positions in a row whose options are random, some of them without a stamp.
#[test]
fn reached_is_a_set() {
    let mut random = Random(1);
    let mut stamps = vec![usize::MAX; 128];
    for now in 0..3000 {
        let bound = 1 + now as u64 / 8;
        let mut marked: Vec<u64> = (0..random.below(bound)).map(|_| random.below(bound)).collect();
        marked.extend([u64::MAX, 1 << 32, 128].into_iter().filter(|_| random.below(9) == 0));
        let mut reached = Reached { now, stamps: &mut stamps };
        for &value in &marked {
            reached.mark(value);
        }
        let set: HashSet<u64> = marked.into_iter().collect();
        for (value, &stamp) in (0..).zip(&stamps) {
            assert_eq!(stamp == now, set.contains(&value), "{value} in {set:?}");
        }
    }
}
