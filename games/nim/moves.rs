//! Nim.

use crate::heaps::{Cut, cuts};

/// Any number of stones from one heap.
pub fn moves(heaps: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    cuts(heaps, |_, _| true)
}
