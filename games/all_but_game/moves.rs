//! All-but game.

use crate::heaps::{Cut, cuts};

/// Any number of stones that is not in the set, from one heap.
pub fn moves(heaps: &[u64], set: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    cuts(heaps, |heap, left| !set.contains(&(heap - left)))
}
