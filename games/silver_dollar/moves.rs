//! Silver dollar game.

use crate::heaps::{Cut, cut};

/// One coin any number of cells to the left, not over another coin, on a strip that begins with 1.
pub fn moves(coins: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    slides(coins, 1)
}

/// The same with a bag on cell 0, until the coin with the index `dollar` is in it.
pub fn dollar_moves(coins: &[u64], dollar: usize) -> Vec<(Cut, Vec<u64>)> {
    if coins[dollar] == 0 { Vec::new() } else { slides(coins, 0) }
}

/// The slides of one coin that jump over no other and share no cell, into a bag on cell 0 too.
fn slides(coins: &[u64], first: u64) -> Vec<(Cut, Vec<u64>)> {
    let mut options = Vec::new();
    for (i, &from) in coins.iter().enumerate() {
        for cell in first..from {
            let in_the_way = |&other: &u64| other > 0 && cell <= other && other < from;
            if !coins.iter().any(in_the_way) {
                options.push(((i, cell), cut(coins, (i, cell))));
            }
        }
    }
    options
}
