//! Window game.

use crate::heaps::{Cut, cuts};

/// From `low(heap)` to `high(heap)` stones are left of one heap.
pub fn moves(
    heaps: &[u64],
    low: impl Fn(i128) -> i128,
    high: impl Fn(i128) -> i128,
) -> Vec<(Cut, Vec<u64>)> {
    cuts(heaps, |heap, left| (low(heap.into())..=high(heap.into())).contains(&left.into()))
}
