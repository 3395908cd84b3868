//! What folders hold.

use std::fs;
use std::path::{Path, PathBuf};

/// All files in a folder and the folders below it, or the file itself.
pub fn below(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).expect("a folder");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths.iter().flat_map(|path| below(path)).collect()
}
