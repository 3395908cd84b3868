//! Tests of warnings about what only the judge's compiler or system would find.

use crate::common::files::Folder;
use crate::common::rustc::has_windows;
use crate::common::tool::run_in;

/// The tool's messages about a solver.
#[track_caller]
fn said(judge: &str, solver: &str) -> String {
    let folder = Folder::with(&[("main.rs", solver)]);
    run_in(&folder, &["main.rs", "--check", "--judge", judge]).succeeds().said
}

#[test]
fn what_another_system_lacks_gets_a_warning() {
    let lacks = "warning: Codeforces compiles on Windows, which has no `std::os::";
    for (solver, module) in [
        ("fn main() { let _: Option<std::os::fd::RawFd> = None; }", "fd"),
        (
            "#[allow(unused_imports)] use std::{fmt, os::{raw, unix::io::AsRawFd}}; fn main() {}",
            "unix",
        ),
    ] {
        if has_windows() {
            let folder = Folder::with(&[("main.rs", solver)]);
            let text = run_in(&folder, &["main.rs", "--judge", "codeforces"]).error();
            assert!(text.contains("error[E04") && text.contains(module), "{text}");
        } else {
            let text = said("codeforces", solver);
            assert!(text.contains(&format!("{lacks}{module}`\n --> main.rs:1:")), "{text}");
        }
        let text = said("kattis", solver);
        assert!(!text.contains("Windows"), "{text}");
    }
    let decided = "#[cfg(unix)] fn fast() { let _: Option<std::os::fd::RawFd> = None; }\n\
        #[cfg(not(target_family = \"unix\"))] fn fast() {}\nfn main() { fast() }";
    let text = said("codeforces", decided);
    let part = "warning: this part is for Windows, which Codeforces has: it was not compiled here\n --> main.rs:2:1\n";
    assert_eq!(text.contains(part), !has_windows(), "{text}");
    assert!(!text.contains(lacks), "{text}");
    let raw = "fn main() { let os = 1; let _: std::os::raw::c_int = os; }";
    let text = said("codeforces", raw);
    assert!(!text.contains("Windows"), "{text}");
}

#[test]
fn newer_syntax_than_the_judges_gets_a_warning() {
    let solver =
        "fn main() {\n    println!(\"{}\", const { 1 });\n    match 3 { 0..5 => {}, _ => {} }\n}";
    let text = said("kattis", solver);
    for expected in [
        "warning: an inline `const` needs rustc 1.79.0, and Kattis has 1.78.0\n --> main.rs:2:20\n",
        "warning: a pattern `a..b` needs rustc 1.80.0, and Kattis has 1.78.0\n --> main.rs:3:16\n",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    let text = said("qoj", solver);
    assert!(!text.contains("warning"), "{text}");
}
