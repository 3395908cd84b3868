//! Lists of heaps.

pub use crate::entry::lists as heaps;

use crate::entry::SMALL;

/// All positions of the ranges in [`SMALL`].
pub fn small_heaps() -> impl Iterator<Item = Vec<u64>> {
    SMALL.into_iter().flat_map(|(count, max)| heaps(count, max))
}
