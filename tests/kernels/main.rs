//! Every kernel against the plain code that its doc states. Kernels are private, so a package is
//! generated that holds each module's text with its twins (`moore_nim.rs` beside this file) as a
//! child. It holds the text a second time with `is_x86_feature_detected!` answering no, where that
//! makes a difference.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::{env, fs};

use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;

#[allow(dead_code)]
#[path = "../common/module.rs"]
mod module;
#[allow(dead_code)]
#[path = "../common/package.rs"]
mod package;

use module::Module;
use package::update;

/// The modules of the package that hold the text as it is, and with detection off.
const AS_IT_IS: &str = "as_it_is";
const DETECTION_OFF: &str = "detection_off";

fn main() {
    let arguments = Arguments::from_args();
    let package = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kernels");
    let modules: Vec<Module> =
        module::all().into_iter().filter(|module| twins(&module.name).exists()).collect();
    generate(&package, &modules);
    let trials = modules.iter().flat_map(|module| {
        let variants = [AS_IT_IS, DETECTION_OFF].into_iter();
        let variants = variants.take(1 + usize::from(detection_off(module).is_some()));
        let package = &package;
        variants.map(move |variant| {
            let (package, filter) = (package.clone(), format!("{variant}::{}::", module.name));
            Trial::test(format!("{}::{variant}", module.name), move || run(&package, &filter))
        })
    });
    libtest_mimic::run(&arguments, trials.collect()).exit();
}

/// The file with the twins of a module's kernels.
fn twins(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/kernels/{name}.rs"))
}

/// The module's text as on a computer without the instructions that it asks for, if it asks.
fn detection_off(module: &Module) -> Option<String> {
    let mut parts = module.source.split("std::is_x86_feature_detected!(");
    let mut text = parts.next()?.to_owned();
    let is_same = text.len() == module.source.len();
    for part in parts {
        let (_instructions, rest) = part.split_once(')')?;
        text = text + "false" + rest;
    }
    (!is_same).then_some(text)
}

fn generate(package: &Path, modules: &[Module]) {
    let manifest = "[package]\n\
         name = \"kernels\"\n\
         edition = \"2024\"\n\
         [profile.test]\n\
         debug = false\n\
         opt-level = 1\n\
         [workspace]\n";
    for folder in [AS_IT_IS, DETECTION_OFF] {
        fs::create_dir_all(package.join("src").join(folder)).expect("a folder for the package");
    }
    update(&package.join("Cargo.toml"), manifest.as_bytes());
    let random = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/common/random.rs");
    let mut catalogue = format!("#[cfg(test)]\n#[path = {random:?}]\nmod random;\n");
    let mut variants = [(AS_IT_IS, String::new()), (DETECTION_OFF, String::new())];
    for module in modules {
        let texts = [Some(module.source.clone()), detection_off(module)];
        for ((folder, list), text) in variants.iter_mut().zip(texts) {
            if let Some(text) = text {
                let file = package.join("src").join(*folder).join(format!("{}.rs", module.name));
                let twins = twins(&module.name);
                let child = format!("\n#[cfg(test)]\n#[path = {twins:?}]\nmod twin;\n");
                update(&file, (text + &child).as_bytes());
                *list += &format!("    pub mod {};\n", module.name);
            }
        }
    }
    for (folder, list) in variants {
        catalogue += &format!("#[cfg(test)]\nmod {folder} {{\n{list}}}\n");
    }
    update(&package.join("src/lib.rs"), format!("#![allow(dead_code)]\n{catalogue}").as_bytes());
}

/// Builds the tests of the package, once for all trials, and tells where they are.
fn build(package: &Path) -> &'static Result<PathBuf, String> {
    static BUILT: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    BUILT.get_or_init(|| {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
        cargo.current_dir(package).args(["test", "--no-run", "--lib", "--offline", "--quiet"]);
        cargo.args(["--message-format=json-render-diagnostics", "--target-dir=target"]);
        let output = cargo.output().expect("cargo runs");
        let messages = String::from_utf8_lossy(&output.stdout).into_owned();
        let messages = messages.lines().map(|line| serde_json::from_str(line).expect("JSON"));
        let mut executables =
            messages.filter_map(|message: Value| Some(message["executable"].as_str()?.into()));
        let errors = || String::from_utf8_lossy(&output.stderr).into_owned();
        executables.next_back().ok_or_else(errors)
    })
}

/// Runs the tests of the package whose name contains `filter`, at least one.
fn run(package: &Path, filter: &str) -> Result<(), Failed> {
    let mut tests = Command::new(build(package).as_ref()?);
    let output = tests.env("RUST_BACKTRACE", "0").args(["--quiet", filter]).output()?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (answer, errors) = (text(&output.stdout), text(&output.stderr));
    if answer.contains("running 0 tests") {
        return Err(format!("tests/kernels: no test for {filter}").into());
    }
    output.status.success().then_some(()).ok_or_else(|| format!("{answer}\n{errors}").into())
}
