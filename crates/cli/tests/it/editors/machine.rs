//! Random sequences of installing, of edits by a user, and of removing: what the user wrote is
//! there at the end, and what we wrote is not.

use super::installing::{said, tool};
use crate::common::files::{Folder, below};
use crate::common::random::Random;
use std::fs;
use std::path::Path;

const SEQUENCES: u64 = 12;

const NAMES: &[&str] = &["nim", "nim_main", "wythoff", "chomp", "moore_nim"];

/// A user's own snippet, whose word is found again.
fn own(editor: &str, word: &str) -> String {
    match editor {
        "zed" | "vscode" => format!("\"{word}\": {{ \"body\": \"own (nim-snippets)\" }}"),
        "ultisnips" => format!("snippet {word} \"mine (nim-snippets)\"\n{word}\nendsnippet\n"),
        "snipmate" => format!("snippet {word} mine (nim-snippets)\n\t{word}\n"),
        "neosnippet" => format!("snippet {word}\nabbr mine (nim-snippets)\n\t{word}\n\n"),
        "intellij" => format!("  <template\n name=\"{word}\" description=\"(nim-snippets)\"/>\n"),
        _ => format!("{word} (nim-snippets)"),
    }
}

/// Where a user may put a snippet into a file of this editor.
fn places(editor: &str, text: &str) -> Vec<usize> {
    let behind = |part: &str| text.match_indices(part).map(|(at, _)| at + part.len()).collect();
    let before = |part: &str| text.match_indices(part).map(|(at, _)| at).collect();
    match editor {
        "zed" | "vscode" => match (behind("  },"), before("}\n")) {
            (entries, _) if !Vec::<usize>::is_empty(&entries) => entries,
            (_, ends) => ends,
        },
        "intellij" => before("  <template "),
        "ultisnips" => behind("endsnippet\n"),
        _ => before("snippet "),
    }
}

fn insert(editor: &str, file: &Path, word: &str, random: &mut Random) -> bool {
    let text = fs::read_to_string(file).unwrap_or_default().replace("\r\n", "\n");
    let places = places(editor, &text);
    if places.is_empty() {
        return false;
    }
    let at = places[random.below(places.len() as u64) as usize];
    let own = own(editor, word);
    let own = match editor {
        "zed" | "vscode" if text[..at].ends_with(',') => format!("\n  {own}, // {word}"),
        "zed" | "vscode" => return false,
        _ => own,
    };
    fs::write(file, format!("{}{own}{}", &text[..at], &text[at..])).expect("writable");
    true
}

/// One edit: the words that are the user's from then on.
fn edit(editor: &str, file: &Path, number: u64, random: &mut Random) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    let word = format!("own{number}");
    match random.below(5) {
        0 | 1 => insert(editor, file, &word, random).then_some(word),
        2 => {
            // Changes one of ours.
            let at = text.find("fn ")?;
            let changed = format!("{}{word} {}", &text[..at], &text[at..]);
            fs::write(file, changed).expect("writable");
            Some(word)
        }
        3 => {
            let lf = text.replace("\r\n", "\n");
            let crlf = lf.replace('\n', "\r\n");
            fs::write(file, if text.contains('\r') { lf } else { crlf }).expect("writable");
            None
        }
        _ => {
            let copy = file.with_file_name(format!("copy{number}"));
            fs::write(copy, &text).expect("writable");
            Some(format!("/copy{number}"))
        }
    }
}

fn wanted(random: &mut Random) -> Vec<&'static str> {
    let names: Vec<&str> = NAMES.iter().copied().filter(|_| random.below(2) == 0).collect();
    if names.is_empty() { vec!["nim"] } else { names }
}

/// Installs, edits and removes in one file; then nothing may be lost or left.
fn in_one_file(editor: &str, seed: u64) {
    let mut random = Random(seed);
    let home = Folder::new();
    let file = home.join("real/snippets");
    fs::create_dir_all(home.join("real")).expect("writable");
    let place = if random.below(2) == 0 { "real/snippets" } else { "link" };
    #[cfg(unix)]
    std::os::unix::fs::symlink("real/snippets", home.join("link")).expect("a link");
    let mut words = Vec::new();
    for number in 0..random.below(6) {
        said(&tool(&home, &[&[editor], &wanted(&mut random)[..], &["-o", place]].concat()), true);
        words.extend(edit(editor, &file, number, &mut random));
    }
    said(&tool(&home, &[&[editor], &wanted(&mut random)[..], &["-o", place]].concat()), true);
    tool(&home, &[editor, "--remove", "-o", place]);
    let left = fs::read_to_string(&file).unwrap_or_default();
    let files = below(&home);
    for word in &words {
        let there = match word.strip_prefix('/') {
            Some(copy) => files.contains(&home.join("real").join(copy)),
            None => left.contains(word.as_str()),
        };
        assert!(there, "{editor}, seed {seed}: `{word}` is lost of {words:?}\n{left}");
    }
    let changed = words.iter().filter(|word| left.contains(&format!("{word} fn "))).count();
    let ours = left.matches("mod nim {").count() + left.matches("mod wythoff {").count();
    assert!(ours <= changed * 9, "{editor}, seed {seed}: ours is left\n{left}");
    assert!(!left.contains("# nim-snippets: "), "{editor}, seed {seed}: a mark is left\n{left}");
    assert!(!home.join("real/.nim-snippets").exists(), "{editor}, seed {seed}");
}

/// The same where each snippet has its file.
fn in_a_folder(editor: &str, ending: &str, seed: u64) {
    let mut random = Random(seed);
    let home = Folder::new();
    let folder = home.join("folder");
    let mut own = Vec::new();
    let install = |random: &mut Random| {
        said(&tool(&home, &[&[editor], &wanted(random)[..], &["-o", "folder"]].concat()), true);
    };
    for number in 0..random.below(6) {
        install(&mut random);
        let file = folder.join(format!("{}{ending}", NAMES[random.below(5) as usize]));
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let (file, text) = match random.below(3) {
            0 => (folder.join(format!("notes{number}.txt")), format!("mine (nim-snippets) {text}")),
            1 => (folder.join(format!("copy{number}{ending}")), text),
            _ => (file, format!("{text}{number}")),
        };
        fs::write(&file, &text).expect("writable");
        own.retain(|(other, _)| *other != file);
        own.push((file, text));
    }
    install(&mut random);
    tool(&home, &[editor, "--remove", "-o", "folder"]);
    own.sort();
    let left: Vec<_> = if folder.exists() { below(&folder) } else { Vec::new() };
    let left = left.into_iter().map(|file| (file.clone(), fs::read_to_string(file).expect("text")));
    assert_eq!(left.collect::<Vec<_>>(), own, "{editor}, seed {seed}");
}

#[test]
fn nothing_is_lost_whatever_the_user_edits() {
    for seed in 0..SEQUENCES {
        for editor in ["vscode", "zed", "ultisnips", "snipmate", "neosnippet", "intellij"] {
            in_one_file(editor, seed);
        }
        in_a_folder("yasnippet", "", seed);
        in_a_folder("sublime", ".sublime-snippet", seed);
    }
}
