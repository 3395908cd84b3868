//! Reads a solver: finds the modules that it uses, and the edits that its paths need in a bundle.
//! This works on tokens, so that `use` items, full paths and the arguments of macros are alike.

pub mod cfg;
pub mod files;
mod items;
pub mod macros;
mod paths;
mod reader;
mod syntax;

pub use crate::solver::items::{attributes_of, first_use, read, read_among};
pub use crate::solver::paths::unclear_in_macro;
pub use crate::solver::reader::{Attribute, CRATE, MARKER, Solver};
pub use crate::solver::syntax::Parsed;
