//! Every solver, as it stands, on the cases of its folder: a test for each, named by the folder, so
//! that `cargo test abc297_g` runs that one.

use problems::{Programs, run_cases};
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

const UNLISTED: &str =
    "problems/Cargo.toml lacks a program: `UPDATE=1 cargo test -p problems listed` adds it";

macro_rules! test_each {
    ($($id:ident $solver:literal)*) => {
        $(#[test]
        fn $id() {
            test(
                stringify!($id),
                option_env!(concat!("CARGO_BIN_EXE_", stringify!($id))),
                option_env!(concat!("CARGO_BIN_EXE_", stringify!($id), "-check")),
                option_env!(concat!("CARGO_BIN_EXE_", stringify!($id), "-judge")),
            );
        })*

        const IDS: &[&str] = &[$(stringify!($id)),*];
    };
}

games::problems!(test_each);

fn test(id: &str, solver: Option<&str>, check: Option<&str>, judge: Option<&str>) {
    let programs = Programs {
        solver: solver.expect(UNLISTED).as_ref(),
        check: check.map(Path::new),
        judge: judge.map(Path::new),
    };
    let temporary = tempfile::tempdir().expect("a temporary folder");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(id);
    run_cases(&folder, &programs, temporary.path()).unwrap_or_else(|message| panic!("{message}"));
}

/// Cargo finds no program below a folder by itself.
#[test]
fn the_programs_listed_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut programs = String::new();
    for id in IDS {
        for (stem, suffix) in [("main", ""), ("check", "-check"), ("judge", "-judge")] {
            if folder.join(id).join(stem).with_extension("rs").exists() {
                let path = format!("{id}/{stem}.rs");
                write!(
                    programs,
                    "\n[[bin]]\nname = \"{id}{suffix}\"\npath = \"{path}\"\ntest = false\n"
                )
                .expect("a String");
            }
        }
    }
    let manifest = folder.join("Cargo.toml");
    let old = fs::read_to_string(&manifest).expect("a manifest");
    let head = &old[..old.find("\n[[bin]]").unwrap_or(old.len())];
    let new = format!("{head}{programs}");
    if env::var_os("UPDATE").is_some() {
        fs::write(&manifest, new).expect("a manifest that can be written");
        return;
    }
    assert!(old == new, "{UNLISTED}");
}

/// What is larger is written as a template.
#[test]
fn cases_are_small() {
    for id in IDS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(id);
        for file in fs::read_dir(folder).expect("a folder") {
            let file = file.expect("a readable entry");
            let size = file.metadata().expect("a size").len();
            assert!(size <= 200_000, "{} has {size} bytes", file.path().display());
        }
    }
}
