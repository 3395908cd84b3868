//! The search, the questions, explanations, tables and play, without the binary.

mod ask;
mod list;
mod moves;
mod play;
mod problems;
mod search;
