//! The command line: bad input, where the output goes, the list, and `bundle.sh`.
#![cfg(unix)]

use crate::common::files::{Folder, root};
use crate::common::tool::{self, complaint, messages, printed, tool_in};
use bundler::modules::modules;
use std::ffi::OsStr;
use std::fs::{self, File, Permissions};
use std::io::Write;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Instant;

const SOLVER: &str = "use nim_snippets::nim;\nfn main() { nim::wins(&[]); }\n";

fn tool(folder: &Path, args: &[&str]) -> Output {
    tool::run(&mut tool_in(folder, args), "")
}

#[test]
fn bad_input_gets_one_clear_line() {
    let folder = Folder::with(&[("task/main.rs", SOLVER)]);
    fs::write(folder.join("latin1.rs"), b"fn main() {}\n// caf\xe9\n").expect("a file");
    fs::write(folder.join("empty.rs"), "\u{feff} \n").expect("a file");
    let cases: &[(&[&str], &str)] = &[
        (&["./task"], "cannot read `./task`: Is a directory"),
        (&["task/main.rs/"], "cannot read `task/main.rs/`: Not a directory"),
        (&["latin1.rs"], "`latin1.rs` is not UTF-8 in line 2"),
        (&["empty.rs"], "`empty.rs` is empty"),
        (&["-"], "`<stdin>` is empty"),
        (&["nim", "xyzzy"], "no module `xyzzy`"),
        (&["nim", "-o", "task"], "cannot write `task`: Is a directory"),
        (&["task/main.rs", "-o", "./task/../task/main.rs"], "`task/main.rs` is the solver itself"),
    ];
    for (args, expected) in cases {
        let message = complaint(tool(&folder, args));
        let title = message.lines().next().unwrap_or_default();
        assert!(title.starts_with(&format!("error: {expected}")), "{message}");
        assert!(!message.contains(root().to_str().expect("UTF-8")), "{message}");
    }
    let message = complaint(tool(&folder, &["task/"]));
    fs::write(folder.join("main"), SOLVER).expect("a file");
    let hint = complaint(tool(&folder, &["main"]));
    assert!(hint.contains("write `./main` if you mean the file"), "{hint}");
    assert!(message.contains("did you mean `task/main.rs`?"), "{message}");
    for args in [&[] as &[&str], &["--nonsense"], &["nim", "--list"]] {
        let output = tool(&folder, args);
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains("Usage: ./bundle.sh"));
    }
    assert_eq!(fs::read_to_string(folder.join("task/main.rs")).expect("a file"), SOLVER);
}

#[test]
fn options_are_used_or_refused() {
    let folder = Folder::with(&[("main.rs", SOLVER)]);
    let odd = OsStr::from_bytes(b"\xff.rs");
    fs::write(folder.join(odd), SOLVER).expect("a file");
    let output = tool::run(tool_in(&folder, &[]).arg(odd), "");
    assert!(printed(output).starts_with(SOLVER), "a name that is not UTF-8");
    let version = format!("nim-snippets {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(printed(tool(&folder, &["--version"])), version);
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = printed(tool(&folder, &["completion", shell]));
        assert!(script.contains("bundle.sh") && script.contains("judge"), "{script}");
    }
    for option in ["--copy", "--check", "--test", "--docs", "--judge"] {
        let output = tool(&folder, &["editor", "vscode", option]);
        assert_eq!(output.status.code(), Some(2), "{option}");
    }
}

/// Each form opens a level of an expression, a type or a pattern; `)` and the like close it.
const NESTED: &[(&str, &str)] = &[
    ("(", ")"),
    ("[", "]"),
    ("{", "}"),
    ("Vec<", ">"),
    ("-", ""),
    ("&mut ", ""),
    ("|a| ", ""),
    ("return 1 + ", ""),
    ("if let a = ", ""),
    ("*const ", ""),
    ("impl Fn() -> ", ""),
    ("a @ ", ""),
    ("if a {} else ", ""),
    ("a = ", ""),
    ("a + ", ""),
    ("a.b().", ""),
    ("a::", ""),
];

#[test]
fn deep_nesting_is_an_error() {
    let bundle = |text: &str| tool::run(&mut tool::tool(&["-"]), text);
    for (open, close) in NESTED {
        for place in ["let _ = X;", "let _: X = a;", "let X = a;"] {
            let solver = |depth: usize| {
                let nested = format!("{}a{}", open.repeat(depth), close.repeat(depth));
                format!("fn main() {{\n    {}\n}}\n", place.replace('X', &nested))
            };
            // Not every form is Rust in every place.
            if !bundle(&solver(2)).status.success() {
                continue;
            }
            assert!(bundle(&solver(400)).status.success(), "{open} in {place}");
            let output = bundle(&solver(100_000));
            let text = messages(&output);
            let is_error = text.starts_with("error: more than 5000 tokens in one expression\n")
                || text.starts_with("error: the bundle has ");
            assert!(output.status.success() || is_error, "{open} in {place}: {text}");
        }
    }
}

#[test]
fn a_solver_that_is_too_big_is_refused_at_once() {
    let folder = Folder::new();
    let line = "fn f() { let a = (1 + 2) * 3; }\n";
    for (name, size) in [("big.rs", 5 << 20), ("small.rs", 500_000)] {
        fs::write(folder.join(name), line.repeat(size / line.len())).expect("a file");
    }
    for judge in ["atcoder", "aoj"] {
        let start = Instant::now();
        complaint(tool(&folder, &["big.rs", "--judge", judge]));
        assert!(start.elapsed().as_millis() < 1000, "{:?}", start.elapsed());
    }
    printed(tool(&folder, &["small.rs"]));
}

#[test]
fn a_closed_or_full_output_is_a_failure() {
    let mut command = tool::tool(&["-"]);
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = child.stderr(Stdio::piped()).spawn().expect("the tool runs");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(SOLVER.as_bytes()).expect("the tool reads");
    drop(stdin);
    let message = complaint(child.wait_with_output().expect("the tool ends"));
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.contains("standard output: Broken pipe"), "{message}");

    if let Ok(full) = File::create("/dev/full") {
        for args in [&["--help"][..], &["--version"], &["play", "--help"]] {
            let full = full.try_clone().expect("a file");
            let output = tool::tool(args).stdout(full).output().expect("it runs");
            let said = messages(&output);
            assert_eq!(output.status.code(), Some(1), "{args:?}");
            assert!(said.starts_with("error: cannot write to standard output: "), "{said}");
        }
        let output = tool::tool(&["nim"]).stdout(full).output();
        let message = complaint(output.expect("the tool runs"));
        assert_eq!(message.lines().count(), 1, "{message}");
        assert!(message.contains("standard output: No space left"), "{message}");
        let message = complaint(tool(Path::new("/"), &["nim", "-o", "/dev/full"]));
        assert!(message.contains("cannot write `/dev/full`: No space left"), "{message}");
    }
}

#[test]
fn a_pipe_is_written_or_refused_but_not_waited_for() {
    let folder = Folder::new();
    let snippets = printed(tool(&folder, &["editor", "vscode", "nim"]));
    let piped = tool(&folder, &["editor", "vscode", "nim", "-o", "/dev/stdout"]);
    assert_eq!(String::from_utf8(piped.stdout).expect("UTF-8"), snippets);
    let made = Command::new("mkfifo").arg(folder.join("pipe")).status().expect("mkfifo runs");
    assert!(made.success());
    for args in [&["nim"][..], &["editor", "vscode"]] {
        let message = complaint(tool(&folder, &[args, &["-o", "pipe"]].concat()));
        assert!(message.contains("cannot write `pipe`: "), "{message}");
    }
}

#[test]
fn an_output_file_is_replaced_whole_or_not_at_all() {
    let folder = Folder::new();
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect(name);
    let mode =
        |name: &str| fs::metadata(folder.join(name)).expect(name).permissions().mode() & 0o777;
    fs::write(folder.join("main.rs"), SOLVER).expect("a file");
    fs::write(folder.join("wrong.rs"), "use nim_snippets::nin;").expect("a file");
    let expected = printed(tool(&folder, &["main.rs"]));

    assert_eq!(printed(tool(&folder, &["main.rs", "-o", "new.rs"])), "");
    assert_eq!(read("new.rs"), expected);
    assert_eq!(mode("new.rs"), mode("main.rs"), "as the user's umask says");

    fs::write(folder.join("old.rs"), "old").expect("a file");
    fs::set_permissions(folder.join("old.rs"), Permissions::from_mode(0o640)).expect("a mode");
    symlink("old.rs", folder.join("link.rs")).expect("a link");
    symlink("late.rs", folder.join("dangling.rs")).expect("a link");
    complaint(tool(&folder, &["wrong.rs", "-o", "old.rs"]));
    assert_eq!(read("old.rs"), "old");
    printed(tool(&folder, &["main.rs", "--output", "link.rs"]));
    assert!(folder.join("link.rs").is_symlink());
    assert_eq!((read("old.rs"), mode("old.rs")), (expected.clone(), 0o640));
    printed(tool(&folder, &["main.rs", "-o", "dangling.rs"]));
    assert_eq!(read("late.rs"), expected);

    fs::write(folder.join("locked.rs"), "locked").expect("a file");
    fs::set_permissions(folder.join("locked.rs"), Permissions::from_mode(0o444)).expect("a mode");
    let message = complaint(tool(&folder, &["main.rs", "-o", "locked.rs"]));
    assert!(message.contains("cannot write `locked.rs`: "), "{message}");
    assert!(message.to_lowercase().contains("permission denied"), "{message}");
    assert_eq!(read("locked.rs"), "locked");

    assert_eq!(printed(tool(&folder, &["main.rs", "-o", "/dev/stdout"])), expected);
    assert_eq!(printed(tool(&folder, &["main.rs", "-o", "-"])), expected);
    let left = fs::read_dir(&*folder).expect("a folder").count();
    assert_eq!(left, 8, "no temporary file is left");
}

#[test]
fn the_list_names_every_module() {
    let all = printed(tool(Path::new("/"), &["list"]));
    for name in modules().iter().map(|module| module.name) {
        assert!(all.contains(&format!("\n  {name} ")), "{name} is missing in\n{all}");
    }
    assert!(all.starts_with("Taking from heaps\n  "));
}

/// Only root may give files away, so as root it is seen that their owners keep them.
#[test]
fn a_replaced_file_keeps_its_owner() {
    let folder = Folder::with(&[("a", "old")]);
    if chown(folder.join("a"), Some(1000), Some(1000)).is_err() {
        eprintln!("skipped: root alone gives files away");
        return;
    }
    let output = tool(&folder, &["nim", "-o", "a"]);
    assert!(output.status.success(), "{}", messages(&output));
    let new = fs::metadata(folder.join("a")).expect("a file");
    assert!(new.len() > 3 && (new.uid(), new.gid()) == (1000, 1000));
}

/// A row of outcomes stands alone; among other values it is one that is too large.
#[test]
fn a_number_that_is_too_large_is_no_row_of_outcomes() {
    let large = format!("1{}", "0".repeat(30));
    let said = complaint(tool(Path::new("/"), &["guess", "0", "1", "2", &large]));
    let expected = format!("error: the value {large} is too large to guess by");
    assert!(said.starts_with(&expected), "{said}");
    let rows = tool(Path::new("/"), &["guess", "0: 01101001 / 1: 10010110"]);
    assert!(rows.status.success(), "{}", messages(&rows));
}

#[test]
fn a_message_is_about_what_is_wrong() {
    let folder = Folder::with(&[
        ("e\u{1b}[31m.rs", "fn main() { let x: u8 = ; }"),
        ("main.rs", "fn main() {}"),
        ("x/1.in", ""),
    ]);
    let text = messages(&tool(&folder, &["./e\u{1b}[31m.rs"]));
    assert!(!text.contains('\u{1b}') && text.contains("\\u{1b}[31m.rs"), "{text:?}");
    let text = messages(&tool(&folder, &["main.rs", "--test=/dev/zero"]));
    assert!(text.contains("more than 64 MiB"), "{text}");
    let mut check = tool_in(&folder, &["main.rs", "--judge", "plain", "--check"]);
    let text = messages(&tool::run(check.env("RUSTUP_TOOLCHAIN", "no-such-toolchain"), ""));
    assert!(!text.contains("there is no rustc"), "{text}");
}
