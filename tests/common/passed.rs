//! Tests of what programs of the whole project do.

use crate::once::once;
use crate::rustc::Rustc;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Runs a test, once for the same compiler and the same files: `read` names all that it depends
/// on, with the folders that hold them, from the project's root.
pub fn unless_passed(test: &str, read: &[&str], run: impl FnOnce()) {
    let stamp = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}.stamp"));
    let files = || {
        let mut files = Vec::new();
        for part in read {
            collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join(part), &mut files);
        }
        Some(files)
    };
    let call = format!("{:?} {:?}", Rustc::usual(), env::var_os("PATH"));
    let passed = once(&stamp, &call, files, || {
        run();
        Ok(())
    });
    passed.expect("a panic tells what is wrong");
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if !path.is_dir() {
        return files.push(path.to_owned());
    }
    let entries = fs::read_dir(path).expect("a folder");
    let mut entries: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for entry in entries {
        collect(&entry, files);
    }
}
