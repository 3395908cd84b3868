//! Bounded Nim.

use crate::heaps::{Cut, cuts};

/// Up to `max` stones from one heap.
pub fn moves(heaps: &[u64], max: u64) -> Vec<(Cut, Vec<u64>)> {
    cuts(heaps, |heap, left| heap - left <= max)
}
