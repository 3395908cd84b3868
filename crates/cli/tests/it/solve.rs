//! `solve`: from rules to a function and a solver, and errors in the rules.
#![cfg(unix)]

use crate::common::files::Folder;
use crate::common::rustc::{Rustc, library};
use crate::common::tool::{Run, assert_error_in, printed, run_in};
use bundler::editors;
use bundler::modules::modules;
use std::thread;

/// A template with other lines in place of some of its own.
fn edited(name: &str, edits: &[(&str, &str)]) -> String {
    let text = editors::program(name, false, &modules()).expect("a template");
    edits.iter().fold(text, |text, (old, new)| {
        assert!(text.contains(old), "{name}: {old}");
        text.replace(old, new)
    })
}

/// The template with other moves.
fn with_moves(name: &str, moves: &str) -> String {
    let text = edited(name, &[]);
    let start = text.find("-> Vec<").expect("moves");
    let start = start + text[start..].find("{\n").expect("a body") + 2;
    let end = start + text[start..].find("\n}\n").expect("an end");
    format!("{}{moves}{}", &text[..start], &text[end..])
}

fn solve(rules: &str, args: &[&str]) -> (Folder, Run) {
    let folder = Folder::with(&[("rules.rs", rules)]);
    let output = run_in(&folder, &[&["solve", "rules.rs"], args].concat());
    (folder, output)
}

#[test]
fn rules_become_a_function() {
    let misere_nim =
        [("MISERE: bool = false", "MISERE: bool = true"), ("heaps[i].min(3)", "heaps[i]")];
    let own_end = [(
        "fn end(_: &Position) -> Option<bool> {\n    None",
        "fn end(p: &Position) -> Option<bool> {\n    if p[0] == p[1] { Some(true) } else { None }",
    )];
    let cases = [
        (edited("brute_main", &[]), "interval_nim min=1 max=2"),
        (edited("brute_heaps", &[]), "bounded_nim max=3"),
        (edited("brute_heaps", &misere_nim), "nim --misere"),
        (edited("brute_tuple", &[]), "wythoff"),
        (edited("brute_tuple", &own_end), "wythoff of a + 1, b + 1"),
        (edited("brute_string", &[]), "(the number of neighbours that differ) % 3) % 2 == 0"),
        (edited("brute_mask", &[]), "the xor over the heaps n of: n"),
        (edited("brute_graph", &[]), "wins iff has_matching == 0"),
        (edited("brute_board", &[]), "a.min(b) % 2"),
        (edited("brute_loopy", &[]), "drawn iff a.abs_diff(b) > 1, else wins iff (a + b) % 2 == 1"),
    ];
    thread::scope(|scope| {
        for (rules, answer) in &cases {
            scope.spawn(move || {
                let text = solve(rules, &["--time-limit", "4s"]).1.printed();
                let (first, _) = text.split_once('\n').expect("lines");
                assert!(first.contains(answer), "{answer}: {text}");
                assert!(text.contains("\n    holds on all "), "{text}");
            });
        }
    });
}

#[test]
fn a_solver_is_written_and_is_right() {
    let take = "heaps.iter().enumerate().flat_map(|(i, &n)| (1..=n.min(4)).filter(|t| t % 2 == 1)
        .map(move |t| with(heaps, i, n - t))).collect()";
    let rules = with_moves("brute_heaps", take);
    let args = ["--time-limit", "1s", "-o", "main.rs"];
    let (folder, run) = solve(&rules, &args);
    let text = run.succeeds().out;
    let told = "\n./bundle.sh stress main.rs --brute rules.rs --input \"n=1..4 a*n=1..7\"\n";
    assert!(text.ends_with(told), "{text}");
    folder.write(&[("test/1.in", "3\n2 4 1\n"), ("test/1.out", "First\n")]);
    run_in(&folder, &["main.rs", "--test"]).succeeds();
    let stress = ["stress", "main.rs", "--brute", "rules.rs", "--count", "100"];
    let input = ["--input", "n=1..4 a*n=1..7"];
    let text = run_in(&folder, &[&stress[..], &input].concat()).printed();
    assert!(text.starts_with("no difference on 100 inputs"), "{text}");
    // Only a file that `solve` wrote is replaced.
    folder.write(&[("own.rs", "fn main() {}\n")]);
    let own = ["solve", "rules.rs", "-o", "own.rs"];
    assert_error_in(&folder, &own, "`own.rs` is there already");
    run_in(&folder, &[&["solve", "rules.rs"][..], &args].concat()).succeeds();
}

/// Moves by chance: each takes up to six stones of `n`, and leaves this.
fn lawless(left: &str) -> String {
    format!(
        "    let is_legal = |t: &u64| (n * 31 + t).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 62 == 0;
    (1..=n.min(6)).filter(is_legal).map(|t| {left}).collect()"
    )
}

#[test]
fn facts_are_printed_if_no_formula_is_found() {
    let rules = with_moves("brute_tuple", &lawless("[n - t]"));
    let rules = rules.replace("[u64; 2]", "[u64; 1]").replace("&[a, b]", "&[n]");
    let args = ["--time-limit", "200ms", "-o", "main.rs"];
    let Run { out, said, .. } = solve(&rules, &args).1.ends_with(1);
    for fact in [" positions up to ", "\nlosing: 0, 1, 2, 5, ", "\noutcomes from 0 on: LLLWWL"] {
        assert!(out.contains(fact), "{fact}: {out}");
    }
    assert!(said.contains("no module and no formula") && said.contains("outcome_search"), "{said}");

    let moves = lawless("[a - t, b]").replace("n.min", "a.min");
    let pairs = format!("    let n = a + 3 * b;\n{moves}");
    let text = solve(&with_moves("brute_tuple", &pairs), &args[..2]).1.out;
    assert!(text.contains("\nvalues, a row for each first number:\n 0  0  0"), "{text}");
}

#[test]
fn a_sum_without_a_formula_is_searched() {
    let moves = lawless("vec![n - t]");
    let rules = with_moves("brute_main", &moves);
    let text = solve(&rules, &["--time-limit", "1s"]).1.out;
    assert!(text.contains("a sum of heaps, whose values from 1 on are: "), "{text}");
    let start = text.find("use nim_snippets::").expect("a function");
    let end = start + text[start..].find("\n}\n").expect("an end") + 3;
    let program = format!(
        "{}\nfn options(n: u64) -> Vec<Vec<u64>> {{\n{moves}\n}}\nfn main() {{ wins(&[3]); }}\n",
        &text[start..end]
    );
    let checked = Rustc::usual().check("2021", &program, &["--extern", library()]);
    checked.unwrap_or_else(|said| panic!("{said}\n{program}"));
}

#[test]
fn broken_rules_are_explained() {
    let broken = [
        ("    missing(heaps)", "rules.rs:5:5"),
        ("    vec![heaps.clone()]", "the game need not end: the position `` can return"),
        ("    heaps.iter().map(|n| vec![n + 1]).collect()", "a play never ends"),
        (
            "    loop { if heaps.len() > 9 { return Vec::new() } }",
            "too few positions were explored",
        ),
        ("    vec![heaps[..heaps.len() - 1].to_vec()]", "the rules fail"),
    ];
    thread::scope(|scope| {
        for (moves, words) in broken {
            scope.spawn(move || {
                let rules = with_moves("brute_heaps", moves);
                let said = solve(&rules, &["--time-limit", "2s"]).1.error();
                assert!(said.contains(words), "{words}: {said}");
            });
        }
    });
    let folder = Folder::with(&[("main.rs", "fn main() {}\n")]);
    assert_error_in(&folder, &["solve", "main.rs"], "these rules do not list their positions");
}

#[test]
fn templates_and_the_examples_of_the_help_compile() {
    let check = |edition: &str, text: &str| {
        Rustc::usual().check(edition, text, &[]).unwrap_or_else(|said| panic!("{said}\n{text}"));
    };
    for name in editors::brutes() {
        ["2018", "2021", "2024"].into_iter().for_each(|edition| check(edition, &edited(name, &[])));
    }
    let help = printed(&["solve", "--help"]);
    let (mut template, mut moves, mut examples) = (String::new(), String::new(), 0);
    for line in help.lines().chain([""]) {
        if line.starts_with("    ") && !template.is_empty() {
            moves += &format!("{line}\n");
            continue;
        }
        if !moves.is_empty() {
            check("2021", &with_moves(&template, moves.trim_end()));
            (moves, examples) = (String::new(), examples + 1);
        }
        let word = line.split([' ', ',', ':', '`']).find(|word| word.starts_with("brute_"));
        template = word.unwrap_or_default().to_owned();
    }
    assert_eq!(examples, 8, "{help}");
}
