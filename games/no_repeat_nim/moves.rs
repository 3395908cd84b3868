//! No-repeat Nim.

use crate::heaps::Cut;

/// A heap and the set of what has been taken from it, in bits.
pub type PlayedHeap = (u64, u64);

/// Any number of stones from one heap that has not been taken from it before.
pub fn moves(heaps: &[PlayedHeap]) -> Vec<(Cut, Vec<PlayedHeap>)> {
    let moves = (0..heaps.len()).flat_map(|i| (0..heaps[i].0).map(move |left| (i, left)));
    let option = |(i, left): Cut| {
        let (stones, taken) = heaps[i];
        let mut heaps = heaps.to_vec();
        heaps[i] = (left, taken | 1 << (stones - left));
        (taken >> (stones - left) & 1 == 0).then_some(((i, left), heaps))
    };
    moves.filter_map(option).collect()
}
