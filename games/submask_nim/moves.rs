//! Submask Nim, from the rules alone.

use crate::heaps::Cut;

/// Heaps, each with the `max` of which submasks are taken.
type Heaps = Vec<(u64, u64)>;

/// Which heap is cut down to how many stones, and the heaps with their `max` then.
pub fn moves(heaps: &[(u64, u64)]) -> Vec<(Cut, Heaps)> {
    let mut moves = Vec::new();
    for (i, &(x, max)) in heaps.iter().enumerate() {
        for left in 0..x {
            let taken = x - left;
            if taken <= max && x & taken == taken {
                let mut after = heaps.to_vec();
                after[i].0 = left;
                moves.push(((i, left), after));
            }
        }
    }
    moves
}
