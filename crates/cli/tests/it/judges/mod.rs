//! Tests of bundles for judges with other editions and without crates, and of `--check`, `--test`
//! and `--copy`.

#[cfg(unix)]
mod check;
#[cfg(unix)]
mod elsewhere;
#[cfg(unix)]
mod samples;
#[cfg(unix)]
mod options;
mod shim;
#[cfg(unix)]
mod toolchains;
#[cfg(unix)]
mod trials;

use crate::common::files::Folder;
use crate::common::rustc::Rustc;
use crate::common::tool::{self, Run, printed, run, run_in, tool_in};
use bundler::judge::table::JUDGES;
use library::modules;

/// A solver that reads the number of heaps and the heaps.
pub const PARITY: &str = "use proconio::input;\nuse nim_snippets::nim;\n\nfn main() {\n    \
    input! { heaps: [u64] }\n    println!(\"{}\", nim::wins(&heaps));\n}\n";

fn run_for(judge: &str, solver: &str) -> Run {
    run(&mut tool::tool(&["-", "--judge", judge, "--no-check"]), solver)
}

fn bundle(solver: &str, judge: &str) -> String {
    run_for(judge, solver).succeeds().out
}

/// Checks the title of the error for a solver and its place.
fn assert_error(judge: &str, solver: &str, title: &str, place: &str) {
    let message = run_for(judge, solver).error();
    assert!(message.starts_with(&format!("error: {title}")), "{message}");
    assert!(message.contains(&format!("<stdin>:{place}\n")), "{message}");
}

#[test]
fn what_the_judge_lacks_is_an_error_with_its_place() {
    for (solver, judge, title, place) in [
        ("extern crate ac_library;", "aoj", "Aizu Online Judge has no crate `ac_library`", "1:14"),
        ("use itertools::Itertools;", "cses", "CSES has no crate `itertools`", "1:5"),
    ] {
        assert_error(judge, solver, title, place);
    }
    let codeforces = "Codeforces, Rust 1.89.0 (2021)";
    let chain = "fn main() {\n    if let Some(x) = Some(2) && x > 1 {}\n}";
    for (judge, help) in [
        ("codeforces", "`--judge codeforces-2024` compiles edition 2024"),
        ("baekjoon", "`--judge baekjoon-2024` compiles edition 2024"),
        ("qoj", "`--no-check` prints the bundle without compiling it"),
    ] {
        let message = run(&mut tool::tool(&["-", "--judge", judge]), chain).error();
        assert!(message.contains("--> <stdin>:2:8\n"), "{message}");
        assert!(message.ends_with(&format!("help: {help}\n")), "{message}");
    }
    let big = format!("fn main() {{}} // {}", "x".repeat(64 << 10));
    let message = run_for("codeforces", &big).error();
    let title = format!("error: the bundle has 64.0 KiB, and {codeforces} takes 64 KiB");
    assert!(message.starts_with(&title), "{message}");
    assert_eq!(bundle("fn main() {}", "plain"), "fn main() {}");
    let message = run_for("HDU", "fn main() {}").error();
    assert!(message.starts_with("error: HDU does not support Rust"), "{message}");
}

#[test]
fn programs_are_bundled_for_the_judge() {
    let program = |name: &str, judge| printed(&[name, "--judge", judge]);
    let text = program("nim_main", "atcoder");
    for judge in JUDGES {
        let program = program("nim_main", judge.name);
        assert_eq!(program, bundle(&text, judge.name), "{}", judge.name);
        if !judge.has("proconio") {
            let checked =
                Rustc::usual().check(judge.edition.name(), &program, &["--cap-lints=allow"]);
            checked.unwrap_or_else(|error| panic!("{}: {error}", judge.name));
        }
    }
    for module in modules() {
        program(&format!("{}_main", module.name), "codeforces");
    }
}

#[test]
fn an_edition_other_than_the_judges_gets_a_warning() {
    let own = |edition| {
        format!(
            "[package]\nname = \"a\"\nedition = \"{edition}\"\n[workspace]\n[[bin]]\nname = \"a\"\npath = \"main.rs\"\n"
        )
    };
    let shared = "[package]\nname = \"a\"\nedition.workspace = true\n\
                  [workspace.package]\nedition = \"2018\"\n[[bin]]\nname = \"a\"\npath = \"main.rs\"\n";
    let none = "[package]\nname = \"a\"\n[workspace]\n[[bin]]\nname = \"a\"\npath = \"main.rs\"\n";
    for (manifest, home, judge, help) in [
        (&*own("2021"), "2021", "codeforces", None),
        (&own("2024"), "2024", "codeforces", Some("`--judge codeforces-2024` compiles 2024")),
        (
            shared,
            "2018",
            "atcoder",
            Some("`edition = \"2024\"` into Cargo.toml to use the judge's"),
        ),
        (none, "2015", "atcoder", Some("`edition = \"2024\"` into Cargo.toml to use the judge's")),
    ] {
        let folder = Folder::with(&[("Cargo.toml", manifest), ("main.rs", "fn main() {}")]);
        let said = run_in(&folder, &["main.rs", "--judge", judge]).succeeds().said;
        let warns = said.contains(&format!(", but this package has {home}\n"));
        assert_eq!(warns, help.is_some(), "{manifest}\n{said}");
        assert!(said.contains(help.unwrap_or_default()), "{manifest}\n{said}");
    }
}

#[test]
fn nightly_features_are_errors_even_if_the_user_turns_them_on() {
    for attribute in ["feature(let_chains)", "cfg_attr(all(), feature(test))"] {
        let solver = format!("#![{attribute}]\nfn main() {{}}\n");
        let folder = Folder::with(&[("main.rs", &solver)]);
        let mut command = tool_in(&folder, &["main.rs", "--check", "--judge", "plain"]);
        let said = run(command.env("RUSTC_BOOTSTRAP", "1"), "").error();
        assert!(said.contains("may not be used on the stable release channel"), "{said}");
        // The tests may run where no such toolchain is.
        let said = run(command.env("RUSTUP_TOOLCHAIN", "nightly"), "").error();
        let expected = ["may not be used on the nightly release channel", "cannot compile"];
        assert!(expected.iter().any(|it| said.contains(it)), "{said}");
    }
}

#[test]
fn other_names_are_not_taken_for_crates() {
    for solver in [
        "mod num { pub fn f() {} } fn main() { num::f() }",
        "use std::{num, fmt}; fn main() { let _: num::NonZeroU8; }",
        "use std::collections as counter; fn main() { counter::HashMap::<u8, u8>::new(); }",
        "mod proconio { pub fn f() {} } fn main() { proconio::f() }",
        "fn main() { let rand = 1; println!(\"itertools::x {}\", rand); } // use itertools::x;",
        "fn main() { if let Some(x) = &&a { let y = b && c; } while let A | B = f(&&x) {} }",
    ] {
        assert_eq!(bundle(solver, "codeforces"), solver);
    }
    assert!(bundle("use itertools::Itertools;", "yukicoder").starts_with("use itertools"));
}

#[test]
fn judges_are_listed_with_dated_sources() {
    let list = printed(&["judges"]);
    for source in list.lines().skip(1).step_by(2) {
        let dated = ["20", "as codeforces"];
        assert!(dated.iter().any(|date| source.contains(date)), "{source}");
    }
}

#[test]
fn a_build_script_gets_a_warning() {
    let manifest = "[package]\nname = \"a\"\nedition = \"2024\"\n[workspace]\n\
        [[bin]]\nname = \"a\"\npath = \"main.rs\"\n";
    let folder = Folder::with(&[
        ("Cargo.toml", manifest),
        ("build.rs", "fn main() { println!(\"cargo:rustc-cfg=fast\"); }\n"),
        ("main.rs", "#[cfg(fast)]\nfn f() {}\nfn main() {}\n"),
    ]);
    let said = || run_in(&folder, &["main.rs"]).said;
    let warning =
        "warning: the judge does not run `build.rs`, so settings that it makes are missing there\n";
    assert_eq!(said(), warning);
    // The solver need not use the library of its package.
    folder.write(&[("src/lib.rs", "pub fn f() {}\n")]);
    assert_eq!(said(), warning);
    folder.write(&[("main.rs", "fn main() { a::f() }\n")]);
    assert_eq!(said(), warning);
    let off = manifest.replace("[workspace]", "build = false\n[workspace]");
    folder.write(&[("Cargo.toml", &off)]);
    assert_eq!(said(), "");
}
