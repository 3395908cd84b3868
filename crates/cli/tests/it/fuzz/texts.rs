//! Puts random errors into texts: each reader accepts or rejects them, and does not panic.

use super::{assert_none, errors, pick};
use crate::common::files::{Folder, entries, read, root};
use crate::common::random::Random;
use bundler::bundle::{Request, bundle};
use bundler::judge;
use bundler::package::Crates;
use bundler::source::conditions::Conditions;
use bundler::source::files::{NoFiles, gather};
use bundler::text::edit::Source;
use cli::trial::samples;
use explore::{list, question};
use games::games;
use std::fs;
use std::path::Path;
use std::thread;

/// The number of texts of each kind.
const USUAL: u64 = 150;

const YAML: &str = "type: Batch\ntimelimit: 2s\nmatch:\n  Float:\n    relative_error: 1e-6\ncases:\n  \
    - name: sample1\n    in: |\n      3 4\n    out: \"7\\n\"\n  - in: '1'\n    out: 0x1F\nextend:\n  \
    - type: Text\n    path: \"./a/1\"\n    in: /in/*.txt\n    out: /out/*.txt\n";

const LINES: &[&str] = &[
    "0 1 2 3 1 4 3 2 1 4 2 6",
    "0 1 2\n1 0 3\n2 3 0",
    "1 2 3: L\n0 0 1: W\n(2, 2): 0",
    "[1, 2] -> W\n[3] -> L",
    "a-b-c: 2\n{0: [1]}: 1\n\"##.\": 0",
    "n=1 k=2: 3\nn=2 k=2: 4",
];

/// Pieces that mean something to one of the readers; `|` is between them.
const PIECES: &str = "\0|\u{feff}|\r\n|\n| |\"|'|\\|{|}|(|[|]|)|/*|//|#|::|é|\u{202e}|=|:|,|<|$|%|- |&a|*a|\
    18446744073709551616|-1|1e999|nim_snippets|mod |use |crate|self|macro_rules!|r#|b'";

/// One of the texts with one to four errors.
fn spoilt(texts: &[String], random: &mut Random) -> String {
    let pieces: Vec<&str> = PIECES.split('|').collect();
    let any = |random: &mut Random| {
        texts[random.below(texts.len() as u64) as usize].chars().collect::<Vec<char>>()
    };
    let place = |text: &[char], random: &mut Random| random.below(text.len() as u64 + 1) as usize;
    let mut text = any(random);
    for _ in 0..=random.below(4) {
        let start = place(&text, random);
        let end = text.len().min(start + random.below(40) as usize);
        let new = match random.below(4) {
            0 => Vec::new(),
            1 => text[start..end].repeat(2),
            2 => {
                let other = any(random);
                let from = place(&other, random);
                other[from..other.len().min(from + 60)].to_vec()
            }
            _ => pick(random, &pieces).chars().collect(),
        };
        text.splice(start..end, new);
    }
    text.into_iter().collect()
}

fn bundled(text: &str) -> Option<(String, bool)> {
    let judge = judge::DEFAULT;
    let source = Source { path: "main.rs".to_owned(), text: text.to_owned() };
    let conditions = Conditions { flags: judge.flags, options: &[], variables: &[] };
    let solver = gather(source, Path::new("main.rs"), conditions, &NoFiles).ok()?;
    let crates = &Crates::default();
    let request = Request { solver, crates, files: &NoFiles, judge, docs: false };
    let bundle = bundle(&request).ok()?;
    Some((bundle.content.text, bundle.needs.warnings.is_empty()))
}

/// Checks that bundling a bundle without warnings changes nothing.
fn bundle_twice(text: &str) {
    if let Some((first, true)) = bundled(text) {
        let second = bundled(&first).map(|(text, _)| text);
        assert_eq!(second.as_ref(), Some(&first));
    }
}

fn fuzz() {
    let problems = entries(&root().join("problems")).into_iter();
    let solvers = problems.map(|folder| folder.join("main.rs")).filter(|file| file.is_file());
    let solvers: Vec<String> = solvers.map(read).collect();
    let usages: Vec<String> = games().map(question::usage).collect();
    let lines: Vec<String> = LINES.iter().map(|line| line.to_string()).collect();
    let folder = Folder::with(&[("main.rs", "fn main() {}\n")]);
    let file = |name: &str, text: &str| {
        fs::write(folder.join(name), text).expect("a file");
        folder.join(name)
    };
    type Read<'a> = &'a dyn Fn(&str);
    let readers: [(&str, &[String], Read); 5] = [
        ("solver", &solvers, &bundle_twice),
        ("samples", &[YAML.to_owned()], &|text| {
            let request =
                samples::Request { path: Some(file("1.yml", text)), ..samples::Request::default() };
            drop(samples::find(&request, &folder.join("main.rs"), judge::DEFAULT));
        }),
        ("position", &usages, &|text| {
            let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
            drop(question::read(&words));
        }),
        ("words", &usages, &|text| {
            let view = list::View { japanese: false, width: None };
            drop(list::search(text, &view));
        }),
        ("values", &lines, &|text| {
            for outcomes in [None, Some(text.to_owned())] {
                drop(guess::read(text, &guess::Options { outcomes, losing: Vec::new() }));
            }
        }),
    ];
    let of_reader = |(kind, texts, read): (&str, &[String], Read)| {
        errors(kind, USUAL, |random| {
            let text = spoilt(texts, random);
            let read = std::panic::AssertUnwindSafe(|| read(&text));
            let panic = std::panic::catch_unwind(read).err()?;
            Some(format!("{}\n{text}", super::message(&*panic)))
        })
    };
    assert_none(&readers.into_iter().flat_map(of_reader).collect::<Vec<_>>());
}

#[test]
fn spoilt_texts_are_read_or_rejected() {
    // The stack is as large as the tool's.
    let job = thread::Builder::new().stack_size(256 << 20).spawn(fuzz);
    if let Err(panic) = job.expect("a thread").join() {
        std::panic::resume_unwind(panic);
    }
}
