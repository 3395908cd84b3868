//! The judge and the packages of a bundle.

use crate::judge::Judge;
use crate::solver::CRATE;
use std::ops::Range;

/// The judge that a solver is bundled for, and the solver's package.
pub struct Target<'a> {
    /// The name of this crate in the solver.
    pub krate: &'a str,
    /// The other dependencies of its package.
    pub others: &'a [Dependency],
    /// The user's own crates, after the solver.
    pub own_crates: &'a [OwnCrate<'a>],
    /// The edition of its package, if it has one.
    pub edition: Option<&'a str>,
    /// The default features of its package.
    pub features: &'a [String],
    pub docs: bool,
    pub judge: &'a Judge,
}

impl Target<'_> {
    /// For a solver that is a single file and in no package.
    pub fn without_package(judge: &Judge, docs: bool) -> Target<'_> {
        Target {
            krate: CRATE,
            others: &[],
            own_crates: &[],
            edition: None,
            features: &[],
            docs,
            judge,
        }
    }
}

/// Another dependency of a package.
pub struct Dependency {
    /// Its name in the package.
    pub name: String,
    pub home: Home,
    /// The version requirement.
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
    /// Its names for this library.
    pub library: Vec<String>,
    /// The user's own crates that it may call: their names in it, and their indices.
    pub calls: Vec<(String, usize)>,
    /// Its other dependencies.
    pub others: Vec<Dependency>,
    /// The reason if it cannot be in a bundle.
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
