//! The user's own crates that a solver may call: the library of its package, and those on the disk
//! that its package depends on, and so on.

use crate::package::manifest::PACKAGE;
use crate::package::metadata::{self, list};
use crate::{input, path};
use bundler::bundle::target::{Dependency, Home, Package};
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
    /// The results of `cargo metadata` so far.
    said: Vec<Value>,
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
        let mut graph = Graph { packages: Vec::new(), nodes: Vec::new(), said: Vec::new() };
        graph.add(folder)?;
        while graph.packages.len() < graph.nodes.len() {
            let package = graph.package(graph.packages.len())?;
            graph.packages.push(package);
        }
        graph.turn_on_all();
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
        let is_it = |package: &&Value| {
            let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
            path::same_file(manifest, &folder.join("Cargo.toml"))
        };
        if !self.said.iter().any(|package| is_it(&package)) {
            self.said.extend(list(&metadata::of(&folder)?, "packages"));
        }
        let absent = || Problem::new(format!("cargo knows no package in `{}`", folder.display()));
        let package = self.said.iter().find(is_it).ok_or_else(absent)?.clone();
        let others = ["bin", "test", "bench", "example", "custom-build"].map(Value::from);
        let is_library = |target: &Value| !others.contains(&target["kind"][0]);
        let library = list(&package, "targets").into_iter().find(is_library);
        self.nodes.push(Node { folder, package, library, features: Vec::new() });
        Ok(self.nodes.len() - 1)
    }

    /// A crate without its features, and its dependencies.
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
        let is_this = package["name"] == PACKAGE;
        let itself = library.is_some().then(|| folder.clone());
        let itself = itself.filter(|_| index == 0 && !is_this);
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

    /// The dependencies of a node's code; examples may use development dependencies.
    fn dependencies(&self, index: usize) -> Vec<Value> {
        let mut all = list(&self.nodes[index].package, "dependencies");
        all.retain(|it| it["kind"].is_null() || index == 0 && it["kind"] == "dev");
        all
    }

    /// Turns on the features that cargo would.
    fn turn_on_all(&mut self) {
        for index in 0..self.nodes.len() {
            if self.nodes[index].folder == self.nodes[0].folder {
                self.turn_on(index, "default");
            }
            for dependency in self.dependencies(index) {
                let name = dependency["rename"].as_str().or(dependency["name"].as_str());
                if dependency["optional"] == false {
                    self.ask(index, name.unwrap_or_default(), None);
                }
            }
        }
    }

    /// Turns on a feature of a crate, and what it turns on there and in others.
    fn turn_on(&mut self, index: usize, feature: &str) {
        let node = &mut self.nodes[index];
        if node.features.iter().any(|on| on == feature) {
            return;
        }
        node.features.push(feature.to_owned());
        for entry in list(&node.package["features"], feature) {
            let entry = entry.as_str().unwrap_or_default();
            match (entry.split_once('/'), entry.strip_prefix("dep:")) {
                (Some((called, feature)), _) => self.ask(index, called, Some(feature)),
                (_, Some(called)) => self.ask(index, called, None),
                _ => self.turn_on(index, entry),
            }
        }
    }

    /// Turns on what a crate asks of another one that it depends on, by the name in its Cargo.toml;
    /// with `?` behind it only the one feature.
    fn ask(&mut self, index: usize, called: &str, feature: Option<&str>) {
        let weak = called.strip_suffix('?');
        let name = weak.unwrap_or(called);
        if feature.is_some()
            && weak.is_none()
            && self.nodes[index].package["features"][name].is_array()
        {
            self.turn_on(index, name);
        }
        for dependency in self.dependencies(index) {
            let own = dependency["rename"].as_str().or(dependency["name"].as_str());
            let path = dependency["path"].as_str().and_then(|path| fs::canonicalize(path).ok());
            let (Some(path), true) = (path, own == Some(name)) else { continue };
            let callee = self.nodes.iter().skip(1).position(|node| node.folder == path);
            let Some(callee) = callee.map(|callee| callee + 1) else { continue };
            if weak.is_none() {
                if dependency["uses_default_features"] == true {
                    self.turn_on(callee, "default");
                }
                for asked in list(&dependency, "features") {
                    self.turn_on(callee, asked.as_str().unwrap_or_default());
                }
            }
            feature.into_iter().for_each(|feature| self.turn_on(callee, feature));
        }
    }
}
