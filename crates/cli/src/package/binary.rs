//! Finds a solver by the name of its binary, as `cargo run --bin` does.

use crate::package::metadata::{self, list};
use bundler::diagnostic::{Problem, Result, nearest};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The file of a binary of the package or workspace in this folder.
pub fn source(name: &str) -> Result<PathBuf> {
    let binaries = binaries()?;
    let named = binaries.iter().filter(|(other, _)| other == name).map(|(_, file)| file);
    match named.collect::<Vec<_>>().as_slice() {
        [file] => Ok(file.to_path_buf()),
        [first, second, ..] => {
            let (first, second) = (first.display(), second.display());
            let title = format!("there are two binaries `{name}`: `{first}` and `{second}`");
            Err(Problem::new(title).help("name the file instead"))
        }
        [] => {
            let names = binaries.iter().map(|(name, _)| name.as_str());
            let problem = Problem::new(format!("no binary `{name}` in the package here"));
            Err(match nearest(name, names) {
                Some(near) => problem.help(format!("did you mean `{near}`?")),
                None if binaries.is_empty() => problem.help("it has none; name the file instead"),
                None => problem.help("name the file instead"),
            })
        }
    }
}

/// The names and files of all binaries.
fn binaries() -> Result<Vec<(String, PathBuf)>> {
    let metadata = metadata::of(Path::new("."));
    let metadata = metadata.map_err(|problem| problem.help("name the file instead of a binary"))?;
    let here = std::env::current_dir().unwrap_or_default();
    let packages = list(&metadata, "packages").into_iter();
    let targets = packages.flat_map(|package| list(&package, "targets"));
    let binary = |target: Value| {
        let is_binary = list(&target, "kind").contains(&"bin".into());
        let file = Path::new(target["src_path"].as_str()?);
        let file = file.strip_prefix(&here).unwrap_or(file).to_owned();
        is_binary.then_some((target["name"].as_str()?.to_owned(), file))
    };
    Ok(targets.filter_map(binary).collect())
}
