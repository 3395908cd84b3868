//! Lists of heaps.

use crate::entry::{SMALL, lists};

/// All positions of the ranges in [`SMALL`].
pub fn small_heaps() -> impl Iterator<Item = Vec<u64>> {
    SMALL.into_iter().flat_map(|(count, max)| lists(count, max))
}
