//! Take or split in three.

use crate::splitting::{Split, all_takes, splits, sums};

/// Any number of stones from one heap, or one heap becomes three: takes first.
pub fn moves(heaps: &[u64]) -> Vec<(Split, Vec<u64>)> {
    splits(heaps, |heap| [all_takes(heap), sums(heap, 3)].concat())
}
