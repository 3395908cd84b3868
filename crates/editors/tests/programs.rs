//! Checks that the modules have programs, and that these use them.

use editors::programs::{self, Program};
use library::modules;

#[test]
fn every_module_has_a_program_that_imports_it() {
    for module in modules() {
        let program = programs::of(module);
        let Program { code, .. } = program.unwrap_or_else(|| panic!("{}: no program", module.name));
        assert!(code.contains(&format!("use nim_snippets::{}", module.name)), "{}", module.name);
    }
}

/// Other forms of imports would stay in the program, or its modules would be missing.
#[test]
fn programs_with_their_modules_need_no_crate() {
    for module in modules() {
        let text = editors::program(&format!("{}_main", module.name), false);
        let text = text.unwrap_or_else(|| panic!("{}: an import of several modules", module.name));
        assert!(!text.contains("nim_snippets"), "{}", module.name);
        assert!(text.contains(&format!("\nmod {} {{", module.name)), "{}", module.name);
    }
}

#[test]
fn a_solver_keeps_its_header() {
    let text = editors::program("range_nim_main", false).expect("a program");
    let (header, _) = text.split_once("\n\nuse proconio::input;\n").expect("an import");
    let [title, address, _, task] = header.lines().collect::<Vec<_>>()[..] else {
        panic!("{header}");
    };
    assert_eq!(title, "// Constrained Nim 2");
    assert!(address.starts_with("// https://atcoder.jp/") && task.starts_with("// Who wins"));
}
