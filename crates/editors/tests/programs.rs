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
