//! A program that is run on inputs: one that was built here, another file, or a command.

use crate::path;
use crate::process::Finished;
use crate::trial::compile::Compiled;
use crate::trial::environment;
use crate::trial::panics;
use bundler::diagnostic::{Problem, Result, cannot};
use std::borrow::Cow;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub enum Program {
    /// A compiled program, which runs as at the judge.
    Built(Compiled),
    /// An existing program.
    File(PathBuf),
    /// A command that a shell starts.
    Shell(String),
}

/// Returns whether this is a Rust file, or would be one if it existed.
pub fn is_rust(file: &Path) -> bool {
    // `python3 slow.rs` may be a command: its blank is not in the name of a folder.
    let is_named = || {
        let folder_is_there = path::folder(file) != Path::new(".") && path::folder(file).is_dir();
        folder_is_there || !file.as_os_str().as_encoded_bytes().contains(&b' ')
    };
    path::is_rust(file) && (file.is_file() || is_named())
}

/// Parses the name of a program, or a command.
pub fn parse(named: &str) -> std::result::Result<String, String> {
    match named.trim() {
        "" => Err("name a Rust file, a program or a command".to_owned()),
        _ => Ok(named.to_owned()),
    }
}

impl Program {
    /// A program that needs no compiler: an existing file, or else a command.
    pub fn other(named: &str) -> Result<Self> {
        let file = Path::new(named);
        if !file.is_file() {
            return Ok(Program::Shell(named.to_owned()));
        }
        if !is_executable(file) {
            let title = format!("`{named}` is a file that cannot be run");
            let help = format!("make it executable, or write a command: \"python3 '{named}'\"");
            return Err(Problem::new(title).help(help));
        }
        // Without a folder, the system would search the name in `PATH`.
        let file = std::path::absolute(file).map_err(|error| cannot("run", file, &error))?;
        Ok(Program::File(file))
    }

    /// The text that it was made from, as far as it is known.
    pub fn text(&self) -> Cow<'_, str> {
        match self {
            Program::Built(compiled) => Cow::Borrowed(&compiled.source.text),
            Program::File(file) => fs::read_to_string(file).unwrap_or_default().into(),
            Program::Shell(_) => Cow::Borrowed(""),
        }
    }

    /// The standard error of a run of the program, in which a panic names its place in the user's file.
    pub fn errors(&self, run: &Finished) -> Vec<u8> {
        match self {
            Program::Built(compiled) => panics::in_files(&run.errors, &compiled.source),
            Program::File(_) | Program::Shell(_) => run.errors.clone(),
        }
    }

    /// The program with these last arguments.
    pub fn command(&self, args: &[&OsStr]) -> Command {
        let mut command = match self {
            Program::Built(compiled) => {
                let mut command = Command::new(&compiled.program);
                environment::for_run(&mut command);
                command
            }
            Program::File(file) if cfg!(windows) => Command::new(file),
            // The shell also runs a script without a first line that names its interpreter.
            Program::File(file) => {
                let mut shell = Command::new("sh");
                shell.args(["-c", "\"$0\" \"$@\""]).arg(file);
                shell
            }
            Program::Shell(line) if cfg!(windows) => {
                let mut shell = Command::new("cmd");
                shell.arg("/C").arg(line);
                shell
            }
            Program::Shell(line) => {
                let mut shell = Command::new("sh");
                shell.arg("-c").arg(format!("{line} \"$@\"")).arg("sh");
                shell
            }
        };
        command.args(args);
        command
    }
}

#[cfg(unix)]
fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|file| file.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(_: &Path) -> bool {
    true
}
