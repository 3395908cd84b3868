//! The command line: reads files and packages, tests bundles, writes snippet files.
//!
//! - `temporary` makes folders that are deleted when a command ends.
//! - `path` and `terminal` handle folders, columns and colours; `report` prints errors and
//!   warnings.
//! - `place` is a file, or standard input or output.
//! - `stderr` keeps messages apart from the line of progress.
//! - `input` reads files, and remembers which ones were read.
//! - `output` and `clipboard` write results.
//! - `process` runs other programs.
//! - `memory` keeps answers of cargo and rustc between runs.
//! - `package` reads the manifest of a solver's package.
//! - `progress` shows the state of a long computation.
//! - `editor` writes snippet files.
//! - `trial` compiles a bundle and runs it.
//! - `bundling` reads a solver, bundles it, and delivers the bundle.
//! - `explore` finds, explains and plays games, and names the games of a table.
//! - `stress` compares the bundle of a solver with a brute force on many inputs.
//! - `solve` finds the formula of a game from its rules.
//! - `args` reads the arguments.

pub mod args;
mod bundling;
mod clipboard;
pub mod editor;
pub mod explore;
mod input;
mod memory;
mod output;
pub mod package;
mod path;
mod place;
pub mod process;
mod progress;
pub mod report;
mod solve;
mod stderr;
mod stress;
mod temporary;
pub mod terminal;
pub mod trial;
