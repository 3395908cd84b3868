//! Reads `src/lib.rs` and the folders of `games/`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let crate_folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let root = crate_folder.ancestors().nth(2).expect("the project's folder");
    for watched in ["src/lib.rs", "games", "problems"] {
        println!("cargo:rerun-if-changed={}", root.join(watched).display());
    }
    println!("cargo:rerun-if-env-changed=GAMES");
    let list = root.join("src/lib.rs");
    let list =
        fs::read_to_string(&list).unwrap_or_else(|error| panic!("{}: {error}", list.display()));
    let games = games(&list);

    let mut lists = list_macro(
        "modules",
        games.iter().map(|(name, theme)| {
            let folder = root.join("games").join(name);
            let module = root.join("snippets").join(name).with_extension("rs");
            let program = folder.join("program.rs");
            let search = folder.join("search.txt");
            format!("{name} {theme:?} {module:?} {program:?} {search:?}")
        }),
    );
    let mut list_files = |plural: &str, file: &str, is_wanted: fn(&str) -> bool| {
        let path = |name: &str| root.join("games").join(name).join(file);
        let wanted = games.iter().filter(|(name, _)| path(name).exists() && is_wanted(name));
        let entries = wanted.map(|(name, _)| format!("{name} {:?}", path(name)));
        lists += &list_macro(plural, entries);
    };
    list_files("moves", "moves.rs", |_| true);
    list_files("entries", "game.rs", |_| true);
    list_files("tried_entries", "game.rs", is_asked_for);
    list_files("laws", "laws.rs", is_asked_for);
    list_files("twins", "twin.rs", |_| true);
    let problems = solvers(&root.join("problems"));
    lists +=
        &list_macro("problems", problems.iter().map(|(id, solver)| format!("{id} {solver:?}")));
    let output = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo")).join("lists.rs");
    fs::write(&output, lists).unwrap_or_else(|error| panic!("{}: {error}", output.display()));
}

/// `GAMES=moore_nim,nim` leaves the other games out of the laws, which are then built in seconds.
fn is_asked_for(game: &str) -> bool {
    env::var("GAMES").map_or(true, |games| games.split(',').any(|wanted| wanted == game))
}

/// The modules that `src/lib.rs` declares, each with the comment that names its theme.
fn games(list: &str) -> Vec<(&str, &str)> {
    let mut games = Vec::new();
    let mut theme = "";
    for line in list.lines() {
        if let Some(comment) = line.strip_prefix("// ") {
            theme = comment;
        } else if let Some(module) = line.strip_prefix("pub mod ") {
            games.push((module.trim_end_matches(';'), theme));
        }
    }
    games
}

/// The folders of `problems/` with their solvers, by name.
fn solvers(problems: &Path) -> Vec<(String, PathBuf)> {
    let entries =
        fs::read_dir(problems).unwrap_or_else(|error| panic!("{}: {error}", problems.display()));
    let folders = entries.map(|entry| entry.expect("a readable folder"));
    let solver = |folder: fs::DirEntry| {
        let id = folder.file_name().into_string().ok()?;
        Some((id, folder.path().join("main.rs"))).filter(|(_, solver)| solver.exists())
    };
    let mut solvers: Vec<_> = folders.filter_map(solver).collect();
    solvers.sort();
    solvers
}

fn list_macro(name: &str, entries: impl Iterator<Item = String>) -> String {
    let mut text = format!(
        "#[macro_export]\nmacro_rules! {name} {{\n    ($list:ident) => {{\n        $list! {{\n"
    );
    for entry in entries {
        writeln!(text, "            {entry}").expect("a String");
    }
    text + "        }\n    };\n}\n"
}
