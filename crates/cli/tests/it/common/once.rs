//! What was done before with the same inputs, and went well, is not done again. `CI=true` does
//! everything.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{env, fs};

/// Calls `make` unless `stamp` says that it went well with the same `call` and the same `files`.
/// Together these are all that the result depends on. A list of files may be written by `make`.
pub fn once(
    stamp: &Path,
    call: &str,
    files: impl Fn() -> Option<Vec<PathBuf>>,
    make: impl FnOnce() -> Result<(), String>,
) -> Result<(), String> {
    let start = SystemTime::now();
    let repeats = env::var("CI").is_ok_and(|ci| ci == "true");
    let old = fs::read_to_string(stamp).ok().filter(|_| !repeats);
    if old.is_some() && old == fingerprint(call, files(), start) {
        return Ok(());
    }
    let _ = fs::remove_file(stamp);
    make()?;
    if let Some(new) = fingerprint(call, files(), start) {
        fs::write(stamp, new).expect("a temporary file");
    }
    Ok(())
}

/// None when a file was written after the start: who knows which text has been read?
fn fingerprint(call: &str, files: Option<Vec<PathBuf>>, start: SystemTime) -> Option<String> {
    let mut hash = DefaultHasher::new();
    call.hash(&mut hash);
    for file in files? {
        if fs::metadata(&file).ok()?.modified().ok()? > start {
            return None;
        }
        (&file, fs::read(&file).ok()?).hash(&mut hash);
    }
    Some(hash.finish().to_string())
}
