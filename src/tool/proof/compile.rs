//! Compiles a bundle as the judge does, with the compiler that is installed here.

use crate::tool::bundle::Bundle;
use crate::tool::diagnostic::{Problem, Result, reason};
use crate::tool::judge::Judge;
use serde_json::Value;
use std::env;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// The versions that this tool was tested with.
static LOCK: &str = include_str!("../../../Cargo.lock");

/// What the compiler made of a bundle.
pub struct Compiled {
    /// Its messages, in rustc's JSON.
    pub messages: Vec<Value>,
    pub success: bool,
    pub program: PathBuf,
    // These two go when the program is no longer needed.
    _folder: Option<TempDir>,
    _lock: Option<File>,
}

/// Compiles a bundle, and makes a program of it when it is to `run`.
pub fn compile(bundle: &Bundle, judge: &Judge, run: bool) -> Result<Compiled> {
    let compiled = match bundle.crates.is_empty() {
        true => with_rustc(bundle, judge, run),
        false => with_cargo(bundle, judge, run),
    };
    compiled.map_err(|error| {
        let problem = Problem::new(format!("cannot compile: {}", reason(&error)));
        match error.kind() {
            io::ErrorKind::NotFound => {
                problem.help("this needs Rust's compiler: install it from https://rustup.rs")
            }
            _ => problem,
        }
    })?
}

fn with_rustc(bundle: &Bundle, judge: &Judge, run: bool) -> io::Result<Result<Compiled>> {
    let folder = TempDir::new()?;
    let program = folder.path().join(format!("main{}", env::consts::EXE_SUFFIX));
    let mut text = bundle.content.text.clone();
    if !judge.runs && !text.contains("struct Solution") {
        text += "\nstruct Solution;\n";
    }
    fs::write(folder.path().join("main.rs"), text)?;
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()));
    rustc.current_dir(folder.path()).args(judge.flags);
    rustc.args(["--edition", judge.edition, "--error-format=json", "main.rs", "-o"]);
    match run {
        true => rustc.arg(&program),
        false => rustc.args(["main.rmeta", "--emit=metadata"]),
    };
    if !judge.runs {
        rustc.args(["--crate-type=lib", "-Adead_code"]);
    }
    let output = rustc.output()?;
    let (_folder, _lock) = (Some(folder), None);
    let (success, messages) = (output.status.success(), json(&output.stderr));
    if !success && messages.is_empty() {
        return Ok(Err(failed(&output)));
    }
    Ok(Ok(Compiled { messages, success, program, _folder, _lock }))
}

/// In a package that stays, since its crates take long to compile.
fn with_cargo(bundle: &Bundle, judge: &Judge, run: bool) -> io::Result<Result<Compiled>> {
    let package = cache()?.join(judge.name);
    fs::create_dir_all(package.join("src"))?;
    let lock = File::create(package.join("lock"))?;
    lock.lock()?;
    let manifest = format!(
        "[package]\nname = \"main\"\nversion = \"0.0.0\"\nedition = {:?}\n\n\
         [dependencies]\n{}\n\n[workspace]\n",
        judge.edition,
        bundle.crates.join("\n")
    );
    if update(&package.join("Cargo.toml"), &manifest)? {
        fs::write(package.join("Cargo.lock"), LOCK)?;
    }
    update(&package.join("src/main.rs"), &bundle.content.text)?;
    let cargo = |network: &[&str]| {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
        cargo.current_dir(&package).arg(if run { "build" } else { "check" });
        cargo.args(["--release", "--quiet", "--message-format=json", "--target-dir=target"]);
        cargo.args(network).output()
    };
    let mut output = cargo(&["--offline"])?;
    if !output.status.success() && compiler_messages(&output).is_empty() {
        output = cargo(&[])?;
    }
    let (success, messages) = (output.status.success(), compiler_messages(&output));
    if !success && messages.is_empty() {
        return Ok(Err(failed(&output)));
    }
    let program = json(&output.stdout).iter().find_map(|m| Some(m["executable"].as_str()?.into()));
    let program = program.unwrap_or_default();
    let (_folder, _lock) = (None, Some(lock));
    Ok(Ok(Compiled { messages, success, program, _folder, _lock }))
}

/// What cargo passes on of the compiler's messages about the bundle.
fn compiler_messages(output: &Output) -> Vec<Value> {
    let messages = json(&output.stdout).into_iter();
    let own = messages.filter(|message| message["target"]["name"] == "main");
    own.map(|mut message| message["message"].take()).filter(|message| message.is_object()).collect()
}

fn json(lines: &[u8]) -> Vec<Value> {
    let text = String::from_utf8_lossy(lines);
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

fn failed(output: &Output) -> Problem {
    let text = String::from_utf8_lossy(&output.stderr);
    Problem::new("the compiler could not begin").help(text.trim())
}

/// Writes a file when that changes it, so that cargo finds it fresh.
fn update(file: &Path, text: &str) -> io::Result<bool> {
    if fs::read(file).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(false);
    }
    fs::write(file, text)?;
    Ok(true)
}

/// In the target folder of the checkout, or in the user's folder for caches when this tool is
/// installed.
fn cache() -> io::Result<PathBuf> {
    let program = env::current_exe()?;
    let target = program.ancestors().find(|folder| folder.join("CACHEDIR.TAG").is_file());
    if let Some(target) = target {
        return Ok(target.join("judges"));
    }
    let variable = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = env::home_dir().unwrap_or_default();
    let cache = variable("XDG_CACHE_HOME").unwrap_or_else(|| match env::consts::OS {
        "windows" => variable("LOCALAPPDATA").unwrap_or(home),
        "macos" => home.join("Library/Caches"),
        _ => home.join(".cache"),
    });
    Ok(cache.join("nim-snippets"))
}
