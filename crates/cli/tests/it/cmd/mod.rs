//! Commands with their output.
#![cfg(unix)]

use crate::common::tool::TOOL;
use std::env;
use std::path::Path;
use std::time::Duration;

/// `TRYCMD=overwrite` updates the files.
#[test]
fn commands_print_what_is_shown() {
    let folder = Path::new(TOOL).parent().expect("a folder");
    let path = env::var("PATH").expect("a path");
    trycmd::TestCases::new()
        .env("PATH", format!("{}:{path}", folder.display()))
        .register_bin("sh", Path::new("/bin/sh"))
        .timeout(Duration::from_secs(100))
        .case("tests/it/cmd/*.md");
}
