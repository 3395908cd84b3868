//! Makes one file to submit out of a solver and the modules that it uses. Knows no files, processes
//! or terminals, so that a page in the browser can do the same as the command line.
//!
//! Imports go one way: each of these knows only those in the lines above it.
//!
//! - `text` reads and edits Rust.
//! - `diagnostic` says what is wrong.
//! - `modules` are the texts that a bundle takes from, `judge` is what the judges have, `solver`
//!   reads a solver.
//! - `bundle` writes the file to submit.

pub mod bundle;
pub mod diagnostic;
pub mod judge;
pub mod modules;
pub mod solver;
pub mod text;
