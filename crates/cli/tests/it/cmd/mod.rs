//! Compares commands with their recorded output.
#![cfg(unix)]

use crate::common::tool::{TOOL, path_with};
use std::path::Path;
use std::time::Duration;

/// `TRYCMD=overwrite` updates the files.
#[test]
fn commands_print_what_is_shown() {
    let folder = Path::new(TOOL).parent().expect("a folder");
    trycmd::TestCases::new()
        .env("PATH", path_with(folder))
        .register_bin("sh", Path::new("/bin/sh"))
        .timeout(Duration::from_secs(100))
        .case("tests/it/cmd/*.md")
        .case("../../docs/first-problem*.md");
}
