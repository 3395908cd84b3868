//! Builds programs with the crates that AtCoder has.

use super::files::{entries, read, update};
use serde_json::Value;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const MANIFEST: &str = "\
[package]
name = \"programs\"
edition = \"2024\"
[dependencies]
itertools = \"=0.14.0\"
proconio = { version = \"=0.5.0\", features = [\"derive\"] }
[profile.dev]
opt-level = 1
debug = false
incremental = false
[workspace]
";

/// Builds programs, each a name and a text, and returns their files. The package needs no network,
/// since it has the versions of this project's Cargo.lock.
pub fn build<'a>(
    package: &str,
    programs: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> HashMap<String, PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packages");
    prepare(&folder.join(package), programs);
    let mut cargo = cargo(&folder.join(package));
    cargo.args(["build", "--offline", "--quiet", "--keep-going"]);
    cargo.arg("--message-format=json").arg("--target-dir").arg(folder.join("target"));
    let output = cargo.stderr(Stdio::inherit()).output().expect("cargo runs");
    let mut built = HashMap::new();
    let mut errors = String::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let message: Value = serde_json::from_str(line).expect("cargo's JSON");
        if let (Some(name), Some(program)) =
            (message["target"]["name"].as_str(), message["executable"].as_str())
        {
            built.insert(name.to_owned(), PathBuf::from(program));
        }
        errors += message["message"]["rendered"].as_str().unwrap_or_default();
    }
    assert!(output.status.success(), "{errors}");
    built
}

/// Cargo in a folder, without the target that the environment may set.
pub fn cargo(folder: &Path) -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(folder).env_remove("CARGO_BUILD_TARGET");
    cargo
}

/// Writes the changed files of a package.
fn prepare<'a>(package: &Path, programs: impl IntoIterator<Item = (&'a str, &'a str)>) {
    let sources = package.join("src/bin");
    fs::create_dir_all(&sources).expect("a folder for the package");
    update(&package.join("Cargo.toml"), MANIFEST);
    // Cargo removes entries from Cargo.lock, so a copy is kept for comparison.
    let lock = read("Cargo.lock");
    if update(&package.join("Cargo.lock.copy"), &lock) {
        update(&package.join("Cargo.lock"), &lock);
    }
    let mut files = Vec::new();
    for (name, text) in programs {
        let file = sources.join(name).with_extension("rs");
        update(&file, text);
        files.push(file);
    }
    for file in entries(&sources).iter().filter(|file| !files.contains(file)) {
        fs::remove_file(file).expect("it can go");
    }
}
