//! The user's own crates that a solver may call: the library of its package, and those on the disk
//! that its package depends on, and so on.

use crate::package::manifest::PACKAGE;
use crate::package::metadata::{self, list};
use crate::{input, path};
use bundler::bundle::own::Package;
use bundler::bundle::target::{Dependency, Home};
use bundler::diagnostic::{Problem, Result, cannot};
use bundler::judge::{self, Judge};
use bundler::solver::Parsed;
use bundler::solver::files::{Files, gather_library};
use bundler::text::edit::Source;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// The solver's package and the crates.
pub struct Graph {
    pub packages: Vec<Package>,
    nodes: Vec<Node>,
}

struct Node {
    folder: PathBuf,
    /// As cargo knows it.
    package: Value,
    library: Option<Value>,
    /// The features that somebody asks for, and what they turn on.
    features: Vec<String>,
}

impl Graph {
    /// Begins with the solver's package, which is in this folder.
    pub fn load(folder: &Path) -> Result<Self> {
        let mut graph = Graph { packages: Vec::new(), nodes: Vec::new() };
        graph.add(folder)?;
        while graph.packages.len() < graph.nodes.len() {
            let package = graph.package(graph.packages.len())?;
            graph.packages.push(package);
        }
        graph.nodes[0].features = vec!["default".to_owned()];
        while graph.spread_features() {}
        for (package, node) in graph.packages.iter_mut().zip(&mut graph.nodes) {
            package.features = std::mem::take(&mut node.features);
        }
        Ok(graph)
    }

    /// The library of a package, read for this judge.
    pub fn open(&self, index: usize, judge: &Judge, files: &dyn Files) -> Result<Parsed> {
        let library = self.nodes[index].library.as_ref();
        let file = library.and_then(|library| library["src_path"].as_str()).unwrap_or_default();
        let file = path::from_here(Path::new(file));
        let text = input::text(&file).map_err(|error| cannot("read", &file, &error))?;
        let source = Source { path: file.display().to_string(), text };
        let flags = self.packages[index].flags(judge);
        let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
        gather_library(source, &file, &flags, files)
    }

    fn add(&mut self, folder: &Path) -> Result<usize> {
        let folder = fs::canonicalize(folder).map_err(|error| cannot("read", folder, &error))?;
        // The solver is not the library beside it.
        let known = self.nodes.iter().skip(1).position(|node| node.folder == folder);
        if let Some(index) = known {
            return Ok(index + 1);
        }
        let metadata = metadata::of(&folder)?;
        let is_it = |package: &Value| {
            let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
            path::same_file(manifest, &folder.join("Cargo.toml"))
        };
        let package = list(&metadata, "packages").into_iter().find(is_it);
        let absent = || Problem::new(format!("cargo knows no package in `{}`", folder.display()));
        let package = package.ok_or_else(absent)?;
        let others = ["bin", "test", "bench", "example", "custom-build"].map(Value::from);
        let is_library = |target: &Value| !others.contains(&target["kind"][0]);
        let library = list(&package, "targets").into_iter().find(is_library);
        self.nodes.push(Node { folder, package, library, features: Vec::new() });
        Ok(self.nodes.len() - 1)
    }

    /// What a crate may call, and what is known of it but for its features.
    fn package(&mut self, index: usize) -> Result<Package> {
        let Node { folder, package, library, .. } = &self.nodes[index];
        let manifest = path::from_here(&folder.join("Cargo.toml")).display().to_string();
        let has_script = list(package, "targets")
            .iter()
            .any(|target| list(target, "kind").contains(&"custom-build".into()));
        let is_macros = library
            .as_ref()
            .is_some_and(|library| list(library, "kind").contains(&"proc-macro".into()));
        let refusal = match (is_macros, has_script) {
            (true, _) => Some("has procedural macros, which cannot be in a bundle"),
            (_, true) => Some("has a `build.rs`, which the judge does not run"),
            _ => None,
        };
        let edition = library.as_ref().and_then(|library| library["edition"].as_str());
        let edition = edition.unwrap_or_default().to_owned();
        let mut result = Package { manifest, edition, refusal, ..Package::default() };
        let itself = library.is_some().then(|| folder.clone()).filter(|_| index == 0);
        for dependency in self.dependencies(index) {
            let package = dependency["name"].as_str().unwrap_or_default();
            let rename = dependency["rename"].as_str();
            let called = rename.unwrap_or(package).replace('-', "_");
            let asked = dependency["req"].as_str().filter(|asked| *asked != "*");
            // What is on the disk for the sake of others may be a crate that a judge has.
            let known = asked.is_some() && judge::crates().any(|(known, _)| known == called);
            if package == PACKAGE {
                result.library.push(called);
            } else if let Some(path) = dependency["path"].as_str().filter(|_| !known) {
                let callee = self.add(Path::new(path))?;
                let called = rename.map(|_| called).or_else(|| self.library_name(callee));
                result.calls.extend(called.map(|called| (called, callee)));
            } else {
                let source = dependency["source"].as_str().unwrap_or_default();
                let is_repository = source.starts_with("git+");
                let home = if is_repository { Home::Repository } else { Home::Registry };
                let version = asked.map(str::to_owned);
                result.others.push(Dependency { name: called, home, version });
            }
        }
        if let Some(folder) = itself {
            let callee = self.add(&folder)?;
            result.calls.extend(self.library_name(callee).map(|called| (called, callee)));
        }
        Ok(result)
    }

    fn library_name(&self, index: usize) -> Option<String> {
        let library = self.nodes[index].library.as_ref()?;
        Some(library["name"].as_str()?.replace('-', "_"))
    }

    /// What the code of a node may call; examples may call what is for development.
    fn dependencies(&self, index: usize) -> Vec<Value> {
        let mut all = list(&self.nodes[index].package, "dependencies");
        all.retain(|it| it["kind"].is_null() || index == 0 && it["kind"] == "dev");
        all
    }

    /// Turns on what the features of a crate turn on, there and in others. Was there anything?
    fn spread_features(&mut self) -> bool {
        let mut wanted: Vec<(usize, String)> = Vec::new();
        for (index, Node { package, features, folder, .. }) in self.nodes.iter().enumerate() {
            let listed = |feature: &String| list(&package["features"], feature);
            let turned_on: Vec<String> = features
                .iter()
                .flat_map(listed)
                .filter_map(|entry| entry.as_str().map(str::to_owned))
                .collect();
            for entry in turned_on.iter().chain(features) {
                let feature = entry.split('/').next().unwrap_or_default();
                let is_weak = feature.ends_with('?');
                let is_listed = !entry.contains('/') || package["features"].get(feature).is_some();
                if is_listed && !is_weak && !feature.starts_with("dep:") {
                    wanted.push((index, feature.to_owned()));
                }
            }
            if index == 0 {
                let itself = self.nodes.iter().skip(1).position(|node| node.folder == *folder);
                let all = itself.map(|it| features.iter().map(move |name| (it + 1, name.clone())));
                wanted.extend(all.into_iter().flatten());
            }
            for dependency in self.dependencies(index) {
                let name = dependency["rename"].as_str().or(dependency["name"].as_str());
                let name = name.unwrap_or_default();
                let is_on = |entry: &&String| {
                    *entry == name
                        || entry.strip_prefix("dep:") == Some(name)
                        || entry.strip_prefix(name).is_some_and(|rest| rest.starts_with('/'))
                };
                let is_optional = dependency["optional"].as_bool() == Some(true);
                let path = dependency["path"].as_str().and_then(|path| fs::canonicalize(path).ok());
                let callee =
                    self.nodes.iter().skip(1).position(|it| Some(&it.folder) == path.as_ref());
                let Some(callee) = callee.map(|callee| callee + 1) else { continue };
                if is_optional && !turned_on.iter().chain(features).any(|entry| is_on(&entry)) {
                    continue;
                }
                if dependency["uses_default_features"].as_bool() == Some(true) {
                    wanted.push((callee, "default".to_owned()));
                }
                let asked = list(&dependency, "features");
                let asked = asked.iter().filter_map(|feature| feature.as_str().map(str::to_owned));
                let passed = turned_on.iter().filter_map(|entry| {
                    let (to, feature) = entry.split_once('/')?;
                    (to.trim_end_matches('?') == name).then(|| feature.to_owned())
                });
                wanted.extend(asked.chain(passed).map(|feature| (callee, feature)));
            }
        }
        let mut new = false;
        for (index, feature) in wanted {
            let features = &mut self.nodes[index].features;
            if !features.contains(&feature) {
                features.push(feature);
                new = true;
            }
        }
        new
    }
}
