//! Strange Nim.

use crate::heaps::Cut;

/// The stones of a heap, and what they are divided by.
pub type DividedHeap = (u64, u64);

/// From 1 to `stones / k` stones from a heap `(stones, k)`.
pub fn moves(heaps: &[DividedHeap]) -> Vec<(Cut, Vec<DividedHeap>)> {
    let moves = (0..heaps.len()).flat_map(|i| {
        let (stones, k) = heaps[i];
        (stones - stones / k..stones).map(move |left| (i, left))
    });
    let option = |(i, left): Cut| {
        let mut heaps = heaps.to_vec();
        heaps[i].0 = left;
        ((i, left), heaps)
    };
    moves.map(option).collect()
}
