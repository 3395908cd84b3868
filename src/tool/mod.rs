//! The command-line tool: bundles a solver with the modules that it uses, proves the bundle, and
//! shows what there is.
//!
//! A command flows in one direction: `cli` reads the arguments, `solver` reads the solver and
//! its package, `bundle` writes the file to submit, `judge` says what the judge has, `proof`
//! compiles and runs the result. `catalogue` knows the modules, `editor` writes snippet files,
//! `show` explains positions, prints tables and names the game of a table,
//! `text` is how all of them read and edit Rust.

pub mod bundle;
pub mod catalogue;
pub mod cli;
mod clipboard;
pub mod diagnostic;
pub mod editor;
pub mod judge;
mod output;
pub mod proof;
pub mod show;
pub mod solver;
pub mod target;
pub mod text;
