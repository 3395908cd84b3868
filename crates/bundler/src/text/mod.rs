//! Reads Rust by its tokens, and edits its text.

pub mod comments;
pub mod edit;
pub mod tokens;
