//! The modules keep the form that users and tools rely on: each is listed, has all that belongs to a
//! game, is documented in one way, and compiles alone with every compiler that judges run.

mod crates;
pub mod form;
pub mod laws_of_calls;

use crate::common::files::{entries, read, root, stem};
use crate::common::rustc::Rustc;
use bundler::modules::{Module, modules};
use explore::ask::{Tree, tree};
use form::assert_none;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::env;

/// The header's lines without `//!`.
fn header(module: &Module) -> Vec<&str> {
    let lines = module.source.lines().map_while(|line| line.strip_prefix("//!"));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect()
}

/// What `src/lib.rs` and the folders of the project lack of each other.
#[test]
fn every_module_and_every_folder_of_a_game_is_listed() {
    let list = read("src/lib.rs");
    let declared: BTreeSet<&str> = list
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod "))
        .map(|name| name.trim_end_matches(';'))
        .collect();
    let mut faults = Vec::new();
    for folder in ["snippets", "games"] {
        let paths = entries(&root().join(folder));
        let there: BTreeSet<&str> = paths.iter().map(|path| stem(path)).collect();
        let unlisted = there.difference(&declared);
        faults.extend(unlisted.map(|name| format!("src/lib.rs: no `pub mod {name};`")));
        let missing = declared.difference(&there);
        faults.extend(missing.map(|name| format!("{folder}/: nothing for `{name}`")));
    }
    assert_none(faults.into_iter());
    assert_eq!(modules().len(), declared.len(), "each once");
}

/// What each game's folder holds.
const FILES: [&str; 4] = ["laws.rs", "program.rs", "search.txt", "queries.jsonl"];

#[test]
fn every_game_has_all_that_belongs_to_it() {
    let mut answers = BTreeSet::new();
    collect_answers(&tree(), &mut answers);
    assert_none(modules().iter().flat_map(|module| {
        let (name, folder) = (module.name, format!("games/{}", module.name));
        let has = |file: &&str| root().join(&folder).join(file).exists();
        let missing = FILES.iter().filter(|file| !has(file));
        let mut faults: Vec<String> = missing.map(|file| format!("{folder}/{file}")).collect();
        if !has(&"search.txt") || !has(&"laws.rs") {
            return faults;
        }
        if !read(format!("{folder}/laws.rs")).contains("#[test]\nfn ") {
            faults.push(format!("{folder}/laws.rs: a test"));
        }
        let search = read(format!("{folder}/search.txt"));
        if search.lines().all(|line| line.is_empty() || line.starts_with('#')) {
            faults.push(format!("{folder}/search.txt: its rules as statements say them"));
        }
        if !answers.contains(name) {
            faults.push(format!("{folder}/search.txt: `#question answer`, of the chooser"));
        }
        if module.aliases().is_empty() {
            faults.push(format!("snippets/{name}.rs: names that people search for"));
        }
        if module.bullet("日本語").is_empty() {
            faults.push(format!("snippets/{name}.rs: `- 日本語: …` in the header"));
        }
        faults
    }));
}

/// The modules that the chooser leads to.
fn collect_answers(tree: &Tree, names: &mut BTreeSet<&'static str>) {
    match tree {
        Tree::Module(name) => drop(names.insert(name)),
        Tree::Question(_, answers, _) => {
            answers.iter().for_each(|(_, below)| collect_answers(below, names));
        }
    }
}

#[test]
fn every_header_has_the_same_form() {
    let modules = modules();
    let names: BTreeSet<&str> = modules.iter().map(|module| module.name).collect();
    for module in &modules {
        let name = module.name;
        let (_, rules) = module.title().split_once(": ").expect("`Name: the rules.`");
        assert!(rules.ends_with('.'), "{name}: the first line is a sentence");
        let header = header(module);
        assert_eq!(header[1], "", "{name}: the first line stands alone");
        let fences = header.iter().filter(|line| line.starts_with("```")).count();
        assert_eq!(fences, 2, "{name}: one example");
        let bullets = header.iter().filter(|line| line.starts_with("- "));
        let keys: Vec<&str> = bullets.filter_map(|line| line[2..].split(':').next()).collect();
        assert_eq!(keys, ["Time", "Input", "Source", "日本語", "See also"], "{name}: the bullets");
        let see_also = module.bullet("See also");
        // A link to a module that is not there is refused by rustdoc.
        for other in see_also.split('`').skip(1).step_by(2).filter(|word| names.contains(word)) {
            let link = format!("[`{other}`](super::{other})");
            assert!(see_also.contains(&link), "{name}: See also without {link}");
        }
    }
}

#[test]
fn modules_stand_alone() {
    for module in modules() {
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
    let version = rustc.minor_version;
    let mut source = String::new();
    for module in modules() {
        if needed_minor_version(&module).is_none_or(|needed| needed <= version) {
            let path = root().join("snippets").join(module.name).with_extension("rs");
            source += &format!("#[path = {path:?}]\npub mod {};\n", module.name);
        }
    }
    let compiled = rustc.check(edition, &source, &["--crate-type=lib"]);
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
    let old = candidates.find(|rustc| rustc.minor_version == 63);
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
