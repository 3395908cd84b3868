//! Compiles a bundle as the judge does.

use crate::tool::bundle::Bundle;
use crate::tool::diagnostic::{Problem, Result, reason};
use crate::tool::judge::Judge;
use crate::tool::proof::process::{self, Ending, Finished, UNLIMITED};
use crate::tool::proof::toolchain::Toolchain;
use crate::tool::text::tokens::{Tokens, lex};
use serde_json::{Value, json};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use std::{env, io, thread};
use tempfile::TempDir;

/// The versions that this tool was tested with.
static LOCK: &str = include_str!("../../../Cargo.lock");

/// The lint that finds what a version of the standard library lacks.
const TOO_NEW: &str = "clippy::incompatible_msrv";

/// What the compiler made of a bundle.
pub struct Compiled {
    /// Its messages, in rustc's JSON.
    pub messages: Vec<Value>,
    pub success: bool,
    pub program: PathBuf,
    /// Goes when the program is no longer needed.
    _folder: TempDir,
}

/// Compiles a bundle, and makes a program of it when it is to `run`.
pub fn compile(
    bundle: &Bundle,
    judge: &Judge,
    toolchain: &Toolchain,
    run: bool,
) -> Result<Compiled> {
    let folder = TempDir::with_prefix("nim-snippets-").map_err(|error| {
        let place = env::temp_dir();
        Problem::new(format!("cannot write to `{}`: {}", place.display(), reason(&error)))
    })?;
    let job = Job { bundle, judge, toolchain, folder: folder.path() };
    write(&job.folder.join("clippy.toml"), &format!("msrv = {:?}\n", judge.rustc))?;
    let program = folder.path().join(format!("main{}", env::consts::EXE_SUFFIX));
    let messages = match bundle.crates.is_empty() {
        true => job.with_rustc(run.then_some(&program))?,
        false => job.with_cargo(run.then_some(&program))?,
    };
    let success = messages.iter().all(|message| message["level"] != "error");
    Ok(Compiled { messages, success, program, _folder: folder })
}

struct Job<'a> {
    bundle: &'a Bundle,
    judge: &'a Judge,
    toolchain: &'a Toolchain,
    /// A temporary one.
    folder: &'a Path,
}

impl Job<'_> {
    fn with_rustc(&self, program: Option<&Path>) -> Result<Vec<Value>> {
        let judge = self.judge;
        let mut text = self.bundle.content.text.clone();
        if !judge.runs && !has_solution(&text) {
            text += "\nstruct Solution;\n";
        }
        write(&self.folder.join("main.rs"), &text)?;
        let call = |mut rustc: Command, args: &[&str]| {
            rustc.current_dir(self.folder).args(judge.flags).args(args);
            rustc.args(["--edition", judge.edition, "--error-format=json", "main.rs"]);
            if !judge.runs {
                rustc.args(["--crate-type=lib", "-Adead_code"]);
            }
            let finished = process::run(&mut rustc, b"", UNLIMITED).map_err(cannot_run)?;
            messages(json(&finished.errors), &finished)
        };
        let check = ["--emit=metadata", "-omain.rmeta"];
        let mut found = match self.clippy(false) {
            Some(mut clippy) => {
                clippy.args(["--force-warn", TOO_NEW, "--allow=clippy::all"]);
                self.with_lint(call(clippy, &check)?)
            }
            None if program.is_none() => call(self.toolchain.rustc(), &check)?,
            None => Vec::new(),
        };
        if program.is_some() && found.iter().all(|message| message["level"] != "error") {
            let main = format!("-omain{}", env::consts::EXE_SUFFIX);
            found = call(self.toolchain.rustc(), &[&main])?;
        }
        Ok(found)
    }

    /// In a package that stays, since its crates take long to compile.
    fn with_cargo(&self, program: Option<&Path>) -> Result<Vec<Value>> {
        let package = self.package()?;
        let _lock = self.lock(&package)?;
        let manifest = format!(
            "[package]\nname = \"main\"\nversion = \"0.0.0\"\nedition = {:?}\n\n\
             [dependencies]\n{}\n\n[lints.rust]\nunexpected_cfgs = \"allow\"\n\n[workspace]\n",
            self.judge.edition,
            self.bundle.crates.join("\n")
        );
        if update(&package.join("Cargo.toml"), &manifest)? {
            write(&package.join("Cargo.lock"), LOCK)?;
            let names = self.bundle.crates.iter().filter_map(|line| line.split(' ').next());
            let names = names.collect::<Vec<_>>().join(", ");
            eprintln!("building {names} for {}: once, for some seconds ...", self.judge.title);
        }
        update(&package.join("src/main.rs"), &self.bundle.content.text)?;
        // The judge's, and not those of the user's configuration. A release is optimised anyway,
        // and the macros of crates need not be.
        let flags = self.judge.flags.iter().filter(|flag| !flag.starts_with("-Copt-level"));
        let flags = flags.copied().collect::<Vec<_>>().join("\u{1f}");
        let call = |make: &dyn Fn() -> Command, last: &[&str]| {
            let run = |network: &[&str]| {
                let mut cargo = make();
                cargo.env("CARGO_ENCODED_RUSTFLAGS", &flags);
                cargo.current_dir(&package).args(["--release", "--quiet"]).args(network);
                cargo.args(["--message-format=json", "--target-dir=target"]).args(last);
                process::run(&mut cargo, b"", UNLIMITED).map_err(cannot_run)
            };
            let mut finished = run(&["--offline"])?;
            if !finished.success() && compiler_messages(&finished).is_empty() {
                finished = run(&[])?;
            }
            Ok((messages(compiler_messages(&finished), &finished)?, finished))
        };
        let cargo = |command: &'static str| {
            move || {
                let mut cargo = self.toolchain.cargo();
                cargo.arg(command);
                cargo
            }
        };
        let mut found = match self.clippy(true) {
            Some(_) => {
                let clippy = || self.clippy(true).unwrap_or_else(cargo("check"));
                self.with_lint(call(&clippy, &["--", "--force-warn", TOO_NEW])?.0)
            }
            None if program.is_none() => call(&cargo("check"), &[])?.0,
            None => Vec::new(),
        };
        if let Some(program) = program
            && found.iter().all(|message| message["level"] != "error")
        {
            let (messages, finished) = call(&cargo("build"), &[])?;
            found = messages;
            let lines = json(&finished.output);
            let built = lines.iter().find_map(|message| message["executable"].as_str());
            if let Some(built) = built {
                // The package is free for the next one while the samples run.
                fs::copy(built, program).map_err(cannot_run)?;
            }
        }
        Ok(found)
    }

    fn clippy(&self, with_cargo: bool) -> Option<Command> {
        let mut clippy = self.toolchain.clippy(self.judge, with_cargo)?;
        clippy.env("CLIPPY_CONF_DIR", self.folder);
        Some(clippy)
    }

    /// Of clippy's messages that one which is an error at the judge.
    fn with_lint(&self, mut messages: Vec<Value>) -> Vec<Value> {
        messages.retain_mut(|message| {
            let code = message["code"]["code"].as_str().unwrap_or_default();
            let text = message["message"].as_str().unwrap_or_default();
            if code != TOO_NEW {
                // The other lints are no errors there, and so do not count.
                return !code.starts_with("clippy::") && !text.starts_with("aborting due to");
            }
            let since = text.rsplit('`').nth(1).unwrap_or_default();
            let (name, rustc) = (self.judge.short_title(), self.judge.rustc);
            let text = format!("this needs rustc {since}, and {name} has {rustc}");
            message["message"] = text.into();
            message["level"] = "error".into();
            message["children"] = json!([]);
            true
        });
        messages
    }

    /// The folder of the package: in the checkout, or in the user's folder for caches, or for
    /// this time only.
    fn package(&self) -> Result<PathBuf> {
        let mut refused = None;
        for place in caches() {
            let package = place.join(self.judge.name);
            let lock = package.join("lock");
            let made = fs::create_dir_all(package.join("src"));
            match made.and_then(|()| File::options().create(true).append(true).open(lock)) {
                Ok(_) => return Ok(package),
                Err(error) => refused = Some((package, error)),
            }
        }
        if let Some((package, error)) = refused {
            let (place, reason) = (package.display(), reason(&error));
            eprintln!("cannot write `{place}`: {reason}; what is built there is built each time");
        }
        let package = self.folder.join("package");
        fs::create_dir_all(package.join("src")).map_err(|error| {
            Problem::new(format!("cannot make `{}`: {}", package.display(), reason(&error)))
        })?;
        Ok(package)
    }

    /// One at a time in a package.
    fn lock(&self, package: &Path) -> Result<File> {
        let path = package.join("lock");
        let refused = |error: io::Error| {
            Problem::new(format!("cannot lock `{}`: {}", path.display(), reason(&error)))
        };
        let lock = File::create(&path).map_err(refused)?;
        let mut waits = false;
        loop {
            match lock.try_lock() {
                Ok(()) => return Ok(lock),
                Err(TryLockError::Error(error)) => return Err(refused(error)),
                Err(TryLockError::WouldBlock) if !waits => {
                    waits = true;
                    eprintln!("waiting for another build for {} ...", self.judge.title);
                }
                Err(TryLockError::WouldBlock) => {}
            }
            process::check_signals().map_err(cannot_run)?;
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// Is there a `struct Solution` already, which the judge has otherwise?
fn has_solution(text: &str) -> bool {
    lex(text).is_ok_and(|tokens| {
        let tokens = Tokens::new(tokens);
        (1..tokens.len()).any(|i| tokens.is(i - 1, "struct") && tokens.is(i, "Solution"))
    })
}

/// The compiler's messages, if it began at all.
fn messages(messages: Vec<Value>, finished: &Finished) -> Result<Vec<Value>> {
    let errors = messages.iter().any(|message| message["level"] == "error");
    if finished.success() || errors {
        return Ok(messages);
    }
    let text = String::from_utf8_lossy(&finished.errors);
    let text = match (text.trim(), &finished.ending) {
        ("", Ending::Exit(status)) => status.to_string(),
        (text, _) => text.to_owned(),
    };
    Err(Problem::new("the compiler could not begin").help(text))
}

/// What cargo passes on of the compiler's messages about the bundle.
fn compiler_messages(finished: &Finished) -> Vec<Value> {
    let messages = json(&finished.output).into_iter();
    let own = messages.filter(|message| message["target"]["name"] == "main");
    own.map(|mut message| message["message"].take()).filter(|message| message.is_object()).collect()
}

fn json(lines: &[u8]) -> Vec<Value> {
    let text = String::from_utf8_lossy(lines);
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

fn cannot_run(error: io::Error) -> Problem {
    Problem::new(format!("cannot compile: {}", reason(&error)))
}

fn write(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).map_err(|error| {
        Problem::new(format!("cannot write `{}`: {}", file.display(), reason(&error)))
    })
}

/// Writes a file when that changes it, so that cargo finds it fresh.
fn update(file: &Path, text: &str) -> Result<bool> {
    if fs::read(file).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(false);
    }
    write(file, text)?;
    Ok(true)
}

/// The target folder of the checkout, and the user's folder for caches.
fn caches() -> impl Iterator<Item = PathBuf> {
    let program = env::current_exe().unwrap_or_default();
    let is_target = |folder: &&Path| {
        let checkout = folder.parent().is_some_and(|home| home.join("bundle.sh").is_file());
        folder.join("CACHEDIR.TAG").is_file() || folder.ends_with("target") && checkout
    };
    let target = program.ancestors().find(is_target).map(|target| target.join("judges"));
    let variable = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = env::home_dir().unwrap_or_default();
    let cache = variable("XDG_CACHE_HOME").unwrap_or_else(|| match env::consts::OS {
        "windows" => variable("LOCALAPPDATA").unwrap_or(home),
        "macos" => home.join("Library/Caches"),
        _ => home.join(".cache"),
    });
    target.into_iter().chain([cache.join("nim-snippets")])
}
