//! The modules of the programs that `solve` compiles: `explore` and a kind of positions with rules,
//! `compare` with formulas. Apart from the clock and some constants, only their text is used; cargo
//! checks them here. They must also compile in edition 2021 and with older compilers.

#![allow(dead_code, clippy::unnecessary_map_or)]

pub mod boards;
pub mod clock;
pub mod compare;
pub mod core;
pub mod explore;
pub mod graphs;
pub mod grids;
pub mod growing_lists;
pub mod growing_trees;
pub mod lists;
pub mod loops;
pub mod masks;
pub mod strings;
pub mod trees;
pub mod tuples;
pub mod weighted_trees;

/// A module as a part of a program, for the files of the folder above.
macro_rules! module {
    ($name:literal) => {
        concat!("pub mod ", $name, " {\n", include_str!(concat!("explorer/", $name, ".rs")), "}\n")
    };
}

pub(super) use module;
