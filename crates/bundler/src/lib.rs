//! Makes one file to submit out of a solver and the modules that it uses. This crate uses no files,
//! processes or terminals, so that both the command line and the page in the browser can call it.
//!
//! - `text` reads and edits Rust by its tokens, `source` the files and modules of a crate.
//! - `package` describes the packages around a solver, `judge` the judges, `edition` the editions.
//! - `bundle` copies a solver, the crates and the modules that it uses into the file to submit.
//! - `modules` writes modules of the library as they are pasted.
//! - `diagnostic` formats errors and warnings.

pub mod bundle;
pub mod diagnostic;
pub mod edition;
pub mod judge;
pub mod modules;
pub mod package;
pub mod reach;
pub mod source;
pub mod text;
