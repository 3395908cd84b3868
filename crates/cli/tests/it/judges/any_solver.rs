//! Random solvers: the bundle has all their tokens and modules, and compiles.

use super::bundle;
use crate::common::files::Folder;
use crate::common::rustc::Rustc;
use crate::common::tool::{messages, run, tool_in};
use proc_macro2::{TokenStream, TokenTree};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::fs;

/// Pieces of a solver, each on its own: `M` is a module, `P` the path to it, `I` a number.
const PIECES: &[&str] = &[
    "use PM as aI; fn fI() { aI::wins(&[I]); }",
    "use PM::wins as wI; pub fn fI() { wI(&[I]); }",
    "use P{M::{self as aI, wins as wI}}; fn fI() { aI::wins(&[1]); wI(&[I]); }",
    "use {std::fmt as sI, PM as aI}; fn fI() -> sI::Result { aI::wins(&[I]); Ok(()) }",
    "fn fI() { let _ = !PM::wins(&[I]) && PM::wins(&[]); let _ = [(); 3].map(|_| PM::wins(&[])); }",
    "fn fI() { println!(\"{:?} nim_snippets::chomp\", (1, vec![PM::wins(&[I])])); }",
    "fn fI() { use PM::*; { use PM as aI; aI::wins(&[]); } wins(&[I]); }",
    "mod nI { use PM; pub fn g() { M::wins(&[I]); } } fn fI() { nI::g() }",
    "mod nI { pub mod d { pub fn g() { let _ = matches!(1, _ if PM::wins(&[I])); } } } fn fI() { nI::d::g() }",
    "fn fI() { mod q { pub fn g() { use PM::{wins}; wins(&[I]); } } q::g() }",
    "macro_rules! kI { ($($t:tt)*) => { PM::wins($($t)*) } } fn fI() { kI!(&[I]); }",
    "macro_rules! kI { (nim_snippets) => {{ use PM as a; a::wins }} } fn fI() { kI!(nim_snippets)(&[I]); }",
    "macro_rules! kI { ($p:path) => { mod nI { use $p as a; pub fn g() { a(&[I]); } } } } kI!(PM::wins); fn fI() { nI::g() }",
    "use nim_snippets as zI; fn fI() { zI::M::wins(&[I]); }",
    "struct SI<T>(T); impl SI<u8> { fn nim_snippets(&self) { PM::wins(&[I]); } } fn fI() { SI(1).nim_snippets() }",
    "mod nI { use proconio::source::line::LineSource; pub fn g(s: &str) -> (u8, Vec<u8>) { \
     proconio::input! { from LineSource::from(s), x: u8, mut y: [u8; x] } y.push(1); (x, y) } } \
     fn fI() { nI::g(\"I\"); }",
    "use proconio::{input as inI, marker::*}; fn fI() { inI! { n: [(Usize1, Chars)] } drop(n); }",
    "fn fI() { use {proconio::*, std::io::*}; input! { n: u8 } let _ = (n, stdin()); }",
];

/// What is not about the crate, however it looks.
const TRAPS: &[&str] = &[
    "// use nim_snippets::chomp; \"",
    "/* nim_snippets::welter /* \" */ ' */",
    "/// nim_snippets::nimble\n#[doc = \"nim_snippets::nimble\"]\nconst DI: u8 = 0;",
    "const XI: &str = \"use nim_snippets::chomp; // \\\" \\\\\";",
    "const XI: &str = \"two\n// nim_snippets: nim@00000000\nmod nim_snippets {\";",
    "const XI: &str = r##\"nim_snippets::welter \"# } \"##;",
    "const XI: &[u8] = b\"\\\"nim_snippets::chomp\\\\\";",
    "const XI: (char, char, u8) = ('\\'', '\"', b'\\'');",
    "fn lI<'nim_snippets>(x: &'nim_snippets u8) -> &'nim_snippets u8 { 'r: loop { break 'r x } }",
    "#[cfg(any())] mod nothingI;",
    "#[rustfmt::skip]",
    "\t",
];

const MODULES: &[&str] = &["misere_nim", "nim", "staircase_nim"];
const PATHS: &[&str] =
    &["nim_snippets::", "::nim_snippets::", "r#nim_snippets :: ", "nim_snippets /* x */ ::\n"];

fn solvers() -> impl Strategy<Value = (String, BTreeSet<&'static str>)> {
    let choice = (select(PIECES), select(MODULES), select(PATHS), select(TRAPS), any::<Index>());
    (prop::collection::vec(choice, 1..12), prop::bool::ANY).prop_map(|(choices, windows)| {
        let (mut lines, mut modules, mut calls) = (Vec::new(), BTreeSet::new(), String::new());
        for (i, (piece, module, path, trap, place)) in choices.into_iter().enumerate() {
            // A group cannot follow a comment's line end in all forms, so paths stay plain there.
            let path = if piece.contains("P{") { PATHS[i % 2] } else { path };
            let piece = piece.replace('P', path).replace('M', module).replace('I', &i.to_string());
            if piece.contains("nim_snippets") && piece.contains("wins") {
                modules.insert(module);
            }
            lines.insert(place.index(lines.len() + 1), piece);
            let trap = trap.replace('I', &i.to_string());
            lines.insert(place.index(lines.len()), trap);
            calls += &format!("let _ = f{i}();");
        }
        lines.push(format!("fn main() {{ {calls} }}\n"));
        let text = lines.join("\n");
        (if windows { text.replace('\n', "\r\n") } else { text }, modules)
    })
}

/// All tokens, brackets too.
fn tokens(text: &str) -> Vec<String> {
    fn collect(stream: TokenStream, tokens: &mut Vec<String>) {
        for token in stream {
            match token {
                TokenTree::Group(group) => {
                    tokens.push(format!("{:?}", group.delimiter()));
                    collect(group.stream(), tokens);
                    tokens.push("end".to_owned());
                }
                token => tokens.push(token.to_string()),
            }
        }
    }
    let mut result = Vec::new();
    collect(text.parse().expect("tokens"), &mut result);
    result
}

/// Are these the tokens of the solver, with `crate` or `crate::` put in, and then the modules?
fn survive(solver: &[String], bundle: &[String]) -> bool {
    let mut rest = bundle.iter();
    let mut inserted = false;
    for token in solver {
        inserted = false;
        loop {
            match rest.next() {
                Some(next) if next == token => break,
                Some(next) if next == "crate" || inserted && next == ":" => inserted = true,
                _ => return false,
            }
        }
    }
    !inserted
}

#[test]
fn any_solver_survives_and_compiles() {
    let config = Config { cases: 60, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let count = Cell::new(0);
    let check = |(solver, modules): (String, BTreeSet<&'static str>)| {
        let judges = [("aoj", "2018"), ("codeforces", "2021"), ("library-checker", "2024")];
        let (judge, edition) = judges[count.get() % 3];
        let bundled = bundle(&solver, judge);
        prop_assert!(survive(&tokens(&solver), &tokens(&bundled)), "{}", bundled);
        prop_assert_eq!(&bundle(&bundled, judge), &bundled);
        let mut markers = bundled.lines().filter_map(|line| line.strip_prefix("// nim_snippets: "));
        let listed = markers.next_back().filter(|_| !modules.is_empty()).unwrap_or_default();
        let names: Vec<_> = listed.split(", ").filter_map(|m| Some(m.split_once('@')?.0)).collect();
        prop_assert_eq!(names, Vec::from_iter(modules));
        if count.get().is_multiple_of(5) {
            let compiled = Rustc::usual().check(edition, &bundled, &["--cap-lints=allow"]);
            prop_assert!(compiled.is_ok(), "{}\n{}", bundled, compiled.unwrap_err());
        }
        count.set(count.get() + 1);
        Ok(())
    };
    if let Err(error) = TestRunner::new_with_rng(config, rng).run(&solvers(), check) {
        panic!("{error}");
    }
}

/// Whether an item is there at the judge.
const CONDITIONS: &[&str] = &[
    "",
    "#[allow(unused)]",
    "#[cfg(test)]",
    "#[cfg(not(test))]",
    "#[cfg(debug_assertions)]",
    "#[cfg(not(debug_assertions))]",
    "#[cfg(any(unix, test))]",
    "#[cfg(all(windows, test))]",
    "#[cfg(ONLINE_JUDGE)]",
    "#[cfg(not(ONLINE_JUDGE))]",
    "#[cfg(feature = \"local\")]",
];

/// Items that name a crate `C` or a file, each on its own with the condition `A`.
const ITEMS: &[&str] = &[
    "A use C as tI;",
    "A use {C as tI, nim_snippets::M as uI};",
    "#[rustfmt::skip] A extern crate C as tI;",
    "A mod nI { use C as t; use nim_snippets::M; fn f() { let _ = M::wins(&[I]); } }",
    "fn gI() { A { use C as t; } A let x = nim_snippets::M::wins(&[I]); A let _ = x; }",
    "struct SI { A a: Option<u8>, b: u8 } impl SI { A fn f() { use C as t; } }",
    "fn gI(x: u8) { match x { A 1 | 2 => { use C as t; } _ => { let _ = nim_snippets::M::wins(&[]); } } }",
    "A mod fileI;",
    "A #[path = \"fileI.rs\"] mod pathI;",
    "mod nI { A #[path = \"../fileI.rs\"] mod file; }",
    "macro_rules! kI { () => {{ use C as t; nim_snippets::M::wins(&[I]) }} } A const XI: fn() = || { let _ = kI!(); };",
    "mod nI { fn C() {} fn g() { C(); } }",
    "fn gI() { let C = nim_snippets::M::wins(&[I]); let _ = C; }",
];

/// What a name may be: std, a crate of the registry, a folder, the package's own library.
const CRATES: &[&str] = &["std", "core", "std", "itertools", "helper", "my_package", "rand"];

const MANIFEST: &str = "[package]\nname = \"my-package\"\nedition = \"EDITION\"\n[dependencies]\nitertools = \"0.14\"\n\
    helper = { path = \"../helper\" }\nnim-snippets = { path = \"..\" }\n[workspace]\n";

const HEAD: &str = "#![allow(unused)]\n#![deny(unused_results, missing_debug_implementations)]\n\
    #![cfg_attr(all(), warn(unreachable_pub, unsafe_code))]\n";

#[test]
fn no_solver_with_any_conditions_and_crates_becomes_a_bad_bundle() {
    let config = Config { cases: 60, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let folder = Folder::with(&[("src/lib.rs", "")]);
    let [good, refused] = [Cell::new(0), Cell::new(0)];
    let choice = (select(ITEMS), select(CONDITIONS), select(CRATES), select(MODULES));
    let check = |choices: Vec<(&str, &str, &str, &str)>| {
        let mut solver = HEAD.to_owned();
        for (i, (item, condition, krate, module)) in choices.into_iter().enumerate() {
            let name =
                if item.contains("fn C()") || item.contains("let C") { "rand" } else { krate };
            let item = item.replace('M', module).replace('C', name).replace('I', &i.to_string());
            solver += &item.replace('A', condition);
            solver.push('\n');
            fs::create_dir_all(folder.join(format!("src/n{i}"))).expect("a folder");
            let file = format!("fn f() {{ let _ = nim_snippets::{module}::wins(&[]); }}\n");
            folder.write(&[(&format!("src/file{i}.rs"), &file)]);
        }
        solver += "fn main() {}\n";
        folder.write(&[("src/main.rs", &solver)]);
        for (judge, edition) in [("codeforces", "2021"), ("codeforces-2024", "2024")] {
            folder.write(&[("Cargo.toml", &MANIFEST.replace("EDITION", edition))]);
            let output = run(&mut tool_in(&folder, &["src/main.rs", "--judge", judge]), "");
            let complaint = messages(&output);
            if !output.status.success() {
                prop_assert!(complaint.contains("has no crate `"), "{}\n{}", solver, complaint);
                refused.set(refused.get() + 1);
                continue;
            }
            prop_assert_eq!(complaint, "", "{}", solver);
            good.set(good.get() + 1);
            let bundle = String::from_utf8(output.stdout).expect("UTF-8");
            let compiled = Rustc::usual().check(edition, &bundle, &["-O", "--cfg=ONLINE_JUDGE"]);
            prop_assert!(compiled.is_ok(), "{}\n{}", solver, compiled.unwrap_err());
        }
        Ok(())
    };
    let solvers = prop::collection::vec(choice, 1..5);
    if let Err(error) = TestRunner::new_with_rng(config, rng).run(&solvers, check) {
        panic!("{error}");
    }
    assert!(good.get() > 20 && refused.get() > 10, "{} and {}", good.get(), refused.get());
}
