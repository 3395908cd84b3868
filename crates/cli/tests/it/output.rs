//! What is written, and what is never written over.

use crate::common::files::{Folder, read};
use crate::common::tool::{self, TOOL, messages, refused_in, run_in, tool_in};
use bundler::judge::DEFAULT;
use cli::trial::samples::{self, Request};
use std::fs;
use std::process::{Command, Output};

#[cfg(unix)]
#[test]
fn nothing_is_written_over_what_was_read() {
    let folder = Folder::with(&[
        ("main.rs", "mod game;\nfn main() { game::play() }\n"),
        ("game.rs", "pub fn play() {}\n"),
        ("Cargo.toml", "[package]\nname = \"x\"\nversion = \"0.1.0\"\nedition = \"2021\"\n"),
    ]);
    std::os::unix::fs::symlink("game.rs", folder.join("link")).expect("a link");
    for output in ["game.rs", "./game.rs", "link", "Cargo.toml"] {
        refused_in(&folder, &["main.rs", "-o", output], "has just been read");
    }
    refused_in(&folder, &["main.rs", "-o", "main.rs"], "is the solver itself");
    assert_eq!(read(folder.join("game.rs")), "pub fn play() {}\n");
    assert!(run_in(&folder, &["main.rs", "-o", "submit.rs"]).status.success());
}

#[test]
fn samples_are_not_written_over_and_lone_outputs_are_named() {
    let folder =
        Folder::with(&[("main.rs", "fn main() {}\n"), ("1.in", ""), ("1.out", ""), ("2.out", "3")]);
    folder.write(&[("3.gen", "{5*1..9}"), ("3.out", "4")]);
    let test = ["main.rs", "--judge", "plain", "--test"];
    for sample in ["1.in", "1.out"] {
        refused_in(&folder, &[&test[..], &["-o", sample]].concat(), "has just been read");
    }
    assert_eq!([read(folder.join("1.in")), read(folder.join("1.out"))], ["", ""]);
    let output = run_in(&folder, &test);
    let said = messages(&output);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("`2.out` is not compared: `2.in` is missing"), "{said}");
    assert!(!said.contains("3.out"), "{said}");
}

#[cfg(unix)]
#[test]
fn names_need_not_be_utf8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let folder = Folder::new();
    let odd = folder.join(OsStr::from_bytes(b"\xff"));
    fs::create_dir(&odd).expect("a folder");
    let solver = "use nim_snippets::nim;\nfn main() { nim::wins(&[]); }\n";
    for (name, text) in [("main.rs", solver), ("1.in", "1"), ("1.out", "2")] {
        fs::write(odd.join(name), text).expect("a file");
    }
    let places = [None, Some(odd.clone()), Some(odd.join("1.in"))];
    for path in places {
        let request = Request { path, ..Request::default() };
        let cases = samples::find(&request, &odd.join("main.rs"), DEFAULT);
        let cases = cases.unwrap_or_else(|_| panic!("there are samples"));
        assert_eq!(cases[0].expected.as_deref(), Ok(&b"2"[..]));
    }
    let output = odd.join("submit.rs");
    let mut bundle = tool_in(&folder, &[]);
    bundle.arg(odd.join("main.rs")).arg("-o").arg(&output);
    assert!(tool::run(&mut bundle, "").status.success());
    assert!(read(&output).starts_with(solver));
    let mut again = tool_in(&folder, &[]);
    again.arg(odd.join("main.rs")).arg("-o").arg(odd.join("main.rs"));
    let said = messages(&tool::run(&mut again, ""));
    assert!(said.contains("is the solver itself"), "{said}");
}

/// A shell's line, with the tool as `$TOOL`.
#[cfg(unix)]
fn shell(folder: &Folder, line: &str) -> Output {
    let mut shell = Command::new("sh");
    tool::run(
        shell.args(["-c", line]).env("TOOL", TOOL).current_dir(&**folder),
        "W L W L W L W L\n",
    )
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_an_error() {
    let folder = Folder::new();
    let output = shell(&folder, "ulimit -f 1; \"$TOOL\" moore_nim welter nimber -o x");
    let left: Vec<_> = fs::read_dir(&*folder).expect("a folder").collect();
    assert!(!output.status.success() && left.is_empty(), "{}{left:?}", messages(&output));
    let output = shell(&folder, "\"$TOOL\" guess --outcomes");
    assert!(output.status.success(), "{}", messages(&output));
}
