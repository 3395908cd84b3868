//! Brute force from the rules of a game alone, and generators of positions.

// This code is newer than the library, and old compilers never build it.
#![allow(clippy::incompatible_msrv)]

pub mod brute_force;
pub mod graph;
pub mod large;
pub mod nimber_laws;
pub mod number;
pub mod panics;
pub mod random;
pub mod splitting;
pub mod strip;

use crate::entry::SMALL;
pub use crate::entry::lists as heaps;
pub use panics::assert_panics;

/// All positions of the ranges in [`SMALL`].
pub fn small_heaps() -> impl Iterator<Item = Vec<u64>> {
    SMALL.into_iter().flat_map(|(count, max)| heaps(count, max))
}
