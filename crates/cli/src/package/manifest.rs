//! Reads the dependencies of a solver's package.

use crate::{input, path};
use bundler::bundle::target::{Dependency, Home};
use bundler::diagnostic::{Problem, Result, cannot};
use bundler::judge;
use bundler::solver::{CRATE, Parsed, first_use};
use std::path::{Path, PathBuf};
use toml::{Table, Value};

pub const PACKAGE: &str = "nim-snippets";

/// The dependencies of a solver's package.
#[derive(Default)]
pub struct Manifest {
    /// The names by which the solver may call this crate.
    pub names: Vec<String>,
    pub others: Vec<Dependency>,
    /// The names of the user's own crates: of the package's library, and of those on the disk.
    pub own: Vec<String>,
    /// The folder of the package.
    pub folder: Option<PathBuf>,
    /// `None` without a package.
    pub edition: Option<String>,
    /// The default features.
    pub features: Vec<String>,
    /// Does it have a build script?
    pub has_script: bool,
}

impl Manifest {
    /// The name of this crate in the solver.
    pub fn name_in(&self, solver: &Parsed) -> Result<&str> {
        if self.names.iter().all(|name| name == CRATE) {
            return Ok(CRATE);
        }
        // A solver that was written for another package may use the usual name.
        let usual =
            [CRATE].into_iter().filter(|usual| !self.names.iter().any(|name| name == usual));
        let names = self.names.iter().map(String::as_str).chain(usual);
        let used = names.filter_map(|name| Some((name, first_use(&solver.code, name)?)));
        match used.collect::<Vec<_>>().as_slice() {
            [] => Ok(if let [only] = self.names.as_slice() { only } else { CRATE }),
            [(name, _)] => Ok(name),
            [(first, _), .., (last, place)] => {
                let title = format!("`{first}` and `{last}` are the same crate");
                let problem = Problem::new(title).at(place.clone(), "used here");
                let help = format!("write `{first}` here too: a bundle has the modules once");
                Err(problem.help(help).in_text(&solver.content))
            }
        }
    }
}

/// Reads the package that a file belongs to, if there is one.
pub fn find(file: &Path) -> Result<Manifest> {
    let folder = path::folder(file).canonicalize().unwrap_or_default();
    let (mut package, mut has_script) = (None, false);
    let mut shared = None;
    for folder in folder.ancestors() {
        let Some(table) = table_in(&folder.join("Cargo.toml"))? else { continue };
        let workspace = table.get("workspace").cloned();
        let last = table.contains_key("workspace");
        if table.contains_key("package") && package.is_none() {
            has_script = script(&table, folder);
            package = Some((table, folder));
        }
        if last && package.is_some() {
            shared = workspace.map(|workspace| (workspace, folder));
            break;
        }
    }
    let Some((package, folder)) = package else { return Ok(Manifest::default()) };
    let manifest = dependencies(&package, folder, shared.as_ref())?;
    let shared = shared.as_ref().map(|(workspace, _)| workspace);
    // Standard input belongs to no package.
    let is_file = file != Path::new("-");
    let edition = is_file.then(|| edition(&package, shared));
    let folder = Some(folder.to_owned());
    Ok(Manifest { edition, has_script, folder, ..manifest })
}

/// Does the package have a build script?
fn script(package: &Table, folder: &Path) -> bool {
    match package.get("package").and_then(|package| package.get("build")) {
        Some(build) => build.as_bool() != Some(false),
        None => folder.join("build.rs").is_file(),
    }
}

fn table_in(file: &Path) -> Result<Option<Table>> {
    let text = match input::text(file) {
        Ok(text) => text,
        Err(error) if file.is_file() => return Err(cannot("read", file, &error)),
        Err(_) => return Ok(None),
    };
    let table = text.parse::<Table>().map_err(|error| {
        let problem = Problem::new(format!("syntax error in a Cargo.toml: {}", error.message()));
        let problem = problem.at(error.span().unwrap_or(0..0), "");
        problem.in_file(&file.display().to_string(), &text)
    })?;
    Ok(Some(table))
}

/// The name of the package's own library, if it has one that is not this crate.
fn own_library(package: &Table, folder: &Path) -> Option<String> {
    let package_name = package.get("package")?.get("name")?.as_str()?;
    if package_name == PACKAGE {
        return None;
    }
    let lib = package.get("lib");
    let path = lib.and_then(|lib| lib.get("path")).and_then(Value::as_str);
    if lib.is_none() && !folder.join(path.unwrap_or("src/lib.rs")).is_file() {
        return None;
    }
    let name = lib.and_then(|lib| lib.get("name")).and_then(Value::as_str);
    Some(name.unwrap_or(package_name).replace('-', "_"))
}

/// The dependencies of a package, and of the workspace in its folder.
fn dependencies(
    package: &Table,
    folder: &Path,
    workspace: Option<&(Value, &Path)>,
) -> Result<Manifest> {
    let features = default_features(package);
    let mut manifest = Manifest { features, ..Manifest::default() };
    manifest.own.extend(own_library(package, folder));
    let shared = workspace.and_then(|(workspace, _)| workspace.get("dependencies"));
    let targets = package.get("target").and_then(Value::as_table);
    let tables = targets.into_iter().flat_map(Table::values).filter_map(Value::as_table);
    for table in tables.chain([package]) {
        for section in ["dependencies", "dev-dependencies"] {
            let section = table.get(section).and_then(Value::as_table);
            for (key, value) in section.into_iter().flatten() {
                let inherited = value.get("workspace").and_then(Value::as_bool) == Some(true);
                let inherited = shared.filter(|_| inherited).and_then(|all| all.get(key));
                let from = inherited.and(workspace).map_or(folder, |(_, folder)| folder);
                let value = inherited.unwrap_or(value);
                let renamed = value.get("package").and_then(Value::as_str);
                let name = key.replace('-', "_");
                let path = value.get("path").and_then(Value::as_str).map(|path| from.join(path));
                if renamed.unwrap_or(key).replace('_', "-") == PACKAGE {
                    manifest.names.push(name);
                } else if let Some(path) = path.filter(|_| !is_known(&name, value)) {
                    let library = table_in(&path.join("Cargo.toml"))?;
                    let library = library.filter(|_| renamed.is_none());
                    let library = library.and_then(|table| own_library(&table, &path));
                    manifest.own.push(library.unwrap_or(name));
                } else {
                    let version = value.get("version").unwrap_or(value).as_str();
                    let version = version.map(str::to_owned);
                    let is_registry = value.get("git").is_none() || value.get("version").is_some();
                    let home = if is_registry { Home::Registry } else { Home::Repository };
                    manifest.others.push(Dependency { name, home, version });
                }
            }
        }
    }
    Ok(manifest)
}

/// Is a dependency with a path a crate that some judge has?
fn is_known(name: &str, dependency: &Value) -> bool {
    dependency.get("version").is_some() && judge::crates().any(|(known, _)| known == name)
}

/// The edition of a package; cargo's default is 2015.
fn edition(package: &Table, workspace: Option<&Value>) -> String {
    let own = package.get("package").and_then(|package| package.get("edition"));
    let shared = || workspace?.get("package")?.get("edition")?.as_str();
    own.and_then(Value::as_str).or_else(|| own.and_then(|_| shared())).unwrap_or("2015").to_owned()
}

/// The feature `default` with all that it turns on.
fn default_features(package: &Table) -> Vec<String> {
    let table = package.get("features").and_then(Value::as_table);
    let mut on: Vec<String> = Vec::new();
    let mut open = vec!["default".to_owned()];
    while let Some(feature) = open.pop() {
        let listed = table.and_then(|table| table.get(&feature)).and_then(Value::as_array);
        open.extend(listed.into_iter().flatten().filter_map(Value::as_str).map(str::to_owned));
        open.retain(|feature| !on.contains(feature));
        on.push(feature);
    }
    on
}
