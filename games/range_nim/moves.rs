//! Range Nim.

use crate::heaps::{Cut, cuts};

/// From `min` to `max` stones from one heap.
pub fn moves(heaps: &[u64], min: u64, max: u64) -> Vec<(Cut, Vec<u64>)> {
    cuts(heaps, |heap, left| (min..=max).contains(&(heap - left)))
}
