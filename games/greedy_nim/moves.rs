//! Greedy Nim.

use crate::heaps::{Cut, cuts_of};

/// Any number of stones from a largest heap.
pub fn moves(heaps: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    cuts_of(heaps, |i| heaps.iter().all(|&heap| heap <= heaps[i]))
}

/// Any number of stones from a smallest heap that has some.
pub fn smallest_moves(heaps: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    cuts_of(heaps, |i| heaps.iter().all(|&heap| heap == 0 || heap >= heaps[i]))
}
