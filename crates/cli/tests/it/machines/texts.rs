//! Texts of all kinds with random faults in them: whatever reads them answers or refuses.

use super::Feeder;
use crate::common::files::{Folder, entries, root};
use crate::common::random::Random;
use crate::common::tool::{self, messages, tool_in};
use bundler::bundle::{bundle, target::Target};
use bundler::judge;
use bundler::modules::{Module, modules};
use bundler::solver::{self, files::NoFiles, files::gather};
use bundler::text::edit::Source;
use cli::package::manifest;
use cli::trial::samples::{self, Request};
use explore::list;
use explore::question;
use games::games;
use nim_snippets::octal_game;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::thread;

const USUAL: u64 = 150;

/// What is wrong with how a text was read.
type Read = Result<(), String>;

const YAML: &str = "type: Batch\ntimelimit: 2s\nmatch:\n  Float:\n    relative_error: 1e-6\ncases:\n  \
    - name: sample1\n    in: |\n      3 4\n    out: \"7\\n\"\n  - in: '1'\n    out: 0x1F\nextend:\n  \
    - type: Text\n    path: \"./a/1\"\n    in: /in/*.txt\n    out: /out/*.txt\n";

const LINES: &[&str] = &[
    "0 1 2 3 1 4 3 2 1 4 2 6",
    "0 1 2\n1 0 3\n2 3 0",
    "0 1 2 / 1 0 3 / 2 3 0",
    "1 2 3: L\n0 0 1: W\n(2, 2): 0",
    "[1, 2] -> W\n[3] -> L",
    "a-b-c: 2\n{0: [1]}: 1\n\"##.\": 0",
    "n=1 k=2: 3\nn=2 k=2: 4",
];

const CODES: &[&str] = &["0.77", "4.07", "0.137", "0.F8", "0.007"];

const PIECES: &[&str] = &[
    "\0",
    "\u{feff}",
    "\r\n",
    "\n",
    " ",
    "\"",
    "'",
    "\\",
    "{",
    "}",
    "(",
    "[",
    "]",
    ")",
    "/*",
    "//",
    "#",
    "::",
    "é",
    "\u{202e}",
    "18446744073709551616",
    "-1",
    "1e999",
    "=",
    ":",
    ",",
    "<",
    "&#0;",
    "$",
    "%",
    "nim_snippets",
    "mod ",
    "use ",
    "crate",
    "self",
    "macro_rules!",
    "r#",
    "b'",
    "- ",
    "|",
    "&a",
    "*a",
];

/// Between one and four faults, or a part of another text.
fn spoilt(texts: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let any = |random: &mut Random| &texts[random.below(texts.len() as u64) as usize];
    let place = |text: &[u8], random: &mut Random| random.below(text.len() as u64 + 1) as usize;
    let mut text = any(random).clone();
    for _ in 0..=random.below(4) {
        let [a, b] = [place(&text, random), place(&text, random)];
        let (start, end) = (a.min(b), a.max(b).min(a.min(b) + 40));
        match random.below(6) {
            0 => drop(text.drain(start..end)),
            1 => {
                let copy = text[start..end].to_vec();
                text.splice(a..a, copy);
            }
            2 if a < text.len() => text[a] = random.next() as u8,
            3 => {
                let other = any(random);
                let from = place(other, random);
                let to = other.len().min(from + 60);
                text.splice(start..end, other[from..to].iter().copied());
            }
            4 => text.truncate(a),
            _ => {
                let piece = PIECES[random.below(PIECES.len() as u64) as usize];
                text.splice(a..a, piece.bytes());
            }
        }
    }
    text
}

/// Spoils texts of one kind, fewer of those that are `slow` to read.
fn feeder<'a>(
    kind: &str,
    slow: u64,
    texts: Vec<Vec<u8>>,
    read: impl Fn(&[u8]) -> Read + 'a,
) -> Feeder<'a> {
    Feeder::new(kind, USUAL / slow, move |random| {
        let text = spoilt(&texts, random);
        let fault = match catch_unwind(AssertUnwindSafe(|| read(&text))) {
            Ok(read) => read.err()?,
            Err(payload) => super::words(&*payload),
        };
        Some(format!("{fault}\n{}", String::from_utf8_lossy(&text)))
    })
}

fn bundled(text: &str, modules: &[Module]) -> Option<(String, bool)> {
    let judge = &judge::DEFAULT;
    let source = Source { path: "main.rs".to_owned(), text: text.to_owned() };
    let solver = gather(source, Path::new("main.rs"), judge.flags, &NoFiles).ok()?;
    let target = Target {
        krate: solver::CRATE,
        others: &[],
        own_crates: &[],
        edition: None,
        features: &[],
        docs: false,
        judge,
    };
    let bundle = bundle(&solver, &target, modules).ok()?;
    Some((bundle.content.text, bundle.warnings.is_empty()))
}

/// A bundle of a bundle is the same.
fn solver(text: &[u8], modules: &[Module]) -> Read {
    let Ok(text) = str::from_utf8(text) else { return Ok(()) };
    let Some((first, is_sure)) = bundled(text, modules).filter(|(_, is_sure)| *is_sure) else {
        return Ok(());
    };
    match bundled(&first, modules) {
        Some((second, _)) if second == first => Ok(()),
        second => {
            Err(format!("sure: {is_sure}, again: {:?}\n{first}", second.map(|(text, _)| text)))
        }
    }
}

fn as_text(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}

fn words(text: &[u8]) -> Vec<String> {
    as_text(text).split_whitespace().map(str::to_owned).collect()
}

/// What panics only with the words for a code.
fn code(text: &[u8]) -> Read {
    let text = as_text(text);
    if let Err(payload) = catch_unwind(|| octal_game::grundy_values(20, &text)) {
        let said = payload.downcast_ref::<String>().cloned().unwrap_or_default();
        if !said.contains("is no octal code") {
            return Err(said);
        }
    }
    Ok(())
}

fn read_all(files: &[PathBuf]) -> Vec<Vec<u8>> {
    files.iter().map(|file| fs::read(file).expect("a file")).collect()
}

fn bytes(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

/// Of a reader of files, each with a name of its own.
fn in_files<'a>(
    kind: &str,
    name: &'a str,
    texts: Vec<Vec<u8>>,
    read: impl Fn(&Path) + 'a,
) -> Feeder<'a> {
    feeder(kind, 1, texts, move |text| {
        let folder = Folder::with(&[("main.rs", "fn main() {}\n")]);
        let file = folder.join(name);
        fs::write(&file, text).expect("writable");
        read(&file);
        Ok(())
    })
}

/// What an editor's snippets are put into and taken out of.
fn snippet_file(editor: &str) -> Feeder<'_> {
    let home = Folder::new();
    let install = ["editor", editor, "nim", "chomp", "-o", "snippets"];
    let remove = ["editor", editor, "--remove", "-o", "snippets"];
    assert!(tool::run(&mut tool_in(&home, &install), "").status.success());
    let ours = read_all(&[home.join("snippets")]);
    feeder(editor, 10, ours, move |text| {
        let folder = Folder::new();
        fs::write(folder.join("snippets"), text).expect("writable");
        for args in [&install[..], &remove] {
            let output = tool::run(&mut tool_in(&folder, args), "");
            if !matches!(output.status.code(), Some(0 | 1)) {
                return Err(messages(&output));
            }
        }
        Ok(())
    })
}

fn feed() {
    let modules = modules();
    let problems = entries(&root().join("problems"));
    let solvers: Vec<PathBuf> = problems
        .iter()
        .map(|folder| folder.join("main.rs"))
        .filter(|file| file.is_file())
        .collect();
    let mut solvers = read_all(&solvers);
    solvers.extend(crate::bundler::forms::FORMS.iter().map(|(form, _)| form.as_bytes().to_vec()));
    let manifests = ["Cargo.toml", "crates/cli/Cargo.toml", "problems/Cargo.toml"];
    let manifests = read_all(&manifests.map(|file| root().join(file)));
    let questions: Vec<String> = games().iter().map(question::usage).collect();
    let questions = bytes(&questions.iter().map(String::as_str).collect::<Vec<_>>());
    let mut feeders = vec![
        feeder("solver", 1, solvers, |text| solver(text, &modules)),
        in_files("manifest", "Cargo.toml", manifests, |file| {
            let _ = manifest::find(&file.with_file_name("main.rs"));
        }),
        in_files("samples", "1.yml", bytes(&[YAML]), |file| {
            let request = Request { path: Some(file.to_owned()), ..Request::default() };
            let _ = samples::find(&request, &file.with_file_name("main.rs"), judge::DEFAULT);
        }),
        feeder("position", 1, questions.clone(), |text| {
            drop(question::read(&words(text), &modules));
            Ok(())
        }),
        feeder("words", 1, questions, |text| {
            let view = list::View { japanese: false, width: None };
            drop(list::search(&as_text(text), &modules, &view));
            Ok(())
        }),
        feeder("lines", 1, bytes(LINES), |text| {
            let text = as_text(text);
            for outcomes in [None, Some(text.clone())] {
                drop(guess::read(&text, &guess::Options { outcomes, lost: Vec::new() }));
            }
            Ok(())
        }),
        feeder("code", 1, bytes(CODES), code),
    ];
    let editors = ["vscode", "ultisnips", "snipmate", "neosnippet", "intellij"];
    feeders.extend(editors.map(snippet_file));
    super::run(&feeders);
}

#[test]
fn spoilt_texts_are_read_or_refused() {
    // As large as that of the tool.
    let job = thread::Builder::new().stack_size(256 << 20).spawn(feed);
    if let Err(fault) = job.expect("a thread").join() {
        resume_unwind(fault);
    }
}
