use super::{Reached, mex};
use crate::random::Random;
use std::collections::HashSet;

fn nothing<'a>(now: usize, stamps: &'a mut [usize], large: &'a mut Vec<u64>) -> Reached<'a> {
    let limit = if stamps.is_empty() { 64 } else { 0 };
    Reached { bits: 0, limit, now, stamps, large }
}

/// Positions in a row whose options are random, at first below 64 and later above.
#[test]
fn reached_is_a_set() {
    let mut random = Random(1);
    let mut stamps = Vec::new();
    let mut large = Vec::new();
    for now in 0..3000 {
        let bound = 1 + now as u64 / 8;
        let mut marked: Vec<u64> =
            (0..8 * random.below(bound)).map(|_| random.below(bound)).collect();
        marked.extend(
            [u64::MAX, 1 << 32, 64, 63, bound].into_iter().filter(|_| random.below(9) == 0),
        );
        let mut reached = nothing(now, &mut stamps, &mut large);
        for &value in &marked {
            reached.mark(value);
        }
        let bits = reached.bits;
        let set: HashSet<u64> = marked.into_iter().collect();
        let least = (0..).find(|value| !set.contains(value)).expect("a mex");
        assert_eq!(mex(bits, now, &mut stamps, &mut large), least, "{set:?}");
        assert!(stamps.is_empty() || least < stamps.len() as u64, "{least} has no stamp");
        large.clear();
    }
    assert!(stamps.len() > 64, "beyond the register");
}

/// What was reached at once beyond the register counts with what is in it.
#[test]
fn the_first_value_beyond_the_register() {
    for count in 60..70 {
        let mut stamps = Vec::new();
        let mut large = Vec::new();
        let mut reached = nothing(0, &mut stamps, &mut large);
        for value in (0..count).rev() {
            reached.mark(value);
        }
        let bits = reached.bits;
        assert_eq!(mex(bits, 0, &mut stamps, &mut large), count);
        assert_eq!(stamps.len() as u64, if count < 64 { 0 } else { count + 1 });
    }
}
