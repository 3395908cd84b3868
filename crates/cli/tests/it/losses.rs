//! What users have lost, or might: files, time, and the sense of a message.

use crate::common::files::{Folder, read};
use crate::common::tool::{self, TOOL, messages, tool_in};
use cli::proof::samples::{self, Request};
use std::fs;
use std::process::{Command, Output};

fn run(folder: &Folder, args: &[&str]) -> Output {
    tool::run(&mut tool_in(folder, args), "")
}

fn refused(folder: &Folder, args: &[&str], words: &str) {
    let output = run(folder, args);
    let text = messages(&output);
    assert!(!output.status.success() && text.contains(words), "{args:?}: {text}");
}

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
        refused(&folder, &["main.rs", "-o", output], "has just been read");
    }
    refused(&folder, &["main.rs", "-o", "main.rs"], "is the solver itself");
    assert_eq!(read(folder.join("game.rs")), "pub fn play() {}\n");
    assert!(run(&folder, &["main.rs", "-o", "submit.rs"]).status.success());
}

#[test]
fn a_word_inside_makes_no_file_ours() {
    for editor in ["yasnippet", "sublime"] {
        let folder = Folder::with(&[("s/notes.txt", "about (nim-snippets)")]);
        refused(&folder, &["editor", editor, "--remove", "-o", "s"], "no snippets of ours");
        assert!(run(&folder, &["editor", editor, "nim", "-o", "s"]).status.success());
        assert!(run(&folder, &["editor", editor, "--remove", "-o", "s"]).status.success());
        assert_eq!(read(folder.join("s/notes.txt")), "about (nim-snippets)");
    }
}

#[cfg(unix)]
#[test]
fn snippets_are_removed_through_a_link() {
    let folder = Folder::with(&[("real.json", "{ \"x\": {} }\n")]);
    std::os::unix::fs::symlink("real.json", folder.join("link.json")).expect("a link");
    assert!(run(&folder, &["editor", "zed", "nim", "-o", "link.json"]).status.success());
    assert!(read(folder.join("real.json")).contains("mod nim"));
    assert!(run(&folder, &["editor", "zed", "--remove", "-o", "link.json"]).status.success());
    assert!(!read(folder.join("real.json")).contains("nim"));
    assert!(folder.join("link.json").is_symlink());
}

#[test]
fn other_line_ends_and_a_lost_mark_are_no_second_copy() {
    for editor in ["ultisnips", "snipmate", "neosnippet"] {
        let folder = Folder::new();
        let install = ["editor", editor, "nim", "chomp", "-o", "f"];
        assert!(run(&folder, &install).status.success());
        let text = read(folder.join("f"));
        let unmarked = text.split_once('\n').expect("lines").1.to_owned();
        for changed in [text.replace('\n', "\r\n"), unmarked] {
            fs::write(folder.join("f"), &changed).expect("writable");
            assert!(run(&folder, &install).status.success());
            let again = read(folder.join("f"));
            assert_eq!(again.matches("snippet nim ").count(), text.matches("snippet nim ").count());
            assert_eq!(again.matches("\nsnippet").count(), text.matches("\nsnippet").count());
        }
        assert!(run(&folder, &["editor", editor, "--remove", "-o", "f"]).status.success());
        assert!(!folder.join("f").exists());
    }
}

/// If each cost as much as all the others, this would not end.
#[test]
fn many_entries_of_the_users_own_cost_what_they_are() {
    let entry = |i| format!("  \"own{i}\": {{ \"body\": \"{i}\" }}");
    let entries: Vec<String> = (0..100_000).map(entry).collect();
    let text = format!("{{\n{}\n}}\n", entries.join(",\n"));
    let folder = Folder::with(&[("x.json", &text)]);
    assert!(run(&folder, &["editor", "vscode", "-o", "x.json"]).status.success());
    assert!(run(&folder, &["editor", "vscode", "--remove", "-o", "x.json"]).status.success());
    assert_eq!(read(folder.join("x.json")), text);
}

#[test]
fn a_sample_is_its_own_solvers() {
    let folder = Folder::with(&[
        ("src/bin/a.rs", ""),
        ("src/bin/lc1.rs", ""),
        ("src/bin/a-1.in", ""),
        ("src/bin/a-1.out", "\u{feff}First"),
        ("src/bin/lc1-1.in", ""),
        ("src/bin/a/7.in", ""),
    ]);
    let cases = samples::find(&Request::default(), &folder.join("src/bin/a.rs"));
    let cases = cases.unwrap_or_else(|_| panic!("there are samples"));
    let names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    assert_eq!(names, ["a-1", "7"]);
    assert_eq!(cases[0].expected.as_deref(), Ok(&b"First"[..]));
}

#[cfg(unix)]
#[test]
fn a_message_is_about_what_is_wrong() {
    let folder = Folder::with(&[
        ("e\u{1b}[31m.rs", "fn main() { let x: u8 = ; }"),
        ("main.rs", "fn main() {}"),
        ("x/1.in", ""),
    ]);
    let text = messages(&run(&folder, &["./e\u{1b}[31m.rs"]));
    assert!(!text.contains('\u{1b}') && text.contains("\\u{1b}[31m.rs"), "{text:?}");
    let text = messages(&run(&folder, &["main.rs", "--judge", "leetcode", "--check"]));
    assert!(text.contains("runs no `fn main`") && text.contains("impl Solution"), "{text}");
    let text = messages(&run(&folder, &["main.rs", "--test=/dev/zero"]));
    assert!(text.contains("more than 64 MiB"), "{text}");
    let mut check = tool_in(&folder, &["main.rs", "--judge", "plain", "--check"]);
    let text = messages(&tool::run(check.env("RUSTUP_TOOLCHAIN", "no-such-toolchain"), ""));
    assert!(!text.contains("there is no rustc"), "{text}");
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
    let output = shell(&folder, "\"$TOOL\" nim >&-");
    assert!(!output.status.success() && messages(&output).contains("it is closed"));
    assert!(shell(&folder, "\"$TOOL\" nim >/dev/null").status.success());
    let output = shell(&folder, "ulimit -f 1; \"$TOOL\" moore_nim welter nimber -o x");
    let left: Vec<_> = fs::read_dir(&*folder).expect("a folder").collect();
    assert!(!output.status.success() && left.is_empty(), "{}{left:?}", messages(&output));
    let output = shell(&folder, "\"$TOOL\" guess --outcomes");
    assert!(output.status.success(), "{}", messages(&output));
}
