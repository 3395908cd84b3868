//! Reads a solver, bundles it, tests the bundle, and writes, prints or copies it.

use crate::package::manifest::{self, Manifest};
use crate::package::own::Graph;
use crate::path::same_file;
use crate::trial::program::{self, Program};
use crate::trial::{self, samples};
use crate::{clipboard, input, output, report};
use bundler::bundle::{self, Bundle, own, target::Target};
use bundler::diagnostic::{Problem, Result, cannot, visible};
use bundler::judge::Judge;
use bundler::modules::Module;
use bundler::solver::{self, files};
use bundler::text::edit::Source;
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
pub fn deliver(result: &Output, output: Option<&Path>, prints: bool, copies: bool) -> Result<()> {
    match output {
        Some(path) if path != Path::new("-") => {
            output::to_file(&result.text, path)?;
            if !prints {
                eprintln!("wrote {}", shown(path));
            }
        }
        None if !prints => {}
        _ => output::to_stdout(&result.text)?,
    }
    if copies {
        let by = clipboard::copy(&result.text)?;
        eprintln!("copied by {by} for {}", result.summary);
    }
    Ok(())
}

/// A solver to bundle.
pub struct Job<'a> {
    pub file: &'a Path,
    pub output: Option<&'a Path>,
    pub docs: bool,
    pub judge: &'static Judge,
}

/// Bundles a solver; on request, compiles the bundle and runs it on samples.
pub fn bundle(
    job: &Job,
    check: bool,
    samples: Option<&samples::Request>,
    modules: &[Module],
) -> Result<Output> {
    let Job { file, judge, .. } = job;
    let bundle = bundle_of(job, modules)?;
    if check || samples.is_some() {
        let checker = samples.and_then(|request| request.checker.as_deref());
        let checker = checker.map(|checker| program(checker, judge, modules)).transpose()?;
        trial::prove(&bundle, file, judge, samples, checker.as_ref())?;
    }
    let summary = trial::summary(&bundle, judge);
    Ok(Output { text: bundle.content.text, summary })
}

/// A brute force, generator or checker: a Rust file, which is bundled and built, another program, or
/// a command.
pub fn program(named: &str, judge: &'static Judge, modules: &[Module]) -> Result<Program> {
    let file = Path::new(named);
    if !program::is_rust(file) {
        return Program::other(named);
    }
    let bundle = bundle_of(&Job { file, output: None, docs: false, judge }, modules)?;
    trial::build(&bundle, judge, true, &mut io::stderr()).map(Program::Built)
}

/// The name of a file in messages.
pub fn shown(file: &Path) -> String {
    let shown = visible(&file.display().to_string());
    if shown == "-" { "<stdin>".to_owned() } else { shown }
}

/// The bundle as the judge gets it.
pub fn bundle_of(job: &Job, modules: &[Module]) -> Result<Bundle> {
    let Job { file, judge, .. } = job;
    let path = shown(file);
    if job.output.is_some_and(|output| same_file(output, file)) {
        return Err(Problem::new(format!("`{path}` is the solver itself"))
            .help("write the bundle to another file"));
    }
    let text = text_of(file)?;
    if text.trim_start_matches('\u{feff}').trim().is_empty() {
        return Err(Problem::new(format!("`{path}` is empty")));
    }
    // Checked before anything slow, unless modules in the text may be removed.
    if !text.contains(solver::MARKER) {
        judge.check_size(text.len(), &[])?;
    }
    let manifest = manifest::find(file)?;
    if manifest.has_script {
        let title = "the judge runs no `build.rs`: what that sets is not set there";
        report::warn(&Problem::new(title));
    }
    bundle_text(text, job, &manifest, modules)
}

/// The bundle of a program that the tool writes itself.
pub fn bundle_program(text: String, job: &Job, modules: &[Module]) -> Result<Output> {
    Ok(bundle_of_text(text, job, modules)?.content.text.into())
}

/// The bundle of a program, with its source map.
pub fn bundle_of_text(text: String, job: &Job, modules: &[Module]) -> Result<Bundle> {
    bundle_text(text, job, &Manifest::default(), modules)
}

fn bundle_text(text: String, job: &Job, manifest: &Manifest, modules: &[Module]) -> Result<Bundle> {
    let Job { file, judge, .. } = job;
    let main = Source { path: shown(file), text };
    let solver = files::gather(main, file, judge.flags, &Disk)?;
    job.output.map_or(Ok(()), output::check)?;
    let krate = manifest.name_in(&solver)?;
    let is_used = |name: &String| solver::first_use(&solver.code, name).is_some();
    let folder = manifest.folder.as_ref().filter(|_| manifest.own.iter().any(is_used));
    let graph = folder.map(|folder| Graph::load(folder)).transpose()?;
    let (solver, own_crates) = match &graph {
        Some(graph) => {
            let open = |index| graph.open(index, judge, &Disk);
            own::link(solver, krate, &graph.packages, &open, judge, job.docs)?
        }
        None => (solver, Vec::new()),
    };
    let target = Target {
        krate,
        others: &manifest.others,
        own_crates: &own_crates,
        edition: manifest.edition.as_deref(),
        features: &manifest.features,
        docs: job.docs,
        judge,
    };
    let bundle = bundle::bundle(&solver, &target, modules);
    let mut bundle = bundle.map_err(|problem| problem.in_text(&solver.content))?;
    for warning in std::mem::take(&mut bundle.warnings) {
        report::warn(&warning.in_text(&solver.content));
    }
    judge.check_size(bundle.content.text.len(), &bundle.modules)?;
    Ok(bundle)
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

    fn identity(&self, path: &Path) -> PathBuf {
        fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
    }
}

/// The content of a file, or of standard input for `-`.
pub fn text_of(file: &Path) -> Result<String> {
    let is_standard = file == Path::new("-");
    let bytes = if is_standard { input::standard() } else { input::bytes(file) };
    let bytes = bytes.map_err(|error| {
        let problem = cannot("read", file, &error);
        let main = file.join("main.rs");
        if main.is_file() {
            problem.help(format!("did you mean `{}`?", main.display()))
        } else {
            problem
        }
    })?;
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        Problem::new(format!("`{}` is not UTF-8 in line {line}", file.display()))
    })
}
