//! What a path says, and what it leads to.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder of a file, as it stands before the file's name: empty for a mere name.
fn parent(file: &Path) -> &Path {
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

/// The file that a path leads to through links, although it may not exist yet.
pub fn target(path: &Path) -> io::Result<PathBuf> {
    if let Ok(target) = fs::canonicalize(path) {
        return Ok(target);
    }
    let mut path = path.to_owned();
    for _ in 0..40 {
        match fs::read_link(&path) {
            Ok(link) => path = parent(&path).join(link),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("too many symbolic links"))
}
