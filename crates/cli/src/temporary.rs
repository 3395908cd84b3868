//! Temporary folders, which go however the program ends.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use std::{fs, io, thread};
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
        drop(folders);
        remove(self.0.path());
    }
}

/// A program that was just killed may still write its last file.
fn remove(folder: &Path) {
    for _ in 0..100 {
        match fs::remove_dir_all(folder) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                thread::sleep(Duration::from_millis(10));
            }
            _ => return,
        }
    }
}

/// Removes them all from a program that ends at once.
pub fn remove_all() {
    // Who holds the list at this moment may be the one who ends.
    if let Ok(folders) = FOLDERS.try_lock() {
        for folder in folders.iter() {
            remove(folder);
        }
    }
}
