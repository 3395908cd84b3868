//! The modules of the programs that `solve` compiles: rules with `explore`, `core` and a kind of positions, and
//! formulas with `compare`. Only the text of these modules is used; cargo checks it here. They compile
//! with older compilers and in edition 2021, too.

#![allow(dead_code, clippy::unnecessary_map_or)]

pub mod boards;
pub mod clock;
pub mod core;
pub mod explore;
pub mod graphs;
pub mod growing_lists;
pub mod growing_trees;
pub mod lists;
pub mod loops;
pub mod masks;
pub mod strings;
pub mod trees;
pub mod tuples;
pub mod weighted_trees;
