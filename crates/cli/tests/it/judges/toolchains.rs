//! Tests that `--check` compiles as the judge does.

use crate::common::files::Folder;
use crate::common::tool::{TOOL, path_with, run, run_in, script, tool_in};
use std::path::Path;
use std::process::Command;

const OLD: &str = "fn main() { println!(\"{}\", 1); }\n";

#[test]
fn the_judges_own_compiler_is_used_if_installed() {
    let folder = Folder::with(&[("main.rs", OLD), ("bad.rs", "fn main() { 1 }\n")]);
    let sysroot = folder.join("sysroot").display().to_string();
    let rustup = format!(
        "[ \"$*\" = 'toolchain list -v' ] && printf '%s\\n' 'stable-x (active, default) /none' \
         '1.78-x {sysroot}' '1.7-x /none'"
    );
    script(&folder.join("bin/rustup"), &rustup);
    // This compiler prints the judge's version, and would take nightly features without the variable.
    let rustc = "case $1 in\n--version) echo 'rustc 1.78.0 (9b00956e5 2024-04-29)';;\n\
        *) [ \"$RUSTC_BOOTSTRAP\" = -1 ] && exec rustc \"$@\";;\nesac";
    script(&folder.join("sysroot/bin/rustc"), rustc);
    let check = |judge| {
        let mut command = tool_in(&folder, &["main.rs", "--check", "--judge", judge]);
        run(command.env("PATH", path_with(&folder.join("bin"))), "").said
    };
    assert_eq!(check("kattis"), "compiles for Kattis: 33 bytes of 128 KiB, no modules\n");
    // Otherwise it is said which compiler it was.
    let text = check("cses");
    let other = "compiles for edition 2021 with rustc 1.";
    assert!(text.starts_with(other) && text.contains("; bundled for CSES: 33 bytes"), "{text}");
    assert_eq!(text.lines().count(), 1, "{text}");
    let text = check("qoj");
    for expected in [
        "note: compiled with rustc 1.",
        ", and QOJ has 1.84.0\n",
        "`rustup toolchain install 1.84.0 --profile minimal`",
        other,
        "; bundled for QOJ: 33 bytes",
    ] {
        assert!(text.contains(expected), "{text}");
    }
    // This compiler is older than the judge's, and has no folder for its output.
    script(&folder.join("usual-rustc"), &format!("echo '{sysroot}'"));
    let check_bad = |name: &str, value: &Path| {
        let mut command = tool_in(&folder, &["bad.rs", "--check", "--judge", "codeforces"]);
        run(command.env("RUSTC", folder.join("usual-rustc")).env(name, value), "").said
    };
    let text = check_bad("NO_COLOR", Path::new("1"));
    let end = "error: Codeforces, Rust 1.89.0 (2021) may find an error in this bundle\n |\n = help: \
        to check with rustc 1.89.0: `rustup toolchain install 1.89.0 --profile minimal`\n";
    assert!(text.ends_with(end), "{text}");
    let text = check_bad("TMPDIR", &folder.join("none"));
    assert!(text.starts_with("error: cannot write to `"), "{text}");
}

#[test]
fn new_methods_of_std_get_a_warning_at_their_place() {
    let new = "#![allow(clippy::all)]\nmacro_rules! m { ($x:expr) => { $x.is_none_or(|x| x > 1) } }\n\
        fn main() {\n    let (x, y) = ([1, 2].as_chunks::<2>(), m!(Some(1)));\n    println!(\"{x:?} {y}\");\n}\n";
    // A toolchain file in the contest's folder does not change the judge's compiler.
    let folder = Folder::with(&[
        ("new.rs", new),
        ("1.in", ""),
        ("1.out", "([[1, 2]], []) false"),
        ("rust-toolchain.toml", "[toolchain]\nchannel = \"1.20.0\"\n"),
    ]);
    // The judge's compiler may be installed here.
    script(&folder.join("bin/rustup"), "exit 1");
    let said = |args: &[&str]| {
        let mut command = tool_in(&folder, args);
        run(command.env("PATH", path_with(&folder.join("bin"))), "").succeeds().said
    };
    let text = said(&["new.rs", "--test", "--judge", "kattis"]);
    for expected in [
        "warning: this needs rustc 1.88.0, and Kattis has 1.78.0\n --> new.rs:4:26\n",
        "warning: this needs rustc 1.82.0, and Kattis has 1.78.0\n --> new.rs:2:36\n",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    assert_eq!(text.matches("help: to check with rustc 1.78.0").count(), 1, "{text}");
    let text = said(&["new.rs", "--check", "--judge", "kattis"]);
    assert!(text.contains("\nbundled for Kattis: ") && !text.contains("compiles for"), "{text}");
    let text = said(&["new.rs", "--check", "--judge", "codeforces"]);
    assert!(text.contains("\ncompiles for edition 2021 with rustc 1."), "{text}");
}

#[test]
fn the_users_environment_is_not_passed_on() {
    let checks = "fn main() {\n    let big = std::hint::black_box(255_u8);\n    \
        println!(\"{} {}\", big + 1, cfg!(debug_assertions));\n    \
        for name in [\"RUST_BACKTRACE\", \"SECRET\"] { eprintln!(\"{:?}\", std::env::var(name)); }\n}\n";
    let with_crate = format!("use itertools as _;\n{checks}");
    let folder = Folder::with(&[
        ("a.rs", checks),
        ("b.rs", &with_crate),
        ("1.in", ""),
        ("1.out", "0 false"),
        ("n/1.in", ""),
        ("n/1.out", ""),
    ]);
    let test = |args: &[&str]| {
        let mut command = tool_in(&folder, args);
        command.env("RUSTFLAGS", "-Cdebug-assertions -Coverflow-checks --cfg=a");
        command.env("RUSTC_BOOTSTRAP", "1").env("SECRET", "1").env("RUSTC_WRAPPER", "false");
        command.env("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", "true");
        command.env("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true");
        run(&mut command, "")
    };
    for args in [&["a.rs", "--test", "--judge", "codeforces"][..], &["b.rs", "--test"]] {
        test(args).succeeds();
    }
    let text = test(&["a.rs", "--test=n", "--judge", "plain"]).said;
    assert!(text.contains("    Ok(\"0\")\n    Err(NotPresent)\n"), "{text}");
}

#[test]
fn flags_variables_and_stack_are_the_judges() {
    let deep = "fn deep(n: u64, a: [u64; 16]) -> u64 {\n    if n == 0 { return a[3]; }\n    \
        let mut b = a;\n    b[(n % 16) as usize] += n;\n    deep(n - 1, b).wrapping_add(b[0])\n}\n\
        fn main() { println!(\"{}\", deep(200_000, [0; 16]) > 0); }\n";
    let folder = Folder::with(&[
        ("cfg.rs", "#[cfg(atcoder)]\nfn f() -> u8 { \"\" }\nfn main() {}\n"),
        ("judge.rs", "fn main() { println!(\"{:?}\", std::env::var(\"ONLINE_JUDGE\")) }\n"),
        ("1.in", ""),
        ("1.out", "Ok(\"luogu\")"),
        ("deep/main.rs", deep),
        ("deep/1.in", ""),
        ("deep/1.out", "true"),
    ]);
    for (args, judge, success) in [
        (["cfg.rs", "--check"], "luogu", true),
        (["judge.rs", "--test"], "luogu", true),
        (["judge.rs", "--test"], "kattis", false),
        (["deep/main.rs", "--test"], "codeforces", true),
    ] {
        let run = run_in(&folder, &[&args[..], &["--judge", judge]].concat());
        assert_eq!(run.status.success(), success, "{args:?} {judge}: {}", run.said);
    }
    // 256 MiB are not enough for this one, and the limit here is lowered to that.
    folder.write(&[("deep/main.rs", &deep.replace("200_000", "400_000").replace("16]", "128]"))]);
    let mut shell = Command::new("sh");
    let line =
        format!("ulimit -S -s 1048576 && exec {TOOL} deep/main.rs --test --judge codeforces");
    let run = run(shell.args(["-c", &line]).current_dir(&*folder), "");
    assert!(!run.status.success() || run.said.contains("is allowed here"), "{}", run.said);
}
