//! Bundles for judges with other editions and without crates, and what is proved before a paste.

mod any_solver;
#[cfg(unix)]
mod proof;
#[cfg(unix)]
mod samples;
mod stand_in;
#[cfg(unix)]
mod toolchains;
#[cfg(unix)]
mod trials;

use crate::common::files::Folder;
use crate::common::tool::{self, messages, printed, tool_in};
use std::process::Output;

/// What the tool does with a solver on its standard input.
fn tool(solver: &str, args: &[&str]) -> Output {
    tool::run(&mut tool::tool(&[&["-"], args].concat()), solver)
}

fn bundle(solver: &str, judge: &str) -> String {
    let output = tool(solver, &["--judge", judge]);
    assert!(output.status.success(), "{solver}\n{}", messages(&output));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// What is said about a solver that is refused.
fn complaint(solver: &str, args: &[&str]) -> String {
    tool::complaint(tool(solver, args))
}

#[test]
fn what_the_judge_lacks_is_refused_with_its_place() {
    let cases = [
        (
            "fn main() {}\nuse itertools::Itertools;",
            "codeforces",
            "Codeforces, Rust 1.89.0 (2021) has no crate `itertools`",
            "2:5",
        ),
        (
            "fn main() { println!(\"{}\", ::rand::random::<u8>()); }",
            "kattis",
            "Kattis has no crate `rand`",
            "1:30",
        ),
        ("extern crate ac_library;", "aoj", "Aizu Online Judge has no crate `ac_library`", "1:14"),
        (
            "use proconio::{input, derive_readable};",
            "cses",
            "`proconio::derive_readable` needs the crate",
            "1:23",
        ),
        (
            "use proconio::fastout as fast;",
            "luogu",
            "`fastout` under another name has no stand-in",
            "1:15",
        ),
        (
            "#[macro_use]\nextern crate proconio;",
            "codeforces",
            "`extern crate proconio` cannot work",
            "2:14",
        ),
        (
            "fn main() {\n    if let Some(x) = f() && x > 1 {}\n}",
            "codeforces",
            "Codeforces, Rust 1.89.0 (2021) compiles edition 2021",
            "2:26",
        ),
        (
            "fn main() { while a == &&b && let Some(x) = f() {} }",
            "qoj",
            "QOJ compiles edition 2021",
            "1:28",
        ),
        ("fn main() { f(c\"x\"); }", "aoj", "Aizu Online Judge compiles edition 2018", "1:15"),
    ];
    for (solver, judge, title, place) in cases {
        let message = complaint(solver, &["--judge", judge]);
        assert!(message.starts_with(&format!("error: {title}")), "{message}");
        assert!(message.contains(&format!("<stdin>:{place}\n")), "{message}");
    }
    let chain = "fn main() { if let Some(x) = f() && x {} }";
    for (judge, help) in [
        ("codeforces", "choose `Rust 1.89.0 (2024)` there and `--judge codeforces-2024` here"),
        ("baekjoon", "choose `Rust 2024` there and `--judge baekjoon-2024` here"),
        ("qoj", "write it in the older way"),
    ] {
        let message = complaint(chain, &["--judge", judge]);
        assert!(message.contains(&format!("help: {help}\n")), "{message}");
    }
    let big = format!("fn main() {{}} // {}", "x".repeat(64 << 10));
    let message = complaint(&big, &["--judge", "codeforces"]);
    let title = "error: the bundle has 64.0 KiB, and Codeforces, Rust 1.89.0 (2021) takes 64 KiB";
    assert!(message.starts_with(title), "{message}");
    let message = complaint("fn main() {}", &["--judge", "codeforce"]);
    assert!(message.contains("did you mean `codeforces`?"), "{message}");
    let message = complaint("fn main() {}", &["--judge", "spoj"]);
    assert!(message.contains("`--judge plain` bundles for one that is not listed"), "{message}");
    assert_eq!(bundle("fn main() {}", "plain"), "fn main() {}");
    let message = complaint("fn main() {}", &["--judge", "HDU"]);
    assert!(message.starts_with("error: HDU runs no Rust"), "{message}");
}

#[test]
fn what_another_edition_reads_in_its_own_way_gets_a_warning() {
    let through_else = "if let Some(x) = memo.borrow().get(1) { x } else { 0 };";
    let capturing = "fn f(v: &[u8]) -> impl Iterator<Item = &u8> { v.iter() }";
    let cases = [
        (through_else, "2024", "codeforces", "1:13: until edition 2024 what is borrowed"),
        (through_else, "2021", "atcoder", "1:13: until edition 2024 what is borrowed"),
        (through_else, "2021", "codeforces", ""),
        ("if let Some(x) = memo.borrow().get(1) { x }", "2024", "codeforces", ""),
        ("if let Some(x) = map.get(1) { x } else { 0 };", "2024", "codeforces", ""),
        (capturing, "2024", "codeforces", "1:28: before edition 2024 this cannot hold"),
        (capturing, "2021", "atcoder", ""),
        ("fn f(v: &[u8]) -> impl Iterator + '_ { 1 }", "2024", "codeforces", ""),
        ("fn f(v: Vec<u8>) -> impl Iterator { 1 }", "2024", "codeforces", ""),
        ("static mut MEMO: Vec<u8> = Vec::new();", "2018", "atcoder", "1:13: edition 2024 refuses"),
        ("static mut MEMO: Vec<u8> = Vec::new();", "2024", "codeforces", ""),
        ("let gen = 3;", "2021", "atcoder", "1:17: a keyword since edition 2024"),
        ("let r#gen = 3;", "2021", "atcoder", ""),
        ("for x in [1].into_iter() {}", "2021", "aoj", "1:22: an array gives references here"),
        ("for x in vec![1].into_iter() {} a[1].into_iter();", "2021", "aoj", ""),
        ("u8::try_from(3_u64);", "2024", "aoj", "1:17: its trait is not in scope"),
        ("use std::convert::TryFrom; u8::try_from(3_u64);", "2024", "aoj", ""),
        ("u8::try_from(3_u64);", "2024", "codeforces", ""),
    ];
    for (code, edition, judge, expected) in cases {
        let manifest = format!("[package]\nname = \"a\"\nedition = \"{edition}\"\n[workspace]\n");
        let solver = format!("fn main() {{ {code} }}");
        let folder = Folder::with(&[("Cargo.toml", &manifest), ("main.rs", &solver)]);
        let output = tool::run(&mut tool_in(&folder, &["main.rs", "--judge", judge]), "");
        assert!(output.status.success());
        let complaint = messages(&output);
        let Some((place, label)) = expected.split_once(": ") else {
            assert_eq!(complaint, "", "{code}");
            continue;
        };
        assert!(
            complaint.contains(&format!("this package {edition}\n --> main.rs:{place}\n")),
            "{complaint}"
        );
        assert!(complaint.contains(label), "{complaint}");
    }
    let shared = "[package]\nname = \"a\"\nedition.workspace = true\n\
                  [workspace.package]\nedition = \"2018\"\n";
    let folder = Folder::with(&[("Cargo.toml", shared), ("main.rs", "fn gen() {} fn main() {}")]);
    let output = tool::run(&mut tool_in(&folder, &["main.rs"]), "");
    assert!(messages(&output).contains("edition 2024, this package 2018\n --> main.rs:1:4\n"));
}

#[test]
fn what_is_no_crate_is_not_refused() {
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
fn judges_are_listed_with_their_sources() {
    let list = printed(tool::run(&mut tool::tool(&["judges"]), ""));
    for judge in [
        "atcoder",
        "codeforces",
        "library-checker",
        "yukicoder",
        "kattis",
        "aoj",
        "cses",
        "baekjoon",
        "acwing",
        "plain",
    ] {
        assert!(list.contains(&format!("\n{judge} ")) || list.starts_with(judge), "{list}");
    }
    assert!(list.contains("HDU and POJ run no Rust"), "{list}");
    assert!(list.contains("Codeforces, Rust 1.89.0 (2021): edition 2021, rustc 1.89.0, no crates, 64 KiB, stack 256 MiB\n"), "{list}");
    for source in list.lines().skip(1).step_by(2) {
        let dated = ["20", "as codeforces"];
        assert!(dated.iter().any(|date| source.contains(date)), "{source}");
    }
}
