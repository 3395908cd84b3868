//! Writes each module that has twins, with them as a child that sees its private functions; a second
//! time with `is_x86_feature_detected!` answering no, where that makes a difference.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let crate_folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let root = crate_folder.ancestors().nth(2).expect("the project's folder");
    for watched in ["snippets", "games"] {
        println!("cargo:rerun-if-changed={}", root.join(watched).display());
    }
    let output = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    let (mut as_it_is, mut detection_off) = (String::new(), String::new());
    for (game, twin) in twins(&root.join("games")) {
        let source = root.join("snippets").join(&game).with_extension("rs");
        let source = fs::read_to_string(&source).expect("a module for each game");
        as_it_is += &declared(&game, &source, &twin, &output.join("as_it_is"));
        if let Some(source) = without_detection(&source) {
            detection_off += &declared(&game, &source, &twin, &output.join("detection_off"));
        }
    }
    let list = format!("mod as_it_is {{\n{as_it_is}}}\nmod detection_off {{\n{detection_off}}}\n");
    fs::write(output.join("twins.rs"), list).expect("a file for the list");
}

/// The games with a `twin.rs`, and where it is.
fn twins(games: &Path) -> Vec<(String, PathBuf)> {
    let folders = fs::read_dir(games).expect("games/ is there");
    let folders = folders.map(|folder| folder.expect("a readable folder"));
    let twin = |folder: fs::DirEntry| {
        let game = folder.file_name().into_string().ok()?;
        Some((game, folder.path().join("twin.rs"))).filter(|(_, twin)| twin.exists())
    };
    let mut twins: Vec<_> = folders.filter_map(twin).collect();
    twins.sort();
    twins
}

/// Writes a module with its twins to a folder, and returns its declaration.
fn declared(game: &str, source: &str, twin: &Path, folder: &Path) -> String {
    let path = folder.join(game).with_extension("rs");
    let text = format!("{source}\n#[cfg(test)]\n#[path = {twin:?}]\nmod twin;\n");
    fs::create_dir_all(folder).expect("a folder for the modules");
    fs::write(&path, text).expect("a file for a module");
    let mut declaration = String::new();
    write!(declaration, "    #[path = {path:?}]\n    mod {game};\n").expect("a String");
    declaration
}

/// The module as on a computer without the instructions that it asks for, if it asks.
fn without_detection(source: &str) -> Option<String> {
    let mut parts = source.split("std::is_x86_feature_detected!(");
    let mut text = parts.next()?.to_owned();
    let asks = text.len() < source.len();
    for part in parts {
        let (_instructions, after) = part.split_once(')')?;
        text += "false";
        text += after;
    }
    asks.then_some(text)
}
