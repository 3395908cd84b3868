//! The package of a solver.

pub mod binary;
pub mod manifest;
mod metadata;
pub mod own;
