//! Fibonacci Nim.

use crate::schwenk_nim::{self, TakeAway};

/// Up to the limit from the heap; the next limit is twice that. Labelled by what is left.
pub fn moves(position: &TakeAway) -> Vec<(u64, TakeAway)> {
    schwenk_nim::moves(position, 2)
}
