//! The plan of the house: which crate and which room of a crate imports which.

use super::form::{assert_none, functions_of};
use crate::common::files::{below, entries, read, root};
use std::path::{Path, PathBuf};

/// The Rust files of a crate's `src`: their paths in it, and what they say.
fn sources(krate: &str) -> Vec<(PathBuf, String)> {
    let folder = root().join("crates").join(krate).join("src");
    let files =
        below(&folder).into_iter().filter(|file| file.extension().is_some_and(|it| it == "rs"));
    files.map(|file| (file.strip_prefix(&folder).expect("below").to_owned(), read(&file))).collect()
}

/// The names of the crates in `crates/`.
fn crates() -> Vec<String> {
    let folders = entries(&root().join("crates"));
    let name =
        |folder: &PathBuf| folder.file_name().expect("a name").to_string_lossy().into_owned();
    folders.iter().map(name).collect()
}

/// Which of the crate's rooms a file imports.
fn imported(source: &str) -> Vec<&str> {
    let imports = source.split("crate::").skip(1);
    let rooms = imports.flat_map(|import| match import.strip_prefix('{') {
        Some(group) => group.split('}').next().unwrap_or_default().split(',').collect(),
        None => vec![import],
    });
    rooms.filter_map(|room| room.trim().split(|c: char| !c.is_alphabetic()).next()).collect()
}

/// The doc of a crate's root lists its rooms in lines, in the order of their imports.
fn check_plan(krate: &str) -> Vec<String> {
    let sources = sources(krate);
    let (_, root) = sources.iter().find(|(path, _)| path == Path::new("lib.rs")).expect("a root");
    let doc: String = root.lines().map_while(|line| line.strip_prefix("//!")).collect();
    let lines: Vec<&str> = doc.split(" - ").skip(1).collect();
    let line_of = |room: &str| lines.iter().position(|line| line.contains(&format!("`{room}`")));
    let mut faults = Vec::new();
    let is_root = |path: &Path| path == Path::new("lib.rs") || path == Path::new("main.rs");
    for (path, source) in sources.iter().filter(|(path, _)| !is_root(path)) {
        let room = path.iter().next().expect("a name").to_string_lossy();
        let room = room.trim_end_matches(".rs");
        if line_of(room).is_none() {
            faults.push(format!("{krate}/src/lib.rs: `{room}` is in no line"));
        }
        for other in imported(source).into_iter().filter(|other| *other != room) {
            if line_of(other) >= line_of(room) {
                faults.push(format!("{krate}/src/{}: imports `{other}`", path.display()));
            }
        }
    }
    faults
}

#[test]
fn imports_go_one_way() {
    let has_plan = |krate: &&String| {
        let root = root().join("crates").join(krate).join("src/lib.rs");
        root.exists() && read(root).contains("Imports go one way")
    };
    let crates = crates();
    let planned: Vec<&String> = crates.iter().filter(has_plan).collect();
    assert!(planned.len() >= 3, "{planned:?}");
    assert_none(planned.into_iter().flat_map(|krate| check_plan(krate)));
}

#[test]
fn functions_are_short() {
    let mut faults = Vec::new();
    for krate in crates() {
        for (path, source) in sources(&krate) {
            let file = syn::parse_file(&source);
            let file = file.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            for function in functions_of(&file.items).into_iter().flatten() {
                let size = function.size(&source);
                if size > 45 {
                    let path = path.display();
                    faults.push(format!("{krate}/src/{path}: {size} lines in `{}`", function.name));
                }
            }
        }
    }
    assert_none(faults.into_iter());
}
