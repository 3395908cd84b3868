//! The tests that need the binary, and the tests of the READMEs.

mod busy;
mod checkout;
mod cmd;
mod command_line;
mod common;
mod deceptive;
mod editors;
mod explore;
mod fuzz;
mod interactive;
mod judges;
mod memory;
mod own_crates;
mod own_forms;
mod own_meaning;
mod own_names;
mod peers;
mod problems;
mod reached_forms;
mod readme;
mod real_crates;
mod solve;
mod solver_files;
mod stress;
