//! Calls `cargo metadata`.

use bundler::diagnostic::{Problem, Result, reason};
use cargo_metadata::{BuildScript, Message, Metadata, MetadataCommand};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The packages of the package or workspace in this folder, without their dependencies.
pub fn packages(folder: &Path) -> Result<Metadata> {
    call(folder, |command| {
        command.no_deps().other_options(["--offline".to_owned()]);
    })
}

/// The packages and all their dependencies. Missing dependencies are fetched, as `cargo run` would
/// do, if `may_fetch` is true.
pub fn graph(folder: &Path, may_fetch: bool) -> Result<Metadata> {
    let offline = call(folder, |command| {
        command.other_options(["--offline".to_owned()]);
    });
    if may_fetch { offline.or_else(|_| call(folder, |_| {})) } else { offline }
}

fn call(folder: &Path, options: impl FnOnce(&mut MetadataCommand)) -> Result<Metadata> {
    let mut command = MetadataCommand::new();
    options(command.current_dir(folder));
    command.exec().map_err(|error| match error {
        cargo_metadata::Error::CargoMetadata { stderr } => {
            Problem::new(stderr.trim().trim_start_matches("error: "))
        }
        cargo_metadata::Error::Io(error) => {
            Problem::new(format!("cannot run cargo: {}", reason(&error)))
                .help("install it from https://rustup.rs, or give the solver's file")
        }
        error => Problem::new(format!("cannot read the output of cargo: {error}")),
    })
}

/// The features that are enabled when cargo builds only this package (`cargo metadata` unites the
/// features of all packages of a workspace). Returns the folder and the features of each package
/// that it needs.
pub fn features(folder: &Path, package: &str) -> Result<Vec<(PathBuf, Vec<String>)>> {
    let mut cargo = Command::new("cargo");
    cargo.args(["tree", "--offline", "--package", package, "--edges", "normal,dev"]);
    cargo.args(["--prefix", "none", "--no-dedupe", "--format", "{p}|{f}"]).current_dir(folder);
    let output = cargo
        .output()
        .map_err(|error| Problem::new(format!("cannot run cargo: {}", reason(&error))))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        return Err(Problem::new(errors.trim().trim_start_matches("error: ")));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let package = |line: &str| {
        let (package, features) = line.rsplit_once('|')?;
        // `name v1.0.0 (/its/folder)`
        let folder = package.split_once(" (")?.1.strip_suffix(')')?;
        let features = features.split(',').filter(|it| !it.is_empty()).map(str::to_owned);
        Some((PathBuf::from(folder), features.collect()))
    };
    Ok(text.lines().filter_map(package).collect())
}

/// The output of the build scripts of those packages that cargo can build without a network.
pub fn scripts(folder: &Path, packages: &[&str]) -> Vec<BuildScript> {
    let mut cargo = Command::new("cargo");
    cargo.args(["check", "--offline", "--quiet", "--message-format=json"]).current_dir(folder);
    packages.iter().for_each(|package| {
        cargo.args(["--package", package]);
    });
    let Ok(output) = cargo.output() else { return Vec::new() };
    let messages = Message::parse_stream(output.stdout.as_slice()).flatten();
    let script = |message| match message {
        Message::BuildScriptExecuted(script) => Some(script),
        _ => None,
    };
    messages.filter_map(script).collect()
}
