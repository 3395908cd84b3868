//! Checks the layout of the crates: no circular imports, no system calls in the page, one set of
//! lints.

use crate::common::files::{below, read, root};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const CRATES: [&str; 7] = ["library", "bundler", "editors", "explore", "guess", "cli", "page"];

/// The crates that compile for the browser.
const IN_THE_PAGE: [&str; 5] = ["library", "bundler", "editors", "explore", "guess"];

/// The Rust files of a crate's `src`: the path of each as a module, and its text.
fn sources(krate: &str) -> BTreeMap<Vec<String>, String> {
    let folder = root().join("crates").join(krate).join("src");
    let files =
        below(&folder).into_iter().filter(|file| file.extension().is_some_and(|it| it == "rs"));
    let module = |file: &Path| {
        let path = file.strip_prefix(&folder).expect("below").with_extension("");
        let path = if path.ends_with("mod") { path.parent().expect("a folder") } else { &path };
        path.iter().map(|name| name.to_str().expect("UTF-8").to_owned()).collect()
    };
    files.map(|file| (module(&file), read(&file))).collect()
}

/// The paths after each `crate::` of a file, one for each member of a group.
fn paths(source: &str) -> Vec<Vec<String>> {
    let is_path = |c: char| c.is_alphanumeric() || "_:".contains(c);
    let mut paths = Vec::new();
    for import in source.split("crate::").skip(1) {
        let (path, rest) = import.split_at(import.find(|c| !is_path(c)).unwrap_or(import.len()));
        let group = rest.strip_prefix('{').and_then(|group| group.split('}').next());
        for member in group.unwrap_or_default().split(',') {
            let names = path.split("::").chain(member.trim().split("::"));
            paths.push(names.filter(|name| !name.is_empty()).map(str::to_owned).collect());
        }
    }
    paths
}

/// The files with circular imports. A file may import from its parent module.
fn circular(krate: &str) -> Vec<String> {
    let files = sources(krate);
    let file_of = |path: Vec<String>| {
        let known = (1..=path.len()).rev().map(|len| path[..len].to_vec());
        known.into_iter().find(|path| files.contains_key(path))
    };
    let imports = |(file, source): (&Vec<String>, &String)| {
        let others = paths(source).into_iter().filter_map(file_of);
        let others: Vec<_> = others.filter(|other| !file.starts_with(other)).collect();
        (file.clone(), others)
    };
    let imports: BTreeMap<Vec<String>, Vec<Vec<String>>> = files.iter().map(imports).collect();
    let is_circular = |file: &&Vec<String>| {
        let (mut seen, mut next) = (BTreeSet::new(), vec![*file]);
        while let Some(at) = next.pop() {
            next.extend(imports[at].iter().filter(|other| seen.insert(*other)));
        }
        seen.contains(file)
    };
    files.keys().filter(is_circular).map(|file| format!("{krate}: {}", file.join("/"))).collect()
}

#[test]
fn no_imports_are_circular() {
    let circular: Vec<String> = CRATES.iter().flat_map(|krate| circular(krate)).collect();
    assert!(circular.is_empty(), "{circular:#?}");
}

#[test]
fn crates_of_the_page_make_no_system_calls() {
    for krate in IN_THE_PAGE {
        for (file, source) in sources(krate) {
            for name in ["fs", "env", "process", "net", "time"] {
                assert!(
                    !source.contains(&format!("std::{name}")),
                    "{krate}: {file:?}: std::{name}"
                );
            }
        }
    }
}

#[test]
fn every_package_has_the_lints_of_the_workspace() {
    let others = [".", "crates/bench", "games", "problems"].map(str::to_owned);
    for package in CRATES.map(|krate| format!("crates/{krate}")).into_iter().chain(others) {
        let manifest = read(format!("{package}/Cargo.toml"));
        assert!(manifest.contains("\n[lints]\nworkspace = true\n"), "{package}");
    }
}

#[test]
fn every_problem_of_library_checker_is_verified() {
    let verify: serde_json::Value = serde_json::from_str(&read(".ci/verify.json")).expect("JSON");
    let files = verify["files"].as_object().expect("files");
    let dependencies = |file: &serde_json::Value| file["dependencies"].as_array().cloned();
    let used: Vec<_> = files.values().filter_map(dependencies).flatten().collect();
    for file in used.iter().filter_map(|file| file.as_str()).chain(files.keys().map(String::as_str))
    {
        assert!(root().join(file).is_file() && files.contains_key(file), "{file}");
    }
    for line in read("problems/list.txt").lines().filter(|line| line.starts_with("lc_")) {
        let columns: Vec<&str> = line.split('\t').collect();
        let main = format!("problems/{}/main.rs", columns[0]);
        let verification = &files[&main]["verification"];
        assert_eq!(verification["problem"], columns[3]);
        assert!(
            verification["compile"].as_str().is_some_and(|line| line.contains(&main)),
            "{main}"
        );
    }
}
