//! Reads a solver, bundles it, tests the bundle, and writes, prints or copies it.

use crate::path::{self, same_file};
use crate::place::Place;
use crate::trial::compile::{self, Failure, Proof, Wanted};
use crate::trial::program::{self, Program};
use crate::trial::toolchain::Toolchain;
use crate::trial::{self, samples};
use crate::{clipboard, input, output, package, report};
use bundler::bundle::{self, Bundle, Request};
use bundler::diagnostic::{Problem, Result};
use bundler::judge::Judge;
use bundler::package::{Crate, Crates};
use bundler::source::conditions::Conditions;
use bundler::source::files;
use bundler::text::edit::{Mapped, Source};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The resulting text, and a summary for the message after copying.
pub struct Output {
    text: String,
    summary: String,
}

impl From<String> for Output {
    fn from(text: String) -> Self {
        let summary = format!("{} bytes", text.len());
        Output { text, summary }
    }
}

/// Writes the result to a file, prints it or copies it.
pub fn deliver(result: &Output, output: Option<&Place>, prints: bool, copies: bool) -> Result<()> {
    match output {
        Some(place) => {
            place.write(&result.text)?;
            if !prints && *place != Place::Standard {
                eprintln!("wrote {place}");
            }
        }
        None if prints => output::to_stdout(&result.text)?,
        None => {}
    }
    if copies {
        let by = clipboard::copy(&result.text)?;
        eprintln!("copied by {by} for {}", result.summary);
    }
    Ok(())
}

/// A solver to bundle.
pub struct Job {
    pub file: Place,
    pub output: Option<Place>,
    pub docs: bool,
    /// True if all unused code is removed.
    pub lean: bool,
    /// True if the program checks for overflow.
    pub debug: bool,
    pub judge: &'static Judge,
}

/// The checks of a bundle before it is delivered.
pub enum Check<'a> {
    No,
    /// Compile the bundle if there is a compiler.
    IfPossible,
    Yes,
    Samples(&'a samples::Request),
}

impl Job {
    /// A program that is built to be run here.
    pub fn to_run(file: impl Into<Place>, judge: &'static Judge) -> Self {
        Job { file: file.into(), output: None, docs: false, lean: false, debug: false, judge }
    }
}

/// Bundles a solver; compiles the bundle as the judge does, and runs it on samples.
pub fn bundle(job: &Job, check: &Check) -> Result<Output> {
    let judge = job.judge;
    let bundle = checked(&mut Input::read(job)?, job, check)?;
    let advice = "without `--no-check`, unused code is left out";
    bundle.check_size(judge, if matches!(check, Check::No) { advice } else { "" })?;
    let summary = trial::summary(&bundle, judge);
    Ok(Output { text: bundle.content.text, summary })
}

fn checked(input: &mut Input, job: &Job, check: &Check) -> Result<Bundle> {
    let judge = job.judge;
    let first = input.first()?;
    input.warn(&first);
    match check {
        Check::No => unchecked(first),
        Check::IfPossible => match prove(first.clone(), job, false) {
            Ok(proof) => {
                let note = proof.compiled.note(judge).filter(|_| proof.compiled.is_too_new());
                note.iter().for_each(report::note);
                Ok(proof.bundle)
            }
            Err(Failure::NoCompiler(problem)) => {
                report::warn(&Problem::new(format!("not compiled: {}", problem.title())));
                unchecked(first)
            }
            Err(Failure::Other(problem)) => Err(problem),
        },
        Check::Yes => {
            let proof = prove(first, job, false)?;
            proof.compiled.note(judge).iter().for_each(report::note);
            let done = proof.compiled.verdict(judge);
            eprintln!("{done} for {}", trial::summary(&proof.bundle, judge));
            Ok(proof.bundle)
        }
        Check::Samples(request) => {
            let program = |named: &Option<String>| {
                named.as_deref().map(|named| program(named, judge)).transpose()
            };
            let checker = program(&request.options.checker)?;
            let interactor = program(&request.options.interactor)?;
            let cases = samples::find(request, job.file.path(), judge)?;
            let proof = prove(first, job, true)?;
            let note = proof.compiled.note(judge).filter(|_| proof.compiled.is_too_new());
            note.iter().for_each(report::note);
            let (checker, interactor) = (checker.as_ref(), interactor.as_ref());
            trial::run(proof.compiled, judge, &cases, checker, interactor)?;
            Ok(proof.bundle)
        }
    }
}

/// A bundle that is not compiled, with its crates as they are.
fn unchecked(bundle: Bundle) -> Result<Bundle> {
    bundle.reject()?;
    warn_of_crates(&bundle);
    let names: Vec<&str> = bundle.crates().map(|(part, _)| part.name.as_str()).collect();
    if !names.is_empty() {
        let title = format!("not compiled, so unused code of {} stays", names.join(", "));
        report::warn(&Problem::new(title));
    }
    Ok(bundle)
}

/// Lets the compiler check a bundle, and leaves out what the solver does not need.
fn prove(bundle: Bundle, job: &Job, run: bool) -> compile::Result<Proof> {
    let Job { judge, lean, debug, .. } = *job;
    let toolchain = Toolchain::find(judge).map_err(Failure::NoCompiler)?;
    let wanted = Wanted { judge, toolchain: &toolchain, run, lean, debug };
    let proof = trial::prove::prove(bundle, &wanted, &mut io::stderr())?;
    warn_of_crates(&proof.bundle);
    Ok(proof)
}

/// Prints the warnings about crates that the judge has in another version, or may lack.
fn warn_of_crates(bundle: &Bundle) {
    bundle.needs.warnings.iter().for_each(|doubt| report::warn(&doubt.problem));
}

/// A solver, bundled and built to run here.
pub fn built(job: &Job) -> Result<Program> {
    Ok(Program::Built(proof(job)?.compiled))
}

fn proof(job: &Job) -> compile::Result<Proof> {
    let mut input = Input::read(job).map_err(Failure::NoCompiler)?;
    let bundle = input.first().map_err(Failure::NoCompiler)?;
    input.warn(&bundle);
    prove(bundle, job, true)
}

/// A brute force, generator, checker or interactor. It is a Rust file, which is bundled and built,
/// another program, or a command.
pub fn program(named: &str, judge: &'static Judge) -> Result<Program> {
    let file = Path::new(named);
    if !program::is_rust(file) {
        return Program::other(named);
    }
    match proof(&Job::to_run(file, judge)) {
        Ok(proof) => Ok(Program::Built(proof.compiled)),
        Err(Failure::NoCompiler(problem)) => Err(problem),
        // Advice on the bundle of a solver does not help here.
        Err(Failure::Other(problem)) => {
            let title = format!("`{named}` does not compile: {}", problem.title());
            Err(Problem::new(title).help("it is compiled as the judge compiles the solver"))
        }
    }
}

/// A solver with its files and the crates around it.
struct Input {
    solver: Mapped,
    crates: Crates,
    folder: PathBuf,
    docs: bool,
    judge: &'static Judge,
}

impl Input {
    fn read(job: &Job) -> Result<Self> {
        let Job { file, judge, .. } = job;
        let output = job.output.as_ref().and_then(Place::file);
        if output.is_some_and(|output| same_file(output, file.path())) {
            return Err(Problem::new(format!("`{file}` is the solver itself"))
                .help("write the bundle to another file"));
        }
        let text = file.read()?;
        if text.trim_start_matches('\u{feff}').trim().is_empty() {
            return Err(Problem::new(format!("`{file}` is empty")));
        }
        // The size is checked before anything slow, unless modules in the text may be removed.
        if !text.contains(bundle::MARKER) {
            judge.check_size(text.len())?;
        }
        let crates = package::crates(file, &text, judge)?;
        let input = Input::of(text, crates, job)?;
        output.map_or(Ok(()), output::check)?;
        Ok(input)
    }

    /// The bundle. Runs the build scripts of its crates; what they set may need more crates.
    fn first(&mut self) -> Result<Bundle> {
        let mut asked = Vec::new();
        loop {
            let bundle = self.bundle()?;
            let with_script = self.crates.0[1..].iter().filter(|krate| krate.has_script);
            let ids = with_script
                .filter(|krate| bundle.parts.iter().any(|part| part.name == krate.name))
                .map(|krate| krate.id.clone());
            let new: Vec<String> = ids.filter(|id| !asked.contains(id)).collect();
            if new.is_empty() {
                return Ok(bundle);
            }
            package::run_scripts(&mut self.crates, &new, &self.folder);
            asked.extend(new);
        }
    }

    fn of(text: String, crates: Crates, job: &Job) -> Result<Self> {
        let Job { judge, docs, ref file, .. } = *job;
        let main = Source { path: file.to_string(), text };
        let package = &crates.0[0];
        let (options, variables) = (&package.options, &package.variables);
        let conditions = Conditions { flags: judge.flags, options, variables };
        let solver = files::gather(main, file.path(), conditions, &Disk)?;
        let folder = path::folder(file.path()).to_owned();
        Ok(Input { solver, crates, folder, docs, judge })
    }

    fn bundle(&self) -> Result<Bundle> {
        let Input { solver, crates, docs, judge, .. } = self;
        let solver = solver.clone();
        bundle::bundle(&Request { solver, crates, files: &Disk, judge, docs: *docs })
    }

    /// Prints the warnings about the packages of a bundle.
    fn warn(&self, bundle: &Bundle) {
        let Input { crates, judge, .. } = self;
        let is_part = |name: &str| bundle.parts.iter().any(|part| part.name == name);
        let (own, others) = (&crates.0[0], &crates.0[1..]);
        if own.has_script || others.iter().any(|it| it.has_script && is_part(&it.name)) {
            let title =
                "the judge does not run `build.rs`, so settings that it makes are missing there";
            report::warn(&Problem::new(title));
        }
        // An older crate is rewritten, but in a newer one some values live less long.
        let solver = bundle.edition.filter(|own| *own != judge.edition);
        let solver = solver.map(|edition| (own, edition, "this package".to_owned()));
        let newer = |krate: &Crate| {
            let edition = krate.edition.filter(|own| *own > judge.edition && is_part(&krate.name));
            Some((edition?, format!("the crate `{}`", krate.name)))
        };
        let mut newer = others.iter().filter_map(|it| newer(it).map(|(own, what)| (it, own, what)));
        if let Some((krate, own, what)) = solver.or_else(|| newer.next()) {
            let (title, edition, manifest) = (judge.title(), judge.edition, &krate.manifest);
            let problem =
                Problem::new(format!("{title} compiles edition {edition}, but {what} has {own}"));
            let other = judge.with_edition(own).filter(|other| other.edition == own);
            report::warn(&match other {
                Some(other) => problem.help(format!("`--judge {}` compiles {own}", other.name)),
                None => problem.help(format!(
                    "write `edition = \"{edition}\"` into {manifest} to use the judge's"
                )),
            });
        }
    }
}

/// The bundle of a program that the tool writes itself.
pub fn bundle_program(text: String, job: &Job) -> Result<Output> {
    Ok(bundle_of_text(text, job)?.content.text.into())
}

/// The bundle of a program, with its source map.
pub fn bundle_of_text(text: String, job: &Job) -> Result<Bundle> {
    Input::of(text, Crates::default(), job)?.bundle()
}

/// The files of a solver as they are on the disk.
struct Disk;

impl files::Files for Disk {
    fn exists(&self, path: &Path) -> bool {
        path.is_file()
    }

    fn read(&self, path: &Path) -> io::Result<String> {
        input::text(path)
    }

    fn bytes(&self, path: &Path) -> io::Result<Vec<u8>> {
        input::bytes(path)
    }

    fn identity(&self, path: &Path) -> PathBuf {
        fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
    }
}
