//! Temporary folders.

use std::path::Path;
use std::time::Duration;
use std::{fs, io, thread};
use tempfile::TempDir;

/// A folder that is deleted when this is dropped.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> io::Result<Self> {
        TempDir::with_prefix("nim-snippets-").map(Folder)
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

/// Deletes the folder, to which a program that was just killed may still write its last file.
impl Drop for Folder {
    fn drop(&mut self) {
        for _ in 0..100 {
            match fs::remove_dir_all(self.0.path()) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    thread::sleep(Duration::from_millis(10));
                }
                _ => return,
            }
        }
    }
}
