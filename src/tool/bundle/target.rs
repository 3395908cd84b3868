//! What there is to know about a bundle beside the solver.

use crate::tool::judge::Judge;
use crate::tool::solver::manifest::Dependency;

/// For whom a solver is bundled, and out of which package.
pub struct Target<'a> {
    /// How the solver calls this crate.
    pub krate: &'a str,
    /// The other crates of its package.
    pub others: &'a [Dependency],
    pub docs: bool,
    pub judge: &'a Judge,
}
