//! What a path says, and what it leads to.

use std::fs;
use std::path::Path;

/// The folder of a file, as it stands before the file's name: empty for a mere name.
pub fn parent(file: &Path) -> &Path {
    file.parent().unwrap_or(Path::new(""))
}

/// The folder of a file, as one that can be opened.
pub fn folder(file: &Path) -> &Path {
    match parent(file) {
        here if here == Path::new("") => Path::new("."),
        folder => folder,
    }
}

/// Do two paths lead to the same file?
pub fn same_file(a: &Path, b: &Path) -> bool {
    matches!((fs::canonicalize(a), fs::canonicalize(b)), (Ok(a), Ok(b)) if a == b)
}
