//! Brute force from the rules of a game alone, and generators of positions.

// This code is newer than the library, and old compilers never build it.
#![allow(clippy::incompatible_msrv)]

pub mod brute_force;
pub mod graph;
pub mod heaps;
pub mod large;
pub mod nimber_laws;
pub mod number;
pub mod panics;
pub mod random;
pub mod splitting;
pub mod strip;

pub use heaps::small_heaps;
pub use panics::assert_panics;
