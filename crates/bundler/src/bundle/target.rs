//! What there is to know about a bundle beside the solver.

use crate::bundle::own::Part;
use crate::judge::Judge;

/// For whom a solver is bundled, and out of which package.
pub struct Target<'a> {
    /// How the solver calls this crate.
    pub krate: &'a str,
    /// The other crates of its package.
    pub others: &'a [Dependency],
    /// The user's own crates, behind the solver.
    pub parts: &'a [Part<'a>],
    /// The edition of its package, if there is one.
    pub edition: Option<&'a str>,
    /// The features of its package that are on unless somebody says otherwise.
    pub features: &'a [String],
    pub docs: bool,
    pub judge: &'a Judge,
}

/// Another crate of the solver's package.
pub struct Dependency {
    /// As the solver calls it.
    pub name: String,
    pub home: Home,
    /// The versions that will do, as the package says it.
    pub version: Option<String>,
}

/// Where a crate comes from, which is also where a judge can have it from.
#[derive(Clone, Copy, PartialEq)]
pub enum Home {
    Registry,
    Repository,
}
