//! Do the tests notice when a module is wrong? `cargo test -p nim-snippets-cli --test mutants --
//! [ARGUMENT …]` hands its arguments to `cargo mutants`, which changes the modules one place at a
//! time and runs the tests of the changed one. It looks at a workspace under `target/` where each
//! module is a package: the module's text, its laws and its twins from `games/`.

#[allow(dead_code)]
#[path = "it/common/files.rs"]
mod files;

use bundler::modules::{Module, modules};
use files::{read, root, update};
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
    let workspace = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutants");
    let modules = modules();
    for folder in ["text", ".cargo"] {
        fs::create_dir_all(workspace.join(folder)).expect("a folder for the workspace");
    }
    update(&workspace.join("Cargo.toml"), WORKSPACE);
    update(&workspace.join(".cargo/mutants.toml"), CONFIGURATION);
    fs::copy(root().join("Cargo.lock"), workspace.join("Cargo.lock")).expect("Cargo.lock is there");
    for module in &modules {
        let text = workspace.join("text").join(module.name).with_extension("rs");
        update(&text, &module.source);
        generate(&workspace.join("packages").join(module.name), module, &modules);
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
fn generate(package: &Path, module: &Module, modules: &[Module]) {
    for folder in ["src", "tests"] {
        fs::create_dir_all(package.join(folder)).expect("a folder for the package");
    }
    let name = module.name;
    let [entries, moves] = ["entries", "moves"].map(|name| root().join("crates").join(name));
    let manifest = format!(
        "[package]\nname = \"{name}\"\nedition = \"2024\"\n\
         [lib]\nname = \"nim_snippets\"\ndoctest = false\n\
         [dev-dependencies]\nproptest = {{ version = \"1\", default-features = false, features = [\"std\"] }}\n\
         entries = {{ path = {entries:?} }}\n\
         moves = {{ path = {moves:?} }}\n"
    );
    update(&package.join("Cargo.toml"), &manifest);

    let (frame, frame_text) = frame();
    let laws = root().join("games").join(name).join("laws.rs");
    let entry = laws.with_file_name("game.rs");
    let mut tests = format!("#![allow(dead_code)]\n{frame}#[path = {laws:?}]\nmod {name};\n");
    let mut entry_text = String::new();
    if entry.exists() {
        writeln!(tests, "mod entry {{ crate::entries::test_entries! {{ {name} {entry:?} }} }}")
            .expect("a string");
        entry_text = read(entry);
    }
    update(&package.join("tests/laws.rs"), &tests);

    let random = root().join("tests/laws/random.rs");
    let mut catalogue =
        format!("#[cfg(test)]\n#[path = {random:?}]\nmod random;\npub mod {name};\n");
    let laws = read(laws) + &entry_text + &frame_text;
    for other in modules.iter().filter(|other| other.name != name && laws.contains(other.name)) {
        let path = format!("../../../text/{}.rs", other.name);
        writeln!(catalogue, "#[path = {path:?}]\npub mod {};", other.name).expect("a string");
    }
    update(&package.join("src/lib.rs"), &catalogue);

    let twin = root().join("games").join(name).join("twin.rs");
    let mut text = module.source.to_string();
    if twin.exists() {
        write!(text, "\n#[cfg(test)]\n#[path = {twin:?}]\nmod twin;\n").expect("a string");
    }
    update(&package.join("src").join(name).with_extension("rs"), &text);
}

/// The modules of `tests/laws/` as lines of Rust, and what they say.
fn frame() -> (String, String) {
    let (mut lines, mut text) = (String::new(), String::new());
    let main = read("tests/laws/main.rs");
    let names = main.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    for name in names.filter(|name| *name != "entry") {
        let file = root().join("tests/laws").join(name).with_extension("rs");
        writeln!(lines, "#[path = {file:?}]\nmod {name};").expect("a string");
        text += &read(file);
    }
    (lines, text)
}
