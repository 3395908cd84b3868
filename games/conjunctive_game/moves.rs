//! Conjunctive compound.

use crate::compound::{Moves, compound_moves};

/// One move in every part that has not ended. Play ends with the first end of a part or the last.
pub fn moves(
    options: &dyn Fn(usize) -> Vec<usize>,
    parts: &[usize],
    first_end: bool,
) -> Vec<(Moves, Vec<usize>)> {
    compound_moves(options, parts, true, first_end)
}
