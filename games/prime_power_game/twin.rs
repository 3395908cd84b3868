use super::{options, value};
use crate::random::Random;
use std::collections::{BTreeSet, HashMap};

/// A mask as the exponents that it stands for.
fn exponents(mask: u64) -> BTreeSet<u32> {
    (0..64).filter(|e| mask >> e & 1 == 1).collect()
}

#[test]
fn options_lower_every_exponent_that_is_large_enough() {
    let mut random = Random(1);
    for _ in 0..500 {
        let mask = random.stones() & !1;
        let all = exponents(mask);
        let lowered = |k: u32| {
            let after = all.iter().map(|&e| if e >= k { e - k } else { e });
            (k, after.filter(|&e| e > 0).collect())
        };
        let expected: Vec<(u32, BTreeSet<u32>)> =
            (1..=all.last().copied().unwrap_or(0)).map(lowered).collect();
        let found = options(mask).map(|(k, mask)| (k, exponents(mask)));
        assert!(found.eq(expected), "{mask:b}");
    }
}

#[test]
fn values_are_mexes() {
    let mut values = HashMap::new();
    for mask in (0..1 << 9).step_by(2) {
        let reached: BTreeSet<u64> =
            options(mask).map(|(_, option)| value(option, &mut HashMap::new())).collect();
        let mex = (0..).find(|value| !reached.contains(value)).expect("some number");
        assert_eq!(value(mask, &mut values), mex, "{mask:b}");
    }
}
