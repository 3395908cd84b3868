//! The packages around a solver, as cargo reports them.

pub mod binary;
mod metadata;

use crate::place::Place;
use crate::{input, path, report};
use bundler::diagnostic::{Problem, Result};
use bundler::edition::Edition;
use bundler::judge::{self, Judge};
use bundler::package::{Crate, Crates, Dependency, Other, Variable};
use cargo_metadata::{DependencyKind, Metadata, Node, Package, Target, TargetKind};
use std::collections::HashMap;
use std::path::Path;

const PACKAGE: &str = "nim-snippets";

/// The crates that a solver with this text may use, for a judge.
pub fn crates(file: &Place, text: &str, judge: &Judge) -> Result<Crates> {
    let folder = path::folder(file.path());
    let here = folder.canonicalize().unwrap_or_default();
    let Some(manifest) = here.ancestors().map(|it| it.join("Cargo.toml")).find(|it| it.is_file())
    else {
        return Ok(Crates::default());
    };
    input::remember(&manifest);
    let metadata = match metadata::packages(folder) {
        Ok(metadata) => metadata,
        Err(problem) => {
            let title =
                format!("without its package, which cargo cannot read: {}", problem.title());
            report::warn(&Problem::new(title));
            return Ok(Crates::default());
        }
    };
    let is_it =
        |package: &&Package| path::same_file(package.manifest_path.as_std_path(), &manifest);
    let Some(package) = metadata.packages.iter().find(is_it) else {
        return Ok(Crates::default());
    };
    let mut solver = described(package, Vec::new());
    // Standard input is not a file of the package.
    solver.edition = file.file().and_then(|_| edition(package.edition));
    let has_own = package.dependencies.iter().any(|it| it.path.is_some() && it.name != PACKAGE)
        || *package.name != PACKAGE
            && library(package).is_some_and(|it| text.contains(&crate_name(it)));
    // By `[patch]`, a crate of a registry may be on the disk.
    let is_lacking = |it: &cargo_metadata::Dependency| {
        let name = called(&it.name, it.rename.as_deref());
        let source = it.source.as_ref().map(|it| it.repr.as_str());
        it.name != PACKAGE && !is_repository(source) && text.contains(&name) && !judge.has(&name)
    };
    if has_own || package.dependencies.iter().any(is_lacking) {
        match metadata::graph(folder, has_own) {
            Ok(graph) => {
                let mut crates = linked(&graph, solver, package, judge);
                if metadata.packages.len() > 1 {
                    let on = metadata::features(folder, &package.id.repr)?;
                    for krate in &mut crates.0 {
                        let home = path::folder(Path::new(&krate.manifest));
                        if let Some((_, on)) = on.iter().find(|(it, _)| path::same_file(it, home)) {
                            krate.options = options(on.iter().map(String::as_str));
                        }
                    }
                }
                run_scripts(&mut crates, &graph, folder);
                return Ok(crates);
            }
            Err(problem) if has_own => return Err(problem),
            // The package alone is enough.
            Err(_) => {}
        }
    }
    for dependency in &package.dependencies {
        let name = called(&dependency.name, dependency.rename.as_deref());
        let other = || {
            Dependency::Other(Other {
                package: dependency.name.clone(),
                version: required(dependency),
                is_repository: is_repository(dependency.source.as_ref().map(|it| it.repr.as_str())),
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

/// Adds what the build scripts of the user's crates say, which no judge runs.
fn run_scripts(crates: &mut Crates, graph: &Metadata, folder: &Path) {
    let package = |krate: &Crate| {
        let is_it = |it: &&Package| {
            path::same_file(it.manifest_path.as_std_path(), Path::new(&krate.manifest))
        };
        graph.packages.iter().find(is_it).map(|it| &it.id)
    };
    let with_script = crates.0[1..].iter_mut().filter(|it| it.has_script);
    let with_script: Vec<_> = with_script.filter_map(|it| Some((package(it)?, it))).collect();
    if with_script.is_empty() {
        return;
    }
    let ids: Vec<&str> = with_script.iter().map(|(id, _)| id.repr.as_str()).collect();
    let scripts = metadata::scripts(folder, &ids);
    for (id, krate) in with_script {
        let Some(script) = scripts.iter().find(|it| it.package_id == *id) else { continue };
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
fn linked(metadata: &Metadata, solver: Crate, package: &Package, judge: &Judge) -> Crates {
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
                crates.push(described(package, options_of(node)));
                Dependency::Own(crates.len() - 1)
            };
            dependencies.push((crate_name(library), callee));
        }
        for dependency in &node.deps {
            // The solver may be an example, which uses development dependencies.
            let counts = dependency.dep_kinds.iter().any(|it| match it.kind {
                DependencyKind::Normal => true,
                DependencyKind::Development => next == 0,
                _ => false,
            });
            let callee = packages[&dependency.pkg];
            let declared = package.dependencies.iter().find(|it| {
                it.name == *callee.name
                    && it.rename.as_deref().is_none_or(|it| crate_name_of(it) == dependency.name)
            });
            let version = declared.and_then(required);
            // A crate with a version that the judge has may have its path only for development.
            let judges = version.is_some() && judge.surely_has(&dependency.name);
            let it = if *callee.name == PACKAGE {
                Dependency::Library
            } else if callee.source.is_none() && !judges {
                let known = (1..ids.len()).find(|&k| *ids[k] == callee.id);
                Dependency::Own(known.unwrap_or_else(|| {
                    ids.push(&callee.id);
                    crates.push(described(callee, options_of(nodes[&callee.id])));
                    crates.len() - 1
                }))
            } else {
                let source = callee.source.as_ref().map(|it| it.repr.as_str());
                let is_repository = is_repository(source);
                let package = callee.name.to_string();
                Dependency::Other(Other { package, version, is_repository })
            };
            if counts {
                dependencies.push((dependency.name.clone(), it));
            }
        }
        crates[next].dependencies = dependencies;
        next += 1;
    }
    crates[0].options = options_of(nodes[&package.id]);
    Crates(crates)
}

fn options_of(node: &Node) -> Vec<String> {
    options(node.features.iter().map(|it| it.as_ref()))
}

/// The options that these features are.
fn options<'a>(features: impl Iterator<Item = &'a str>) -> Vec<String> {
    features.map(|feature| format!("feature={feature:?}")).collect()
}

/// The crate that is the library of a package, without its dependencies.
fn described(package: &Package, options: Vec<String>) -> Crate {
    let library = library(package);
    let is_macro = library.is_some_and(|it| it.kind.contains(&TargetKind::ProcMacro));
    Crate {
        name: library.map(crate_name).unwrap_or_default(),
        root: library.map(|it| path::from_here(it.src_path.as_std_path())).unwrap_or_default(),
        manifest: path::from_here(package.manifest_path.as_std_path()).display().to_string(),
        edition: edition(library.map_or(package.edition, |it| it.edition)),
        options,
        variables: variables(package),
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

/// The version that a package requires, as in its Cargo.toml.
fn required(dependency: &cargo_metadata::Dependency) -> Option<String> {
    let version = dependency.req.to_string();
    Some(version.trim_start_matches('^').to_owned()).filter(|version| version != "*")
}

fn is_repository(source: Option<&str>) -> bool {
    source.is_some_and(|source| source.starts_with("git+"))
}
