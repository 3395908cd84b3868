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
fn a_program_says_nothing_of_another_problem() {
    let text = editors::program("range_nim_main", false).expect("a program");
    assert!(text.starts_with("use proconio::input;\n"), "{text}");
    for module in modules() {
        let text = editors::program(&format!("{}_main", module.name), false).expect("a program");
        assert!(!text.contains("://"), "{}: {text}", module.name);
    }
}
