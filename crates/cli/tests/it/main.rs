//! The tests that need the binary, and the tests of the layout and the READMEs.

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
mod layout;
mod own_crates;
mod own_forms;
mod own_names;
mod peers;
mod problems;
mod readme;
mod solve;
mod solver_files;
mod stress;
