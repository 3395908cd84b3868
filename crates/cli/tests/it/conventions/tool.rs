//! The form of the tool's code.

use crate::form::{assert_none, functions_of};
use std::fs;
use std::path::{Path, PathBuf};

/// The programs that users get.
const LEFT_OUT: &[&str] = &["programs"];

/// The Rust files below a folder.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            if !LEFT_OUT.iter().any(|name| path.ends_with(name)) {
                files(&path, found);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The files of the tool: their paths in `src/tool`, and what they say.
fn sources() -> Vec<(PathBuf, String)> {
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tool");
    let mut paths = Vec::new();
    files(&tool, &mut paths);
    let read = |path: PathBuf| {
        let source = fs::read_to_string(&path).expect("UTF-8");
        (path.strip_prefix(&tool).expect("below").to_owned(), source)
    };
    paths.into_iter().map(read).collect()
}

/// Which of the tool's rooms a file imports.
fn imported(source: &str) -> Vec<&str> {
    let imports = source.split("crate::tool::").skip(1);
    let rooms = imports.flat_map(|import| match import.strip_prefix('{') {
        Some(group) => group.split('}').next().unwrap_or_default().split(',').collect(),
        None => vec![import],
    });
    rooms.filter_map(|room| room.trim().split(|c: char| !c.is_alphabetic()).next()).collect()
}

/// The doc of `src/tool/mod.rs` lists the rooms in lines, in the order of their imports.
#[test]
fn imports_go_one_way() {
    let sources = sources();
    let (_, root) = sources.iter().find(|(path, _)| path == Path::new("mod.rs")).expect("a root");
    let doc: String = root.lines().map_while(|line| line.strip_prefix("//!")).collect();
    let lines: Vec<&str> = doc.split(" - ").skip(1).collect();
    let line_of = |room: &str| lines.iter().position(|line| line.contains(&format!("`{room}`")));
    let mut faults = Vec::new();
    for (path, source) in sources.iter().filter(|(path, _)| path != Path::new("mod.rs")) {
        let room = path.iter().next().expect("a name").to_string_lossy();
        let room = room.trim_end_matches(".rs");
        if line_of(room).is_none() {
            faults.push(format!("mod.rs: `{room}` is in no line"));
        }
        for other in imported(source).into_iter().filter(|other| *other != room) {
            if line_of(other) >= line_of(room) {
                faults.push(format!("{}: imports `{other}`", path.display()));
            }
        }
    }
    assert_none(faults.into_iter());
}

#[test]
fn functions_are_short() {
    let mut faults = Vec::new();
    for (path, source) in sources() {
        let file = syn::parse_file(&source);
        let file = file.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for function in functions_of(&file.items).into_iter().flatten() {
            let size = function.size(&source);
            if size > 45 {
                faults.push(format!("{}: {size} lines in `{}`", path.display(), function.name));
            }
        }
    }
    assert_none(faults.into_iter());
}
