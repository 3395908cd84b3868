//! Random solvers with items on conditions, and with crates that the judge may lack: the bundle
//! compiles, or what is missing is named. (What bundles do is compared by `any_solver` of the
//! bundler.)

use crate::common::files::Folder;
use crate::common::rustc::Rustc;
use crate::common::tool::{messages, run, tool_in};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::cell::Cell;
use std::fs;

const MODULES: &[&str] = &["misere_nim", "nim", "staircase_nim"];

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
    helper = \"1\"\nnim-snippets = \"0.1\"\n[workspace]\n";

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
                let is_refused = complaint.contains("has no crate `")
                    || complaint.contains("`extern crate my_package` cannot work in a bundle");
                prop_assert!(is_refused, "{}\n{}", solver, complaint);
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
