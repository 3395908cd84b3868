//! Reads Rust by its tokens, and edits its text.

pub mod docs;
pub mod edit;
pub mod tokens;
