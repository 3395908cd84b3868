use super::Seen;
use crate::random::Random;
use std::collections::HashSet;

#[test]
fn seen_is_a_set() {
    let mut random = Random(1);
    for n in 0..200 {
        let mut seen = Seen::default();
        let mut set = HashSet::new();
        for _ in 0..3 * n {
            let value = random.below(n + 1) as u32;
            seen.mark(value);
            set.insert(value);
        }
        assert_eq!(Some(seen.mex()), (0..).find(|value| !set.contains(value)), "{set:?}");
    }
}
