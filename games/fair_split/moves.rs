//! Fair split.

use crate::splitting::{Split, splits};

/// A heap of at least `min` stones becomes two or more that differ by one stone at most.
pub fn moves(heaps: &[u64], min: u64) -> Vec<(Split, Vec<u64>)> {
    splits(heaps, |heap| fair_splits(heap, min))
}

/// The parts of every split, dealt out one stone at a time.
pub fn fair_splits(heap: u64, min: u64) -> Vec<Vec<u64>> {
    let counts = (2..=heap).filter(|_| heap >= min);
    let deal = |count| {
        let mut parts = vec![0; count as usize];
        for stone in 0..heap {
            parts[(stone % count) as usize] += 1;
        }
        parts.reverse();
        parts
    };
    counts.map(deal).collect()
}
