//! Runs the tool.

use super::files::root;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;

pub const TOOL: &str = env!("CARGO_BIN_EXE_nim-snippets");

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
pub fn run(command: &mut Command, input: impl AsRef<[u8]>) -> Output {
    command.env("RUST_BACKTRACE", "0"); // backtraces are slow
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.as_ref().to_owned();
    thread::spawn(move || stdin.write_all(&input)); // a program need not read all of it
    child.wait_with_output().expect("it ends")
}

pub fn run_in(folder: &Path, args: &[&str]) -> Output {
    run(&mut tool_in(folder, args), "")
}

/// Checks that a run fails with these words.
#[track_caller]
pub fn assert_error_in(folder: &Path, args: &[&str], words: &str) {
    let output = run_in(folder, args);
    let text = messages(&output);
    assert!(!output.status.success() && text.contains(words), "{args:?}: {text}");
}

/// The output of a run that succeeds without messages but progress.
pub fn printed(output: Output) -> String {
    let text = messages(&output);
    let is_silent = text.lines().all(|line| line.starts_with("still at it: "));
    assert!(output.status.success() && is_silent, "{text}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The messages of a run that fails without output.
pub fn error_of(output: Output) -> String {
    let text = messages(&output);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{text}");
    text
}

pub fn messages(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}
