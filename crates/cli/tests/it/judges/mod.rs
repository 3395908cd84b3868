//! Bundles for judges with other editions and without crates, and what is proved before a paste.

mod conditions;
#[cfg(unix)]
mod proof;
#[cfg(unix)]
mod samples;
mod shim;
#[cfg(unix)]
mod toolchains;
#[cfg(unix)]
mod trials;

use crate::common::files::Folder;
use crate::common::rustc::Rustc;
use crate::common::tool::{self, messages, printed, tool_in};
use bundler::judge::table::JUDGES;
use bundler::modules::modules;
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
            "`fastout` under another name needs `proconio`, which this judge lacks",
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
    assert!(message.starts_with("error: HDU does not support Rust"), "{message}");
}

#[test]
fn programs_are_bundled_for_the_judge() {
    let program =
        |name: &str, judge| printed(tool::run(&mut tool::tool(&[name, "--judge", judge]), ""));
    let text = program("nim_main", "atcoder");
    for judge in JUDGES {
        let program = program("nim_main", judge.name);
        assert_eq!(program, bundle(&text, judge.name), "{}", judge.name);
        if !judge.has("proconio") {
            let checked = Rustc::usual().check(judge.edition, &program, &["--cap-lints=allow"]);
            checked.unwrap_or_else(|error| panic!("{}: {error}", judge.name));
        }
    }
    for module in modules() {
        program(&format!("{}_main", module.name), "codeforces");
    }
}

#[test]
fn another_edition_than_the_judges_is_always_said() {
    let own = |edition| format!("[package]\nname = \"a\"\nedition = \"{edition}\"\n[workspace]\n");
    let shared = "[package]\nname = \"a\"\nedition.workspace = true\n\
                  [workspace.package]\nedition = \"2018\"\n";
    let bin = own("2021") + "[[bin]]\nname = \"b\"\npath = \"main.rs\"\nedition = \"2018\"\n";
    let named = own("2021") + "[[bin]]\nname = \"main\"\nedition = \"2018\"\n";
    let other = own("2021") + "[[bin]]\nname = \"b\"\npath = \"b.rs\"\nedition = \"2018\"\n";
    let none = "[package]\nname = \"a\"\n[workspace]\n";
    for (manifest, home, judge, edition) in [
        (&*own("2021"), "2021", "codeforces", "2021"),
        (&own("2024"), "2024", "codeforces", "2021"),
        (&own("2024"), "2024", "aoj", "2018"),
        (&own("2018"), "2018", "atcoder", "2024"),
        (shared, "2018", "atcoder", "2024"),
        (none, "2015", "atcoder", "2024"),
        (&bin, "2018", "codeforces", "2021"),
        (&named, "2018", "codeforces", "2021"),
        (&other, "2021", "codeforces", "2021"),
    ] {
        let folder = Folder::with(&[
            ("Cargo.toml", manifest),
            ("main.rs", "fn main() {}"),
            ("src/bin/main.rs", "fn main() {}"),
        ]);
        let file = if manifest == named { "src/bin/main.rs" } else { "main.rs" };
        let output = tool::run(&mut tool_in(&folder, &[file, "--judge", judge]), "");
        assert!(output.status.success());
        let said = messages(&output);
        if home == edition {
            assert_eq!(said, "", "{manifest}");
            continue;
        }
        let end = format!(
            " compiles edition {edition}, this package {home}: \
             `edition = \"{edition}\"` in Cargo.toml makes them equal\n"
        );
        assert!(said.ends_with(&end) && said.lines().count() == 1, "{manifest}\n{said}");
    }
}

#[test]
fn features_of_a_nightly_compiler_are_refused() {
    for attribute in ["feature(let_chains)", "cfg_attr(all(), feature(test))"] {
        let solver = format!("#![{attribute}]\nfn main() {{}}\n");
        let folder = Folder::with(&[("main.rs", &solver)]);
        let mut command = tool_in(&folder, &["main.rs", "--check", "--judge", "plain"]);
        let said = tool::complaint(tool::run(command.env("RUSTC_BOOTSTRAP", "1"), ""));
        assert!(
            said.starts_with("error: a judge that is not listed has a stable compiler"),
            "{said}"
        );
    }
    assert_eq!(
        bundle("#![cfg_attr(any(), feature(x))]\n", "qoj"),
        "#![cfg_attr(any(), feature(x))]\n"
    );
    for attribute in ["no_std", "no_implicit_prelude", "cfg_attr(all(), no_implicit_prelude)"] {
        let solver = format!("#![{attribute}]\nfn main() {{ nim_snippets::nim::wins(&[]); }}\n");
        let said = complaint(&solver, &[]);
        assert!(said.contains("<stdin>:1:1\n") && said.contains("`nim` needs std"), "{said}");
    }
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
        "hackerrank",
        "baekjoon",
        "acwing",
        "plain",
    ] {
        assert!(list.contains(&format!("\n{judge} ")) || list.starts_with(judge), "{list}");
    }
    assert!(list.contains("HDU and POJ do not support Rust"), "{list}");
    assert!(list.contains("Codeforces, Rust 1.89.0 (2021): edition 2021, rustc 1.89.0, no crates, 64 KiB, stack 256 MiB\n"), "{list}");
    for source in list.lines().skip(1).step_by(2) {
        let dated = ["20", "as codeforces"];
        assert!(dated.iter().any(|date| source.contains(date)), "{source}");
    }
}

#[test]
fn a_build_script_is_said_to_be_missing_there() {
    let manifest = "[package]\nname = \"a\"\nedition = \"2024\"\n[workspace]\n";
    let script = "fn main() { println!(\"cargo:rustc-cfg=fast\"); }\n";
    let solver = "#[cfg(fast)]\nfn f() {}\nfn main() {}\n";
    let folder =
        Folder::with(&[("Cargo.toml", manifest), ("build.rs", script), ("main.rs", solver)]);
    let said = || messages(&tool::run(&mut tool_in(&folder, &["main.rs"]), ""));
    assert_eq!(said(), "warning: the judge runs no `build.rs`: what that sets is not set there\n");
    let off = manifest.replace("[workspace]", "build = false\n[workspace]");
    folder.write(&[("Cargo.toml", &off)]);
    assert_eq!(said(), "");
}
