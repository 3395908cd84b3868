//! Files of the project that tests keep up to date.

use super::files::root;
use std::{env, fs};

/// Compares a file with a text, or writes the text if `UPDATE` is set. The names of tests that call
/// this end in `up_to_date`.
pub fn is_up_to_date(file: &str, text: &str) {
    let path = root().join(file);
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, text).unwrap_or_else(|error| panic!("{file}: {error}"));
        return;
    }
    let is_same = fs::read_to_string(&path).is_ok_and(|old| old == text);
    assert!(is_same, "{file} is out of date: UPDATE=1 cargo test --workspace up_to_date");
}
