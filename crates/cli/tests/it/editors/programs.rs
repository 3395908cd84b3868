//! Tests of the programs of the games.

use crate::common::cargo;
use crate::common::tool::run;
use editors::programs::{self, Program};
use library::modules;
use std::path::PathBuf;
use std::process::Command;

/// Builds a program in which each text is a module with a `main`, and tells where it is: its
/// argument says which `main` of the first texts to run. The others are only checked.
fn build(run: &[(String, &str)], checked: &[(String, &str)]) -> PathBuf {
    let mut source = "#![deny(warnings)]\n".to_owned();
    let mut arms = String::new();
    for (name, text) in run.iter().chain(checked) {
        let text = text.replace("\nfn main()", "\npub fn main()");
        source += &format!("mod {name} {{\n{text}\n}}\n");
    }
    for (name, _) in run {
        arms += &format!("        \"{name}\" => {name}::main(),\n");
    }
    for (name, _) in checked {
        source += &format!("const _: fn() = {name}::main;\n");
    }
    source += &format!(
        "fn main() {{\n    match std::env::args().nth(1).unwrap().as_str() {{\n{arms}        \
         _ => unreachable!(),\n    }}\n}}\n"
    );
    let built = cargo::build("editors", [("programs", &*source)]);
    built["programs"].clone()
}

#[test]
fn programs_print_what_their_first_line_says() {
    let modules = modules();
    let cases = super::cases();
    let (mut pasted, mut typed) = (Vec::new(), Vec::new());
    for (module, case) in modules.iter().zip(cases.chunks(2)) {
        let [_, main_case] = case else { panic!("two snippets each") };
        let name = &module.name;
        pasted.push((format!("pasted_{name}"), main_case.text.as_str()));
        typed.push((format!("typed_{name}"), main_case.typed.as_str()));
    }
    let binary = build(&pasted, &typed);
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    for module in modules {
        let Some(Program { example: Some(example), .. }) = programs::of(module) else { continue };
        let (input, output) = example.split_once(" prints ").expect("two parts");
        let lines = |text: &str| text.trim_matches('`').replace(" / ", "\n") + "\n";
        let mut command = Command::new(&binary);
        command.arg(format!("pasted_{}", module.name));
        let printed = run(&mut command, lines(input)).printed();
        assert_eq!(words(&printed), words(&lines(output)), "{}", module.name);
    }
}
