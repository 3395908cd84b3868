//! The search, the questions, explanations, tables and play, without the binary.

mod ask;
mod entries;
mod explained;
mod list;
mod moves;
mod play;
mod problems;
mod search;
