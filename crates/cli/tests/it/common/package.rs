//! Builds programs as AtCoder builds them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The package of the programs in `src/bin`. It stands alone and has the versions of this one's
/// Cargo.lock, so it needs no network.
pub fn prepare() -> PathBuf {
    let package = Path::new(env!("CARGO_TARGET_TMPDIR")).join("problems");
    // As AtCoder does it, or sooner.
    let ci = std::env::var("CI").is_ok_and(|ci| ci == "true");
    let lto = if ci { "true" } else { "\"off\"" };
    let manifest = format!(
        "[package]\n\
         name = \"problems\"\n\
         edition = \"2024\"\n\
         [dependencies]\n\
         itertools = \"=0.14.0\"\n\
         proconio = {{ version = \"=0.5.0\", features = [\"derive\"] }}\n\
         [profile.dev]\n\
         debug = false\n\
         incremental = false\n\
         [profile.release]\n\
         lto = {lto}\n\
         [workspace]\n"
    );
    fs::create_dir_all(package.join("src/bin")).expect("a folder for the package");
    update(&package.join("Cargo.toml"), manifest.as_bytes());
    // Cargo cuts Cargo.lock down to what this package needs, so a copy tells whether it is stale.
    let lock = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock"));
    let lock = lock.expect("Cargo.lock is there");
    let copy = package.join("Cargo.lock.copy");
    if fs::read(&copy).ok().as_ref() != Some(&lock) {
        update(&package.join("Cargo.lock"), &lock);
        update(&copy, &lock);
    }
    package
}

pub fn cargo_build(package: &Path) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.current_dir(package).arg("build").args([
        "--release",
        "--offline",
        "--quiet",
        "--keep-going",
        "--message-format=json",
        "--target-dir=target",
    ]);
    cargo
}

/// Writes a file only when that changes it, so that cargo finds it fresh.
pub fn update(file: &Path, bytes: &[u8]) {
    if fs::read(file).ok().as_deref() != Some(bytes) {
        fs::write(file, bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
}
