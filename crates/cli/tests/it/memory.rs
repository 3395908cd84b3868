//! Tests that what cargo answered is remembered, and never too long.

use crate::common::files::{Folder, below, read};
use crate::common::tool::{path_with, run, script, tool_in};
use std::fs::File;
use std::path::Path;
use std::time::{Duration, SystemTime};

const SOLVER: &str =
    "fn main() { println!(\"{} {} {:?}\", lib::f(), dep::f(), option_env!(\"NIM_A\")) }\n";

/// A package with an own crate, and a crate that stands for one of crates.io in two versions.
fn package() -> Folder {
    let folder = Folder::new();
    let manifest = |name: &str, version: &str| {
        format!("[package]\nname = \"{name}\"\nversion = \"{version}\"\nedition = \"2021\"\n")
    };
    let features = "[features]\nwide = []\n";
    let library = "pub fn f() -> u8 { if cfg!(feature = \"wide\") { 21 } else { 20 } }\n\
        #[cfg(set)] pub const SET: u8 = 1;\n";
    folder.write(&[
        (
            "Cargo.toml",
            &format!("{}[dependencies]\ndep = \"1\"\nlib = {{ path = \"lib\" }}\n[workspace]\n", manifest("a", "0.0.0")),
        ),
        ("src/main.rs", SOLVER),
        ("lib/Cargo.toml", &(manifest("lib", "0.0.0") + features)),
        ("lib/src/lib.rs", library),
        (
            ".cargo/config.toml",
            "[source.crates-io]\nreplace-with = \"vendor\"\n[source.vendor]\ndirectory = \"vendor\"\n",
        ),
    ]);
    for (version, value) in [("1.0.0", 10), ("1.1.0", 11)] {
        let place = format!("vendor/dep-{version}");
        folder.write(&[
            (&format!("{place}/Cargo.toml"), &manifest("dep", version)),
            (&format!("{place}/src/lib.rs"), &format!("pub fn f() -> u8 {{ {value} }}\n")),
            (&format!("{place}/.cargo-checksum.json"), "{\"files\":{}}"),
        ]);
    }
    folder.write(&[("patched/Cargo.toml", &manifest("dep", "1.2.0"))]);
    folder.write(&[("patched/src/lib.rs", "pub fn f() -> u8 { 12 }\n")]);
    // This cargo counts its calls.
    for name in ["bin", "other"] {
        let text = format!(
            "echo >> '{}'\nexec '{}' \"$@\"",
            folder.join("calls").display(),
            env!("CARGO")
        );
        script(&folder.join(name).join("cargo"), &text);
    }
    settle(&folder);
    folder
}

/// Makes all files as old as those of a user.
fn settle(folder: &Path) {
    let old = SystemTime::now() - Duration::from_secs(60);
    for file in below(folder) {
        File::open(file).and_then(|file| file.set_modified(old)).expect("an old file");
    }
}

/// The bundle, and the number of calls of cargo.
fn bundled(folder: &Folder, variables: &[(&str, &str)]) -> (String, usize) {
    let calls = || read(folder.join("calls")).len();
    folder.write(&[("calls", "")]);
    let mut tool = tool_in(folder, &["src/main.rs", "--judge", "qoj", "--no-check"]);
    tool.env_remove("CARGO").env("PATH", path_with(&folder.join("bin")));
    let run = run(tool.envs(variables.iter().copied()), "").succeeds();
    (run.out, calls())
}

/// Checks that cargo is asked again after a change, and then no more.
#[track_caller]
fn is_noticed(folder: &Folder, has: &str) {
    let (bundle, calls) = bundled(folder, &[]);
    assert!(bundle.contains(has) && calls > 0, "{has}: {bundle}");
    settle(folder);
    bundled(folder, &[]);
    let (again, calls) = bundled(folder, &[]);
    assert_eq!((again, calls), (bundle, 0), "{has}");
}

#[test]
fn a_changed_file_is_noticed() {
    let folder = package();
    let edit = |file: &str, from: &str, to: &str| {
        let text = read(folder.join(file));
        assert!(text.contains(from), "{text}");
        folder.write(&[(file, &text.replacen(from, to, 1))]);
    };
    is_noticed(&folder, "11 }");
    assert!(bundled(&folder, &[]).0.contains("if cfg!(any()) { 21 }"));
    edit("Cargo.lock", "1.1.0", "1.0.0");
    is_noticed(&folder, "10 }");
    edit("Cargo.toml", "[workspace]", "[patch.crates-io]\ndep.path = \"patched\"\n[workspace]");
    // A patch is used once the lock file lets it.
    edit("Cargo.lock", "\nversion = \"1.0.0\"", "\nversion = \"1.2.0\"");
    edit("Cargo.lock", "\nsource = \"registry+https://github.com/rust-lang/crates.io-index\"", "");
    is_noticed(&folder, "12 }");
    edit("Cargo.toml", "path = \"lib\"", "path = \"lib\", features = [\"wide\"]");
    is_noticed(&folder, "if cfg!(all()) { 21 }");
    edit("Cargo.toml", ", features = [\"wide\"]", "");
    is_noticed(&folder, "if cfg!(any()) { 21 }");
    edit("lib/Cargo.toml", "[features]\n", "[features]\ndefault = [\"wide\"]\n");
    is_noticed(&folder, "if cfg!(all()) { 21 }");
    edit(".cargo/config.toml", "[source.vendor]", "[env]\nNIM_A = \"a\"\n[source.vendor]");
    is_noticed(&folder, "Some(\"a\")");
    edit("src/main.rs", "dep::f()", "dep::f() + 0");
    assert_eq!(bundled(&folder, &[]).1, 0, "solvers are no answers of cargo");
}

#[test]
fn a_changed_environment_is_noticed() {
    let folder = package();
    is_noticed(&folder, "11 }");
    for name in ["RUSTUP_TOOLCHAIN", "CARGO_NET_RETRY", "RUSTFLAGS"] {
        let value = if name == "RUSTUP_TOOLCHAIN" { "stable" } else { "" };
        let value = if name == "CARGO_NET_RETRY" { "1" } else { value };
        assert!(bundled(&folder, &[(name, value)]).1 > 0, "{name}");
    }
    let path = path_with(&folder.join("other"));
    assert!(bundled(&folder, &[("PATH", &path)]).1 > 0);
    assert_eq!(bundled(&folder, &[]).1, 0);
}

/// A build script's settings are asked for anew, because only cargo knows on which files they depend.
#[test]
fn a_changed_build_script_is_noticed() {
    let folder = package();
    is_noticed(&folder, "11 }");
    let script = "fn main() { println!(\"cargo:rustc-cfg=set\"); }\n";
    folder.write(&[("lib/build.rs", script)]);
    let set = "#[cfg(all())] pub const SET";
    assert!(bundled(&folder, &[]).0.contains(set));
    folder.write(&[("lib/build.rs", "fn main() {}\n")]);
    assert!(!bundled(&folder, &[]).0.contains(set));
}
