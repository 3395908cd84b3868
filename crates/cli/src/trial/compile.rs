//! Compiles a bundle as the judge does.

use crate::path;
use crate::process::{self, Ending, Finished, UNLIMITED};
use crate::stderr::Stderr;
use crate::temporary::Folder;
use crate::trial::message::{self, FILE, TOO_NEW};
use crate::trial::toolchain::{self, Toolchain};
use bundler::bundle::Bundle;
use bundler::diagnostic::{Problem, cannot, reason};
use bundler::edition::Edition;
use bundler::judge::{Judge, JudgeCrate};
use bundler::text::edit::Mapped;
use cargo_metadata::Message;
use cargo_metadata::diagnostic::{Diagnostic, DiagnosticLevel};
use cargo_metadata::semver::Version;
use std::fs::{self, File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use std::{env, io, thread};

/// The versions of crates that this tool was tested with.
static LOCK: &str = include_str!("../../../../Cargo.lock");

/// The name of the package with the bundle, and of its program.
const PACKAGE: &str = "main";

/// The flags for checks that a judge's programs lack.
const DEBUG: &[&str] = &["-Coverflow-checks=on", "-Cdebug-assertions=on"];

/// The reason why a compiler tells nothing about a bundle, or the error in the bundle.
pub enum Failure {
    /// There is no compiler, or it did not get to the bundle, for example because crates are
    /// missing.
    NoCompiler(Problem),
    Other(Problem),
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Failure::Other(problem)
    }
}

impl From<Failure> for Problem {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::NoCompiler(problem) | Failure::Other(problem) => problem,
        }
    }
}

pub type Result<T, E = Failure> = std::result::Result<T, E>;

/// The result of compiling a bundle.
pub struct Compiled {
    pub messages: Vec<Diagnostic>,
    pub success: bool,
    pub program: PathBuf,
    /// The text of the program, with the files that it is from.
    pub source: Mapped,
    /// The compiler's version.
    pub rustc: Version,
    /// True if this is the judge's version.
    pub is_judges: bool,
    /// The folder of the program, which is deleted when this is dropped.
    _folder: Folder,
}

impl Compiled {
    /// Returns whether the bundle uses items that the judge's standard library lacks.
    pub fn is_too_new(&self) -> bool {
        self.messages.iter().any(message::is_too_new)
    }

    /// The note that another version than the judge's compiled the bundle.
    pub fn note(&self, judge: &Judge) -> Option<Problem> {
        let rustc = judge.rustc.filter(|_| !self.is_judges)?;
        let (used, site) = (&self.rustc, judge.site);
        let title = format!("compiled with rustc {used}, and {site} has {rustc}");
        Some(Problem::new(title).help(toolchain::advice(judge)))
    }

    /// The verdict, as sure as this compiler allows.
    pub fn verdict(&self, judge: &Judge) -> String {
        let (edition, rustc) = (judge.edition, &self.rustc);
        match self.is_judges {
            true => "compiles".to_owned(),
            false if self.is_too_new() => "bundled".to_owned(),
            false => format!("compiles for edition {edition} with rustc {rustc}; bundled"),
        }
    }
}

/// A bundle, and the result of compiling it.
pub struct Proof {
    pub bundle: Bundle,
    pub compiled: Compiled,
}

/// The requirements for a bundle.
pub struct Wanted<'a> {
    pub judge: &'a Judge,
    pub toolchain: &'a Toolchain,
    /// True if a program is wanted, not only the compiler's messages.
    pub run: bool,
    /// True if all unused code is removed.
    pub lean: bool,
    /// True if the program checks for overflow, and checks debug assertions.
    pub debug: bool,
}

/// Compiles a bundle as a judge does.
pub fn compile(bundle: &Bundle, wanted: &Wanted) -> Result<Compiled> {
    let (text, crates) = (bundle.content.text.as_str(), bundle.needs.crates.as_slice());
    let folder = Folder::new().map_err(|error| cannot("write to", &env::temp_dir(), &error))?;
    let build =
        Build { text, edition: wanted.judge.edition, crates, wanted, folder: folder.path() };
    if let Some(rustc) = wanted.judge.rustc {
        write(&build.folder.join("clippy.toml"), &format!("msrv = {rustc:?}\n"))?;
    }
    let messages = if crates.is_empty() { build.with_rustc()? } else { build.with_cargo()? };
    let (success, program) = (!have_errors(&messages), build.program());
    let (rustc, is_judges) =
        (wanted.toolchain.version().clone(), wanted.toolchain.is_of(wanted.judge));
    let source = bundle.content.clone();
    Ok(Compiled { messages, success, program, source, rustc, is_judges, _folder: folder })
}

/// The messages of rustc about another text in the place of a bundle, with these lints alone. It is called
/// without cargo and clippy, and makes no program, so that this takes no longer than it must.
pub fn lint(
    text: &str,
    edition: Edition,
    bundle: &Bundle,
    wanted: &Wanted,
    lints: &[&str],
) -> Result<Vec<Diagnostic>> {
    let folder = Folder::new().map_err(|error| cannot("write to", &env::temp_dir(), &error))?;
    let crates = bundle.needs.crates.as_slice();
    let build = Build { text, edition, crates, wanted, folder: folder.path() };
    write(&build.folder.join(FILE), text)?;
    let mut rustc = wanted.toolchain.rustc();
    rustc.current_dir(build.folder).envs(build.temporaries()).args(wanted.judge.flags);
    rustc.args(["--emit=metadata", "-omain.rmeta", "--cap-lints=allow"]);
    rustc.args(lints.iter().flat_map(|lint| ["--force-warn", lint]));
    // Rendered messages would take as long as the compilation.
    rustc.args(["--error-format=json", "--json=diagnostic-short"]);
    rustc.args(["--edition", edition.name(), FILE]);
    if !crates.is_empty() {
        rustc.args(build.externs()?);
    }
    let finished = process::run(&mut rustc, b"", UNLIMITED).map_err(cannot_compile)?;
    messages(message::of_rustc(&finished.errors), &finished)
}

struct Build<'a> {
    text: &'a str,
    edition: Edition,
    crates: &'a [&'static JudgeCrate],
    wanted: &'a Wanted<'a>,
    /// A temporary folder.
    folder: &'a Path,
}

/// The purpose of a compilation.
#[derive(Clone, Copy, PartialEq)]
enum Step {
    /// Finds errors of the compiler, and clippy's errors about methods that the judge's library
    /// lacks.
    Lint,
    /// Finds errors of the compiler.
    Check,
    /// Makes the program.
    Program,
}

impl Build<'_> {
    fn program(&self) -> PathBuf {
        self.folder.join(format!("{PACKAGE}{}", env::consts::EXE_SUFFIX))
    }

    /// A folder for temporary files of the compiler and its linker, which a killed process leaves
    /// behind.
    fn temporaries(&self) -> [(&'static str, &Path); 3] {
        ["TMPDIR", "TMP", "TEMP"].map(|name| (name, self.folder))
    }

    /// The messages of the steps that are wanted; `call` makes one step.
    fn steps(
        &self,
        with_cargo: bool,
        call: impl Fn(Step) -> Result<Vec<Diagnostic>> + Sync,
    ) -> Result<Vec<Diagnostic>> {
        let run = self.wanted.run;
        let check = match self.clippy(with_cargo) {
            Some(_) => Some(Step::Lint),
            None => (!run || self.target().is_some()).then_some(Step::Check),
        };
        // The program is built beside the check; two calls of cargo would wait for each other.
        let (checked, built) = thread::scope(|scope| {
            let built = (run && !with_cargo).then(|| scope.spawn(|| call(Step::Program)));
            let checked = check.map_or(Ok(Vec::new()), &call);
            (checked, built.and_then(|built| built.join().ok()))
        });
        let mut messages = checked?;
        if check == Some(Step::Lint) {
            messages = self.with_lint(messages);
        }
        if run && !have_errors(&messages) {
            messages.retain(message::is_too_new);
            messages.extend(built.unwrap_or_else(|| call(Step::Program))?);
        }
        Ok(messages)
    }

    /// The judge's target, if it can be checked here.
    fn target(&self) -> Option<&'static str> {
        let known = self.wanted.judge.target.filter(|_| self.crates.is_empty());
        known.filter(|target| self.wanted.toolchain.has_target(target))
    }

    fn with_rustc(&self) -> Result<Vec<Diagnostic>> {
        let judge = self.wanted.judge;
        write(&self.folder.join(FILE), self.text)?;
        self.steps(false, |step| {
            let clippy = self.clippy(false).filter(|_| step == Step::Lint);
            let mut rustc = clippy.unwrap_or_else(|| self.wanted.toolchain.rustc());
            rustc.current_dir(self.folder).envs(self.temporaries()).args(judge.flags);
            let checks: &[&str] = if self.wanted.debug { DEBUG } else { &[] };
            match step {
                Step::Lint | Step::Check => rustc
                    .args(["--emit=metadata", "-omain.rmeta"])
                    .args(self.target().map(|target| format!("--target={target}"))),
                Step::Program => rustc.arg("-o").arg(self.program()).args(checks),
            };
            rustc.args(["--edition", self.edition.name(), "--error-format=json", FILE]);
            if step == Step::Lint {
                rustc.args(["--force-warn", TOO_NEW, "--allow=clippy::all"]);
            }
            let finished = process::run(&mut rustc, b"", UNLIMITED).map_err(cannot_compile)?;
            messages(message::of_rustc(&finished.errors), &finished)
        })
    }

    /// Compiles in a package that is kept, because its crates take long to compile.
    fn with_cargo(&self) -> Result<Vec<Diagnostic>> {
        let package = self.package()?;
        let _lock = self.lock(&package)?;
        self.fill(&package)?;
        self.steps(true, |step| {
            let (said, finished) = self.call(step, &package)?;
            let mut lines = Message::parse_stream(finished.output.as_slice()).flatten();
            let built = lines.find_map(|message| match message {
                Message::CompilerArtifact(artifact) => artifact.executable,
                _ => None,
            });
            if let Some(built) = built.filter(|_| step == Step::Program) {
                // The package is then free for the next process while the samples run.
                fs::copy(built, self.program()).map_err(cannot_compile)?;
            }
            messages(said, &finished)
        })
    }

    /// Calls cargo, with the network if nothing comes without. Returns the messages about the bundle,
    /// too.
    fn call(&self, step: Step, package: &Path) -> Result<(Vec<Diagnostic>, Finished)> {
        for network in [&["--offline"][..], &[]] {
            let mut cargo = self.cargo(step, package, network);
            let finished = process::run(&mut cargo, b"", UNLIMITED).map_err(cannot_compile)?;
            let said = message::of_cargo(&finished.output, PACKAGE);
            if finished.success() || !said.is_empty() || network.is_empty() {
                return Ok((said, finished));
            }
        }
        unreachable!("the second call returns")
    }

    /// The arguments by which rustc finds the crates of the judge. cargo compiles these once, and a
    /// file beside them notes where they are.
    fn externs(&self) -> Result<Vec<String>> {
        let package = self.package()?;
        let _lock = self.lock(&package)?;
        let notes = package.join("externs");
        let lines: Vec<&str> = self.crates.iter().map(|it| it.line).collect();
        let key = format!("{} {lines:?} {:?}", self.wanted.toolchain, self.wanted.judge.flags);
        let noted = fs::read_to_string(&notes).unwrap_or_default();
        let mut noted = noted.lines().map(str::to_owned);
        if noted.next().is_some_and(|first| first == key) {
            let noted: Vec<String> = noted.collect();
            let exists =
                |file: &String| file.split_once('=').is_none_or(|(_, it)| Path::new(it).exists());
            if noted.iter().all(exists) {
                return Ok(noted);
            }
        }
        Build { text: "fn main() {}\n", ..*self }.fill(&package)?;
        let (said, finished) = self.call(Step::Check, &package)?;
        messages(said, &finished)?;
        let artifacts = Message::parse_stream(finished.output.as_slice()).flatten();
        let mut arguments = Vec::new();
        for message in artifacts {
            let Message::CompilerArtifact(artifact) = message else { continue };
            let Some(file) = artifact.filenames.last() else { continue };
            let name = artifact.target.name.replace('-', "_");
            let id = |it: &&&JudgeCrate| format!("{}@{}", it.package, it.version);
            let is_it =
                |it: &&&JudgeCrate| it.name == name && artifact.package_id.repr.ends_with(&id(it));
            if let Some(found) = self.crates.iter().find(is_it) {
                arguments.extend(["--extern".to_owned(), format!("{}={file}", found.name)]);
            }
            if let Some(folder) = file.parent().filter(|_| arguments.len() == 2) {
                arguments.extend(["-L".to_owned(), format!("dependency={folder}")]);
            }
        }
        write(&notes, &format!("{key}\n{}\n", arguments.join("\n")))?;
        Ok(arguments)
    }

    /// Writes the bundle and its manifest into the package, unless they are there already.
    fn fill(&self, package: &Path) -> Result<(), Problem> {
        let manifest = format!(
            "[package]\nname = {PACKAGE:?}\nversion = \"0.0.0\"\nedition = {:?}\n\n\
             [dependencies]\n{}\n\n[lints.rust]\nunexpected_cfgs = \"allow\"\n\n[workspace]\n",
            self.edition.name(),
            self.crates.iter().map(|it| it.line).collect::<Vec<_>>().join("\n")
        );
        let path = package.join("Cargo.toml");
        let dependencies = |text: &str| text.split_once("[dependencies]").map(|it| it.1.to_owned());
        let old = fs::read_to_string(&path).ok().and_then(|old| dependencies(&old));
        update(&path, &manifest)?;
        if old != dependencies(&manifest) {
            write(&package.join("Cargo.lock"), LOCK)?;
            let names: Vec<&str> = self.crates.iter().map(|it| it.package).collect();
            let (names, title) = (names.join(", "), self.wanted.judge.title());
            let _ =
                writeln!(Stderr, "building {names} for {title} (once, takes a few seconds) ...");
        }
        update(&package.join("src").join(FILE), self.text)
    }

    fn cargo(&self, step: Step, package: &Path, network: &[&str]) -> Command {
        let clippy = self.clippy(true).filter(|_| step == Step::Lint);
        let mut cargo = clippy.unwrap_or_else(|| {
            let mut cargo = self.wanted.toolchain.cargo();
            cargo.arg(if step == Step::Program { "build" } else { "check" });
            cargo
        });
        // These are the judge's flags, not those of the user's configuration. A release is
        // optimised anyway, and the macros of crates need not be.
        let flags = self.wanted.judge.flags.iter().filter(|flag| !flag.starts_with("-Copt-level"));
        let flags = flags.copied().collect::<Vec<_>>().join("\u{1f}");
        cargo.env("CARGO_ENCODED_RUSTFLAGS", flags).envs(self.temporaries()).current_dir(package);
        cargo.args(["--release", "--quiet"]).args(network);
        cargo.args(["--message-format=json", "--target-dir=target"]);
        if step == Step::Program && self.wanted.debug {
            // This concerns only the solver: its crates stay as they were built.
            for (profile, value) in [("", "true"), (".package.\"*\"", "false")] {
                for check in ["overflow-checks", "debug-assertions"] {
                    let config = format!("profile.release{profile}.{check}={value}");
                    cargo.args(["--config", &config]);
                }
            }
        }
        if step == Step::Lint {
            cargo.args(["--", "--force-warn", TOO_NEW]);
        }
        cargo
    }

    fn clippy(&self, with_cargo: bool) -> Option<Command> {
        let mut clippy = self.wanted.toolchain.clippy(self.wanted.judge, with_cargo)?;
        clippy.env("CLIPPY_CONF_DIR", self.folder);
        Some(clippy)
    }

    /// The messages of rustc, and clippy's messages about items that the judge's standard library
    /// lacks. They stay warnings: an older compiler may find a method of the solver's own in its
    /// place.
    fn with_lint(&self, mut messages: Vec<Diagnostic>) -> Vec<Diagnostic> {
        messages.retain_mut(|message| {
            match message::lint(message) {
                Some(TOO_NEW) => {}
                // Other lints of clippy are not errors at the judge, so they do not count.
                lint => return lint.is_none_or(|lint| !lint.starts_with("clippy::")),
            }
            let since = message.message.rsplit('`').nth(1).unwrap_or_default();
            let (name, rustc) =
                (self.wanted.judge.site, self.wanted.judge.rustc.unwrap_or_default());
            message.message = format!("this needs rustc {since}, and {name} has {rustc}");
            message.level = DiagnosticLevel::Warning;
            message.children.clear();
            true
        });
        messages
    }

    /// The folder of the package: in the checkout, or in the user's folder for caches.
    fn package(&self) -> Result<PathBuf, Problem> {
        let mut result = Err(Problem::new("found no folder for caches"));
        for place in path::caches() {
            let package = place.join(self.wanted.judge.name);
            match fs::create_dir_all(package.join("src")) {
                Ok(()) => return Ok(package),
                Err(error) => result = Err(cannot("write", &package, &error)),
            }
        }
        result
    }

    /// Waits until no other process builds in the package.
    fn lock(&self, package: &Path) -> Result<File, Problem> {
        let path = package.join("lock");
        let failed = |error: io::Error| cannot("lock", &path, &error);
        let lock = File::create(&path).map_err(failed)?;
        let mut waits = false;
        loop {
            match lock.try_lock() {
                Ok(()) => return Ok(lock),
                Err(TryLockError::Error(error)) => return Err(failed(error)),
                Err(TryLockError::WouldBlock) if !waits => {
                    waits = true;
                    let title = self.wanted.judge.title();
                    let _ = writeln!(Stderr, "waiting for another build for {title} ...");
                }
                Err(TryLockError::WouldBlock) => {}
            }
            process::check_signals().map_err(cannot_compile)?;
            thread::sleep(Duration::from_millis(20));
        }
    }
}

fn have_errors(messages: &[Diagnostic]) -> bool {
    messages.iter().any(message::is_error)
}

/// The compiler's messages, or an error if it did not start.
fn messages(messages: Vec<Diagnostic>, finished: &Finished) -> Result<Vec<Diagnostic>> {
    if finished.success() || have_errors(&messages) {
        return Ok(messages);
    }
    let text = String::from_utf8_lossy(&finished.errors);
    let text = match (text.trim(), &finished.ending) {
        ("", Ending::Exit(status)) => status.to_string(),
        (text, _) => text.to_owned(),
    };
    Err(Failure::NoCompiler(Problem::new("the compiler did not start").help(text)))
}

fn cannot_compile(error: io::Error) -> Problem {
    Problem::new(format!("cannot compile: {}", reason(&error)))
}

fn write(file: &Path, text: &str) -> Result<(), Problem> {
    fs::write(file, text).map_err(|error| cannot("write", file, &error))
}

/// Writes a file only if its text changes, so that cargo does not rebuild.
fn update(file: &Path, text: &str) -> Result<(), Problem> {
    let is_same = fs::read(file).is_ok_and(|old| old == text.as_bytes());
    if is_same { Ok(()) } else { write(file, text) }
}
