//! Makes one file to submit out of a solver and the modules that it uses. Knows no files, processes
//! or terminals, so that a page in the browser can do the same as the command line.
//!
//! - `text` reads and edits Rust.
//! - `diagnostic` says what is wrong.
//! - `modules` are the texts that a bundle takes from, `judge` is what the judges have, `solver`
//!   reads a solver.
//! - `bundle` writes the file to submit.
//! - `editors` writes modules and programs as the snippets of editors.

pub mod bundle;
pub mod diagnostic;
pub mod editors;
pub mod judge;
pub mod modules;
pub mod solver;
pub mod text;
