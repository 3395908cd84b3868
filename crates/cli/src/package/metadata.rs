//! Asks cargo about packages. Its answers are remembered.

use crate::memory::{self, Answer, Source, remembered};
use crate::path;
use bundler::diagnostic::{Problem, Result, reason};
use bundler::package::Variable;
use cargo_metadata::{
    BuildScript, DependencyKind, Message, Metadata, MetadataCommand, Package, PackageId,
};
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// The packages of the package or workspace in this folder, without their dependencies.
pub fn workspace(folder: &Path) -> Result<Metadata> {
    call(folder, |command| {
        command.no_deps().other_options(["--offline".to_owned()]);
    })
}

/// The package with this manifest, without its dependencies, if cargo takes it for a member of its
/// workspace.
pub fn package(manifest: &Path) -> Result<Option<Package>> {
    let folder = path::folder(manifest);
    let ask = || {
        let mut metadata = workspace(folder)?;
        let sources = sources(&metadata, folder);
        metadata.packages.retain(|it| path::same_file(it.manifest_path.as_std_path(), manifest));
        Ok::<_, Problem>(Answer { text: text(&metadata)?, sources })
    };
    let answer = about(folder, "its package", ask)?;
    Ok(parsed(&answer)?.packages.pop())
}

/// The packages that builds of a package may need, and what the answer depends on.
pub struct Graph {
    pub metadata: Metadata,
    sources: Vec<Source>,
}

/// Missing packages are fetched, as `cargo run` would do.
pub fn graph(folder: &Path, root: &PackageId) -> Result<Graph> {
    let ask = || {
        let offline = call(folder, |command| {
            command.other_options(["--offline".to_owned()]);
        });
        let mut metadata = offline.or_else(|_| call(folder, |_| {}))?;
        let mut sources = sources(&metadata, folder);
        prune(&mut metadata, root);
        // Cargo may delete what it has fetched.
        let manifests = metadata.packages.iter().map(|it| it.manifest_path.clone());
        sources.extend(manifests.map(|it| Source::Content(it.into_std_path_buf())));
        Ok::<_, Problem>(Answer { text: text(&metadata)?, sources })
    };
    let answer = about(folder, "its dependencies", ask)?;
    Ok(Graph { metadata: parsed(&answer)?, sources: answer.sources })
}

fn text(metadata: &Metadata) -> Result<String> {
    serde_json::to_string(metadata).map_err(|error| unreadable(&error))
}

fn parsed(answer: &Answer) -> Result<Metadata> {
    serde_json::from_str(&answer.text).map_err(|error| unreadable(&error))
}

/// Leaves the packages that a target of this package may call.
fn prune(metadata: &mut Metadata, root: &PackageId) {
    let Some(resolve) = &mut metadata.resolve else { return };
    for node in &mut resolve.nodes {
        let counts = |kind| kind == DependencyKind::Normal || node.id == *root;
        node.deps.retain(|callee| callee.dep_kinds.iter().any(|it| counts(it.kind)));
        node.dependencies.clear();
    }
    let nodes: HashMap<_, _> = resolve.nodes.iter().map(|node| (&node.id, node)).collect();
    let (mut reached, mut open) = (HashSet::from([root.clone()]), vec![root]);
    while let Some(id) = open.pop() {
        let callees = nodes.get(id).into_iter().flat_map(|node| &node.deps).map(|it| &it.pkg);
        open.extend(callees.filter(|callee| reached.insert((*callee).clone())));
    }
    resolve.nodes.retain(|node| reached.contains(&node.id));
    metadata.packages.retain(|package| reached.contains(&package.id));
}

/// Cargo's answer about a folder.
fn about(folder: &Path, what: &str, ask: impl FnOnce() -> Result<Answer>) -> Result<Answer> {
    remembered(&format!("cargo in {}: {what}", folder.display()), ask)
}

/// The files that cargo's answer about a folder depends on.
fn sources(metadata: &Metadata, folder: &Path) -> Vec<Source> {
    let root = metadata.workspace_root.as_std_path();
    let on_disk = metadata.packages.iter().filter(|it| it.source.is_none());
    let folders = on_disk.map(|it| path::folder(it.manifest_path.as_std_path()).to_owned());
    let folders: Vec<PathBuf> = folders.collect();
    let mut sources = memory::toolchains();
    sources.extend(configurations(folder).into_iter().map(Source::Content));
    sources.push(Source::Content(root.join("Cargo.lock")));
    let around = folders.iter().map(PathBuf::as_path).chain([folder, root]);
    let around: HashSet<&Path> = around.flat_map(Path::ancestors).collect();
    sources.extend(around.iter().map(|it| Source::Content(it.join("Cargo.toml"))));
    let toolchain = ["rust-toolchain", "rust-toolchain.toml"];
    sources.extend(
        folder.ancestors().flat_map(|it| toolchain.map(|name| Source::Content(it.join(name)))),
    );
    // Cargo finds targets by their places.
    for folder in folders {
        let files = ["src/lib.rs", "src/main.rs", "build.rs"];
        sources.extend(files.map(|name| Source::Existence(folder.join(name))));
        let targets = ["src/bin", "examples", "tests", "benches"];
        sources.extend(targets.map(|name| Source::Names(folder.join(name))));
    }
    // A patch that is not used may become used.
    let is_open = include_others(folder) || has(&root.join("Cargo.lock"), "[[patch.unused]]");
    sources.extend(is_open.then_some(Source::Unknown));
    sources
}

/// Returns whether configuration files include others.
fn include_others(folder: &Path) -> bool {
    configurations(folder).iter().any(|file| has(file, "include"))
}

fn has(file: &Path, word: &str) -> bool {
    fs::read_to_string(file).is_ok_and(|text| text.contains(word))
}

/// The configuration files of cargo, whether they exist or not.
pub fn configurations(folder: &Path) -> Vec<PathBuf> {
    let names = ["config.toml", "config"];
    let folders = folder.ancestors().map(|it| it.join(".cargo"));
    let folders = folders.chain([memory::home("CARGO_HOME", ".cargo")]);
    folders.flat_map(|folder| names.map(|name| folder.join(name))).collect()
}

fn call(folder: &Path, options: impl FnOnce(&mut MetadataCommand)) -> Result<Metadata> {
    let mut command = MetadataCommand::new();
    options(command.current_dir(folder));
    command.exec().map_err(|error| match error {
        cargo_metadata::Error::CargoMetadata { stderr } => said(&stderr),
        cargo_metadata::Error::Io(error) => cannot_run(&error),
        error => unreadable(&error),
    })
}

fn unreadable(error: &dyn std::error::Error) -> Problem {
    Problem::new(format!("cannot read the output of cargo: {error}"))
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
pub fn built(
    folder: &Path,
    package: &PackageId,
    with_development: bool,
    graph: &Graph,
) -> Result<Vec<Built>> {
    let edges = if with_development { "normal,dev" } else { "normal" };
    let ask = || {
        let mut cargo = cargo(folder);
        cargo.args(["tree", "--offline", "--package", &package.repr, "--edges", edges]);
        cargo.args(["--prefix", "depth", "--charset", "ascii", "--format", "\t{p}\t{f}\t"]);
        let output = cargo.output().map_err(|error| cannot_run(&error))?;
        if !output.status.success() {
            return Err(said(&String::from_utf8_lossy(&output.stderr)));
        }
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        Ok(Answer { text, sources: graph.sources.clone() })
    };
    let text = about(folder, &format!("the features of {edges}"), ask)?.text;
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
    let files = configurations(folder);
    // Most configurations set none, and cargo takes long to tell.
    if !files.iter().any(|file| has(file, "env")) {
        return Vec::new();
    }
    let ask = || {
        let mut cargo = cargo(folder);
        cargo.args(["-Zunstable-options", "config", "get", "env", "--format", "json"]);
        let output = cargo.env("RUSTC_BOOTSTRAP", "1").output()?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut sources = memory::toolchains();
        sources.extend(files.iter().cloned().map(Source::Content));
        sources.extend(include_others(folder).then_some(Source::Unknown));
        Ok::<_, io::Error>(Answer { text, sources })
    };
    let answer = remembered(&format!("the environment in {}", folder.display()), ask);
    let answer = answer.map(|answer| serde_json::from_str::<Value>(&answer.text));
    let Ok(Ok(answer)) = answer else { return Vec::new() };
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
