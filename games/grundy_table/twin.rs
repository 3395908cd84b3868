use super::{Reached, mex};
use crate::random::Random;
use std::collections::HashSet;

/// Positions in a row whose options are random, at first below 64 and later above.
#[test]
fn reached_is_a_set() {
    let mut random = Random(1);
    let mut stamps = vec![usize::MAX; 128];
    let mut limit = 64;
    for now in 0..3000 {
        let bound = 1 + now as u64 / 8;
        let mut marked: Vec<u64> =
            (0..8 * random.below(bound)).map(|_| random.below(bound)).collect();
        marked.extend(
            [u64::MAX, 1 << 32, 64, 63, bound].into_iter().filter(|_| random.below(9) == 0),
        );
        let mut reached = Reached { bits: 0, limit, now, stamps: &mut stamps };
        for &value in &marked {
            reached.mark(value);
        }
        let bits = reached.bits;
        let set: HashSet<u64> = marked.into_iter().collect();
        let least = (0..).find(|value| !set.contains(value)).expect("a mex");
        assert_eq!(mex(bits, limit, now, &mut stamps), least, "{set:?}");
        assert!(stamps.len().is_power_of_two() && 2 * least < stamps.len() as u64, "{least}");
        limit = if least >= 64 { 0 } else { limit };
    }
    assert!(limit == 0 && stamps.len() > 128, "beyond the register");
}

/// What was reached at once beyond the register counts with what is in it.
#[test]
fn the_first_value_beyond_the_register() {
    for count in 60..70 {
        let mut stamps = vec![usize::MAX; 128];
        let mut reached = Reached { bits: 0, limit: 64, now: 0, stamps: &mut stamps };
        for value in (0..count).rev() {
            reached.mark(value);
        }
        let bits = reached.bits;
        assert_eq!(mex(bits, 64, 0, &mut stamps), count);
        assert_eq!(stamps.len(), if count < 64 { 128 } else { 256 });
    }
}
