//! Files of the project that tests keep up to date.

use std::path::Path;
use std::{env, fs};

/// Compares a file with what it should say, or writes that where `UPDATE_README` is set. `test` is
/// the target of which this is a test.
pub fn is_up_to_date(file: &str, text: &str, test: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if env::var_os("UPDATE_README").is_some() {
        fs::write(&path, text).unwrap_or_else(|error| panic!("{file}: {error}"));
        return;
    }
    let is_same = fs::read_to_string(&path).is_ok_and(|old| old == text);
    assert!(is_same, "{file} is out of date: UPDATE_README=1 cargo test --test {test}");
}
