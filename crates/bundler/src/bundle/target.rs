//! The context of a bundle besides the solver.

use crate::judge::Judge;
use std::ops::Range;

/// For whom a solver is bundled, and out of which package.
pub struct Target<'a> {
    /// The name of this crate in the solver.
    pub krate: &'a str,
    /// The other crates of its package.
    pub others: &'a [Dependency],
    /// The user's own crates, after the solver.
    pub own_crates: &'a [OwnCrate<'a>],
    /// The edition of its package, if there is one.
    pub edition: Option<&'a str>,
    /// The features of its package that are on unless somebody says otherwise.
    pub features: &'a [String],
    pub docs: bool,
    pub judge: &'a Judge,
}

/// Another crate of a package.
pub struct Dependency {
    /// As the package calls it.
    pub name: String,
    pub home: Home,
    /// The versions that will do, as the package says it.
    pub version: Option<String>,
}

/// The origin of a crate.
#[derive(Clone, Copy, PartialEq)]
pub enum Home {
    Registry,
    Repository,
}

/// A crate: the solver, or one of the user's own.
#[derive(Default)]
pub struct Package {
    /// The folder of its Cargo.toml.
    pub manifest: String,
    pub edition: String,
    /// The features that are on.
    pub features: Vec<String>,
    /// The names by which it calls this library.
    pub library: Vec<String>,
    /// The user's own crates that it may call: by which name, and their indices.
    pub calls: Vec<(String, usize)>,
    /// The other crates that it may call.
    pub others: Vec<Dependency>,
    /// Why it cannot be in a bundle.
    pub rejection: Option<&'static str>,
}

impl Package {
    /// The arguments of the judge's compiler, and the features.
    pub fn flags(&self, judge: &Judge) -> Vec<String> {
        let flags = judge.flags.iter().map(|flag| flag.to_string());
        let feature = |feature| format!("--cfg=feature={feature:?}");
        flags.chain(self.features.iter().map(feature)).collect()
    }
}

/// A crate of the user's own in the text of a solver.
pub struct OwnCrate<'a> {
    pub name: String,
    pub range: Range<usize>,
    pub package: &'a Package,
}
