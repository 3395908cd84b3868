//! Helpers for the tests, which the tests in `crates/cli` use, too.

#[allow(dead_code)]
pub mod files;
#[allow(dead_code)]
pub mod rustc;
