//! Helpers of the tests, also of those in `crates/cli`.

#[allow(dead_code)]
pub mod files;
#[allow(dead_code)]
pub mod rustc;
