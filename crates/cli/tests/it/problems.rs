//! Every solver as a bundle, built as AtCoder builds it, on the cases of its folder.

use crate::common::cargo;
use crate::common::files::{Folder, entries, read, root};
use crate::common::tool::printed;
use problems::{Programs, run_cases};
use std::path::{Path, PathBuf};
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
    let bundle = printed(&[&solver, "--no-check"]);
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
fn map<T: Send>(folders: &[PathBuf], call: impl Fn(&Path) -> T + Sync) -> Vec<T> {
    let processors = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let parts = folders.chunks(folders.len().div_ceil(processors));
        let call_all = |part: &[PathBuf]| part.iter().map(|it| call(it)).collect::<Vec<T>>();
        let workers: Vec<_> = parts.map(|part| scope.spawn(move || call_all(part))).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no panic")).collect()
    })
}

#[test]
fn every_bundle_solves_its_problem() {
    let folders = folders();
    assert!(folders.len() > 50);
    let texts = map(&folders, programs).concat();
    let texts = texts.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let built = cargo::build("problems", "--release", texts);
    let failed = map(&folders, |folder| {
        let program = |kind: &str| built.get(&format!("{}{kind}", id(folder)));
        let [check, judge] = ["-check", "-judge"].map(|kind| program(kind).map(PathBuf::as_path));
        let programs = Programs { solver: program("").expect("it is built"), check, judge };
        let result = run_cases(folder, &programs, &Folder::new());
        result.err().map(|message| format!("{}: {message}", id(folder)))
    });
    let failed: Vec<String> = failed.into_iter().flatten().collect();
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
}
