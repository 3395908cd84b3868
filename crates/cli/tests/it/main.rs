//! The tests that need the binary, and the tests of the layout and the READMEs.

mod checkout;
mod cmd;
mod command_line;
mod common;
mod editors;
mod explore;
mod fuzz;
mod interactive;
mod judges;
mod layout;
mod memory;
mod own_crates;
mod own_forms;
mod own_meaning;
mod problems;
mod reached_forms;
mod readme;
mod real_crates;
mod solve;
mod solver_files;
mod stress;
