//! Do the tests notice when a module is wrong? `cargo test --test mutants -- [ARGUMENT …]` hands its
//! arguments to `cargo mutants`, which changes the modules one place at a time and runs the tests of
//! the changed one. It looks at a workspace under `target/` where each module is a package: the
//! module's text, its laws from `tests/snippets` and its twins from `tests/kernels`.

#[allow(dead_code)]
#[path = "common/module.rs"]
mod module;
#[allow(dead_code)]
#[path = "common/package.rs"]
mod package;

use module::Module;
use package::update;
use std::fmt::Write;
use std::path::Path;
use std::process::{Command, exit};
use std::{env, fs};

const WORKSPACE: &str = "[workspace]
resolver = \"3\"
members = [\"packages/*\"]
[profile.test]
opt-level = 1
debug = false
";

/// `text` stands unchanged beside the module that is looked at.
const CONFIGURATION: &str = "exclude_globs = [\"**/text/**\"]\n";

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let workspace = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutants");
    let modules = module::all();
    for folder in ["text", ".cargo"] {
        fs::create_dir_all(workspace.join(folder)).expect("a folder for the workspace");
    }
    update(&workspace.join("Cargo.toml"), WORKSPACE.as_bytes());
    update(&workspace.join(".cargo/mutants.toml"), CONFIGURATION.as_bytes());
    fs::copy(root.join("Cargo.lock"), workspace.join("Cargo.lock")).expect("Cargo.lock is there");
    for module in &modules {
        let text = workspace.join("text").join(format!("{}.rs", module.name));
        update(&text, module.source.as_bytes());
        generate(root, &workspace.join("packages").join(&module.name), module, &modules);
    }
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo
        .args(["mutants", "--cargo-arg=--offline", "--dir"])
        .arg(&workspace)
        .args(env::args_os().skip(1));
    let status = cargo.current_dir(&workspace).env("PROPTEST_MAX_SHRINK_ITERS", "0").status();
    exit(status.expect("cargo runs").code().unwrap_or(1));
}

/// The package of one module. What its tests use of other modules stands beside it.
fn generate(root: &Path, package: &Path, module: &Module, modules: &[Module]) {
    for folder in ["src", "tests"] {
        fs::create_dir_all(package.join(folder)).expect("a folder for the package");
    }
    let name = &module.name;
    let manifest = format!(
        "[package]\nname = \"{name}\"\nedition = \"2024\"\n\
         [lib]\nname = \"nim_snippets\"\ndoctest = false\n\
         [dev-dependencies]\nproptest = \"1\"\n"
    );
    update(&package.join("Cargo.toml"), manifest.as_bytes());

    let common = fs::read_to_string(root.join("tests/snippets/main.rs")).expect("UTF-8");
    let common = common.split("\n\n").filter(|part| part.starts_with("#[path"));
    let common: String = common.collect::<Vec<_>>().join("\n");
    let common = common.replace("\"../common", &format!("\"{}/tests/common", root.display()));
    let laws = root.join(format!("tests/snippets/{name}.rs"));
    let tests = format!("#![allow(dead_code)]\n{common}\n#[path = {laws:?}]\nmod {name};\n");
    update(&package.join("tests/laws.rs"), tests.as_bytes());

    let random = root.join("tests/common/random.rs");
    let mut catalogue =
        format!("#[cfg(test)]\n#[path = {random:?}]\nmod random;\npub mod {name};\n");
    let laws = fs::read_to_string(laws).expect("each module has its laws") + &common;
    for other in modules.iter().filter(|other| other.name != *name && laws.contains(&other.name)) {
        let path = format!("../../../text/{}.rs", other.name);
        writeln!(catalogue, "#[path = {path:?}]\npub mod {};", other.name).expect("a string");
    }
    update(&package.join("src/lib.rs"), catalogue.as_bytes());

    let twins = root.join(format!("tests/kernels/{name}.rs"));
    let mut text = module.source.clone();
    if twins.exists() {
        write!(text, "\n#[cfg(test)]\n#[path = {twins:?}]\nmod twin;\n").expect("a string");
    }
    update(&package.join(format!("src/{name}.rs")), text.as_bytes());
}
