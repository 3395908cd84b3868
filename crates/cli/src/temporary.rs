//! Temporary folders, which go however the program ends.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use tempfile::TempDir;

static FOLDERS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A folder for as long as this lives.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> io::Result<Self> {
        let folder = TempDir::with_prefix("nim-snippets-")?;
        FOLDERS.lock().unwrap_or_else(PoisonError::into_inner).push(folder.path().to_owned());
        Ok(Folder(folder))
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let mut folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner);
        folders.retain(|folder| folder != self.0.path());
    }
}

/// Removes them all from a program that ends at once.
pub fn remove_all() {
    // Who holds the list at this moment may be the one who ends.
    if let Ok(folders) = FOLDERS.try_lock() {
        for folder in folders.iter() {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}
