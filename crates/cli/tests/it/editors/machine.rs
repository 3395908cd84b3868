//! Random sequences of installing, of edits by a user, and of removing: what the user wrote is
//! there at the end, and what we wrote is not.

use super::installing::{said, tool};
use crate::common::files::{Folder, below};
use crate::common::random::Random;
use std::fs;
use std::path::{Path, PathBuf};

const SEQUENCES: u64 = 12;

const NAMES: &[&str] = &["nim", "nim_main", "wythoff", "chomp", "moore_nim"];

/// Puts a snippet of the user's own into a file of JSON, behind one that is there.
fn insert(text: &str, word: &str, random: &mut Random) -> Option<String> {
    let ends: Vec<usize> = text.match_indices("  },").map(|(at, part)| at + part.len()).collect();
    let at = *ends.get(random.below(ends.len().max(1) as u64) as usize)?;
    let own = format!("\n  \"{word}\": {{ \"body\": \"own (nim-snippets)\" }}, // {word}");
    Some(format!("{}{own}{}", &text[..at], &text[at..]))
}

/// One edit: the words that are the user's from then on.
fn edit(file: &Path, number: u64, random: &mut Random) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    let word = format!("own{number}");
    match random.below(5) {
        0 | 1 => {
            let text = insert(&text.replace("\r\n", "\n"), &word, random)?;
            fs::write(file, text).expect("writable");
            Some(word)
        }
        2 => {
            // Changes one of ours.
            let at = text.find("fn ")?;
            let changed = format!("{}{word} {}", &text[..at], &text[at..]);
            fs::write(file, changed).expect("writable");
            Some(word)
        }
        3 => {
            fs::write(file, other_ends(&text)).expect("writable");
            None
        }
        _ => {
            let copy = file.with_file_name(format!("copy{number}"));
            fs::write(copy, &text).expect("writable");
            Some(format!("/copy{number}"))
        }
    }
}

fn other_ends(text: &str) -> String {
    let lf = text.replace("\r\n", "\n");
    if text.contains('\r') { lf } else { lf.replace('\n', "\r\n") }
}

fn wanted(random: &mut Random) -> Vec<&'static str> {
    let names: Vec<&str> = NAMES.iter().copied().filter(|_| random.below(2) == 0).collect();
    if names.is_empty() { vec!["nim"] } else { names }
}

/// Installs, edits and removes in a file that is ours alone: what is edited stays, to the byte.
fn in_our_file(editor: &str, seed: u64) {
    let mut random = Random(seed);
    let home = Folder::new();
    let file = home.join("real");
    let place = if random.below(2) == 0 { "real" } else { "link" };
    #[cfg(unix)]
    std::os::unix::fs::symlink("real", home.join("link")).expect("a link");
    let mut own: Option<String> = None;
    for _ in 0..12 {
        let is_there = file.exists();
        if random.below(3) == 0 {
            let success = is_there && own.is_none();
            said(&tool(&home, &[editor, "--remove", "-o", place]), success);
        } else {
            let args = [&[editor], &wanted(&mut random)[..], &["-o", place]].concat();
            said(&tool(&home, &args), own.is_none());
        }
        let left = fs::read_to_string(&file).ok();
        if own.is_some() {
            assert_eq!(left, own, "{editor}, seed {seed}");
        }
        let Some(text) = left else { continue };
        own = match random.below(6) {
            0 => {
                fs::write(&file, other_ends(&text)).expect("writable");
                own.map(|text| other_ends(&text))
            }
            1 => {
                let mut at = random.below(text.len() as u64 + 1) as usize;
                while !text.is_char_boundary(at) {
                    at -= 1;
                }
                let text = format!("{}mine{}", &text[..at], &text[at..]);
                fs::write(&file, &text).expect("writable");
                Some(text)
            }
            2 => {
                fs::remove_file(&file).expect("removable");
                None
            }
            _ => own,
        };
    }
}

/// The same in a file of the user's; then nothing may be lost or left.
fn in_a_shared_file(editor: &str, seed: u64) {
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
        words.extend(edit(&file, number, &mut random));
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
}

/// The same where each snippet has its file.
fn in_a_folder(editor: &str, ending: &str, seed: u64) {
    let mut random = Random(seed);
    let home = Folder::new();
    let folder = home.join("folder");
    let file = |name: &str| folder.join(format!("{name}{ending}"));
    let mut own: Vec<(PathBuf, String)> = Vec::new();
    let install = |own: &[(PathBuf, String)], random: &mut Random| {
        let wanted = wanted(random);
        let is_own = |name: &&str| own.iter().any(|(other, _)| *other == file(name));
        let success = !wanted.iter().any(is_own);
        said(&tool(&home, &[&[editor], &wanted[..], &["-o", "folder"]].concat()), success);
    };
    for number in 0..random.below(6) {
        install(&own, &mut random);
        let ours = file(NAMES[random.below(5) as usize]);
        let Ok(text) = fs::read_to_string(&ours) else { continue };
        let (file, text) = match random.below(3) {
            0 => (folder.join(format!("notes{number}.txt")), format!("mine (nim-snippets) {text}")),
            1 => (file(&format!("copy{number}")), text),
            _ => (ours, format!("{text}{number}")),
        };
        fs::write(&file, &text).expect("writable");
        own.retain(|(other, _)| *other != file);
        own.push((file, text));
    }
    install(&own, &mut random);
    tool(&home, &[editor, "--remove", "-o", "folder"]);
    own.sort();
    let left: Vec<_> = if folder.exists() { below(&folder) } else { Vec::new() };
    let left = left.into_iter().map(|file| (file.clone(), fs::read_to_string(file).expect("text")));
    assert_eq!(left.collect::<Vec<_>>(), own, "{editor}, seed {seed}");
}

#[test]
fn nothing_is_lost_whatever_the_user_edits() {
    for seed in 0..SEQUENCES {
        for editor in ["vscode", "ultisnips", "snipmate", "neosnippet", "intellij"] {
            in_our_file(editor, seed);
        }
        in_a_shared_file("zed", seed);
        in_a_folder("yasnippet", "", seed);
        in_a_folder("sublime", ".sublime-snippet", seed);
    }
}
