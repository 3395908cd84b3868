//! Nimble.

use crate::heaps::{Cut, cuts};

/// One coin any number of cells to the left; coins share cells.
pub fn moves(coins: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    cuts(coins, |_, _| true)
}

/// The same told by the number of coins on each cell: one coin from a cell to another.
pub fn counts_moves(counts: &[u64]) -> Vec<((u64, u64), Vec<u64>)> {
    let mut options = Vec::new();
    for from in (0..counts.len()).filter(|&from| counts[from] > 0) {
        for to in 0..from {
            let mut after = counts.to_vec();
            after[from] -= 1;
            after[to] += 1;
            options.push(((from as u64, to as u64), after));
        }
    }
    options
}
