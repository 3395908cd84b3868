use std::collections::BTreeSet;

use super::{all, vertices};
use crate::random::Random;

#[test]
fn words_are_sets() {
    let mut random = Random(1);
    for _ in 0..1000 {
        let set: BTreeSet<usize> =
            (0..random.below(65)).map(|_| random.below(64) as usize).collect();
        let word = set.iter().fold(0, |word, v| word | 1 << v);
        assert!(vertices(word).eq(set.iter().copied()), "{set:?}");
    }
    for n in 0..=64 {
        assert!(vertices(all(n)).eq(0..n));
    }
}
