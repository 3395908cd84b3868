//! Tests of what programs of the whole project do.

use crate::files;
use crate::once::once;
use crate::rustc::Rustc;
use std::env;
use std::path::Path;

/// Runs a test, once for the same compiler and the same files: `read` names all that it depends
/// on, with the folders that hold them, from the project's root.
pub fn unless_passed(test: &str, read: &[&str], run: impl FnOnce()) {
    let stamp = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}.stamp"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = || Some(read.iter().flat_map(|part| files::below(&root.join(part))).collect());
    let call = format!("{:?} {:?}", Rustc::usual(), env::var_os("PATH"));
    let passed = once(&stamp, &call, files, || {
        run();
        Ok(())
    });
    passed.expect("a panic tells what is wrong");
}
