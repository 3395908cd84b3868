//! Calls `cargo metadata`.

use crate::path;
use bundler::diagnostic::{Problem, Result, reason};
use bundler::package::Variable;
use cargo_metadata::{BuildScript, Message, Metadata, MetadataCommand, Package};
use serde_json::Value;
use std::path::Path;
use std::process::Command;
use std::{env, io};

/// The packages of the package or workspace in this folder, without their dependencies.
pub fn packages(folder: &Path) -> Result<Metadata> {
    call(folder, |command| {
        command.no_deps().other_options(["--offline".to_owned()]);
    })
}

/// The packages and all their dependencies. Missing ones are fetched, as `cargo run` would do.
pub fn graph(folder: &Path) -> Result<Metadata> {
    let offline = call(folder, |command| {
        command.other_options(["--offline".to_owned()]);
    });
    offline.or_else(|_| call(folder, |_| {}))
}

fn call(folder: &Path, options: impl FnOnce(&mut MetadataCommand)) -> Result<Metadata> {
    let mut command = MetadataCommand::new();
    options(command.current_dir(folder));
    command.exec().map_err(|error| match error {
        cargo_metadata::Error::CargoMetadata { stderr } => said(&stderr),
        cargo_metadata::Error::Io(error) => cannot_run(&error),
        error => Problem::new(format!("cannot read the output of cargo: {error}")),
    })
}

/// The user's cargo in a folder.
fn cargo(folder: &Path) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.current_dir(folder);
    cargo
}

fn cannot_run(error: &io::Error) -> Problem {
    Problem::new(format!("cannot run cargo: {}", reason(error)))
        .help("install it from https://rustup.rs")
}

/// The error that cargo has printed: warnings may stand before it, and its causes after it.
fn said(errors: &str) -> Problem {
    let errors = errors.trim();
    let error = errors.lines().position(|line| line.starts_with("error: ")).unwrap_or_default();
    let mut lines = errors.lines().skip(error);
    let title = lines.next().unwrap_or_default().trim_start_matches("error: ");
    let causes: Vec<&str> = lines.collect();
    let problem = Problem::new(title);
    match causes.join("\n").trim() {
        "" => problem,
        causes => problem.help(causes),
    }
}

/// A package that cargo builds, as `cargo tree` shows it.
pub struct Built {
    /// Its name, its version and, if it is on the disk, its folder.
    shown: String,
    features: Vec<String>,
}

impl Built {
    pub fn is(&self, package: &Package) -> bool {
        let name = format!("{} v{}", package.name, package.version);
        let rest = self.shown.strip_prefix(&name);
        rest.is_some_and(|rest| match rest.trim_start().strip_prefix('(') {
            Some(place) if package.source.is_none() => {
                let folder = path::folder(package.manifest_path.as_std_path());
                path::same_file(Path::new(place.trim_end_matches(')')), folder)
            }
            place => {
                place.is_some() == package.source.as_ref().is_some_and(|it| !it.is_crates_io())
            }
        })
    }

    pub fn features(&self) -> impl Iterator<Item = &str> {
        self.features.iter().map(String::as_str)
    }
}

/// The packages that cargo builds for the binaries of a package, or for its examples and tests, with
/// the features that it enables. `cargo metadata` unites the features of all packages of a
/// workspace, all systems, and all kinds of dependencies.
pub fn built(folder: &Path, package: &str, with_development: bool) -> Result<Vec<Built>> {
    let edges = if with_development { "normal,dev" } else { "normal" };
    let mut cargo = cargo(folder);
    cargo.args(["tree", "--offline", "--package", package, "--edges", edges]);
    cargo.args(["--prefix", "depth", "--charset", "ascii", "--format", "\t{p}\t{f}\t"]);
    let output = cargo.output().map_err(|error| cannot_run(&error))?;
    if !output.status.success() {
        return Err(said(&String::from_utf8_lossy(&output.stderr)));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let mut built = Vec::new();
    // The depth of a package with procedural macros: these and what they need are for the compiler.
    let mut macros = None;
    for line in text.lines() {
        let mut columns = line.split('\t');
        let depth = columns.next().and_then(|depth| depth.parse::<usize>().ok());
        let (Some(depth), Some(shown), Some(features)) = (depth, columns.next(), columns.next())
        else {
            continue;
        };
        if macros.is_some_and(|around| depth > around) {
            continue;
        }
        macros = shown.contains(" (proc-macro)").then_some(depth);
        let features = features.split(',').filter(|it| !it.is_empty()).map(str::to_owned);
        built.push(Built { shown: shown.to_owned(), features: features.collect() });
    }
    Ok(built)
}

/// The variables that the configuration of cargo sets for compilers; cargo has no stable command that
/// prints them.
pub fn environment(folder: &Path) -> Vec<Variable> {
    let mut cargo = cargo(folder);
    cargo.args(["-Zunstable-options", "config", "get", "env", "--format", "json"]);
    let output = cargo.env("RUSTC_BOOTSTRAP", "1").output();
    let Ok(Ok(answer)) = output.map(|it| serde_json::from_slice::<Value>(&it.stdout)) else {
        return Vec::new();
    };
    let variables = answer["env"].as_object().into_iter().flatten();
    let variable = |(name, set): (&String, &Value)| {
        let value = set.as_str().or_else(|| set["value"].as_str())?;
        let is_forced = set["force"] == true;
        let outer = env::var(name).ok().filter(|_| !is_forced);
        // A relative one is a path on this machine.
        (set["relative"] != true).then(|| Variable::new(name, outer.as_deref().unwrap_or(value)))
    };
    variables.filter_map(variable).collect()
}

/// The output of the build scripts of those packages that cargo can build without a network.
pub fn scripts(folder: &Path, packages: &[String]) -> Vec<BuildScript> {
    let mut cargo = cargo(folder);
    cargo.args(["check", "--offline", "--quiet", "--message-format=json"]);
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
