//! Runs every solver as a bundle, built with the crates of AtCoder, on the cases of its folder.

use crate::common::cargo;
use crate::common::files::{Folder, entries, read, root};
use crate::common::tool::printed;
#[cfg(unix)]
use crate::common::tool::run_in;
use problems::{Programs, run_cases};
use std::path::{Path, PathBuf};
use std::thread;

/// The folders of the problems with, or without, an interactor.
fn folders(are_interactive: bool) -> Vec<PathBuf> {
    let mut folders = entries(&root().join("problems"));
    folders.retain(|folder| folder.join("main.rs").exists());
    folders.retain(|folder| folder.join("interactor.rs").exists() == are_interactive);
    folders
}

fn id(folder: &Path) -> &str {
    folder.file_name().and_then(|name| name.to_str()).expect("a name")
}

/// The names and texts of a problem's programs: the bundle, and its checker.
fn programs(folder: &Path) -> Vec<(String, String)> {
    let solver = format!("problems/{}/main.rs", id(folder));
    let bundle = printed(&[&solver, "--no-check"]);
    let mut programs = vec![(id(folder).to_owned(), bundle)];
    let check = folder.join("check.rs");
    if check.exists() {
        programs.push((format!("{}-check", id(folder)), read(check)));
    }
    programs
}

/// Calls a function for all folders, using all processors.
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
    let folders = folders(false);
    assert!(folders.len() > 50);
    let texts = map(&folders, programs).concat();
    let texts = texts.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let built = cargo::build("problems", texts);
    let failed = map(&folders, |folder| {
        let program = |kind: &str| built.get(&format!("{}{kind}", id(folder)));
        let check = program("-check").map(PathBuf::as_path);
        let programs = Programs { solver: program("").expect("it is built"), check };
        let result = run_cases(folder, &programs, &Folder::new());
        result.err().map(|message| format!("{}: {message}", id(folder)))
    });
    let failed: Vec<String> = failed.into_iter().flatten().collect();
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
}

#[cfg(unix)]
#[test]
fn every_interactive_problem_is_played() {
    let folders = folders(true);
    assert!(!folders.is_empty());
    for folder in folders {
        let folder = folder.to_str().expect("UTF-8");
        let [solver, interactor] = ["main.rs", "interactor.rs"].map(|it| format!("{folder}/{it}"));
        run_in(root(), &[&solver, "--test", "--interactor", &interactor]).succeeds();
    }
}

#[cfg(unix)]
#[test]
fn abc278_g_is_won_from_all_small_rows_and_some_longer_ones() {
    let solver = "problems/abc278_g/main.rs";
    let play = |games: &str, count: &str| {
        let stress = ["stress", solver, "--interactor", "problems/abc278_g/interactor.rs"];
        let games = ["--judge", "plain", "--input", games, "--count", count];
        run_in(root(), &[&stress[..], &games].concat()).succeeds().out
    };
    let small = play("n=1..7,l=1..n,r=l..n,seed=1..2", "168");
    assert_eq!(small, "accepted on all 168 inputs\n");
    let longer = play("n=8..99,l=1..n,r=l..n,seed=0..9", "40");
    assert_eq!(longer, "accepted on 40 inputs, 20 small and 20 random ones\n");
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
