//! Files of the project, and temporary ones.

use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The project's folder.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("a crate below `crates`")
}

/// The text of a file, with a path from the project's folder or an absolute one.
pub fn read(file: impl AsRef<Path>) -> String {
    let file = root().join(file);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// All files in a folder and the folders below it, or the file itself.
pub fn below(path: &Path) -> Vec<PathBuf> {
    if path.is_dir() {
        entries(path).iter().flat_map(|path| below(path)).collect()
    } else {
        vec![path.to_owned()]
    }
}

/// The files and folders in a folder, by name.
pub fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder);
    let entries = entries.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// Writes a file only when that changes it, so that cargo finds it fresh.
pub fn update(file: &Path, text: &str) -> bool {
    let changes = fs::read(file).ok().as_deref() != Some(text.as_bytes());
    if changes {
        fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    changes
}

/// A temporary folder.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Self {
        Folder(TempDir::with_prefix("nim-snippets-test-").expect("a temporary folder"))
    }

    /// A folder with these files, each a name and a text.
    pub fn with(files: &[(&str, &str)]) -> Self {
        let folder = Self::new();
        folder.write(files);
        folder
    }

    pub fn write(&self, files: &[(&str, &str)]) {
        for (name, text) in files {
            let file = self.join(name);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, text).expect("a file");
        }
    }
}

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        self.0.path()
    }
}
