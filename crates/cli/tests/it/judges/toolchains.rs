//! `--check` compiles as the judge does.

use super::proof::{install, tool};
use crate::common::files::Folder;
use crate::common::tool::{TOOL, messages, run, tool_in};
use std::path::Path;

const OLD: &str = "fn main() { println!(\"{}\", 1); }\n";

#[test]
fn the_judges_own_compiler_is_taken_where_it_is_installed() {
    let folder = Folder::new();
    let sysroot = folder.join("sysroot").display().to_string();
    let rustup = format!(
        "#!/bin/sh\ncase $* in\n'toolchain list') echo '1.78.0-x86_64-unknown-linux-gnu (active)';;\n\
         'run 1.78.0-x86_64-unknown-linux-gnu rustc --print sysroot') echo '{sysroot}';;\n\
         *) exit 1;;\nesac\n"
    );
    // Says that it is the judge's, and compiles all the same.
    let rustc = "#!/bin/sh\ncase $1 in\n--version) echo 'rustc 1.78.0 (9b00956e5 2024-04-29)';;\n\
        *) exec rustc \"$@\";;\nesac\n";
    folder.write(&[("rustup", &rustup), ("rustc", rustc), ("main.rs", OLD), ("bin/none", "")]);
    folder.write(&[("sysroot/bin/none", "")]);
    install(&folder.join("rustup"), &folder.join("bin/rustup"));
    install(&folder.join("rustc"), &folder.join("sysroot/bin/rustc"));
    let check = |judge| {
        let mut command = tool_in(&folder, &["main.rs", "--check", "--judge", judge]);
        let path = std::env::var("PATH").expect("a path");
        command.env("PATH", format!("{}:{path}", folder.join("bin").display()));
        messages(&run(&mut command, ""))
    };
    assert_eq!(check("kattis"), "compiles for Kattis: 33 bytes of 128 KiB, no modules\n");
    for judge in ["qoj", "cses"] {
        let text = check(judge);
        assert!(text.starts_with("compiles for ") && text.lines().count() == 1, "{text}");
    }
    // A compiler that is older than the judge's, and no folder for what it writes.
    folder.write(&[
        ("usual", &format!("#!/bin/sh\necho '{sysroot}'\n")),
        ("bad.rs", "fn main() { 1 }\n"),
    ]);
    install(&folder.join("usual"), &folder.join("usual-rustc"));
    let check_bad = |name: &str, value: &Path| {
        let mut command = tool_in(&folder, &["bad.rs", "--check", "--judge", "codeforces"]);
        messages(&run(command.env("RUSTC", folder.join("usual-rustc")).env(name, value), ""))
    };
    let text = check_bad("NO_COLOR", Path::new("1"));
    let end = "error: Codeforces, Rust 1.89.0 (2021) may find an error in this bundle\n |\n = help: \
        to check with rustc 1.89.0: `rustup toolchain install 1.89.0 --profile minimal`\n";
    assert!(text.ends_with(end), "{text}");
    let text = check_bad("TMPDIR", &folder.join("none"));
    assert!(text.starts_with("error: cannot write to `"), "{text}");
}

#[test]
fn what_the_judges_standard_library_lacks_gets_a_warning_at_its_place() {
    let folder = Folder::new();
    let new = "#![allow(clippy::all)]\nmacro_rules! m { ($x:expr) => { $x.is_none_or(|x| x > 1) } }\n\
        fn main() {\n    let (x, y) = ([1, 2].as_chunks::<2>(), m!(Some(1)));\n    println!(\"{x:?} {y}\");\n}\n";
    folder.write(&[
        ("new.rs", new),
        ("old.rs", OLD),
        ("1.in", ""),
        ("1.out", "([[1, 2]], []) false"),
    ]);
    // A toolchain that is chosen for the contest's folder has no say at the judge.
    folder.write(&[("rust-toolchain.toml", "[toolchain]\nchannel = \"1.20.0\"\n")]);
    let check = |file: &str, judge: &str| {
        let output = tool(&folder, &[file, "--check", "--judge", judge]);
        (output.status.code(), messages(&output))
    };
    for more in [&[][..], &["--test"]] {
        let output = tool(&folder, &[&["new.rs", "--check", "--judge", "kattis"], more].concat());
        let text = messages(&output);
        assert!(output.status.success(), "an older compiler may find something else: {text}");
        for expected in [
            "warning: this needs rustc 1.88.0, and Kattis has 1.78.0\n --> new.rs:4:26\n",
            "warning: this needs rustc 1.82.0, and Kattis has 1.78.0\n --> new.rs:2:36\n",
            "= help: to check with rustc 1.78.0: `rustup toolchain install 1.78.0 --profile minimal`\n",
        ] {
            assert!(text.contains(expected), "{expected}\n{text}");
        }
    }
    let (_, text) = check("new.rs", "kattis");
    assert!(text.contains("\nbundled for Kattis: ") && text.matches("help").count() == 1, "{text}");
    let expected = "compiles for Kattis: 33 bytes of 128 KiB, no modules\n".to_owned();
    assert_eq!(check("old.rs", "kattis"), (Some(0), expected));
    let (code, text) = check("new.rs", "codeforces");
    assert_eq!(code, Some(0), "{text}");
}

/// What the environment here says does not reach the judge's compiler or the program.
#[test]
fn the_environment_is_the_judges() {
    let checks = "fn main() {\n    let big = std::hint::black_box(255_u8);\n    \
        println!(\"{} {}\", big + 1, cfg!(debug_assertions));\n    \
        for name in [\"RUST_BACKTRACE\", \"SECRET\"] { eprintln!(\"{:?}\", std::env::var(name)); }\n}\n";
    let with_crate = format!("use itertools as _;\n{checks}");
    let nightly = "#![cfg_attr(a, feature(test))]\nfn main() {}\n";
    let deep = "fn deep(n: u64, a: [u64; 128]) -> u64 {\n    if n == 0 { return a[3]; }\n    \
        let mut b = a;\n    b[(n % 16) as usize] += n;\n    deep(n - 1, b).wrapping_add(b[0])\n}\n\
        fn main() { println!(\"{}\", deep(400_000, std::hint::black_box([0; 128])) > 0); }\n";
    let folder = Folder::with(&[
        ("a.rs", checks),
        ("b.rs", &with_crate),
        ("1.in", ""),
        ("1.out", "0 false"),
        ("n/main.rs", nightly),
        ("n/1.in", ""),
        ("n/1.out", ""),
        ("deep/main.rs", deep),
        ("deep/1.in", ""),
        ("deep/1.out", "true"),
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
        let output = test(args);
        assert!(output.status.success(), "{}", messages(&output));
    }
    let said = messages(&test(&["a.rs", "--test=n", "--judge", "plain"]));
    assert!(said.contains("    Ok(\"0\")\n    Err(NotPresent)\n"), "{said}");
    let output = test(&["n/main.rs", "--test", "--judge", "plain"]);
    assert!(output.status.success(), "{}", messages(&output));

    // 256 MiB there, and what is allowed here goes down to that.
    let mut shell = std::process::Command::new("sh");
    let more =
        format!("ulimit -S -s 1048576 && exec {TOOL} deep/main.rs --test --judge codeforces");
    let output = run(shell.args(["-c", &more]).current_dir(&*folder), "");
    let said = messages(&output);
    assert!(!output.status.success() || said.contains("is allowed here"), "{said}");
}

#[test]
fn a_judges_cfg_environment_and_stack_are_its_own() {
    let folder = Folder::new();
    let deep = "fn deep(n: u64, a: [u64; 16]) -> u64 {\n    if n == 0 { return a[3]; }\n    \
        let mut b = a;\n    b[(n % 16) as usize] += n;\n    deep(n - 1, b).wrapping_add(b[0])\n}\n\
        fn main() { println!(\"{}\", deep(200_000, [0; 16]) > 0); }\n";
    folder.write(&[
        ("cfg.rs", "#[cfg(atcoder)]\nfn f() -> u8 { \"\" }\nfn main() {}\n"),
        ("judge.rs", "fn main() { println!(\"{:?}\", std::env::var(\"ONLINE_JUDGE\")) }\n"),
        ("1.in", ""),
        ("1.out", "Ok(\"luogu\")"),
        ("deep/main.rs", deep),
        ("deep/1.in", ""),
        ("deep/1.out", "true"),
    ]);
    assert!(tool(&folder, &["cfg.rs", "--check", "--judge", "luogu"]).status.success());
    let output = tool(&folder, &["cfg.rs", "--check"]);
    assert!(messages(&output).contains("--> cfg.rs:2:16\n"), "{}", messages(&output));
    let output = tool(&folder, &["judge.rs", "--test", "--judge", "luogu"]);
    assert!(output.status.success(), "{}", messages(&output));
    assert!(!tool(&folder, &["judge.rs", "--test", "--judge", "kattis"]).status.success());
    let output = tool(&folder, &["deep/main.rs", "--test", "--judge", "codeforces"]);
    assert!(output.status.success(), "{}", messages(&output));
}
