//! Helpers of the tests.

pub mod cargo;
#[path = "../../../../bundler/tests/common/files.rs"]
pub mod files;
#[allow(dead_code)] // other tests need more of it
#[path = "../../../../../tests/support/random.rs"]
pub mod random;
#[path = "../../../../bundler/tests/common/rustc.rs"]
pub mod rustc;
pub mod tool;
