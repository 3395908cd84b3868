//! The packages around a solver, as cargo sees them.

use std::path::PathBuf;

/// The crates that a solver may reach. The first one is the solver itself.
pub struct Crates(pub Vec<Crate>);

#[derive(Default)]
pub struct Crate {
    /// The name of its library.
    pub name: String,
    /// The root of its source.
    pub root: PathBuf,
    /// Its Cargo.toml, as the user may write the path.
    pub manifest: String,
    /// None without a package.
    pub edition: Option<String>,
    /// The features that are on.
    pub features: Vec<String>,
    /// The crates that it may call, by the names that it has for them.
    pub dependencies: Vec<(String, Dependency)>,
    /// Has it a build script, which no judge runs?
    pub has_script: bool,
    /// Why it cannot be in a bundle, if it cannot.
    pub rejection: Option<&'static str>,
}

pub enum Dependency {
    /// This library.
    Library,
    /// A crate on the disk: its index.
    Own(usize),
    Other(Other),
}

/// A crate that only a judge can have.
pub struct Other {
    pub package: String,
    /// The version requirement.
    pub version: Option<String>,
    pub is_repository: bool,
}

impl Default for Crates {
    /// A solver that is in no package.
    fn default() -> Self {
        Crates(vec![Crate::default()])
    }
}
