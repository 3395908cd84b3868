//! The packages around a solver, as cargo reports them.

pub mod binary;
mod licence;
mod metadata;

use crate::package::metadata::Graph;
use crate::place::Place;
use crate::{input, path, report};
use bundler::bundle::proconio;
use bundler::diagnostic::Result;
use bundler::edition::Edition;
use bundler::judge::{self, Judge};
use bundler::package::{Crate, Crates, Dependency, Origin, Other, Variable};
use bundler::source::names::STD;
use cargo_metadata::{BuildScript, DependencyKind, Node, Package, Target, TargetKind};
use std::collections::{BTreeSet, HashMap};
use std::path::Path;

const PACKAGE: &str = "nim-snippets";

/// The crates that a solver with this text may use, for a judge.
pub fn crates(file: &Place, text: &str, judge: &Judge) -> Result<Crates> {
    let here = path::folder(file.path()).canonicalize().unwrap_or_default();
    let Some(manifest) = here.ancestors().map(|it| it.join("Cargo.toml")).find(|it| it.is_file())
    else {
        return Ok(Crates::default());
    };
    input::remember(&manifest);
    let mut crates = around(file, &manifest, text, judge)?;
    let variables = metadata::environment(path::folder(&manifest));
    crates.0.iter_mut().for_each(|krate| krate.variables.extend(variables.iter().cloned()));
    Ok(crates)
}

/// The crates of the package with this manifest.
fn around(file: &Place, manifest: &Path, text: &str, judge: &Judge) -> Result<Crates> {
    let package = match metadata::package(manifest) {
        Ok(Some(package)) => package,
        Ok(None) => return Ok(Crates::default()),
        Err(problem) => {
            let title =
                format!("without its package, which cargo cannot read: {}", problem.title());
            report::warn(&problem.titled(title));
            return Ok(unread(manifest));
        }
    };
    let package = &package;
    let mut solver = Crate { variables: variables(package), ..described(package) };
    let is_it = |target: &&Target| path::same_file(target.src_path.as_std_path(), file.path());
    let target = package.targets.iter().find(is_it);
    if let Some(target) = target {
        solver.variables.push(Variable::new("CARGO_CRATE_NAME", &crate_name(target)));
        if target.kind.contains(&TargetKind::Bin) {
            solver.variables.push(Variable::new("CARGO_BIN_NAME", &target.name));
        }
    }
    // Standard input is not a file of the package.
    let own = target.map_or(package.edition, |target| target.edition);
    solver.edition = file.file().and_then(|_| edition(own));
    let kinds = Kinds::of(target);
    let may_be_own = |it: &&cargo_metadata::Dependency| it.path.is_some() && it.name != PACKAGE;
    let has_own = package.dependencies.iter().filter(may_be_own).any(|it| kinds.include(it.kind))
        || *package.name != PACKAGE
            && library(package).is_some_and(|it| text.contains(&crate_name(it)));
    // By `[patch]`, a crate of a registry may be on the disk.
    let is_lacking = |it: &cargo_metadata::Dependency| {
        let name = called(&it.name, it.rename.as_deref());
        let source = it.source.as_ref().map(|it| it.repr.as_str());
        let may_be = ![PACKAGE, proconio::CRATE].contains(&it.name.as_str())
            && !is_repository(source)
            && kinds.include(it.kind);
        may_be && !may_have(judge, &it.name) && may_name(text, &name)
    };
    if has_own || package.dependencies.iter().any(is_lacking) {
        match metadata::graph(path::folder(manifest), &package.id) {
            Ok(graph) => return linked(&graph, solver, package, kinds, judge),
            Err(problem) if has_own => return Err(problem),
            // The package alone is enough.
            Err(_) => {}
        }
    }
    for dependency in &package.dependencies {
        let name = called(&dependency.name, dependency.rename.as_deref());
        let is_built = |other: &cargo_metadata::Dependency| {
            other.name == dependency.name && kinds.include(other.kind)
        };
        let other = || {
            let source = dependency.source.as_ref().map(|it| it.repr.as_str());
            Dependency::Other(Other {
                package: dependency.name.clone(),
                version: required(dependency),
                origin: origin(source, package.dependencies.iter().any(is_built)),
            })
        };
        let it = if dependency.name == PACKAGE { Dependency::Library } else { other() };
        solver.dependencies.push((name, it));
    }
    if *package.name == PACKAGE {
        solver.dependencies.push((crate_name_of(PACKAGE), Dependency::Library));
    }
    if package.features.contains_key("default") {
        let mut on = Vec::new();
        turn_on("default", package, &mut on);
        solver.options = options(on.iter().map(String::as_str));
    }
    Ok(Crates(vec![solver]))
}

/// Returns whether the text, or another file of the solver, may name a crate.
fn may_name(text: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let is_file = |rest: &str| rest.trim_start_matches(is_part).trim_start().starts_with(';');
    text.split(|c| !is_part(c)).any(|word| word == name) || text.split("mod ").skip(1).any(is_file)
}

/// The crates that a manifest may name, if cargo cannot read it.
fn unread(manifest: &Path) -> Crates {
    let text = input::text(manifest).unwrap_or_default();
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let words: BTreeSet<String> = text.split(|c| !is_part(c)).map(crate_name_of).collect();
    let is_known = |word: &str| STD.contains(&word) || word == crate_name_of(PACKAGE);
    let words = words.into_iter().filter(|word| !word.is_empty() && !is_known(word));
    let other = |word: String| {
        let package = word.clone();
        let other = Other { package, version: None, origin: Origin::Unread };
        (word, Dependency::Other(other))
    };
    Crates(vec![Crate { dependencies: words.map(other).collect(), ..Crate::default() }])
}

/// The kinds of dependencies that cargo builds for a file.
#[derive(Clone, Copy)]
struct Kinds {
    with_development: bool,
}

impl Kinds {
    /// Those of the target with this file; a file that is no target is treated as a binary.
    fn of(target: Option<&Target>) -> Self {
        let tests = [TargetKind::Example, TargetKind::Test, TargetKind::Bench];
        let is_test = |target: &Target| target.kind.iter().any(|kind| tests.contains(kind));
        Kinds { with_development: target.is_some_and(is_test) }
    }

    fn include(self, kind: DependencyKind) -> bool {
        match kind {
            DependencyKind::Normal => true,
            DependencyKind::Development => self.with_development,
            _ => false,
        }
    }
}

/// Adds what the build scripts of crates say, which no judge runs. The crates are given by the names
/// that cargo has for their packages.
pub fn run_scripts(crates: &mut Crates, ids: &[String], folder: &Path) {
    let scripts = metadata::scripts(folder, ids);
    for krate in crates.0[1..].iter_mut().filter(|krate| ids.contains(&krate.id)) {
        let is_it = |script: &&BuildScript| script.package_id.repr == krate.id;
        let Some(script) = scripts.iter().find(is_it) else { continue };
        krate.has_script = false;
        // As rustc's `--cfg` takes them.
        krate.options.extend(script.cfgs.iter().cloned());
        let set = script.env.iter().map(|(name, value)| Variable::new(name, value));
        krate.variables.extend(set);
        krate.variables.push(Variable::folder("OUT_DIR", script.out_dir.as_str()));
        if !script.linked_libs.is_empty() {
            krate.rejection = Some("links a library of another language, which no bundle can hold");
        }
    }
}

/// Adds the features that a feature turns on.
fn turn_on(feature: &str, package: &Package, on: &mut Vec<String>) {
    if !on.iter().any(|it| it == feature) {
        on.push(feature.to_owned());
        for more in package.features.get(feature).into_iter().flatten() {
            if package.features.contains_key(more) {
                turn_on(more, package, on);
            }
        }
    }
}

/// The solver and the crates on the disk that it uses, as cargo has resolved them.
fn linked(
    graph: &Graph,
    solver: Crate,
    package: &Package,
    kinds: Kinds,
    judge: &Judge,
) -> Result<Crates> {
    let metadata = &graph.metadata;
    let packages: HashMap<_, _> = metadata.packages.iter().map(|it| (&it.id, it)).collect();
    let nodes: HashMap<_, _> =
        metadata.resolve.iter().flat_map(|it| &it.nodes).map(|it| (&it.id, it)).collect();
    let mut crates = vec![solver];
    // These are the packages of the crates. The library of the solver's package is a crate of its
    // own.
    let mut ids = vec![&package.id];
    let mut next = 0;
    while next < crates.len() {
        let id = ids[next];
        let (package, node) = (packages[id], nodes[id]);
        let mut dependencies = Vec::new();
        if next == 0
            && let Some(library) = library(package)
        {
            let callee = if *package.name == PACKAGE {
                Dependency::Library
            } else {
                ids.push(id);
                crates.push(described(package));
                Dependency::Own(crates.len() - 1)
            };
            dependencies.push((crate_name(library), callee));
        }
        for dependency in &node.deps {
            let is_built = dependency.dep_kinds.iter().any(|it| match next {
                0 => kinds.include(it.kind),
                _ => it.kind == DependencyKind::Normal,
            });
            if next > 0 && !is_built {
                continue;
            }
            let callee = packages[&dependency.pkg];
            let declared = package.dependencies.iter().find(|it| {
                it.name == *callee.name
                    && it.rename.as_deref().is_none_or(|it| crate_name_of(it) == dependency.name)
            });
            let version = declared.and_then(required);
            let judges = match &callee.source {
                // A crate with a version that the judge has may have its path only for development.
                None => version.is_some() && judge.provides(&callee.name).is_some(),
                // The user cannot change another package's requirements.
                Some(_) if next > 0 && package.source.is_some() => {
                    let known = judge.provides(&callee.name);
                    known.is_some_and(|it| declared.is_some_and(|own| own.req.matches(&it.version)))
                }
                Some(source) => {
                    is_repository(Some(&source.repr))
                        || *callee.name == proconio::CRATE
                        || may_have(judge, &callee.name)
                }
            };
            let it = if *callee.name == PACKAGE {
                Dependency::Library
            } else if is_built && !judges {
                let known = (1..ids.len()).find(|&k| *ids[k] == callee.id);
                Dependency::Own(known.unwrap_or_else(|| {
                    ids.push(&callee.id);
                    crates.push(described(callee));
                    crates.len() - 1
                }))
            } else {
                let source = callee.source.as_ref().map(|it| it.repr.as_str());
                let package = callee.name.to_string();
                Dependency::Other(Other { package, version, origin: origin(source, is_built) })
            };
            dependencies.push((dependency.name.clone(), it));
        }
        crates[next].dependencies = dependencies;
        next += 1;
    }
    if ids.iter().any(|&id| !packages[id].features.is_empty()) {
        let folder = path::folder(package.manifest_path.as_std_path());
        let built = metadata::built(folder, &package.id, kinds.with_development, graph)?;
        for (krate, id) in crates.iter_mut().zip(ids) {
            // A crate that cargo does not build here may be for another system.
            let shown = built.iter().find(|it| it.is(packages[id]));
            krate.options =
                shown.map_or_else(|| options_of(nodes[id]), |it| options(it.features()));
        }
    }
    Ok(Crates(crates))
}

fn options_of(node: &Node) -> Vec<String> {
    options(node.features.iter().map(|it| it.as_ref()))
}

/// The options that these features are.
fn options<'a>(features: impl Iterator<Item = &'a str>) -> Vec<String> {
    features.map(|feature| format!("feature={feature:?}")).collect()
}

/// The crate that is the library of a package, without its dependencies.
fn described(package: &Package) -> Crate {
    let library = library(package);
    let mut variables = variables(package);
    variables.extend(library.map(|it| Variable::new("CARGO_CRATE_NAME", &crate_name(it))));
    let is_macro = library.is_some_and(|it| it.kind.contains(&TargetKind::ProcMacro));
    Crate {
        name: library.map(crate_name).unwrap_or_default(),
        id: package.id.repr.clone(),
        notice: package.source.as_ref().map_or_else(String::new, |_| licence::notice(package)),
        root: library.map(|it| path::from_here(it.src_path.as_std_path())).unwrap_or_default(),
        manifest: path::from_here(package.manifest_path.as_std_path()).display().to_string(),
        edition: edition(library.map_or(package.edition, |it| it.edition)),
        options: Vec::new(),
        variables,
        dependencies: Vec::new(),
        rejection: is_macro.then_some("has procedural macros, which cannot be in a bundle"),
        has_script: package.targets.iter().any(|it| it.kind.contains(&TargetKind::CustomBuild)),
    }
}

/// The edition, if this tool knows it.
fn edition(edition: cargo_metadata::Edition) -> Option<Edition> {
    edition.as_str().parse().ok()
}

/// The variables that cargo sets when it compiles a package.
fn variables(package: &Package) -> Vec<Variable> {
    let version = &package.version;
    let or_empty = |text: &Option<String>| text.clone().unwrap_or_default();
    let values = [
        ("VERSION", version.to_string()),
        ("VERSION_MAJOR", version.major.to_string()),
        ("VERSION_MINOR", version.minor.to_string()),
        ("VERSION_PATCH", version.patch.to_string()),
        ("VERSION_PRE", version.pre.to_string()),
        ("NAME", package.name.to_string()),
        ("AUTHORS", package.authors.join(":")),
        ("DESCRIPTION", or_empty(&package.description)),
        ("HOMEPAGE", or_empty(&package.homepage)),
        ("REPOSITORY", or_empty(&package.repository)),
        ("LICENSE", or_empty(&package.license)),
    ];
    let values =
        values.map(|(name, value)| Variable::new(&format!("CARGO_PKG_{name}"), &value)).into_iter();
    let home = path::folder(package.manifest_path.as_std_path()).display().to_string();
    values.chain([Variable::folder("CARGO_MANIFEST_DIR", &home)]).collect()
}

/// The library of a package.
fn library(package: &Package) -> Option<&Target> {
    package.targets.iter().find(|target| {
        let other = [
            TargetKind::Bin,
            TargetKind::Test,
            TargetKind::Bench,
            TargetKind::Example,
            TargetKind::CustomBuild,
        ];
        !target.kind.iter().any(|kind| other.contains(kind))
    })
}

fn crate_name(library: &Target) -> String {
    crate_name_of(&library.name)
}

fn crate_name_of(package: &str) -> String {
    package.replace('-', "_")
}

/// The name that a solver has for a package.
fn called(package: &str, rename: Option<&str>) -> String {
    let known = judge::crates().iter().find(|known| known.package == package);
    match (rename, known) {
        (Some(rename), _) => crate_name_of(rename),
        (None, Some(known)) => known.name.clone(),
        (None, None) => crate_name_of(package),
    }
}

/// Returns whether the judge may have a crate of this package.
fn may_have(judge: &Judge, package: &str) -> bool {
    matches!(judge.crates, judge::Crates::Some) || judge.provides(package).is_some()
}

/// The version that a package requires, as in its Cargo.toml.
fn required(dependency: &cargo_metadata::Dependency) -> Option<String> {
    let version = dependency.req.to_string();
    Some(version.trim_start_matches('^').to_owned()).filter(|version| version != "*")
}

fn origin(source: Option<&str>, is_built: bool) -> Origin {
    match (is_built, is_repository(source)) {
        (false, _) => Origin::Development,
        (true, true) => Origin::Repository,
        (true, false) => Origin::Registry,
    }
}

fn is_repository(source: Option<&str>) -> bool {
    source.is_some_and(|source| source.starts_with("git+"))
}
