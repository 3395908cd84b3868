//! Tests that need the binary, and those of the layout and the READMEs.

mod checkout;
mod cmd;
mod command_line;
mod common;
mod editors;
mod explore;
mod fuzz;
mod judges;
mod layout;
mod own_crates;
mod problems;
mod readme;
mod solve;
mod solver_files;
mod stress;

/// The shim for `proconio`, compiled here so that clippy sees it.
#[allow(unused, clippy::wrong_self_convention)]
#[path = "../../../bundler/src/bundle/proconio/source.rs"]
mod proconio;
