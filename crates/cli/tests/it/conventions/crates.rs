//! The plan of the house: which crate and which room of a crate imports which.

use super::form::assert_none;
use crate::common::files::{below, entries, read, root};
use cargo_metadata::{DependencyKind, MetadataCommand, Package};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
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

/// The paths behind each `crate::` of a file, one for each member of a group.
fn paths(source: &str) -> Vec<Vec<&str>> {
    let is_path = |c: char| c.is_alphanumeric() || "_:".contains(c);
    let mut paths = Vec::new();
    for import in source.split("crate::").skip(1) {
        let (path, rest) = import.split_at(import.find(|c| !is_path(c)).unwrap_or(import.len()));
        let group = rest.strip_prefix('{').and_then(|group| group.split('}').next());
        for member in group.unwrap_or_default().split(',') {
            let names = path.split("::").chain(member.trim().split("::"));
            paths.push(names.filter(|name| !name.is_empty()).collect());
        }
    }
    paths
}

/// The files that import one another in a circle. What a room itself has is for all in it.
fn circles(krate: &str) -> Vec<String> {
    let mut files = BTreeMap::new();
    for (path, source) in sources(krate) {
        let path = path.with_extension("");
        let path = if path.ends_with("mod") { path.parent().expect("a room") } else { &path };
        let names = path.iter().map(|name| name.to_str().expect("UTF-8").to_owned());
        files.insert(names.collect::<Vec<_>>(), source);
    }
    let of = |path: Vec<&str>| -> Option<Vec<String>> {
        let path: Vec<String> = path.into_iter().map(str::to_owned).collect();
        let known = (1..=path.len()).rev().map(|len| &path[..len]);
        known.into_iter().find(|path| files.contains_key(*path)).map(<[String]>::to_vec)
    };
    let imports = |file: &Vec<String>| -> BTreeSet<Vec<String>> {
        let others = paths(&files[file]).into_iter().filter_map(of);
        others.filter(|other| !file.starts_with(other)).collect()
    };
    let imports: BTreeMap<_, _> = files.keys().map(|file| (file, imports(file))).collect();
    let is_in_circle = |file: &&Vec<String>| {
        let (mut seen, mut next) = (BTreeSet::new(), vec![*file]);
        while let Some(at) = next.pop() {
            next.extend(imports[at].iter().filter(|other| seen.insert(*other)));
        }
        seen.contains(file)
    };
    let circling = files.keys().filter(is_in_circle);
    circling.map(|file| format!("{krate}/src/{}: in a circle of imports", file.join("/"))).collect()
}

#[test]
fn no_imports_go_in_a_circle() {
    assert_none(crates().iter().flat_map(|krate| circles(krate)));
}

/// The members of the workspace, as cargo reads them.
fn members() -> Vec<Package> {
    let metadata = MetadataCommand::new().current_dir(root()).no_deps().exec();
    metadata.expect("a workspace").packages
}

/// The folder of a member, from the project's.
fn place(member: &Package) -> String {
    let folder = member.manifest_path.parent().expect("a folder").as_std_path();
    folder.strip_prefix(root()).expect("below").to_str().expect("UTF-8").to_owned()
}

/// The table of CONTRIBUTING.md names what each member imports, all of it in rows above. What only
/// tests import is left out.
#[test]
fn crates_import_those_above_them() {
    let contributing = read("CONTRIBUTING.md");
    let (_, house) = contributing.split_once("\n## The house\n").expect("a plan of the house");
    let rows: Vec<Vec<&str>> = house
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    let row_of = |place: &str| {
        let place = if place.is_empty() { "`src`" } else { &format!("`{place}`") };
        rows.iter().position(|row| row[1].split(", ").any(|it| it == place))
    };
    let mut faults = Vec::new();
    for member in members() {
        let own = place(&member);
        let Some(row) = row_of(&own) else {
            faults.push(format!("CONTRIBUTING.md: `{own}` has no row in \"The house\""));
            continue;
        };
        let imports =
            member.dependencies.iter().filter(|it| it.kind != DependencyKind::Development);
        let mut names = Vec::new();
        for folder in imports.filter_map(|import| import.path.as_ref()) {
            let other = folder.as_std_path().strip_prefix(root()).expect("below");
            let other = other.to_str().expect("UTF-8");
            if row_of(other) >= Some(row) {
                faults
                    .push(format!("CONTRIBUTING.md: `{own}` imports `{other}`, which is below it"));
            }
            names.push(other.strip_prefix("crates/").unwrap_or("the library"));
        }
        names.sort_unstable_by_key(|name| (*name == "the library", *name));
        let names = names.join(", ");
        if !own.is_empty() && rows[row][3] != names {
            faults.push(format!("CONTRIBUTING.md: `{own}` imports {names}"));
        }
    }
    assert_none(faults.into_iter());
}

/// The page in the browser has no files, no processes, no net and no clock.
#[test]
fn what_the_page_uses_asks_no_system() {
    let mut faults = Vec::new();
    for krate in ["bundler", "editors", "catalogue", "entries", "show", "guess"] {
        for (path, source) in sources(krate) {
            let mut names = BTreeSet::new();
            of_std(source.parse().expect("Rust"), &mut names);
            names.retain(|name| ["fs", "env", "process", "net", "time"].contains(&name.as_str()));
            faults.extend(
                names.iter().map(|it| format!("{krate}/src/{}: std::{it}", path.display())),
            );
        }
    }
    assert_none(faults.into_iter());
}

/// What of std a source names.
fn of_std(stream: TokenStream, names: &mut BTreeSet<String>) {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    for (i, tree) in trees.iter().enumerate() {
        match trees.get(i + 3).filter(|_| tree.to_string() == "std") {
            Some(TokenTree::Group(group)) => {
                let group: Vec<TokenTree> = group.stream().into_iter().collect();
                let parts = group.split(|tree| tree.to_string() == ",");
                names.extend(parts.filter_map(|part| part.first()).map(TokenTree::to_string));
            }
            name => names.extend(name.map(TokenTree::to_string)),
        }
        if let TokenTree::Group(group) = tree {
            of_std(group.stream(), names);
        }
    }
}

/// Cargo asks for the same lints in all members.
#[test]
fn lints_are_the_same_everywhere() {
    let manifest = read("Cargo.toml");
    let lints = |table: &str| {
        let (_, lints) = manifest.split_once(&format!("\n[{table}]\n")).expect(table);
        lints.split("\n\n").next().expect("lines").trim().to_owned()
    };
    assert_eq!(lints("lints.clippy"), lints("workspace.lints.clippy"));
    assert_none(members().iter().map(place).filter(|place| !place.is_empty()).filter_map(
        |place| {
            let manifest = read(format!("{place}/Cargo.toml"));
            let inherits = manifest.contains("\n[lints]\nworkspace = true\n");
            (!inherits).then(|| format!("{place}/Cargo.toml: no `[lints]` with `workspace = true`"))
        },
    ));
}
