//! Snippets come into the user's files and out again, and nothing of the user's is lost.

use crate::common::files::{Folder, below, entries, read};
use crate::common::tool::{self, messages, tool_in};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

pub fn tool(home: &Path, args: &[&str]) -> Output {
    let mut tool = tool_in(home, &["editor"]);
    tool::run(tool.args(args).env("HOME", home).env_remove("XDG_CONFIG_HOME"), "")
}

/// What was said by a run that had to succeed, or had to fail.
pub fn said(output: &Output, success: bool) -> String {
    let text = messages(output);
    assert_eq!(output.status.success(), success, "{text}");
    text
}

fn write(file: &Path, text: &str) {
    fs::create_dir_all(file.parent().expect("a folder")).expect("writable");
    fs::write(file, text).expect("writable");
}

/// All files below a folder with what they say.
fn tree(folder: &Path) -> Vec<(PathBuf, String)> {
    below(folder).into_iter().map(|file| (file.clone(), read(&file))).collect()
}

const OWN_JSON: &str = "// mine\n{\n    \"nim\": {\n        \"prefix\": \"nim\", // short\n        \
    \"body\": \"my own nim\",\n    },\n    /* another */\n    \"pr\": { \"prefix\": \"pr\", \
    \"body\": [\"println!($1)\"] }, // last\n}\n";

#[test]
fn the_count_is_of_snippets_and_a_byte_order_mark_stays() {
    let home = Folder::new();
    let file = home.join(".config/zed/snippets/rust.json");
    let own = "\u{feff}{\n  \"nim\": { \"body\": \"my own (nim-snippets)\" }\n}\n";
    write(&file, own);
    assert!(said(&tool(&home, &["zed", "--remove"]), false).contains("has no snippets of ours"));
    assert!(said(&tool(&home, &["zed", "nim", "--install"]), true).starts_with("1 snippet in `"));
    assert!(read(&file).contains("\"nim (nim-snippets)\""), "{}", read(&file));
    let removed = said(&tool(&home, &["zed", "--remove"]), true);
    assert!(removed.starts_with("snippets removed from `"), "{removed}");
    assert_eq!(read(&file), own);
}

#[test]
fn a_file_of_json_keeps_what_it_holds() {
    let home = Folder::new();
    let file = home.join(".config/zed/snippets/rust.json");
    write(&file, OWN_JSON);
    assert!(said(&tool(&home, &["zed", "--install"]), true).contains("snippets in `"));
    let merged = read(&file);
    for kept in ["// mine\n", "// short\n", "\"my own nim\"", "/* another */", "// last\n"] {
        assert!(merged.contains(kept), "{kept}: {merged}");
    }
    assert!(merged.contains("\"nim (nim-snippets)\": {"), "{merged}");
    assert!(merged.contains("\"moore_nim\": {"), "{merged}");

    // What the user renames or changes is the user's from then on.
    let changed = merged.replace("\"moore_nim\": {", "\"mine\": {").replace("mod wythoff", "mod w");
    write(&file, &changed);
    let text = said(&tool(&home, &["zed", "--install"]), true);
    assert!(text.contains("`wythoff`") && text.contains("as you have changed it"), "{text}");
    let again = read(&file);
    for kept in ["\"mine\": {", "mod w {", "\"moore_nim\": {"] {
        assert!(again.contains(kept), "{kept}: {again}");
    }
    let text = said(&tool(&home, &["zed", "--remove"]), true);
    assert!(text.contains("`wythoff`, ") && text.contains("`mine`"), "{text}");
    let left = read(&file);
    for (word, is_left) in [("\"mine\": {", true), ("mod w {", true), ("\"moore_nim\": {", false)] {
        assert_eq!(left.contains(word), is_left, "{word}: {left}");
    }
    // Ours are found whatever the blanks between them are.
    write(&file, &merged.replace("\n  ", "\n\t\t").replace("\": ", "\":  "));
    said(&tool(&home, &["zed", "--install"]), true);
    assert_eq!(read(&file).matches("\"from\"").count(), merged.matches("\"from\"").count());
    write(&file, &merged);
    said(&tool(&home, &["zed", "--install"]), true);
    assert_eq!(read(&file), merged);

    assert!(said(&tool(&home, &["zed", "--remove"]), true).contains("snippets removed"));
    assert_eq!(read(&file), OWN_JSON);
    assert!(said(&tool(&home, &["zed", "--remove"]), false).contains("has no snippets of ours"));
    assert_eq!(read(&file), OWN_JSON);

    for broken in ["{ \"a\": ", "[1, 2]", "\u{0}\u{1}"] {
        write(&file, broken);
        assert!(said(&tool(&home, &["zed", "--install"]), false).contains("stays as it is"));
        assert_eq!(read(&file), broken);
    }
}

#[test]
fn a_new_file_is_what_is_printed_and_goes_as_a_whole() {
    for (name, place) in [
        ("vscode", "nim.code-snippets"),
        ("zed", "rust.json"),
        ("ultisnips", "rust.snippets"),
        ("snipmate", "rust.snippets"),
        ("neosnippet", "rust.snip"),
        ("intellij", "x.xml"),
    ] {
        let home = Folder::new();
        let file = home.join("a/b").join(place);
        let path = file.to_str().expect("UTF-8");
        said(&tool(&home, &[name, "nim", "nim_main", "-o", path]), true);
        let printed = tool(&home, &[name, "nim", "nim_main"]).stdout;
        assert_eq!(read(&file), String::from_utf8_lossy(&printed), "{name}");
        said(&tool(&home, &[name, "--remove", "-o", path]), true);
        assert!(!file.exists(), "{name}");
    }
}

const OWN_FILES: &[&str] = &["vscode", "ultisnips", "snipmate", "neosnippet", "intellij"];

#[test]
fn a_file_that_is_not_ours_stays() {
    for name in OWN_FILES {
        let home = Folder::new();
        let file = home.join("f");
        let install = [*name, "nim", "-o", "f"];
        let remove = [*name, "--remove", "-o", "f"];
        let others =
            ["x", "# nim-snippets\nsnippet x\n\tx\n", "x\nnim-snippets 00000000\n", OWN_JSON];
        for own in others {
            write(&file, own);
            let text = said(&tool(&home, &install), false);
            assert!(text.contains("`f` stays as it is: it is not from this tool"), "{text}");
            assert!(text.contains("rename, move or delete it, or name another place"), "{text}");
            assert!(said(&tool(&home, &remove), false).contains("has no snippets of ours"));
            assert_eq!(tree(&home), [(file.clone(), own.to_owned())], "{name}");
        }
        fs::write(&file, b"\xff").expect("writable");
        assert!(said(&tool(&home, &install), false).contains("it is not from this tool"));
        assert_eq!(fs::read(&file).expect("a file"), b"\xff");
        write(&file, " \n");
        said(&tool(&home, &install), true);
        said(&tool(&home, &remove), true);
        assert!(tree(&home).is_empty(), "{name}");
    }
}

#[test]
fn a_file_of_ours_that_was_edited_stays() {
    for name in OWN_FILES {
        let home = Folder::new();
        let file = home.join("f");
        said(&tool(&home, &[name, "nim", "chomp", "-o", "f"]), true);
        let ours = read(&file);
        let (first, rest) = ours.split_once('\n').expect("lines");
        for edited in [
            ours.replace("mod chomp {", "mod chomp { /* mine */"),
            format!("{ours}\n"),
            format!("{ours}mine"),
            format!("{first} mine\n{rest}"),
            format!("mine {ours}"),
            rest.lines().take(3).fold(format!("{first}\n"), |text, line| text + line + "\n"),
        ] {
            write(&file, &edited);
            for args in [&[name, "nim", "-o", "f"][..], &[name, "--remove", "-o", "f"]] {
                let text = said(&tool(&home, args), false);
                assert!(text.contains("it was edited since it was installed"), "{name}: {text}");
                assert_eq!(tree(&home), [(file.clone(), edited.clone())], "{name}");
            }
        }
        // Other line ends are no edit.
        write(&file, &ours.replace('\n', "\r\n"));
        said(&tool(&home, &[name, "nim", "-o", "f"]), true);
        assert!(read(&file).contains("mod nim {") && !read(&file).contains("mod chomp {"));
        write(&file, &read(&file).replace('\n', "\r\n"));
        said(&tool(&home, &[name, "--remove", "-o", "f"]), true);
        assert!(tree(&home).is_empty(), "{name}");
    }
}

#[test]
fn a_folder_keeps_what_it_holds() {
    for (name, ending) in [("yasnippet", ""), ("sublime", ".sublime-snippet")] {
        let home = Folder::new();
        let file = |name: &str| home.join("shared").join(format!("{name}{ending}"));
        let mine = file("nim");
        write(&mine, "mine");
        let text = said(&tool(&home, &[name, "-o", "shared"]), false);
        assert!(text.contains("stays as it is: it is not from this tool"), "{text}");
        assert_eq!(tree(&home), [(mine.clone(), "mine".to_owned())]);
        said(&tool(&home, &[name, "wythoff", "chomp", "-o", "shared"]), true);
        assert_eq!(tree(&home).len(), 3);
        said(&tool(&home, &[name, "moore_nim", "-o", "shared"]), true);
        assert_eq!(tree(&home).len(), 2);

        // What is edited stops an install that would write it, and stays in any other.
        let edited = read(file("moore_nim")).replace("mod moore_nim", "mod mine");
        write(&file("moore_nim"), &edited);
        let text = said(&tool(&home, &[name, "chomp", "moore_nim", "-o", "shared"]), false);
        assert!(text.contains("it was edited since it was installed"), "{text}");
        assert_eq!(tree(&home).len(), 2);
        for args in [&[name, "chomp", "-o", "shared"][..], &[name, "--remove", "-o", "shared"]] {
            let text = said(&tool(&home, args), true);
            assert!(
                text.contains("moore_nim") && text.contains("as you have changed it"),
                "{text}"
            );
            assert_eq!(read(file("moore_nim")), edited);
        }
        assert_eq!(tree(&home), [(file("moore_nim"), edited), (mine, "mine".to_owned())]);
    }
}

#[test]
fn an_install_that_was_interrupted_is_repeated() {
    let home = Folder::new();
    let install = ["yasnippet", "nim", "wythoff", "-o", "k"];
    said(&tool(&home, &install), true);
    fs::remove_file(home.join("k/wythoff")).expect("a snippet");
    assert!(said(&tool(&home, &install), true).starts_with("2 snippets in `k`"));
    said(&tool(&home, &["yasnippet", "--remove", "-o", "k"]), true);
    assert!(tree(&home).is_empty() && !home.join("k").exists());
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
        ["vscode", "zed", "ultisnips", "snipmate", "neosnippet", "yasnippet", "sublime", "intellij"]
    {
        said(&tool(&home, &[name, "--install"]), true);
        said(&tool(&home, &[name, "--remove"]), true);
        assert!(tree(&home).is_empty(), "{name}");
    }
    let output = tool(&home, &["vscode", "nim"]);
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let description = json["nim"]["description"].as_str().expect("a description");
    assert!(description.ends_with(" (nim-snippets)"), "{description}");
    for flags in [&["vscode", "--copy"][..], &["vscode", "--judge", "kattis"], &["--install"]] {
        assert!(!tool(&home, flags).status.success(), "{flags:?}");
    }
}

#[test]
fn folders_that_installing_made_go_with_it_and_a_relative_home_is_refused() {
    for editor in ["vscode", "zed", "ultisnips", "snipmate", "neosnippet", "yasnippet", "sublime"] {
        let home = Folder::new();
        said(&tool(&home, &[editor, "nim", "--install"]), true);
        said(&tool(&home, &[editor, "--remove"]), true);
        let left = below_folders(&home);
        let made = ["snippets", "UltiSnips", "rust", "rust-mode", "Packages"];
        assert!(!left.iter().any(|name| made.contains(&name.as_str())), "{editor}: {left:?}");
    }
    let home = Folder::new();
    let mut command = tool_in(&home, &["editor", "vscode", "nim", "--install"]);
    let output = tool::run(command.env("HOME", "rel").env_remove("XDG_CONFIG_HOME"), "");
    assert!(said(&output, false).contains("depends on the folder that you are in"));
    assert!(below_folders(&home).is_empty());
}

/// The names of all folders in a folder.
fn below_folders(folder: &Path) -> Vec<String> {
    let inner = entries(folder).into_iter().filter(|path| path.is_dir());
    inner
        .flat_map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            [vec![name], below_folders(&path)].concat()
        })
        .collect()
}
