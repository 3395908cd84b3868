//! The command line: reads files and packages, proves bundles, fills editors.
//!
//! - `temporary` has folders that go when a command ends.
//! - `path` and `terminal` know folders and screens; `report` says what is wrong.
//! - `input` reads files, and knows which it has read.
//! - `output` and `clipboard` are where a result goes.
//! - `process` runs other programs.
//! - `package` reads what cargo knows of a solver.
//! - `progress` says what a long search tries.
//! - `editor` writes snippet files.
//! - `trial` compiles a bundle and runs it.
//! - `bundling` takes a solver from the disk to its bundle, proved and delivered.
//! - `explore` finds, explains and plays games, and names those of a table.
//! - `stress` compares the bundles of a solver and of a brute force on many inputs.
//! - `solve` finds the formula of a game from its rules.
//! - `args` reads the arguments.

pub mod args;
mod bundling;
mod clipboard;
pub mod editor;
pub mod explore;
mod input;
mod output;
pub mod package;
mod path;
pub mod process;
mod progress;
pub mod report;
mod solve;
mod stress;
mod temporary;
pub mod terminal;
pub mod trial;
