//! Fraction Nim.

use crate::heaps::{Cut, cuts};

/// From 1 to `heap * p / q` stones from one heap.
pub fn moves(heaps: &[u64], p: u64, q: u64) -> Vec<(Cut, Vec<u64>)> {
    let taken_at_most = |heap| u128::from(heap) * u128::from(p) / u128::from(q);
    cuts(heaps, |heap: u64, left: u64| u128::from(heap - left) <= taken_at_most(heap))
}
