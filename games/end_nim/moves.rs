//! End Nim.

use crate::heaps::{Cut, cuts_of};

/// Any number of stones from the first or the last heap that has some.
pub fn moves(heaps: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    let first = heaps.iter().position(|&heap| heap > 0);
    let last = heaps.iter().rposition(|&heap| heap > 0);
    cuts_of(heaps, |i| Some(i) == first || Some(i) == last)
}
