//! Staircase Nim.

use crate::heaps::{Cut, cuts};

/// Any number of stones from one stair go to the next one down, from the first one to the ground.
pub fn moves(stairs: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    let mut options = cuts(stairs, |_, _| true);
    for ((i, left), after) in &mut options {
        if *i > 0 {
            after[*i - 1] += stairs[*i] - *left;
        }
    }
    options
}
