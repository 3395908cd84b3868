//! A program that is run on inputs: one that was built here, or a command.

use crate::trial::compile::Compiled;
use crate::trial::environment;
use std::ffi::OsStr;
use std::process::Command;

pub enum Program {
    /// Runs as at the judge.
    Built(Compiled),
    /// A command that a shell starts.
    Shell(String),
}

impl Program {
    /// The program with these last arguments.
    pub fn command(&self, args: &[&OsStr]) -> Command {
        match self {
            Program::Built(compiled) => {
                let mut command = Command::new(&compiled.program);
                environment::for_run(&mut command);
                command.args(args);
                command
            }
            Program::Shell(line) if cfg!(windows) => {
                let mut shell = Command::new("cmd");
                shell.arg("/C").arg(line).args(args);
                shell
            }
            Program::Shell(line) => {
                let mut shell = Command::new("sh");
                shell.arg("-c").arg(format!("{line} \"$@\"")).arg("sh").args(args);
                shell
            }
        }
    }
}
