//! What of a user's own stands beside our snippets, or is like them, stays.

use crate::common::files::{Folder, read};
use crate::common::tool::{refused_in, run_in};
use std::fs;

#[test]
fn a_word_inside_makes_no_file_ours() {
    for editor in ["yasnippet", "sublime"] {
        let folder = Folder::with(&[("s/notes.txt", "about (nim-snippets)")]);
        refused_in(&folder, &["editor", editor, "--remove", "-o", "s"], "no snippets of ours");
        assert!(run_in(&folder, &["editor", editor, "nim", "-o", "s"]).status.success());
        assert!(run_in(&folder, &["editor", editor, "--remove", "-o", "s"]).status.success());
        assert_eq!(read(folder.join("s/notes.txt")), "about (nim-snippets)");
    }
}

#[cfg(unix)]
#[test]
fn snippets_are_removed_through_a_link() {
    let folder = Folder::with(&[("real.json", "{ \"x\": {} }\n")]);
    std::os::unix::fs::symlink("real.json", folder.join("link.json")).expect("a link");
    assert!(run_in(&folder, &["editor", "zed", "nim", "-o", "link.json"]).status.success());
    assert!(read(folder.join("real.json")).contains("mod nim"));
    assert!(run_in(&folder, &["editor", "zed", "--remove", "-o", "link.json"]).status.success());
    assert!(!read(folder.join("real.json")).contains("nim"));
    assert!(folder.join("link.json").is_symlink());
}

/// A copy of ours under another name, and what a user writes among ours.
#[test]
fn what_is_like_ours_or_among_it_stays() {
    let copied = |text: &str, start: &str, end: &str| {
        let entry = text.find(start).expect("an entry");
        let end = entry + text[entry..].find(end).expect("its end") + end.len();
        (entry, text[entry..end].replacen("nim\"", "mine\"", 1))
    };
    let in_template = "  <template\n    name=\"mine\" value=\"own\"/>\n";
    for (editor, start, end, own) in [
        ("vscode", "  \"chomp\": {", "\n  }\n", Some("  \"mine\": {},\n")),
        ("zed", "  \"nim\": {", "\n  },\n", None),
        ("intellij", "  <template name=\"nim\"", "</template>\n", None),
        ("intellij", "  <template name=\"nim\"", "</template>\n", Some(in_template)),
        ("ultisnips", "snippet nim", "endsnippet\n", Some("snippet mine\nown\nendsnippet\n")),
        ("snipmate", "snippet chomp", "\n", Some("snippet mine\n\town\n")),
        ("neosnippet", "snippet chomp", "\n", Some("snippet mine\n\town\n\n")),
    ] {
        let folder = Folder::new();
        let install = ["editor", editor, "chomp", "nim", "nimble", "-o", "f"];
        let remove = ["editor", editor, "--remove", "-o", "f"];
        assert!(run_in(&folder, &install).status.success());
        let mut text = read(folder.join("f"));
        let (place, copy) = copied(&text, start, end);
        let own = own.map_or(copy, str::to_owned);
        text.insert_str(place, &own);
        fs::write(folder.join("f"), &text).expect("writable");
        if editor != "zed" {
            for args in [&install[..], &remove] {
                refused_in(&folder, args, "it was edited since it was installed");
                assert_eq!(read(folder.join("f")), text, "{editor}");
            }
            continue;
        }
        for args in [&install[..], &remove] {
            assert!(run_in(&folder, args).status.success());
            let left = read(folder.join("f"));
            assert!(left.contains(own.trim_end_matches([',', '\n'])), "{editor}: {left}");
        }
        assert!(!read(folder.join("f")).contains("mod chomp {"), "{editor}");
    }
    for editor in ["yasnippet", "sublime"] {
        let folder = Folder::new();
        let install = ["editor", editor, "nim", "-o", "s"];
        assert!(run_in(&folder, &install).status.success());
        let ours = fs::read_dir(folder.join("s"))
            .expect("a folder")
            .map(|file| file.expect("a file").path());
        let ours = ours.into_iter().find(|path| read(path).contains("mod nim {")).expect("ours");
        let text = read(&ours);
        let copy = ours.with_file_name(
            ours.file_name().expect("a name").to_string_lossy().replace("nim", "mine"),
        );
        fs::write(&copy, &text).expect("writable");
        assert!(run_in(&folder, &install).status.success());
        assert!(run_in(&folder, &["editor", editor, "--remove", "-o", "s"]).status.success());
        assert!(read(&copy) == text && !ours.exists(), "{editor}");
    }
}

/// Another choice of snippets must not make the changed one a stranger.
#[test]
fn what_the_user_has_changed_is_never_there_twice() {
    let folder = Folder::new();
    let install = |names: &[&str]| {
        let args = [&["editor", "zed"], names, &["-o", "f"]].concat();
        assert!(run_in(&folder, &args).status.success());
    };
    install(&["nim", "chomp"]);
    let text = read(folder.join("f"));
    fs::write(folder.join("f"), text.replace("mod chomp {", "mod chomp { /* mine */"))
        .expect("writable");
    install(&["nim"]);
    install(&["nim", "chomp"]);
    let text = read(folder.join("f"));
    assert_eq!(text.matches("mod chomp {").count(), 1, "{text}");
    assert!(text.contains("mod chomp { /* mine */"), "{text}");
    assert!(run_in(&folder, &["editor", "zed", "--remove", "-o", "f"]).status.success());
    assert!(read(folder.join("f")).contains("/* mine */"));
}

/// If each cost as much as all the others, this would not end.
#[test]
fn many_entries_of_the_users_own_cost_what_they_are() {
    let entry = |i| format!("  \"own{i}\": {{ \"body\": \"{i}\" }}");
    let entries: Vec<String> = (0..100_000).map(entry).collect();
    let text = format!("{{\n{}\n}}\n", entries.join(",\n"));
    let folder = Folder::with(&[("x.json", &text)]);
    assert!(run_in(&folder, &["editor", "zed", "-o", "x.json"]).status.success());
    assert!(run_in(&folder, &["editor", "zed", "--remove", "-o", "x.json"]).status.success());
    assert_eq!(read(folder.join("x.json")), text);
}
