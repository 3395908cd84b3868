//! The command line: reads files and packages, proves bundles, fills editors.
//!
//! Imports go one way: each of these knows only those in the lines above it.
//!
//! - `temporary` has folders that go however a command ends.
//! - `memory` limits what a command takes.
//! - `path` and `terminal` know folders and screens; `report` says what is wrong.
//! - `input` reads files, and knows which it has read.
//! - `output` and `clipboard` are where a result goes.
//! - `package` reads what cargo knows of a solver.
//! - `progress` says what a long search tries.
//! - `editor` writes snippet files, `show` explains positions, prints tables and names games,
//!   `play` plays one.
//! - `proof` compiles a bundle and runs it.
//! - `bundling` takes a solver from the disk to its bundle, proved and delivered.
//! - `stress` compares the bundles of a solver and of a brute force on many inputs.
//! - `args` reads the arguments.

pub mod args;
mod bundling;
mod clipboard;
pub mod editor;
mod input;
pub mod memory;
mod output;
pub mod package;
mod path;
mod play;
mod progress;
pub mod proof;
pub mod report;
pub mod show;
mod stress;
mod temporary;
pub mod terminal;
