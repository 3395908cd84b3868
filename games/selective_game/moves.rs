//! Selective compound.

use crate::compound::{Moves, compound_moves};

/// One move in any parts, at least one. Play ends with the first end of a part or the last.
pub fn moves(
    options: &dyn Fn(usize) -> Vec<usize>,
    parts: &[usize],
    first_end: bool,
) -> Vec<(Moves, Vec<usize>)> {
    compound_moves(options, parts, false, first_end)
}
