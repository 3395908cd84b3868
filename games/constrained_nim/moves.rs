//! Constrained Nim.

use crate::heaps::{Cut, cuts};

/// Any number of stones from one heap, unless `(heap, taken)` is banned.
pub fn moves(heaps: &[u64], bans: &[(u64, u64)]) -> Vec<(Cut, Vec<u64>)> {
    cuts(heaps, |heap, left| !bans.contains(&(heap, heap - left)))
}
