//! The packages around a solver, as cargo sees them.

use std::path::PathBuf;

/// The crates that a solver may reach. The first one is the solver itself.
pub struct Crates(pub Vec<Crate>);

#[derive(Default)]
pub struct Crate {
    /// The name of the package's library.
    pub name: String,
    /// The root file of its source.
    pub root: PathBuf,
    /// The path of its Cargo.toml, as the user would write it.
    pub manifest: String,
    /// The edition; `None` without a package.
    pub edition: Option<String>,
    /// The options that cargo sets for its `cfg`, such as `feature="x"`, as rustc's `--cfg` takes them.
    pub options: Vec<String>,
    /// The crates that it may call, by its names for them.
    pub dependencies: Vec<(String, Dependency)>,
    /// True if it has a build script, which no judge runs.
    pub has_script: bool,
    /// The reason why it cannot be in a bundle, if there is one.
    pub rejection: Option<&'static str>,
}

pub enum Dependency {
    /// This library.
    Library,
    /// A crate on the disk, by its index.
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
    /// A solver without a package.
    fn default() -> Self {
        Crates(vec![Crate::default()])
    }
}
