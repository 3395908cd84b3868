//! The modules keep the form that users and tools rely on: they are catalogued, documented in one
//! way, compile alone with every compiler that judges run, and the README lists them.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

mod form;
#[allow(dead_code)]
#[path = "../common/module.rs"]
mod module;
#[path = "../common/once.rs"]
mod once;
#[allow(dead_code)]
#[path = "../common/rustc.rs"]
mod rustc;
mod tool;

use module::Module;
use proc_macro2::{TokenStream, TokenTree};
use rustc::{METADATA, Rustc};

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect(path)
}

#[test]
fn every_module_is_in_the_catalogue() {
    let catalogue = read("src/lib.rs");
    let lines_with = |prefix: &str| -> Vec<&str> {
        let names = catalogue.lines().filter_map(|line| line.trim().strip_prefix(prefix));
        names.map(|name| name.trim_end_matches(';')).collect()
    };
    let declared = lines_with("pub mod ");
    let entries = nim_snippets::tool::catalogue::modules();
    for name in module::all().iter().map(|module| module.name.as_str()) {
        assert!(declared.contains(&name), "src/lib.rs: no `pub mod {name};`");
        let uses = entries.iter().filter(|entry| entry.name == name).count();
        assert_eq!(uses, 1, "src/lib.rs: `{name} [...]` in `catalogue!`, once under a theme");
        let link = format!("[`{name}`]");
        assert!(catalogue.contains(&link), "src/lib.rs: \"Which game is it?\" without {link}");
    }
    let modules: Vec<&str> = declared.into_iter().filter(|name| *name != "tool").collect();
    assert!(modules.is_sorted(), "src/lib.rs: `pub mod` lines in order");
}

#[test]
fn every_module_is_tested() {
    let main = read("tests/snippets/main.rs");
    for name in module::all().iter().map(|module| &module.name) {
        let tests = read(&format!("tests/snippets/{name}.rs"));
        assert!(tests.contains("#[test]\nfn "), "tests/snippets/{name}.rs: no test");
        let declared = main.lines().any(|line| line == format!("mod {name};"));
        assert!(declared, "tests/snippets/main.rs: no `mod {name};`");
    }
}

#[test]
fn every_header_has_the_same_form() {
    let modules = module::all();
    let names: BTreeSet<&str> = modules.iter().map(|module| module.name.as_str()).collect();
    for module in &modules {
        let name = &module.name;
        let (_, rules) = module.title_and_rules();
        assert!(rules.ends_with('.'), "{name}: the first line is a sentence");
        let header = module.header();
        assert_eq!(header[1], "", "{name}: the first line stands alone");
        let fences = header.iter().filter(|line| line.starts_with("```")).count();
        assert_eq!(fences, 2, "{name}: one example");
        let bullets = header.iter().filter(|line| line.starts_with("- "));
        let keys: Vec<&str> = bullets.filter_map(|line| line[2..].split(':').next()).collect();
        assert_eq!(keys, ["Time", "Input", "Source", "See also"], "{name}: the bullets");
        let see_also = module.bullet("See also");
        for other in see_also.split('`').skip(1).step_by(2) {
            let link = format!("[`{other}`](super::{other})");
            assert!(see_also.contains(&link), "{name}: See also without {link}");
            let other = other.split("::").next().unwrap_or_default();
            assert!(names.contains(other), "{name}: See also `{other}`, which does not exist");
        }
    }
}

#[test]
fn modules_stand_alone() {
    for module in module::all() {
        for forbidden in ["#[test]", "#[cfg(test)]", "\t"] {
            let code = module.source.lines().filter(|line| !line.starts_with("//!"));
            let found = code.into_iter().find(|line| line.contains(forbidden));
            assert_eq!(found, None, "{}: `{forbidden}`", module.name);
        }
        let words = words(module.source.parse().expect("Rust"));
        for forbidden in ["crate", "super", "extern", "macro_export", "macro_use"] {
            assert!(!words.contains(forbidden), "{}: `{forbidden}`", module.name);
        }
    }
}

/// All identifiers and keywords.
fn words(tokens: TokenStream) -> BTreeSet<String> {
    let words = tokens.into_iter().flat_map(|token| match token {
        TokenTree::Group(group) => words(group.stream()),
        TokenTree::Ident(word) => BTreeSet::from([word.to_string()]),
        _ => BTreeSet::new(),
    });
    words.collect()
}

/// Compiles the modules, warnings denied. Together, since that takes a tenth of the time: what
/// [`modules_stand_alone`] forbids is all by which one could reach another.
fn compile(rustc: &Rustc, edition: &str) {
    let version = rustc.minor_version();
    let mut source = String::new();
    for module in module::all() {
        if needed_minor_version(&module).is_none_or(|needed| needed <= version) {
            source += &format!("#[path = {:?}]\npub mod {};\n", module.path, module.name);
        }
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(format!("modules-{version}-{edition}.rs"));
    fs::write(&file, source).expect("a temporary file");
    let output = file.with_extension("rmeta");
    let compiled = rustc.compile(edition, METADATA, &file, &output, &["--crate-type=lib"]);
    compiled.unwrap_or_else(|errors| panic!("rustc 1.{version}, edition {edition}:\n{errors}"));
}

/// `Some(89)` for a module whose `Input` says "needs rustc 1.89".
fn needed_minor_version(module: &Module) -> Option<u32> {
    let input = module.bullet("Input");
    let (_, version) = input.split_once("needs rustc 1.")?;
    let digits: String = version.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

#[test]
fn modules_compile_alone_with_the_current_compiler() {
    for edition in ["2018", "2021", "2024"] {
        compile(Rustc::usual(), edition);
    }
}

/// rustc 1.63 is what Debian 12 packages, and the age of the oldest judges.
#[test]
fn modules_compile_alone_with_rustc_1_63() {
    let candidates = env::var_os("OLD_RUSTC").into_iter().chain(["/usr/bin/rustc".into()]);
    let mut candidates = candidates.filter_map(|program| Rustc::new(program.into()));
    let old = candidates.find(|rustc| rustc.minor_version() == 63);
    match old {
        Some(rustc) => {
            for edition in ["2018", "2021"] {
                compile(&rustc, edition);
            }
        }
        None if env::var_os("CI").is_some() => panic!("CI needs rustc 1.63 as /usr/bin/rustc"),
        None => eprintln!("skipped: no rustc 1.63 at $OLD_RUSTC or /usr/bin/rustc"),
    }
}
