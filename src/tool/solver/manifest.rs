//! How the package of a solver calls this crate, and which others it has.

use crate::tool::diagnostic::{Problem, Result, reason};
use std::fs;
use std::path::Path;
use toml::{Table, Value};

const PACKAGE: &str = "nim-snippets";

/// What a solver's package says about its dependencies.
#[derive(Default)]
pub struct Manifest {
    /// The name by which the solver calls this crate.
    pub krate: Option<String>,
    /// The other crates, as the solver calls them.
    pub others: Vec<String>,
}

/// Reads the package that a file belongs to, if there is one.
pub fn find(file: &Path) -> Result<Manifest> {
    let folder = file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    let folder = folder.canonicalize().unwrap_or_default();
    let mut package = None;
    for folder in folder.ancestors() {
        let Some(table) = read(&folder.join("Cargo.toml"))? else { continue };
        let workspace = table.get("workspace").and_then(|w| w.get("dependencies")).cloned();
        let last = table.contains_key("workspace");
        if table.contains_key("package") && package.is_none() {
            package = Some(table);
        }
        if let Some(package) = package.as_ref().filter(|_| last) {
            return Ok(dependencies(package, workspace.as_ref()));
        }
    }
    Ok(package.map(|package| dependencies(&package, None)).unwrap_or_default())
}

fn read(file: &Path) -> Result<Option<Table>> {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if file.is_file() => {
            let title = format!("cannot read `{}`: {}", file.display(), reason(&error));
            return Err(Problem::new(title));
        }
        Err(_) => return Ok(None),
    };
    let table = text.parse::<Table>().map_err(|error| {
        let problem = Problem::new(format!("syntax error in a Cargo.toml: {}", error.message()));
        let problem = problem.at(error.span().unwrap_or(0..0), "");
        problem.in_file(&file.display().to_string(), &text)
    })?;
    Ok(Some(table))
}

fn dependencies(package: &Table, workspace: Option<&Value>) -> Manifest {
    let mut manifest = Manifest::default();
    let targets = package.get("target").and_then(Value::as_table);
    let tables = targets.into_iter().flat_map(Table::values).filter_map(Value::as_table);
    for table in tables.chain([package]) {
        for section in ["dependencies", "dev-dependencies"] {
            let section = table.get(section).and_then(Value::as_table);
            for (key, value) in section.into_iter().flatten() {
                let inherited = value.get("workspace").and_then(Value::as_bool) == Some(true);
                let inherited = workspace.filter(|_| inherited).and_then(|all| all.get(key));
                let name = inherited.unwrap_or(value).get("package").and_then(Value::as_str);
                let called = key.replace('-', "_");
                match name.unwrap_or(key).replace('_', "-") == PACKAGE {
                    true => manifest.krate = Some(called),
                    false => manifest.others.push(called),
                }
            }
        }
    }
    manifest
}
