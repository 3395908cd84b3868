//! What there is to know about a bundle beside the solver.

use crate::tool::judge::Judge;

/// The name by which a solver calls the crate, and the bundle its module.
pub const CRATE: &str = "nim_snippets";

/// For whom a solver is bundled, and out of which package.
pub struct Target<'a> {
    /// How the solver calls this crate.
    pub krate: &'a str,
    /// The other crates of its package.
    pub others: &'a [String],
    pub docs: bool,
    pub judge: &'a Judge,
}
