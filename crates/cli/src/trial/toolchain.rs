//! The compiler for a judge: the judge's version if it is installed, otherwise the usual one.

use crate::memory::{self, Answer, Source, remembered};
use crate::process::{self, UNLIMITED};
use crate::trial::environment;
use bundler::diagnostic::{Problem, Result};
use bundler::judge::Judge;
use cargo_metadata::semver::Version;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fmt, fs};

pub struct Toolchain {
    sysroot: PathBuf,
    version: Version,
}

impl fmt::Display for Toolchain {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {}", self.version, self.sysroot.display())
    }
}

impl Toolchain {
    /// Finds the compiler for a judge, without downloading anything.
    pub fn find(judge: &Judge) -> Result<Self> {
        let usual = || Self::ask(&mut Command::new(env::var_os("RUSTC").unwrap_or("rustc".into())));
        let usual = Self::known("the usual", || usual().ok()).map_or_else(usual, Ok);
        let is_judges = |toolchain: &Toolchain| toolchain.is_of(judge);
        let Some(version) = judge.rustc.filter(|_| !usual.as_ref().is_ok_and(is_judges)) else {
            return usual;
        };
        let installed = || installed(version).into_iter().filter_map(Self::of).find(is_judges);
        Self::known(version, installed).map_or(usual, Ok)
    }

    /// The toolchain that is found for this name, if there is one; it is remembered.
    fn known(name: &str, find: impl FnOnce() -> Option<Self>) -> Option<Self> {
        let answer = remembered(&format!("the toolchain for {name}"), || {
            let files = ["rust-toolchain", "rust-toolchain.toml"];
            let folder = elsewhere();
            let files = folder.ancestors().flat_map(|it| files.map(|name| it.join(name)));
            let mut sources = memory::toolchains();
            sources.extend(files.map(Source::Content));
            let found = find();
            let program = found.as_ref().and_then(|it| tool(&it.sysroot, "rustc"));
            sources.extend(program.map(Source::Content));
            let text = found.map(|it| format!("{}\n{}", it.version, it.sysroot.display()));
            Ok::<_, Problem>(Answer { text: text.unwrap_or_default(), sources })
        });
        let text = answer.ok()?.text;
        let (version, sysroot) = text.split_once('\n')?;
        let version = Version::parse(version).ok()?;
        Some(Toolchain { sysroot: sysroot.into(), version })
    }

    /// Asks a compiler for its folder and version, regardless of toolchain files here.
    fn ask(rustc: &mut Command) -> Result<Self> {
        rustc.current_dir(elsewhere()).env("RUSTUP_AUTO_INSTALL", "0");
        let asked = process::run(rustc.args(["--print", "sysroot"]), b"", UNLIMITED);
        let asked = asked.map_err(|_| missing())?;
        let sysroot = String::from_utf8_lossy(&asked.output);
        Self::of(sysroot.trim_end().into()).ok_or_else(|| unknown(&asked.errors))
    }

    /// The toolchain in a folder.
    fn of(sysroot: PathBuf) -> Option<Self> {
        let version = Command::new(tool(&sysroot, "rustc")?).arg("--version").output().ok()?;
        let version = String::from_utf8(version.stdout).ok()?;
        let version = Version::parse(version.split_whitespace().nth(1)?).ok()?;
        Some(Toolchain { sysroot, version })
    }

    /// Is it of the judge's version?
    pub fn is_of(&self, judge: &Judge) -> bool {
        version_of(judge).is_some_and(|version| self.version == version)
    }

    pub fn version(&self) -> &Version {
        &self.version
    }

    /// Returns whether the standard library for a target is installed.
    pub fn has_target(&self, target: &str) -> bool {
        self.sysroot.join("lib/rustlib").join(target).join("lib").is_dir()
    }

    pub fn rustc(&self) -> Command {
        let mut rustc = Command::new(tool(&self.sysroot, "rustc").unwrap_or("rustc".into()));
        environment::for_build(&mut rustc);
        rustc
    }

    /// A cargo that calls this compiler.
    pub fn cargo(&self) -> Command {
        let own = tool(&self.sysroot, "cargo").map(PathBuf::into_os_string);
        let mut cargo = Command::new(own.or(env::var_os("CARGO")).unwrap_or("cargo".into()));
        self.choose(&mut cargo);
        cargo
    }

    fn choose(&self, command: &mut Command) {
        environment::for_build(command);
        if let Some(rustc) = tool(&self.sysroot, "rustc") {
            command.env("RUSTC", rustc);
        }
        if let Some(cargo) = tool(&self.sysroot, "cargo") {
            command.env("CARGO", cargo).env("RUSTUP_TOOLCHAIN", &self.sysroot);
        }
    }

    /// Clippy, if the judge's standard library is older: it finds the methods that are missing
    /// there. It compiles as rustc does, or `cargo clippy` as `cargo check` does.
    pub fn clippy(&self, judge: &Judge, with_cargo: bool) -> Option<Command> {
        version_of(judge).filter(|version| self.version > *version)?;
        let name = if with_cargo { "cargo-clippy" } else { "clippy-driver" };
        let mut command = Command::new(tool(&self.sysroot, name)?);
        self.choose(&mut command);
        if with_cargo {
            command.arg("clippy");
        }
        Some(command)
    }

    /// Is the judge's compiler newer?
    pub fn is_older_than(&self, judge: &Judge) -> bool {
        version_of(judge).is_some_and(|version| self.version < version)
    }
}

/// The command that installs the judge's compiler.
pub fn advice(judge: &Judge) -> String {
    let rustc = judge.rustc.unwrap_or("of an unknown version");
    format!("to check with rustc {rustc}: `rustup toolchain install {rustc} --profile minimal`")
}

/// The folders of rustup's toolchains that may be of this version.
fn installed(version: &str) -> Vec<PathBuf> {
    let short = version.strip_suffix(".0").unwrap_or(version);
    let mut rustup = Command::new("rustup");
    rustup.args(["toolchain", "list", "-v"]).current_dir(elsewhere());
    let listed = rustup.stderr(Stdio::null()).output().map(|it| it.stdout).unwrap_or_default();
    let listed = String::from_utf8_lossy(&listed);
    let found = listed.lines().filter_map(|line| {
        // Such as `1.78-x86_64-unknown-linux-gnu (default) /home/me/.rustup/toolchains/…`.
        let (name, mut folder) = line.split_once(char::is_whitespace)?;
        while let Some((_, rest)) = folder.split_once(')').filter(|_| folder.starts_with('(')) {
            folder = rest.trim_start();
        }
        let is_it = |wanted: &&str| {
            name.strip_prefix(*wanted).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        let may_be = [version, short, "stable"].iter().any(is_it);
        may_be.then(|| PathBuf::from(folder.trim()))
    });
    found.collect()
}

/// A folder where no toolchain file is expected.
fn elsewhere() -> PathBuf {
    Some(env::temp_dir()).filter(|folder| folder.is_dir()).unwrap_or_else(|| ".".into())
}

/// A program of a toolchain.
fn tool(sysroot: &Path, name: &str) -> Option<PathBuf> {
    let path = sysroot.join("bin").join(format!("{name}{}", env::consts::EXE_SUFFIX));
    fs::exists(&path).is_ok_and(|exists| exists).then_some(path)
}

/// The version of the judge's compiler, if the judge prescribes one.
fn version_of(judge: &Judge) -> Option<Version> {
    judge.rustc.and_then(|rustc| Version::parse(rustc).ok())
}

/// The error for a compiler that does not print its folder or version.
fn unknown(errors: &[u8]) -> Problem {
    let errors = String::from_utf8_lossy(errors);
    let error = errors.trim().trim_start_matches("error: ").lines().next().unwrap_or_default();
    let problem = Problem::new(match error {
        "" => "cannot compile: rustc does not print its folder".to_owned(),
        error => format!("cannot compile: {error}"),
    });
    problem.help(match env::var("RUSTUP_TOOLCHAIN") {
        Ok(name) => format!("the variable RUSTUP_TOOLCHAIN names the toolchain `{name}`"),
        Err(_) => "check that `rustc --version` prints a version".to_owned(),
    })
}

fn missing() -> Problem {
    Problem::new("cannot compile: rustc not found")
        .help("install Rust's compiler from https://rustup.rs")
}
