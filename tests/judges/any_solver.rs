//! Random solvers: the bundle has all their tokens and modules, and compiles.

use crate::rustc::rustc;
use crate::{bundle, folder};
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
    let folder = folder("any_solver");
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
            let file = folder.join("main.rs");
            fs::write(&file, &bundled).expect("a temporary file");
            let args = ["--emit=metadata", "--cap-lints=allow"];
            let compiled = rustc(edition, &file, &file.with_extension("rmeta"), &args);
            prop_assert!(compiled.is_ok(), "{}\n{}", bundled, compiled.unwrap_err());
        }
        count.set(count.get() + 1);
        Ok(())
    };
    if let Err(error) = TestRunner::new_with_rng(config, rng).run(&solvers(), check) {
        panic!("{error}");
    }
}
