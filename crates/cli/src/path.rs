//! Paths of files and folders.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of a file, in a form that can be opened.
pub fn folder(file: &Path) -> &Path {
    file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

/// Returns whether the name of a file ends in `.rs` or `.RS`.
pub fn is_rust(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("rs"))
}

/// The path relative to the current folder, if the two have more in common than the root.
pub fn from_here(path: &Path) -> PathBuf {
    let here = env::current_dir().and_then(fs::canonicalize).unwrap_or_default();
    let ups = here.ancestors().position(|folder| path.starts_with(folder));
    let common = ups.and_then(|ups| here.ancestors().nth(ups));
    match common.filter(|common| common.parent().is_some()) {
        Some(common) => {
            let up = Path::new("..");
            let ups = std::iter::repeat_n(up, ups.unwrap_or_default());
            ups.chain(path.strip_prefix(common)).collect()
        }
        None => path.to_owned(),
    }
}

/// Returns whether two paths lead to the same file.
pub fn same_file(a: &Path, b: &Path) -> bool {
    same_file::is_same_file(a, b).is_ok_and(|same| same)
}
