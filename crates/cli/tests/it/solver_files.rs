//! Tests of the solver's own files, and of its package.

use crate::common::files::{Folder, root};
use crate::common::rustc::{PROGRAM, Rustc, library};
use crate::common::tool::{Run, run, run_in, tool};
use crate::judges::PARITY;
use std::process::Command;

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
    let bundle = run_in(&folder, &["main.rs"]).succeeds().out;
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
    assert_eq!(run(&mut tool(&["-"]), &bundle).printed(), bundle, "bundled again");

    let plain = Folder::with(&[
        ("main.rs", "mod a;\n\nfn main() {\n    a::f()\n}\n"),
        ("a.rs", "pub fn f() {}"),
    ]);
    let bundle = run_in(&plain, &["main.rs"]).out;
    assert_eq!(bundle, "mod a {\npub fn f() {}\n}\n\nfn main() {\n    a::f()\n}\n");
}

#[test]
fn errors_point_into_the_solvers_files() {
    let wrong = [
        ("io/two.rs", "pub fn f() {\n    let x = ;\n}", "io/two.rs:2:13"),
        ("io/two.rs", "pub fn f() {\n    let x = (;\n}", "io/two.rs:3:1"),
        ("io/two.rs", "pub fn f() { nim_snippets::nin::f() }", "io/two.rs:1:28"),
        ("deep.rs", "pub mod inner;\npub mod missing;", "deep.rs:2:5"),
        ("deep.rs", "#[path = \"main.rs\"] pub mod inner;", "deep.rs:1:25"),
        ("deep/inner.rs", "#[cfg_attr(unix, path = \"x.rs\")] mod x;", "deep/inner.rs:1:34"),
        ("a/b.rs", "use itertools::Itertools;", "a/b.rs:1:5"),
    ];
    for (name, text, place) in wrong {
        let folder = Folder::with(FILES);
        folder.write(&[(name, text)]);
        let error = run_in(&folder, &["main.rs", "--judge", "kattis"]).error();
        assert!(error.contains(&format!("--> {place}\n")), "{error}");
    }
}

const PACKAGE: &str = "[package]\nname = \"contest\"\nedition = \"2024\"\n";

/// A file that gives a package a target, because cargo requires one.
const LIBRARY: (&str, &str) = ("src/lib.rs", "");

#[test]
fn the_solvers_manifest_names_the_crate() {
    let solver = "use games::nim;\nmod a { use games::moore_nim as m; pub fn f() { m::wins(&[], 1); } }\n\
        fn main() { nim::wins(&[]); a::f() }\n";
    let workspace = "[workspace]\nmembers = [\"*\"]\n[workspace.dependencies]\n\
        games = { package = \"nim-snippets\", git = \"https://example.com/x\", default-features = false }\n";
    let folder = Folder::with(&[("Cargo.toml", workspace)]);
    for dependencies in [
        "[dependencies]\ngames = { package = \"nim-snippets\", path = \"HERE\" }\n",
        "[dev-dependencies.games]\npackage = \"nim-snippets\"\ngit = \"https://example.com\"\n",
        "[target.'cfg(unix)'.dependencies]\ngames = { package = \"nim-snippets\", version = \"*\" }\n",
        "[dependencies]\ngames = { workspace = true }\nitertools = \"*\"\n",
    ] {
        let here = root().display().to_string();
        let manifest = format!("{PACKAGE}{dependencies}").replace("HERE", &here);
        // A renamed crate keeps its usual name too.
        for name in ["games", "nim_snippets"] {
            let solver = solver.replace("games", name);
            folder.write(&[("a/Cargo.toml", &manifest), ("a/src/lib.rs", "")]);
            folder.write(&[("a/src/bin/deep/a.rs", &solver)]);
            let bundle = run_in(&folder, &["a/src/bin/deep/a.rs"]).printed();
            assert!(bundle.contains("\n// nim_snippets: moore_nim@"), "{bundle}");
            Rustc::usual().check("2024", &bundle, &["-Aunused"]).expect("it compiles");
        }
    }
}

#[test]
fn other_versions_of_crates_and_broken_manifests_are_named() {
    let dependencies = "[dependencies]\nproconio = { version = \"0.4\", features = [\"derive\"] }\n\
        itertools = \"0.14\"\n";
    let folder = Folder::with(&[
        ("Cargo.toml", &format!("{PACKAGE}{dependencies}")),
        LIBRARY,
        ("b.rs", "use itertools::Itertools;\nuse proconio::input;\nfn main() {}\n"),
        ("none/Cargo.toml", "[package\n"),
        ("none/b.rs", PARITY),
    ]);
    let said = run_in(&folder, &["b.rs", "--no-check"]).succeeds().said;
    assert!(said.starts_with("warning: AtCoder has `proconio` 0.5.0, this package requires 0.4\n"));
    assert!(said.contains("b.rs:2:5\n") && !said.contains("itertools` 0"), "{said}");
    let said = run_in(&folder, &["b.rs", "--judge", "yukicoder", "--no-check"]).said;
    assert!(!said.contains("requires"), "its versions are not known: {said}");
    let said = run_in(&folder, &["none/b.rs"]).said;
    let title = "warning: without its package, which cargo cannot read: ";
    assert!(said.starts_with(title) && said.contains("Cargo.toml:1:9\n"), "{said}");
}

const MANIFEST: &str = "[package]\nname = \"my-package\"\nedition = \"2021\"\n[dependencies]\n\
    rand = \"0.9\"\nfoo-bar = \"1\"\n\
    library = { git = \"https://example.com\" }\nshared.workspace = true\n\
    nim-snippets = \"0.1\"\ngames = { version = \"0.1\", package = \"nim-snippets\" }\n\
    [workspace.dependencies]\nshared = { git = \"https://example.com\" }\n";

#[test]
fn crates_that_the_judge_lacks_are_errors() {
    let cases = [
        ("use library as l;", "qoj", Some("has no crate `library`")),
        ("use shared::*;", "atcoder", Some("clone it")),
        ("use foo_bar::*;", "atcoder", Some("has no crate `foo_bar`")),
        ("use foo_bar::*;", "codingame", None),
        ("fn main() { games::nim::wins(&[]); nim_snippets::nim::wins(&[]); }", "atcoder", None),
        ("#[cfg(test)] mod tests { use library::f; use proptest::p; } fn main() {}", "aoj", None),
        ("#[cfg(not(test))] use library::f;", "aoj", Some("has no crate `library`")),
        ("fn rand<T>() {} fn main() { rand::<u64>() }", "aoj", None),
        ("use std::ascii::{self, AsciiExt}; fn main() { ascii::f() }", "aoj", None),
    ];
    for (solver, judge, title) in cases {
        let folder = Folder::with(&[("Cargo.toml", MANIFEST), ("src/main.rs", solver)]);
        let args = ["src/main.rs", "--judge", judge, "--no-check"];
        let Run { status, said, .. } = run_in(&folder, &args);
        assert_eq!(status.success(), title.is_none(), "{solver}: {said}");
        assert!(said.contains(title.unwrap_or_default()), "{said}");
        let unsure = judge == "codingame" && status.success();
        assert_eq!(said.contains("may or may not have the crate"), unsure, "{said}");
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
    let bundle = run_in(&folder, &["src/main.rs", "--judge", "aoj"]).printed();
    assert!(bundle.starts_with("mod tests {\n#![allow(unused)]\n#![cfg(test)]\n"), "{bundle}");
}
