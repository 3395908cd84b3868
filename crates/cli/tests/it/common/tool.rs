//! Runs the tool.

use super::files::{Folder, root};
use std::env;
use std::io::Write;
use std::path::Path;
use std::process::{Command, ExitStatus, Output, Stdio};
use std::thread;

pub const TOOL: &str = env!("CARGO_BIN_EXE_nim-snippets");

/// The result of a run: `out` is its standard output, `said` its standard error.
pub struct Run {
    pub status: ExitStatus,
    pub out: String,
    pub said: String,
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Run { status: output.status, out: text(&output.stdout), said: text(&output.stderr) }
    }
}

impl Run {
    /// Checks that the run succeeds.
    #[track_caller]
    pub fn succeeds(self) -> Self {
        assert!(self.status.success(), "{}{}", self.out, self.said);
        self
    }

    /// Checks the exit code.
    #[track_caller]
    pub fn ends_with(self, code: i32) -> Self {
        assert_eq!(self.status.code(), Some(code), "{}{}", self.out, self.said);
        self
    }

    /// The output of a run that succeeds and reports at most its progress.
    #[track_caller]
    pub fn printed(self) -> String {
        let run = self.succeeds();
        assert!(
            run.said.lines().all(|line| ["still searching: ", "building ", "waiting for "]
                .iter()
                .any(|start| line.starts_with(start))),
            "{}",
            run.said
        );
        run.out
    }

    /// The messages of a run that fails without output.
    #[track_caller]
    pub fn error(self) -> String {
        let run = self.ends_with(1);
        assert_eq!(run.out, "", "{}", run.said);
        run.said
    }
}

/// The tool with these arguments in the project's folder.
pub fn tool(args: &[&str]) -> Command {
    tool_in(root(), args)
}

pub fn tool_in(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(TOOL);
    command.current_dir(folder).args(args);
    command
}

/// Runs a program until it ends.
pub fn run(command: &mut Command, input: impl AsRef<[u8]>) -> Run {
    command.env("RUST_BACKTRACE", "0"); // backtraces are slow
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.as_ref().to_owned();
    thread::spawn(move || stdin.write_all(&input)); // a program need not read all of it
    child.wait_with_output().expect("it ends").into()
}

pub fn run_in(folder: &Path, args: &[&str]) -> Run {
    run(&mut tool_in(folder, args), "")
}

/// The output of the tool in the project's folder.
#[track_caller]
pub fn printed(args: &[&str]) -> String {
    run_in(root(), args).printed()
}

/// Checks that a run fails with these words.
#[track_caller]
pub fn assert_error_in(folder: &Path, args: &[&str], words: &str) {
    let Run { status, said, .. } = run_in(folder, args);
    assert!(!status.success() && said.contains(words), "{args:?}: {said}");
}

/// The `PATH` with a folder before all others.
pub fn path_with(folder: &Path) -> String {
    format!("{}:{}", folder.display(), env::var("PATH").expect("a PATH"))
}

/// Copies a program. If this process wrote the file, it could still be open in a child of another
/// test, and could not be run.
pub fn install(program: &Path, target: &Path) {
    let status = Command::new("install").args(["-D", "-m", "755"]).args([program, target]).status();
    assert!(status.expect("install runs").success());
}

/// Makes a program of a shell script.
pub fn script(target: &Path, text: &str) {
    let source = Folder::with(&[("script", &format!("#!/bin/sh\n{text}\n"))]);
    install(&source.join("script"), target);
}
