//! Every solver as a bundle, built as AtCoder builds it, on the cases of its folder.

use crate::common::cargo;
use crate::common::files::{Folder, entries, read, root};
use crate::common::tool::{printed, run, tool};
use problems::{Programs, run_cases};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

/// The folders of the problems.
fn folders() -> Vec<PathBuf> {
    let folders = entries(&root().join("problems")).into_iter();
    folders.filter(|folder| folder.join("main.rs").exists()).collect()
}

fn id(folder: &Path) -> &str {
    folder.file_name().and_then(|name| name.to_str()).expect("a name")
}

/// The names and texts of a problem's programs: the bundle, and its checker or judge.
fn programs(folder: &Path) -> Vec<(String, String)> {
    let solver = format!("problems/{}/main.rs", id(folder));
    let bundle = printed(run(&mut tool(&[&solver]), ""));
    let mut programs = vec![(id(folder).to_owned(), bundle)];
    for kind in ["check", "judge"] {
        let file = folder.join(kind).with_extension("rs");
        if file.exists() {
            programs.push((format!("{}-{kind}", id(folder)), read(file)));
        }
    }
    programs
}

/// Calls a function for all folders on all processors.
fn for_each(folders: &[PathBuf], call: impl Fn(&Path) + Sync) {
    let processors = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for part in folders.chunks(folders.len().div_ceil(processors)) {
            scope.spawn(|| part.iter().for_each(|folder| call(folder)));
        }
    });
}

#[test]
fn every_bundle_solves_its_problem() {
    let folders = folders();
    assert!(folders.len() > 50);
    let texts = Mutex::new(Vec::new());
    for_each(&folders, |folder| {
        let programs = programs(folder);
        texts.lock().expect("no panic").extend(programs);
    });
    let texts = texts.into_inner().expect("no panic");
    let texts = texts.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let built: HashMap<String, PathBuf> = cargo::build("problems", "--release", texts);
    let failed = Mutex::new(Vec::new());
    for_each(&folders, |folder| {
        let program = |kind: &str| built.get(&format!("{}{kind}", id(folder)));
        let [check, judge] = ["-check", "-judge"].map(|kind| program(kind).map(PathBuf::as_path));
        let programs = Programs { solver: program("").expect("it is built"), check, judge };
        if let Err(message) = run_cases(folder, &programs, &Folder::new()) {
            failed.lock().expect("no panic").push(format!("{}: {message}", id(folder)));
        }
    });
    let failed = failed.into_inner().expect("no panic");
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
}
