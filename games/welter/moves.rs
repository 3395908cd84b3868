//! Welter's game.

use crate::heaps::{Cut, cuts};

/// One coin to any free cell on its left.
pub fn moves(coins: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    let options = cuts(coins, |_, _| true).into_iter();
    options.filter(|((_, cell), _)| !coins.contains(cell)).collect()
}
