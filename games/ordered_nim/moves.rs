//! Ordered Nim.

use crate::heaps::{Cut, cuts_of};

/// Any number of stones from the first heap that has some.
pub fn moves(heaps: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    cuts_of(heaps, |i| heaps[..i].iter().all(|&before| before == 0))
}
