//! The command line: bad input, output files, the list.
#![cfg(unix)]

use crate::common::files::{Folder, read, root};
use crate::common::tool::{self, assert_error_in, error_of, messages, printed, run_in, tool_in};
use bundler::judge::DEFAULT;
use bundler::modules::modules;
use cli::trial::samples::{self, Request};
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::Write;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Output, Stdio};
use std::time::Instant;

const SOLVER: &str = "use nim_snippets::nim;\nfn main() { nim::wins(&[]); }\n";

fn tool(folder: &Path, args: &[&str]) -> Output {
    tool::run(&mut tool_in(folder, args), "")
}

#[test]
fn bad_input_is_an_error() {
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
        let message = error_of(tool(&folder, args));
        let title = message.lines().next().unwrap_or_default();
        assert!(title.starts_with(&format!("error: {expected}")), "{message}");
        assert!(!message.contains(root().to_str().expect("UTF-8")), "{message}");
    }
    let message = error_of(tool(&folder, &["task/"]));
    fs::write(folder.join("main"), SOLVER).expect("a file");
    let hint = error_of(tool(&folder, &["main"]));
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
fn versions_and_odd_names_are_printed() {
    let folder = Folder::with(&[("main.rs", SOLVER)]);
    let odd = OsStr::from_bytes(b"\xff.rs");
    fs::write(folder.join(odd), SOLVER).expect("a file");
    let output = tool::run(tool_in(&folder, &[]).arg(odd), "");
    assert!(printed(output).starts_with(SOLVER), "a name that is not UTF-8");
    let version = format!("nim-snippets {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(printed(tool(&folder, &["--version"])), version);
}

/// Each form opens a level of an expression, a type or a pattern; `)` and the like close it.
const NESTED: &[(&str, &str)] = &[
    ("(", ")"),
    ("[", "]"),
    ("{", "}"),
    ("Vec<", ">"),
    ("-", ""),
    ("|a| ", ""),
    ("if let a = ", ""),
    ("impl Fn() -> ", ""),
    ("a @ ", ""),
    ("if a {} else ", ""),
    ("a + ", ""),
    ("a.b().", ""),
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
fn a_solver_that_is_too_big_is_an_error_at_once() {
    let folder = Folder::new();
    let line = "fn f() { let a = (1 + 2) * 3; }\n";
    for (name, size) in [("big.rs", 5 << 20), ("small.rs", 500_000)] {
        fs::write(folder.join(name), line.repeat(size / line.len())).expect("a file");
    }
    for judge in ["atcoder", "aoj"] {
        let start = Instant::now();
        error_of(tool(&folder, &["big.rs", "--judge", judge]));
        assert!(start.elapsed().as_millis() < 1000, "{:?}", start.elapsed());
    }
    printed(tool(&folder, &["small.rs"]));
}

#[test]
fn a_closed_or_full_output_is_an_error() {
    let mut command = tool::tool(&["-"]);
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = child.stderr(Stdio::piped()).spawn().expect("the tool runs");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(SOLVER.as_bytes()).expect("the tool reads");
    drop(stdin);
    let message = error_of(child.wait_with_output().expect("the tool ends"));
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
        let message = error_of(output.expect("the tool runs"));
        assert_eq!(message.lines().count(), 1, "{message}");
        assert!(message.contains("standard output: No space left"), "{message}");
        let message = error_of(tool(Path::new("/"), &["nim", "-o", "/dev/full"]));
        assert!(message.contains("cannot write `/dev/full`: No space left"), "{message}");
    }
}

#[test]
fn an_output_file_is_written_only_without_errors() {
    let folder = Folder::with(&[("wrong.rs", "use nim_snippets::nin;"), ("old.rs", "old")]);
    error_of(tool(&folder, &["wrong.rs", "-o", "old.rs"]));
    assert_eq!(read(folder.join("old.rs")), "old");
    symlink("old.rs", folder.join("link.rs")).expect("a link");
    assert_eq!(printed(tool(&folder, &["nim", "--output", "link.rs"])), "");
    let expected = printed(tool(&folder, &["nim"]));
    assert_eq!(read(folder.join("old.rs")), expected);
    for output in ["/dev/stdout", "-"] {
        assert_eq!(printed(tool(&folder, &["nim", "-o", output])), expected);
    }
}

#[test]
fn files_that_were_read_are_not_overwritten() {
    let folder = Folder::with(&[
        ("main.rs", "mod game;\nfn main() { game::play() }\n"),
        ("game.rs", "pub fn play() {}\n"),
        ("Cargo.toml", "[package]\nname = \"x\"\nversion = \"0.1.0\"\nedition = \"2021\"\n"),
    ]);
    symlink("game.rs", folder.join("link")).expect("a link");
    for output in ["game.rs", "./game.rs", "link", "Cargo.toml"] {
        assert_error_in(&folder, &["main.rs", "-o", output], "has just been read");
    }
    assert_eq!(read(folder.join("game.rs")), "pub fn play() {}\n");
    assert!(run_in(&folder, &["main.rs", "-o", "submit.rs"]).status.success());
}

#[test]
fn samples_are_not_overwritten_and_outputs_without_input_are_named() {
    let folder =
        Folder::with(&[("main.rs", "fn main() {}\n"), ("1.in", ""), ("1.out", ""), ("2.out", "3")]);
    folder.write(&[("3.gen", "{5*1..9}"), ("3.out", "4")]);
    let test = ["main.rs", "--judge", "plain", "--test"];
    for sample in ["1.in", "1.out"] {
        assert_error_in(&folder, &[&test[..], &["-o", sample]].concat(), "has just been read");
    }
    assert_eq!([read(folder.join("1.in")), read(folder.join("1.out"))], ["", ""]);
    let output = run_in(&folder, &test);
    let said = messages(&output);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("`2.out` is not compared: `2.in` is missing"), "{said}");
    assert!(!said.contains("3.out"), "{said}");
}

#[test]
fn names_need_not_be_utf8() {
    let folder = Folder::new();
    let odd = folder.join(OsStr::from_bytes(b"\xff"));
    fs::create_dir(&odd).expect("a folder");
    for (name, text) in [("main.rs", SOLVER), ("1.in", "1"), ("1.out", "2")] {
        fs::write(odd.join(name), text).expect("a file");
    }
    let places = [None, Some(odd.clone()), Some(odd.join("1.in"))];
    for path in places {
        let request = Request { path, ..Request::default() };
        let cases = samples::find(&request, &odd.join("main.rs"), DEFAULT);
        let cases = cases.unwrap_or_else(|_| panic!("there are samples"));
        assert_eq!(cases[0].expected.as_deref(), Ok(&b"2"[..]));
    }
    let mut bundle = tool_in(&folder, &["-o"]);
    bundle.arg(odd.join("submit.rs")).arg(odd.join("main.rs"));
    assert_eq!(printed(tool::run(&mut bundle, "")), "");
    assert!(read(odd.join("submit.rs")).starts_with(SOLVER));
}

#[test]
fn list_names_every_module() {
    let all = printed(tool(Path::new("/"), &["list"]));
    for name in modules().iter().map(|module| module.name) {
        assert!(all.contains(&format!("\n  {name} ")), "{name} is missing in\n{all}");
    }
    assert!(all.starts_with("Taking from heaps\n  "));
}

#[test]
fn messages_name_the_cause() {
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
    assert!(!text.contains("rustc not found"), "{text}");
}
