//! Installing and removing: only files of this tool change.

use crate::common::files::{Folder, below, entries, read};
use crate::common::tool::{self, messages, tool_in};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

fn tool(home: &Path, args: &[&str]) -> Output {
    let mut tool = tool_in(home, &["editor"]);
    tool::run(tool.args(args).env("HOME", home).env_remove("XDG_CONFIG_HOME"), "")
}

/// The messages of a run that had to succeed, or had to fail.
fn said(output: &Output, success: bool) -> String {
    let text = messages(output);
    assert_eq!(output.status.success(), success, "{text}");
    text
}

fn write(file: &Path, text: &str) {
    fs::create_dir_all(file.parent().expect("a folder")).expect("writable");
    fs::write(file, text).expect("writable");
}

/// All files below a folder with their content.
fn tree(folder: &Path) -> Vec<(PathBuf, String)> {
    below(folder).into_iter().map(|file| (file.clone(), read(&file))).collect()
}

const OWN_FILES: &[&str] = &["vscode", "ultisnips", "snipmate", "neosnippet", "intellij"];

#[test]
fn an_installed_file_is_what_is_printed() {
    for name in OWN_FILES {
        let home = Folder::new();
        let install = |snippet| tool(&home, &[name, snippet, "-o", "a/b/f"]);
        let printed = |snippet| tool(&home, &[name, snippet]).stdout;
        for snippet in ["nim", "nim_main"] {
            assert_eq!(said(&install(snippet), true), "1 snippet in `a/b/f`\n");
            assert_eq!(fs::read(home.join("a/b/f")).expect("a file"), printed(snippet), "{name}");
        }
        said(&tool(&home, &[name, "--remove", "-o", "a/b/f"]), true);
        assert!(tree(&home).is_empty(), "{name}");
        let missing = said(&tool(&home, &[name, "--remove", "-o", "a/b/f"]), false);
        assert!(missing.starts_with("error: cannot read `a/b/f`: "), "{missing}");
    }
}

#[test]
fn a_folder_keeps_other_files() {
    for (name, ending) in [("yasnippet", ""), ("sublime", ".sublime-snippet")] {
        let home = Folder::new();
        let file = |name: &str| home.join("shared").join(format!("{name}{ending}"));
        let mine = [(file("nim"), "mine".to_owned())];
        write(&mine[0].0, "mine");
        let text = said(&tool(&home, &[name, "-o", "shared"]), false);
        let expected = format!("error: `shared/nim{ending}` is not from this tool\n");
        assert!(text.starts_with(&expected), "{text}");
        said(&tool(&home, &[name, "--remove", "-o", "shared"]), false);
        assert_eq!(tree(&home), mine);
        said(&tool(&home, &[name, "wythoff", "chomp", "-o", "shared"]), true);
        said(&tool(&home, &[name, "moore_nim", "-o", "shared"]), true);
        let printed = String::from_utf8(tool(&home, &[name, "moore_nim"]).stdout).expect("UTF-8");
        let ours = (file("moore_nim"), printed);
        assert_eq!(tree(&home), [&[ours][..], &mine].concat());
        said(&tool(&home, &[name, "--remove", "-o", "shared"]), true);
        assert_eq!(tree(&home), mine);
    }
}

#[test]
fn snippets_for_zed_are_only_printed() {
    let home = Folder::new();
    let place = ".config/zed/snippets/rust.json";
    write(&home.join(place), "{}");
    for args in [&["--install"][..], &["-o", "f"], &["--remove"]] {
        let text = said(&tool(&home, &[&["zed"], args].concat()), false);
        let expected = format!("error: zed snippets are only printed: `~/{place}` is yours");
        assert!(text.starts_with(&expected), "{text}");
    }
    let printed = tool(&home, &["zed", "nim"]);
    assert!(said(&printed, true).contains(&format!("`~/{place}`")));
    let json: Value = serde_json::from_slice(&printed.stdout).expect("JSON");
    assert_eq!(json["nim"]["prefix"], "nim");
    assert_eq!(tree(&home), [(home.join(place), "{}".to_owned())]);
}

#[test]
fn the_users_folders_are_found() {
    let home = Folder::new();
    let list = || String::from_utf8(tool(&home, &[]).stdout).expect("UTF-8");
    assert!(list().contains("vscode      ~/.config/Code/User/snippets/nim.code-snippets"));
    let text = said(&tool(&home, &["intellij", "--install"]), false);
    assert!(text.contains("no folder for its settings here"), "{text}");
    assert!(tree(&home).is_empty());
    for folder in [
        ".config/JetBrains/RustRover2024.3",
        ".config/JetBrains/RustRover2025.10",
        ".config/JetBrains/RustRover2025.9",
        ".config/JetBrains/CLion2026.1",
        ".config/VSCodium/User",
        ".config/nvim",
        ".config/emacs",
    ] {
        fs::create_dir_all(home.join(folder)).expect("writable");
    }
    let list = list();
    for place in [
        "~/.config/VSCodium/User/snippets/nim.code-snippets",
        "~/.config/nvim/UltiSnips/rust_nim.snippets",
        "~/.config/emacs/snippets/rust-mode/nim-snippets",
        "~/.config/JetBrains/RustRover2025.10/templates/nim-snippets.xml",
        "~/.config/sublime-text/Packages/nim-snippets",
    ] {
        assert!(list.contains(place), "{place}\n{list}");
    }
    for name in
        ["vscode", "ultisnips", "snipmate", "neosnippet", "yasnippet", "sublime", "intellij"]
    {
        said(&tool(&home, &[name, "--install"]), true);
        said(&tool(&home, &[name, "--remove"]), true);
        assert!(tree(&home).is_empty(), "{name}");
    }
    said(&tool(&home, &["--install"]), false);
}

#[test]
fn a_relative_home_is_an_error() {
    let home = Folder::new();
    let mut command = tool_in(&home, &["editor", "vscode", "nim", "--install"]);
    let output = tool::run(command.env("HOME", "rel").env_remove("XDG_CONFIG_HOME"), "");
    assert!(said(&output, false).contains("depends on the folder that you are in"));
    assert!(entries(&home).is_empty());
}
