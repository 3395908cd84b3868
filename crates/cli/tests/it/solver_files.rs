//! The solver's own files, and its package.

use crate::common::files::Folder;
use crate::common::rustc::{PROGRAM, Rustc, library};
use crate::common::tool::{self, messages, printed, run, tool};
use std::path::Path;
use std::process::Command;

/// Runs the tool in a folder, and returns its success and both outputs.
pub fn run_in(folder: &Path, args: &[&str]) -> (bool, String, String) {
    let output = tool::run_in(folder, args);
    let said = messages(&output);
    (output.status.success(), String::from_utf8(output.stdout).expect("UTF-8"), said)
}

const MAIN: &str = "// A solver.
mod io;
#[macro_use]
mod macros;
/// Doc
#[allow(dead_code)]
pub(crate) mod deep;
#[path = \"folder\"]
mod named { #[path = \"x.rs\"] pub mod local; }
mod a { pub mod b; }
#[path = \"other.rs\"] mod other;
#[cfg(test)]
mod tests;
mod late;
macro_rules! min { () => { 0 } }
fn main() {
    println!(\"{} {} {}\", io::read(), square!(4), deep::inner::f());
    println!(\"{} {} {}\", named::local::f(), a::b::f(), other::f());
    println!(\"{} {}\", late::f(), min!());
}
";

/// `MAIN` with its modules, where rustc looks for them.
const FILES: &[(&str, &str)] = &[
    ("main.rs", MAIN),
    (
        "io/mod.rs",
        "//! Input.\nuse nim_snippets::nim;\nmod two;\npub fn read() -> u64 { nim::grundy(&[1, 2]) + two::f() }\n",
    ),
    ("io/two.rs", "pub fn f() -> u64 { ::nim_snippets::misere_nim::wins(&[1]) as u64 }"),
    ("macros.rs", "macro_rules! square { ($x:expr) => { $x * $x } }"),
    ("deep.rs", "pub mod inner;"),
    ("deep/inner.rs", "pub fn f() -> u64 { square!(3) }"),
    ("folder/x.rs", "pub fn f() -> &'static str { \"local\nfile\" }"),
    ("a/b.rs", "pub fn f() -> &'static str { \"b\" }"),
    ("other.rs", "\u{feff}//! Other.\r\npub fn f() -> &'static str { \"other\" }\r\n"),
    ("late.rs", "macro_rules! min { () => { 1 } } pub fn f() -> u64 { min!() }"),
];

#[test]
fn the_solvers_own_files_are_in_the_bundle() {
    let folder = Folder::with(FILES);
    let (good, bundle, error) = run_in(&folder, &["main.rs"]);
    assert!(good, "{error}");
    assert!(bundle.contains("\n// nim_snippets: misere_nim@") && bundle.contains(", nim@"));
    let number = |text: &str, part: &str| text.lines().position(|line| line.contains(part));
    // Each file replaces its `mod x;`, since the order of macros matters.
    assert!(number(&bundle, "mod io {") < number(&bundle, "fn main"));
    assert!(number(&bundle, "mod macros {") < number(&bundle, "fn main"));
    let source = folder.join("main.rs");
    let program = folder.join("main");
    let compiled =
        Rustc::usual().compile("2021", PROGRAM, &source, &program, &["--extern", library()]);
    compiled.expect("it compiles here");
    let expected = Command::new(program).output().expect("it runs").stdout;
    let bundled = Rustc::usual().build("2021", &bundle, &[]).expect("it compiles in the bundle");
    assert_eq!(bundled.command().output().expect("it runs").stdout, expected);
    assert_eq!(printed(run(&mut tool(&["-"]), &bundle)), bundle, "bundled again");

    let plain = Folder::with(&[
        ("main.rs", "mod a;\n\nfn main() {\n    a::f()\n}\n"),
        ("a.rs", "pub fn f() {}"),
    ]);
    let bundle = run_in(&plain, &["main.rs"]).1;
    assert_eq!(bundle, "mod a {\npub fn f() {}\n}\n\nfn main() {\n    a::f()\n}\n");
}

#[test]
fn errors_point_into_the_solvers_files() {
    let wrong = [
        ("io/two.rs", "pub fn f() {\n    let x = ;\n}", "io/two.rs:2:13"),
        ("io/two.rs", "pub fn f() { nim_snippets::nin::f() }", "io/two.rs:1:28"),
        ("deep.rs", "pub mod inner;\npub mod missing;", "deep.rs:2:5"),
        ("deep.rs", "#[path = \"main.rs\"] pub mod inner;", "deep.rs:1:25"),
        ("deep/inner.rs", "#[cfg_attr(unix, path = \"x.rs\")] mod x;", "deep/inner.rs:1:1"),
        ("a/b.rs", "use itertools::Itertools;", "a/b.rs:1:5"),
    ];
    for (name, text, place) in wrong {
        let folder = Folder::with(FILES);
        folder.write(&[(name, text)]);
        let (good, bundle, error) = run_in(&folder, &["main.rs", "--judge", "kattis"]);
        assert!(!good && bundle.is_empty(), "{text}");
        assert!(error.contains(&format!("--> {place}\n")), "{error}");
    }
}

#[test]
fn a_renamed_dependency_keeps_its_usual_name_too() {
    let manifest = "[package]\nname = \"a\"\nedition = \"2024\"\n[dependencies]\n\
        games = { path = \"..\", package = \"nim-snippets\" }\n[workspace]\n";
    for name in ["nim_snippets", "games"] {
        let solver = format!("fn main() {{ {name}::nim::wins(&[]); }}\n");
        let folder = Folder::with(&[("Cargo.toml", manifest), ("main.rs", &solver)]);
        let (good, bundle, error) = run_in(&folder, &["main.rs"]);
        assert!(good && error.is_empty(), "{error}");
        assert!(bundle.contains(&format!("\nmod {name} {{\n    pub mod nim {{")), "{bundle}");
    }
}

const MANIFEST: &str = "[package]\nname = \"my-package\"\n[dependencies]\n\
    rand = \"0.9\"\nfoo-bar = \"1\"\n\
    library = { git = \"https://example.com\" }\nshared.workspace = true\n\
    nim-snippets = \"0.1\"\ngames = { version = \"0.1\", package = \"nim-snippets\" }\n\
    [workspace.dependencies]\nshared = { git = \"https://example.com\" }\n";

#[test]
fn crates_that_the_judge_lacks_are_errors() {
    let cases = [
        ("use library as l;", "codingame", Some("has no crate `library`")),
        ("use shared::*;", "atcoder", Some("has no crate `shared`")),
        ("use foo_bar::*;", "atcoder", Some("has no crate `foo_bar`")),
        ("use foo_bar::*;", "codingame", None),
        ("use nim_snippets::nim; use games::nim as n;", "atcoder", Some("are the same crate")),
        ("fn main() { games::nim::wins(&[]); }", "atcoder", None),
        ("#[cfg(test)] mod tests { use library::f; use proptest::p; } fn main() {}", "aoj", None),
        ("#[cfg(not(debug_assertions))] use library::f;", "aoj", Some("has no crate `library`")),
        ("fn rand<T>() {} fn main() { rand::<u64>() }", "aoj", None),
        ("use std::ascii::{self, AsciiExt}; fn main() { ascii::f() }", "aoj", None),
    ];
    for (solver, judge, title) in cases {
        let files = [("Cargo.toml", MANIFEST), ("src/main.rs", solver)];
        let folder = Folder::with(&files);
        let (good, _, error) = run_in(&folder, &["src/main.rs", "--judge", judge]);
        assert_eq!(good, title.is_none(), "{solver}: {error}");
        assert!(error.contains(title.unwrap_or_default()), "{error}");
        let unsure = judge == "codingame" && good;
        assert_eq!(error.contains("may or may not have the crate"), unsure, "{error}");
    }
}

#[test]
fn files_with_tests_only_are_not_checked() {
    let tests = "#![allow(unused)]\n#![cfg(test)]\nuse proptest::prelude::*;\nmod missing;\n";
    let folder = Folder::with(&[
        (
            "Cargo.toml",
            "[package]\nname = \"x\"\nedition = \"2018\"\n[dev-dependencies]\nproptest = \"1\"\n",
        ),
        ("src/main.rs", "mod tests;\nfn main() {}\n"),
        ("src/tests.rs", tests),
    ]);
    let (good, bundle, error) = run_in(&folder, &["src/main.rs", "--judge", "aoj"]);
    assert!(good && error.is_empty(), "{error}");
    assert!(bundle.starts_with("mod tests {\n#![allow(unused)]\n#![cfg(test)]\n"), "{bundle}");
}
