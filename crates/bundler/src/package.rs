//! The packages around a solver, as cargo sees them.

use crate::edition::Edition;
use std::path::PathBuf;

/// The crates that a solver may reach. The first one is the solver itself.
pub struct Crates(pub Vec<Crate>);

#[derive(Default)]
pub struct Crate {
    /// The name of the package's library.
    pub name: String,
    /// The package, as cargo names it.
    pub id: String,
    /// The comment above it in a bundle: its version and its licence, if it is from a registry.
    pub notice: String,
    /// The root file of its source.
    pub root: PathBuf,
    /// The path of its Cargo.toml, as the user would write it.
    pub manifest: String,
    /// The edition; `None` without a package.
    pub edition: Option<Edition>,
    /// The options that cargo sets for its `cfg`, such as `feature="x"`, as rustc's `--cfg` takes them.
    pub options: Vec<String>,
    /// The variables that cargo sets for its `env!`.
    pub variables: Vec<Variable>,
    /// The crates that it may call, by its names for them.
    pub dependencies: Vec<(String, Dependency)>,
    /// True if it has a build script, which no judge runs.
    pub has_script: bool,
    /// The reason why it cannot be in a bundle, if there is one.
    pub rejection: Option<&'static str>,
}

/// A variable that cargo sets for the compiler.
#[derive(Clone)]
pub struct Variable {
    pub name: String,
    pub value: String,
    /// True if it names a folder of this machine: it finds files, and is in no bundle.
    pub is_folder: bool,
}

impl Variable {
    pub fn new(name: &str, value: &str) -> Self {
        Variable { name: name.to_owned(), value: value.to_owned(), is_folder: false }
    }

    pub fn folder(name: &str, value: &str) -> Self {
        Variable { is_folder: true, ..Variable::new(name, value) }
    }
}

pub enum Dependency {
    /// This library.
    Library,
    /// A crate whose sources are on the disk, by its index.
    Own(usize),
    Other(Other),
}

/// A crate that only a judge can have.
pub struct Other {
    pub package: String,
    /// The version requirement.
    pub version: Option<String>,
    pub origin: Origin,
}

/// The reason why a crate is not in the bundle.
#[derive(Clone, Copy, PartialEq)]
pub enum Origin {
    Registry,
    Repository,
    /// Cargo uses it only for tests, examples and build scripts.
    Development,
    /// A word of the manifest, which may name a crate: cargo could not read it.
    Unread,
}

impl Default for Crates {
    /// A solver without a package.
    fn default() -> Self {
        Crates(vec![Crate::default()])
    }
}
