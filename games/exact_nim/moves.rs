//! Exact Nim.

use crate::heaps::{Cuts, cuts_of_several};

/// Any number of stones from each of exactly `k` heaps.
pub fn moves(heaps: &[u64], k: u64) -> Vec<(Cuts, Vec<u64>)> {
    cuts_of_several(heaps, k..=k)
}
