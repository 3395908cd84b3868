//! Rust as text that is read by its tokens and edited in place.

pub mod docs;
pub mod edit;
pub mod tokens;
