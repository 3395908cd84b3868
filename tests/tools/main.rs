//! Tests the modules that have no game whose positions can be typed, a file for each.

// This test is newer than the library, and old compilers never build it.
#![allow(clippy::incompatible_msrv)]

#[path = "../support"]
mod support {
    #[allow(dead_code)] // `laws.rs` uses the rest
    pub mod brute_force;
    pub mod graph;
    pub mod heaps;
    pub mod panics;
    pub mod random;

    pub use heaps::small_heaps;
    pub use panics::assert_panics;
}

mod arbitrary_nim;
mod distinct_counting;
mod euclid_counting;
mod grid_period;
mod grundy_table;
mod hackendot;
mod loopy_game;
mod loopy_sums;
mod mask_solver;
mod monotone_game;
mod moore_counting;
mod nim_counting;
mod outcome_search;
mod periodicity;
mod quotient_game;
mod rectangle_game;
mod sprague_grundy;
mod strip_counting;
mod unfair_nim;
mod xor_basis;

// The support names them so.
use games::{dag_game, entry};
