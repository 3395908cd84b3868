//! What the tests share.

pub mod cargo;
pub mod files;
#[allow(dead_code)] // the laws need more of it
#[path = "../../../../../tests/support/random.rs"]
pub mod random;
pub mod rustc;
pub mod tool;
pub mod written;
