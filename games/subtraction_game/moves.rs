//! Subtraction game.

use crate::heaps::{Cut, cuts};

/// As many stones from one heap as a number of the set.
pub fn moves(heaps: &[u64], set: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    cuts(heaps, |heap, left| set.contains(&(heap - left)))
}
