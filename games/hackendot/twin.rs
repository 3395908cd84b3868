use std::collections::BTreeSet;

use super::{Node, Sets};
use crate::random::Random;

/// Random sets, some of them united, some xored, beside sets of std.
#[test]
fn tries_are_sets() {
    const DIGITS: u32 = 5;
    let mut random = Random(1);
    for _ in 0..200 {
        let mut sets = Sets(vec![Node::default()]);
        let mut twins = vec![(0, BTreeSet::new()); 6];
        for _ in 0..60 {
            let mut any = || random.below(6) as usize;
            let (i, j, value) = (any(), any(), random.below(32));
            let zero = sets.of_zero(DIGITS);
            twins[i].0 = sets.union(twins[i].0, zero, DIGITS);
            twins[i].1.insert(0);
            sets.0[twins[i].0 as usize].xor ^= value as u32;
            twins[i].1 = twins[i].1.iter().map(|x| x ^ value).collect();
            if i != j {
                let (set, twin) = std::mem::take(&mut twins[j]);
                twins[i].0 = sets.union(twins[i].0, set, DIGITS);
                twins[i].1.extend(twin);
            }
            let (set, twin) = &twins[i];
            let mex = (0..).find(|value| !twin.contains(value)).unwrap_or_default();
            if mex < 32 {
                assert_eq!(sets.mex(*set, DIGITS), mex, "{twin:?}");
            }
            assert_eq!(sets.0[*set as usize].count as usize, twin.len());
        }
    }
}
