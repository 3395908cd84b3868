//! Tests that installing and removing change only files of this tool.

use crate::common::files::{Folder, below, entries, read};
use crate::common::tool::{Run, run, tool_in};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

fn tool(home: &Path, args: &[&str]) -> Run {
    let mut tool = tool_in(home, &["editor"]);
    run(tool.args(args).env("HOME", home).env_remove("XDG_CONFIG_HOME"), "")
}

/// All files below a folder with their content.
fn tree(folder: &Path) -> Vec<(PathBuf, String)> {
    below(folder).into_iter().map(|file| (file.clone(), read(&file))).collect()
}

const OWN_FILES: &[&str] = &["vscode", "ultisnips", "intellij"];

#[test]
fn an_installed_file_is_what_is_printed() {
    for name in OWN_FILES {
        let home = Folder::new();
        let install = |snippet| tool(&home, &[name, snippet, "-o", "a/b/f"]);
        for snippet in ["nim", "nim_main"] {
            assert_eq!(install(snippet).succeeds().said, "1 snippet in `a/b/f`\n");
            assert_eq!(read(home.join("a/b/f")), tool(&home, &[name, snippet]).out, "{name}");
        }
        let remove = || tool(&home, &[name, "--remove", "-o", "a/b/f"]);
        remove().succeeds();
        assert!(tree(&home).is_empty(), "{name}");
        let missing = remove().error();
        assert!(missing.starts_with("error: cannot read `a/b/f`: "), "{missing}");
    }
}

#[test]
fn a_folder_keeps_other_files() {
    let home = Folder::new();
    let mine = [(home.join("shared/nim"), "mine".to_owned())];
    home.write(&[("shared/nim", "mine")]);
    let shared = |args: &[&str]| tool(&home, &[&["yasnippet", "-o", "shared"], args].concat());
    shared(&[]).error();
    shared(&["--remove"]).error();
    assert_eq!(tree(&home), mine);
    shared(&["wythoff", "chomp"]).succeeds();
    shared(&["moore_nim"]).succeeds();
    let ours = (home.join("shared/moore_nim"), tool(&home, &["yasnippet", "moore_nim"]).out);
    assert_eq!(tree(&home), [&[ours][..], &mine].concat());
    shared(&["--remove"]).succeeds();
    assert_eq!(tree(&home), mine);
}

#[test]
fn snippets_for_zed_are_only_printed() {
    let place = ".config/zed/snippets/rust.json";
    let home = Folder::with(&[(place, "{}")]);
    for args in [&["--install"][..], &["-o", "f"], &["--remove"]] {
        let text = tool(&home, &[&["zed"], args].concat()).error();
        let expected =
            format!("error: zed snippets are only printed, because you edit `~/{place}` yourself");
        assert!(text.starts_with(&expected), "{text}");
    }
    let printed = tool(&home, &["zed", "nim"]).succeeds();
    assert!(printed.said.contains(&format!("`~/{place}`")));
    let json: Value = serde_json::from_str(&printed.out).expect("JSON");
    assert_eq!(json["nim"]["prefix"], "nim");
    assert_eq!(tree(&home), [(home.join(place), "{}".to_owned())]);
}

#[test]
fn the_users_folders_are_found() {
    let home = Folder::new();
    let list = || tool(&home, &[]).out;
    assert!(list().contains("vscode      ~/.config/Code/User/snippets/nim.code-snippets"));
    let text = tool(&home, &["intellij", "--install"]).error();
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
    ] {
        assert!(list.contains(place), "{place}\n{list}");
    }
    for name in [OWN_FILES, &["yasnippet"]].concat() {
        tool(&home, &[name, "--install"]).succeeds();
        tool(&home, &[name, "--remove"]).succeeds();
        assert!(tree(&home).is_empty(), "{name}");
    }
    assert!(!tool(&home, &["--install"]).status.success());
}

#[test]
fn a_relative_home_is_an_error() {
    let home = Folder::new();
    let mut command = tool_in(&home, &["editor", "vscode", "nim", "--install"]);
    let text = run(command.env("HOME", "rel").env_remove("XDG_CONFIG_HOME"), "").error();
    assert!(text.contains("depends on the folder that you are in"), "{text}");
    assert!(entries(&home).is_empty());
}
