//! The command line and the crates below it, the modules' form, the problems as bundles.

mod bundler;
mod checkout;
mod cmd;
mod command_line;
mod common;
mod layout;
mod editors;
mod judges;
mod machines;
mod output;
mod problems;
/// The shim for proconio: clippy sees it here, and a test compiles it with an old rustc.
#[allow(unused, clippy::wrong_self_convention)]
#[path = "../../../bundler/src/bundle/proconio/source.rs"]
mod proconio;
mod readme;
mod show;
mod solve;
mod stress;
