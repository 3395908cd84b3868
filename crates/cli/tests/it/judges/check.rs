//! Tests of `--check`, `--copy`, and the installed binary.

use super::PARITY;
use crate::common::files::{Folder, read};
use crate::common::tool::{Run, TOOL, install, path_with, run, run_in, script};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

#[test]
fn messages_point_into_the_users_files() {
    let solver = "use proconio::{fastout, input};\n\
        mod a { pub fn f() { ::nim_snippets::nim::wins(&[1]); let é = 1; ::nim_snippets::nim::wins(1); } }\n\
        #[fastout]\nfn main() { let x: u8 = true;\n    input! { n: usize, b: Nothing }\n    \
        nim_snippets::moore_nim::wins(&[n]); a::f();\n}\n";
    let folder = Folder::with(&[("a.rs", solver)]);
    let text = run_in(&folder, &["a.rs", "--check", "--judge", "codeforces"]).error();
    let module = read("snippets/moore_nim.rs");
    let line = module.lines().position(|line| line.starts_with("pub fn wins")).expect("it") + 1;
    for expected in [
        "error[E0308]: mismatched types\n --> a.rs:4:25\n".to_owned(),
        "a.rs:2:92\n".to_owned(),
        "2 | mod a { pub fn f() { ::nim_snippets::nim::wins(&[1]); let é = 1; ::nim".to_owned(),
        "`Nothing` in this scope\n --> a.rs:5:27\n".to_owned(),
        format!("--> snippets/moore_nim.rs:{line}:8\n"),
        format!("{line} | pub fn wins("),
        "error: Codeforces, Rust 1.89.0 (2021) would find 5 errors in this bundle".to_owned(),
    ] {
        assert!(text.contains(&expected), "{expected}\n{text}");
    }
    assert!(!text.contains("fastout.lock") && !text.contains("macro_rules"), "{text}");

    let unix = "\u{feff}fn main() {\n    let é = 1; nim_snippets::nim::wins(1);\n}\n";
    folder.write(&[("d.rs", &unix.replace('\n', "\r\n"))]);
    let text = run_in(&folder, &["d.rs", "--check"]).said;
    assert!(text.contains("--> d.rs:2:40\n"), "{text}");

    // rustc does not know the lints of clippy.
    let strict = "#![deny(clippy::all, clippy::pedantic)]\nfn main() { let x = 1; }";
    folder.write(&[("b.rs", strict)]);
    let Run { out, said, .. } = run_in(&folder, &["b.rs", "--check"]).succeeds();
    assert_eq!(out, "");
    assert!(said.contains("warning: unused variable: `x`\n --> b.rs:2:17\n"), "{said}");
    assert!(said.ends_with(" AtCoder: 64 bytes of 512 KiB, no modules\n"), "{said}");
    run_in(&folder, &["nim", "--check"]).ends_with(1);
}

#[test]
fn a_bundle_is_copied_by_an_installed_program() {
    let files = [("main.rs", PARITY), ("1.in", "0"), ("1.out", "true"), ("bin/empty", "")];
    let folder = Folder::with(&files);
    let bundle = run_in(&folder, &["main.rs", "--judge", "cses"]).out;
    let programs = folder.join("bin");
    let copy = |path: &str, args: &[&str]| {
        let mut command = Command::new("/usr/bin/setsid");
        command.args(["-w", TOOL, "main.rs", "--copy", "--judge", "cses"]).args(args);
        run(command.current_dir(&*folder).env("PATH", path), "")
    };
    let text = copy(programs.to_str().expect("UTF-8"), &[]).error();
    assert!(text.contains("error: found no clipboard command"), "{text}");

    // One clipboard program hangs and does not read, or fails.
    let copied = folder.join("copied");
    script(&programs.join("wl-copy"), "sleep 60");
    script(&programs.join("xclip"), &format!("cat > '{}'", copied.display()));
    let path = path_with(&programs);
    let start = Instant::now();
    assert!(copy(&path, &[]).said.starts_with("copied by xclip"));
    assert!(start.elapsed() < Duration::from_secs(30), "the first tool was waited for");
    script(&programs.join("wl-copy"), "exit 1");
    let output = copy(&path, &[]).succeeds();
    let length = bundle.len();
    let expected = format!("copied by xclip for CSES: {length} bytes of 128 KiB, nim\n");
    assert_eq!((output.out, output.said), (String::new(), expected));
    assert_eq!(read(&copied), bundle);

    fs::remove_file(&copied).expect("it is there");
    copy(&path, &["--test", "-o", "out.rs"]).ends_with(1);
    assert!(!copied.exists() && !folder.join("out.rs").exists(), "a wrong solver is kept");
    folder.write(&[("1.out", "false")]);
    let output = copy(&path, &["--test", "-o", "-"]);
    assert_eq!(output.out, bundle);
    assert!(copied.exists() && output.said.contains("\ncopied by xclip"));
}

#[test]
fn an_installed_binary_needs_no_checkout() {
    let folder = Folder::with(&[("main.rs", PARITY), ("1.in", "1 7"), ("1.out", "true")]);
    // The tool is on the PATH and outside of a target folder, as after `cargo install`.
    let home = Folder::new();
    install(Path::new(TOOL), &home.join("nim-snippets"));
    // The crates that were built for an earlier run of this test are kept.
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache");
    let package = cache.join("nim-snippets/atcoder");
    for entry in fs::read_dir(&package).into_iter().flatten() {
        let path = entry.expect("an entry").path();
        if path.is_file() {
            fs::remove_file(path).expect("it can go");
        }
    }
    let with_cache = |program: &Path, cache: &Path, args: &[&str]| {
        let mut command = Command::new(program);
        command.current_dir(&*folder).args(args).env("XDG_CACHE_HOME", cache);
        run(command.env("PATH", path_with(&home)), "")
    };
    let with = |args: &[&str]| with_cache(Path::new("nim-snippets"), &cache, args);
    let bundle = with(&["main.rs", "--test", "-o", "-"]).succeeds().out;
    assert_eq!(bundle, run_in(&folder, &["main.rs"]).out);
    assert!(package.join("Cargo.toml").is_file());
    let said = with(&["main.rs", "--check"]).said;
    assert!(said.contains(" for AtCoder: "), "{said}");
    let solver = "fn main() { proconio::input! { n: u8 }\n    \
        println!(\"{} {:?}\", n, std::time::Duration::from_mins(1)); }\n";
    folder.write(&[("new.rs", solver)]);
    let said = with(&["new.rs", "--check"]).succeeds().said;
    let expected = "warning: this needs rustc 1.91.0, and AtCoder has 1.89.0\n --> new.rs:2:28\n";
    assert!(said.starts_with(expected), "{said}");

    let program = home.join("nim-snippets");
    let said = with_cache(&program, Path::new("/dev/null"), &["main.rs", "--check"]).said;
    let expected = "error: cannot write `/dev/null/nim-snippets/atcoder`: Not a directory";
    assert!(said.starts_with(expected), "{said}");
    let said = with(&["nin"]).said;
    assert!(said.contains("`nim-snippets list` shows them all"), "{said}");
    let usage = with(&["--help"]).out;
    assert!(usage.contains("Usage: nim-snippets "), "{usage}");
    assert!(!said.contains("bundle.sh") && !usage.contains("bundle.sh"), "{usage}");
}
