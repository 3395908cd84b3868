//! Finds a solver by the name of its binary, as `cargo run --bin` does.

use crate::package::metadata;
use bundler::diagnostic::{Problem, Result, nearest};
use cargo_metadata::{Target, TargetKind};
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
            Err(Problem::new(title).help("give the solver's file instead"))
        }
        [] => {
            let names = binaries.iter().map(|(name, _)| name.as_str());
            let problem = Problem::new(format!("no binary `{name}` in the package here"));
            Err(match nearest(name, names) {
                Some(near) => problem.help(format!("did you mean `{near}`?")),
                None if binaries.is_empty() => {
                    problem.help("the package has no binaries; give the solver's file instead")
                }
                None => problem.help("give the solver's file instead"),
            })
        }
    }
}

/// The names and files of all binaries.
fn binaries() -> Result<Vec<(String, PathBuf)>> {
    let metadata = metadata::workspace(Path::new("."));
    let metadata =
        metadata.map_err(|problem| problem.help("give the solver's file instead of `--bin`"))?;
    let here = std::env::current_dir().unwrap_or_default();
    let targets = metadata.packages.iter().flat_map(|package| &package.targets);
    let binary = |target: &Target| {
        let file = target.src_path.as_std_path();
        let file = file.strip_prefix(&here).unwrap_or(file).to_owned();
        target.kind.contains(&TargetKind::Bin).then(|| (target.name.clone(), file))
    };
    Ok(targets.filter_map(binary).collect())
}
