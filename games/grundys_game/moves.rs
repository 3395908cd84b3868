//! Grundy's game.

use crate::splitting::{Split, splits, sums};

/// One heap becomes two of different sizes, the smaller first.
pub fn moves(heaps: &[u64]) -> Vec<(Split, Vec<u64>)> {
    splits(heaps, |heap| {
        let pairs = sums(heap, 2).into_iter();
        pairs.filter(|parts| parts[0] != parts[1]).collect()
    })
}
