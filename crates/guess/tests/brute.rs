//! The programs for games that no module knows: each compiles everywhere, and `guess` names the
//! game that stands in it as an example.

use bundler::modules;
use guess::Options;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The programs, what `guess` says of their examples, and what they say themselves.
const EXAMPLES: &[(&str, &str, &str)] = &[
    ("brute_main", "octal_game code=0.77", ""),
    ("brute_heaps", "bounded_nim max=3", "the xor of the values of its heaps"),
    ("brute_tuple", "wythoff", "lost: 0 0, 1 2, 2 1, 3 5,"),
    (
        "brute_string",
        "won iff (the number of neighbours that differ) % 3 != 1, all but \"\"",
        "lost: , 01, 10, 001,",
    ),
    ("brute_mask", "the xor", "the xor of the values of its single marks"),
    ("brute_graph", "won iff heaps[5] == 0", "lost: 2 [0-1], 4 [1-2 0-3],"),
    ("brute_tree", "won iff heaps[0] % 2 == 0 or heaps[2] <= 1", "lost: [0, 0],"),
    ("brute_board", "won iff a.min(b) % 2 == 1 (weak)", "the choices do not matter"),
    ("brute_loopy", "drawn iff a.abs_diff(b) > 1, else won iff (a + b) % 2 == 1", "drawn: 0 2,"),
];

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("brute");
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Compiles a program, warnings denied.
fn compile(name: &str, text: &str, edition: &str, emit: &str) -> PathBuf {
    let source = folder().join(format!("{name}.{edition}.{emit}.rs"));
    let output = folder().join(format!("{name}.{edition}.{emit}"));
    fs::write(&source, text).expect("a file");
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()));
    rustc.args(["--edition", edition, "--deny", "warnings", "-Copt-level=1"]);
    rustc.args(["--crate-name", name]).arg(&source);
    let said = rustc.arg(format!("--emit={emit}={}", output.display())).output();
    let said = said.expect("rustc runs");
    assert!(said.status.success(), "{name}, {edition}: {}", String::from_utf8_lossy(&said.stderr));
    output
}

fn program(name: &str) -> String {
    bundler::editors::program(name, false, &modules::modules()).expect("a program")
}

/// What a program prints.
fn output(name: &str, text: &str) -> Output {
    let binary = compile(name, text, "2021", "link");
    let output = Command::new(binary).output().expect("it runs");
    assert!(output.status.success(), "{name} fails");
    output
}

/// The first answer of `guess`.
fn guessed(output: &Output) -> String {
    let text = str::from_utf8(&output.stdout).expect("UTF-8");
    let evidence = guess::read(text, &Options { outcomes: None, lost: Vec::new() });
    let evidence = evidence.ok().expect("`guess` reads it");
    let report =
        guess::report(&evidence, guess::Style::default(), &mut |_| true).ok().expect("a report");
    report.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn guess_names_the_examples() {
    assert!(EXAMPLES.iter().map(|example| example.0).eq(bundler::editors::brutes()), "all of them");
    for (name, answer, remark) in EXAMPLES {
        let output = output(name, &program(name));
        assert_eq!(guessed(&output), *answer, "{name}");
        let remarks = String::from_utf8_lossy(&output.stderr);
        assert!(remarks.contains(remark), "{name}: {remarks}");
    }
}

#[test]
fn the_programs_compile_in_all_editions() {
    for name in bundler::editors::brutes() {
        for edition in ["2018", "2021", "2024"] {
            compile(name, &program(name), edition, "metadata");
        }
    }
}

#[test]
fn the_programs_evaluate_alike() {
    let part = |name: &str| {
        let text = program(name);
        let start = text.find("/// Who wins, the Grundy value")?;
        let end = text[start..].find("\n}\n\nfn main")?;
        Some(text[start..][..end].to_owned())
    };
    let parts: Vec<String> = bundler::editors::brutes().filter_map(part).collect();
    assert_eq!(parts.len(), EXAMPLES.len() - 2, "all but brute_main and brute_loopy");
    assert!(parts.iter().all(|part| *part == parts[0]));
}

/// The program with other constants or rules.
fn edited(name: &str, edits: &[(&str, &str)]) -> String {
    edits.iter().fold(program(name), |text, (old, new)| {
        assert!(text.contains(old), "{name}: {old}");
        text.replace(old, new)
    })
}

#[test]
fn positions_may_be_filtered() {
    let filters = [("brute_heaps", "heaps.len() != 1"), ("brute_mask", "heaps.count_ones() > 1")];
    for (name, filter) in filters {
        let text = program(name).replace("    let (positions, mut memory) = (positions(),", &format!(
            "    let (positions, mut memory) = (positions().into_iter().filter(|heaps| {filter}).collect::<Vec<Position>>(),"
        ));
        assert!(text.contains(filter), "{name}");
        let output = output("filtered", &text);
        assert!(
            String::from_utf8_lossy(&output.stderr).contains("the xor of the values"),
            "{name}"
        );
    }
}

#[test]
fn the_constants_and_the_end_matter() {
    let misere = ("MISERE: bool = false", "MISERE: bool = true");
    let outcomes = ("VALUES: bool = true", "VALUES: bool = false");
    let nim = ("heaps[i].min(3)", "heaps[i]");
    let misere_nim = output("misere", &edited("brute_heaps", &[misere, outcomes, nim]));
    assert_eq!(guessed(&misere_nim), "nim --misere");
    // Whoever meets an empty pair has won, which is misère play too.
    let end = (
        "fn end(_: &Position) -> Option<bool> {\n    None",
        "fn end(p: &Position) -> Option<bool> {\n    if *p == [0, 0] { Some(true) } else { None }",
    );
    let [by_end, by_misere] =
        [end, misere].map(|edit| output("end", &edited("brute_tuple", &[edit])).stdout);
    let plain = output("plain", &program("brute_tuple")).stdout;
    assert!(by_end == by_misere && by_end != plain);
    // How many children the root has is not told by the other counts.
    let short = ("children(parents), depth", "0, depth");
    let undecided = output("undecided", &edited("brute_tree", &[short]));
    assert!(String::from_utf8_lossy(&undecided.stderr).contains("not decided by these counts"));
    assert!(String::from_utf8_lossy(&undecided.stdout).contains("5 2 0 3 0: - # L "));
}
