//! The command-line tool: bundles a solver with the modules that it uses, proves the bundle, and
//! shows what there is.
//!
//! Imports go one way: each of these knows only those in the lines above it.
//!
//! - `text` reads and edits Rust; `path` knows folders, `process` runs other programs.
//! - `diagnostic` says what is wrong.
//! - `output` and `clipboard` are where a result goes.
//! - `catalogue` knows the modules, `judge` what the judges have, `solver` reads a solver and its
//!   package.
//! - `bundle` writes the file to submit, `editor` writes snippet files, `show` explains positions,
//!   prints tables and names the game of a table.
//! - `proof` compiles a bundle and runs it.
//! - `cli` reads the arguments.

pub mod bundle;
pub mod catalogue;
pub mod cli;
mod clipboard;
pub mod diagnostic;
pub mod editor;
pub mod judge;
mod output;
mod path;
pub mod process;
pub mod proof;
pub mod show;
pub mod solver;
pub mod text;
