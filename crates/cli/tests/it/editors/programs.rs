//! The programs in `src/tool/editor/programs/`: each compiles and prints what its first line says.

use crate::once::once;
use crate::{package, tool};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

#[derive(Debug)]
pub struct Program {
    /// The file without its first line.
    pub code: String,
    pub input: String,
    pub output: String,
}

/// Reads `src/tool/editor/programs/x.rs`, whose first line is "// `input` prints `output`." with ` / ` for
/// the end of a line.
pub fn read(module: &str) -> Program {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/tool/editor/programs/{module}.rs"));
    let source = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let (first, code) = source.split_once('\n').expect("two lines");
    let example = first.strip_prefix("// `").and_then(|rest| rest.strip_suffix("`."));
    let example = example.and_then(|example| example.split_once("` prints `"));
    let (input, output) = example.unwrap_or_else(|| panic!("{module}: no example in `{first}`"));
    let lines = |text: &str| text.replace(" / ", "\n") + "\n";
    Program { code: code.trim().to_owned(), input: lines(input), output: lines(output) }
}

/// Builds a program in which each text is a module with a `main`, and tells where it is: its
/// argument says which `main` of the first texts to run. The others are only checked.
fn build(run: &[(String, &str)], checked: &[(String, &str)]) -> PathBuf {
    let mut source = String::new();
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
    let package = package::prepare();
    package::update(&package.join("src/bin/programs.rs"), source.as_bytes());
    let build = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()))
        .args(["build", "--quiet", "--offline", "--target-dir=target", "--bin=programs"])
        .env("RUSTFLAGS", "--deny warnings")
        .env_remove("CARGO_BUILD_TARGET")
        .current_dir(&package)
        .output()
        .expect("cargo runs");
    assert!(build.status.success(), "{}", String::from_utf8_lossy(&build.stderr));
    package.join("target/debug/programs")
}

fn run(binary: &Path, name: &str, input: &str) -> String {
    let child = Command::new(binary).arg(name).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = child.expect("the program runs");
    let mut stdin = child.stdin.take().expect("piped");
    stdin.write_all(input.as_bytes()).expect("the program reads");
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{name} failed");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn every_program_compiles_and_prints_what_it_says() {
    let modules = crate::module::all();
    let cases = crate::cases();
    let (mut pasted, mut typed) = (Vec::new(), Vec::new());
    for (module, case) in modules.iter().zip(cases.chunks(2)) {
        let [_, main_case] = case else { panic!("two snippets each") };
        let name = &module.name;
        pasted.push((format!("pasted_{name}"), main_case.text.as_str()));
        typed.push((format!("typed_{name}"), main_case.typed.as_str()));
    }
    let binary = build(&pasted, &typed);
    let programs: Vec<Program> = modules.iter().map(|module| read(&module.name)).collect();
    let files = || Some(vec![binary.clone(), file!().into()]);
    let passed = once(&binary.with_extension("stamp"), &format!("{programs:?}"), files, || {
        for (module, program) in modules.iter().zip(&programs) {
            let output = run(&binary, &format!("pasted_{}", module.name), &program.input);
            let tokens =
                |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(tokens(&output), tokens(&program.output), "{}", module.name);
        }
        Ok(())
    });
    passed.expect("a panic tells what is wrong");
}

#[test]
fn a_program_works_with_the_crate_as_well() {
    for module in crate::module::all() {
        let solver = read(&module.name).code;
        assert!(solver.contains(&format!("use nim_snippets::{};\n", module.name)), "{solver}");
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("main.rs");
        fs::write(&file, &solver).expect("writable");
        let bundle = tool(&[file.to_str().expect("UTF-8")]);
        assert!(bundle.starts_with(&solver), "{}", module.name);
        let marker = bundle.lines().find(|line| line.starts_with("// nim_snippets: "));
        assert!(
            marker.is_some_and(|line| line.contains(&format!(" {}@", module.name))),
            "{bundle}"
        );
    }
}
