//! Makes one file to submit out of a solver and the modules that it uses. This crate uses no files,
//! processes or terminals, so that both the command line and the page in the browser can call it.
//!
//! - `text` reads and edits Rust.
//! - `diagnostic` formats errors and warnings.
//! - `modules` has the texts of the modules, `judge` the facts about judges.
//! - `solver` reads a solver, `bundle` writes the file to submit.
//! - `editors` writes modules and programs as the snippets of editors.

pub mod bundle;
pub mod diagnostic;
pub mod editors;
pub mod judge;
pub mod modules;
pub mod solver;
pub mod text;
