//! `--check` and `--copy`, packages of the user, and the installed binary.

use crate::common::files::{Folder, read};
use crate::common::tool::{TOOL, messages, run, tool_in};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

pub const PARITY: &str = "use proconio::input;\nuse nim_snippets::nim;\n\nfn main() {\n    \
    input! { heaps: [u64] }\n    println!(\"{}\", nim::wins(&heaps));\n}\n";

pub fn tool(folder: &Path, args: &[&str]) -> Output {
    run(&mut tool_in(folder, args), "")
}

#[test]
fn messages_point_into_the_users_files() {
    let folder = Folder::new();
    let solver = "use proconio::{fastout, input};\n\
        mod a { pub fn f() { ::nim_snippets::nim::wins(&[1]); let é = 1; ::nim_snippets::nim::wins(1); } }\n\
        #[fastout]\nfn main() { let x: u8 = true;\n    input! { n: usize, b: Nothing }\n    \
        nim_snippets::moore_nim::wins(&[n]); a::f();\n}\n";
    folder.write(&[("a.rs", solver)]);
    let output = tool(&folder, &["a.rs", "--check", "--judge", "codeforces"]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    let text = messages(&output);
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
    let text = messages(&tool(&folder, &["d.rs", "--check"]));
    assert!(text.contains("--> d.rs:2:40\n"), "{text}");

    // rustc has no lints of clippy.
    let strict = "#![deny(clippy::all, clippy::pedantic)]\nfn main() { let x = 1; }";
    folder.write(&[("b.rs", strict)]);
    let output = tool(&folder, &["b.rs", "--check"]);
    let text = messages(&output);
    assert!(output.status.success() && output.stdout.is_empty(), "{text}");
    assert!(text.contains("warning: unused variable: `x`\n --> b.rs:2:17\n"), "{text}");
    assert!(text.ends_with(" AtCoder: 64 bytes of 512 KiB, no modules\n"), "{text}");
    assert_eq!(tool(&folder, &["nim", "--check"]).status.code(), Some(1));
}

#[test]
fn a_bundle_is_copied_by_an_installed_program() {
    let folder = Folder::new();
    folder.write(&[("main.rs", PARITY), ("1.in", "0"), ("1.out", "true"), ("bin/empty", "")]);
    let bundle = String::from_utf8(tool(&folder, &["main.rs", "--judge", "cses"]).stdout);
    let bundle = bundle.expect("UTF-8");
    let program = |name: &str, script: &str| {
        folder.write(&[("script", &format!("#!/bin/sh\n{script}\n"))]);
        install(&folder.join("script"), &folder.join("bin").join(name));
    };
    let path = std::env::var("PATH").expect("a path");
    let copy = |path: String, args: &[&str]| {
        let mut command = Command::new("/usr/bin/setsid");
        command.args(["-w", TOOL, "main.rs", "--copy", "--judge", "cses"]).args(args);
        run(command.current_dir(&*folder).env("PATH", path), "")
    };
    let bin = folder.join("bin").display().to_string();
    let path = format!("{bin}:{path}");
    let copied = folder.join("copied");

    let output = copy(bin.clone(), &[]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    let text = messages(&output);
    assert!(text.starts_with("error: no command for the clipboard found"), "{text}");
    // One fails, one hangs and does not read.
    program("wl-copy", "sleep 60");
    program("xclip", &format!("cat > '{}'", copied.display()));
    let start = Instant::now();
    assert!(messages(&copy(path.clone(), &[])).starts_with("copied by xclip"));
    assert!(start.elapsed() < Duration::from_secs(30), "the first tool was waited for");
    program("wl-copy", "exit 1");
    let output = copy(path.clone(), &[]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(0), 0));
    let length = bundle.len();
    let expected = format!("copied by xclip for CSES: {length} bytes of 128 KiB, nim\n");
    assert_eq!(messages(&output), expected);
    assert_eq!(fs::read_to_string(&copied).expect("a copy"), bundle);

    fs::remove_file(&copied).expect("it is there");
    let output = copy(path.clone(), &["--test", "-o", "out.rs"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(!copied.exists() && !folder.join("out.rs").exists(), "a wrong solver is kept");
    folder.write(&[("1.out", "false")]);
    let output = copy(path.clone(), &["--test", "-o", "-"]);
    assert_eq!(output.stdout, bundle.as_bytes());
    assert!(copied.exists() && messages(&output).contains("\ncopied by xclip"));
}

#[test]
fn the_solvers_manifest_names_the_crate() {
    let solver = "use games::nim;\nmod a { use games::moore_nim as m; pub fn f() { m::wins(&[], 1); } }\n\
        fn main() { nim::wins(&[]); a::f() }\n";
    let package = "[package]\nname = \"contest\"\nedition = \"2024\"\n";
    let workspace = "[workspace]\nmembers = [\"*\"]\n[workspace.dependencies]\n\
        games = { package = \"nim-snippets\", git = \"https://example.com/x\", default-features = false }\n";
    let folder = Folder::with(&[("Cargo.toml", workspace)]);
    for dependencies in [
        "[dependencies]\ngames = { package = \"nim-snippets\", path = \"../lib\" }\n",
        "[dev-dependencies.games]\npackage = \"nim-snippets\"\ngit = \"https://example.com\"\n",
        "[target.'cfg(unix)'.dependencies]\ngames = { package = \"nim-snippets\", version = \"*\" }\n",
        "[dependencies]\ngames = { workspace = true }\nitertools = \"*\"\n",
    ] {
        let manifest = format!("{package}{dependencies}");
        folder.write(&[("a/Cargo.toml", &manifest), ("a/src/bin/deep/a.rs", solver)]);
        let bundle = tool(&folder, &["a/src/bin/deep/a.rs"]).stdout;
        let bundle = String::from_utf8(bundle).expect("UTF-8");
        assert!(bundle.contains("\nmod games {\n    pub mod moore_nim {\n"), "{bundle}");
        assert!(bundle.contains("\n// nim_snippets: moore_nim@"), "{bundle}");
        assert!(bundle.contains("mod a { use crate::games::moore_nim as m;"), "{bundle}");
    }
    let asks = "[dependencies]\nproconio = { version = \"0.4\", features = [\"derive\"] }\n\
        itertools = \"0.14\"\n";
    let uses = "use itertools::Itertools;\nuse proconio::input;\nfn main() {}\n";
    folder.write(&[("asks/Cargo.toml", &format!("{package}{asks}")), ("asks/b.rs", uses)]);
    let output = tool(&folder, &["asks/b.rs"]);
    let text = messages(&output);
    assert!(output.status.success(), "{text}");
    assert!(text.starts_with("warning: AtCoder has `proconio` 0.5.0, this package requires 0.4\n"));
    assert!(text.contains("asks/b.rs:2:5\n") && !text.contains("itertools` 0"), "{text}");
    let output = tool(&folder, &["asks/b.rs", "--judge", "yukicoder"]);
    assert!(!messages(&output).contains("requires"), "its versions are not known");
    folder.write(&[("none/Cargo.toml", "[package\n"), ("none/b.rs", PARITY)]);
    let text = messages(&tool(&folder, &["none/b.rs"]));
    assert!(text.starts_with("error: syntax error in a Cargo.toml: "), "{text}");
    assert!(text.contains("none/Cargo.toml:1:9\n"), "{text}");
}

#[test]
fn an_installed_binary_needs_no_checkout() {
    let folder = Folder::new();
    folder.write(&[("main.rs", PARITY), ("1.in", "1 7"), ("1.out", "true")]);
    // On the PATH and outside a target folder, as after `cargo install`.
    let home = Folder::new();
    install(Path::new(TOOL), &home.join("nim-snippets"));
    let path = std::env::var("PATH").expect("a PATH");
    // The crates that were built for an earlier run of this test are kept.
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache");
    let package = cache.join("nim-snippets/atcoder");
    for entry in fs::read_dir(&package).into_iter().flatten() {
        let path = entry.expect("an entry").path();
        if path.is_file() {
            fs::remove_file(path).expect("it can go");
        }
    }
    let with = |args: &[&str]| {
        let mut command = Command::new("nim-snippets");
        command.current_dir(&*folder).args(args).env("XDG_CACHE_HOME", &cache);
        run(command.env("PATH", format!("{}:{path}", home.display())), "")
    };
    let output = with(&["main.rs", "--test", "-o", "-"]);
    assert!(output.status.success(), "{}", messages(&output));
    assert_eq!(output.stdout, tool(&folder, &["main.rs"]).stdout);
    assert!(package.join("Cargo.toml").is_file());
    let output = with(&["main.rs", "--check"]);
    assert!(messages(&output).contains(" for AtCoder: "), "{}", messages(&output));
    let solver = "fn main() { proconio::input! { n: u8 }\n    \
        println!(\"{} {:?}\", n, std::time::Duration::from_mins(1)); }\n";
    folder.write(&[("new.rs", solver)]);
    let output = with(&["new.rs", "--check"]);
    assert!(output.status.success(), "{}", messages(&output));
    let expected = "warning: this needs rustc 1.91.0, and AtCoder has 1.89.0\n --> new.rs:2:28\n";
    assert!(messages(&output).starts_with(expected), "{}", messages(&output));

    let mut command = Command::new(home.join("nim-snippets"));
    command.current_dir(&*folder).args(["main.rs", "--check"]);
    let text = messages(&run(command.env("XDG_CACHE_HOME", "/dev/null"), ""));
    let expected = "error: cannot write `/dev/null/nim-snippets/atcoder`: Not a directory";
    assert!(text.starts_with(expected), "{text}");
    let text = messages(&with(&["nin"]));
    assert!(text.contains("`nim-snippets list` shows them all"), "{text}");
    let usage = String::from_utf8(with(&["--help"]).stdout).expect("UTF-8");
    assert!(usage.contains("Usage: nim-snippets "), "{usage}");
    assert!(!text.contains("bundle.sh") && !usage.contains("bundle.sh"), "{usage}");
}

/// Copies a program. If this process wrote the file, it could still be open in a child of another
/// test, and could not be run.
pub fn install(program: &Path, target: &Path) {
    let status = Command::new("install").args(["-m", "755"]).args([program, target]).status();
    assert!(status.expect("install runs").success());
}
