//! Runs a solver and its bundle.

use crate::common::files::Folder;
use crate::common::rustc::{PROGRAM, Rustc};
use crate::pieces::{MODULES, OTHERS};
use crate::solver::{Files, MAIN, Solver};
use bundler::bundle::{self, Request};
use bundler::diagnostic::Problem;
use bundler::judge::{self, Judge};
use bundler::package::{Crate, Crates, Dependency};
use bundler::source::conditions::Conditions;
use bundler::source::files::{self, Files as _};
use bundler::text::edit::Source;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

pub enum Verdict {
    Same,
    /// The error or warning of the bundler.
    Said(String),
    /// The solver does not compile by itself.
    Invalid(String),
    /// The error of the bundle, and its text.
    Wrong(String, String),
}

const LIBRARY: &str = "libnim_snippets.rlib";

/// A folder with the compiled library.
pub struct Bench {
    folder: Folder,
}

impl Bench {
    /// Compiles the modules that the pieces use.
    pub fn new() -> Self {
        let used = [MODULES, OTHERS].concat();
        let texts = used.iter().map(|name| {
            let source = library::find(name).expect("a module").source;
            format!("pub mod {name} {{\n{source}\n}}\n")
        });
        let folder = Folder::with(&[("lib.rs", &texts.collect::<String>())]);
        let args = ["--crate-type=rlib", "--crate-name=nim_snippets"].map(str::to_owned);
        let (source, library) = (folder.join("lib.rs"), folder.join(LIBRARY));
        compile("2021", &source, &library, &args).unwrap_or_else(|error| panic!("{error}"));
        Bench { folder }
    }

    pub fn try_out(&self, solver: &Solver) -> Verdict {
        let judge = judge::find(solver.judge).unwrap_or_else(|_| panic!("no such judge"));
        let bundle = match self.bundle(solver, judge) {
            Ok(bundle) => bundle,
            Err(problem) => return Verdict::Said(problem.title().to_owned()),
        };
        let files = solver.files();
        let texts = files.iter().map(|(path, text)| (path.to_str().expect("UTF-8"), &**text));
        let folder = Folder::with(&texts.collect::<Vec<_>>());
        let home = match self.home(solver, judge, &folder) {
            Ok(printed) => printed,
            Err(error) => return Verdict::Invalid(error),
        };
        folder.write(&[("bundle.rs", &bundle)]);
        match run(judge, &folder.join("bundle.rs"), &[]) {
            Ok(printed) if printed == home => Verdict::Same,
            Ok(printed) => {
                let difference = format!("the solver prints\n{home}\nthe bundle\n{printed}");
                Verdict::Wrong(difference, bundle)
            }
            Err(error) => Verdict::Wrong(error, bundle),
        }
    }

    /// The output of the solver by itself, with its crates.
    fn home(&self, solver: &Solver, judge: &Judge, folder: &Path) -> Result<String, String> {
        let library = self.folder.join(LIBRARY);
        let called = |krate| format!("--extern={krate}={}", library.display());
        let folders = [&*self.folder, folder];
        let search = folders.map(|folder| format!("-Ldependency={}", folder.display()));
        let mut below = None;
        for library in solver.libraries.iter().rev() {
            let rlib = folder.join(format!("lib{}.rlib", library.name));
            let options =
                ["--crate-type=rlib", "--crate-name", library.name, "--cfg=feature=\"on\""];
            let mut args = judge_options(judge);
            args.extend(options.map(str::to_owned));
            args.extend([called(library.krate)].into_iter().chain(below).chain(search.clone()));
            compile(judge.edition.name(), &folder.join(library.file()), &rlib, &args)?;
            below = Some(format!("--extern={}={}", library.name, rlib.display()));
        }
        let args = [called(solver.krate)].into_iter().chain(below).chain(search);
        run(judge, &folder.join(MAIN), &args.collect::<Vec<_>>())
    }

    /// The bundle, if there are no errors and warnings.
    fn bundle(&self, solver: &Solver, judge: &'static Judge) -> Result<String, Problem> {
        let files = &InMemory(solver.files());
        let main = Path::new(MAIN);
        let text = files.read(main).expect("a file");
        let conditions = Conditions { flags: judge.flags, options: &[], variables: &[] };
        let source = Source { path: MAIN.to_owned(), text };
        let gathered = files::gather(source, main, conditions, files)?;
        let libraries = &solver.libraries;
        let library = |krate: &str| (krate.to_owned(), Dependency::Library);
        let own = |index: usize| {
            libraries.get(index).map(|it| (it.name.to_owned(), Dependency::Own(index + 1)))
        };
        let dependencies = [library(solver.krate)].into_iter().chain(own(0)).collect();
        let mut crates = vec![Crate { dependencies, ..Crate::default() }];
        crates.extend(libraries.iter().enumerate().map(|(index, it)| Crate {
            name: it.name.to_owned(),
            root: it.file(),
            edition: Some(judge.edition),
            options: vec!["feature=\"on\"".to_owned()],
            dependencies: [library(it.krate)].into_iter().chain(own(index + 1)).collect(),
            ..Crate::default()
        }));
        let crates = &Crates(crates);
        let request = Request { solver: gathered, crates, files, judge, docs: false };
        let bundle = bundle::bundle(&request)?;
        bundle
            .needs
            .errors
            .into_iter()
            .next()
            .map_or(Ok(bundle.content.text), |doubt| Err(doubt.problem))
    }
}

struct InMemory(Files);

impl files::Files for InMemory {
    fn exists(&self, path: &Path) -> bool {
        self.read(path).is_ok()
    }

    fn read(&self, path: &Path) -> io::Result<String> {
        let file = self.0.iter().find(|(known, _)| known == path);
        file.map(|(_, text)| text.clone()).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn bytes(&self, path: &Path) -> io::Result<Vec<u8>> {
        self.read(path).map(String::into_bytes)
    }

    fn identity(&self, path: &Path) -> PathBuf {
        path.to_owned()
    }
}

/// Compiles a program or a library, or returns the messages of rustc.
fn compile(edition: &str, source: &Path, output: &Path, args: &[String]) -> Result<(), String> {
    let quick = ["--cap-lints=allow", "-Cdebuginfo=0", "-Cdebug-assertions=no"];
    let args: Vec<&str> = quick.into_iter().chain(args.iter().map(String::as_str)).collect();
    Rustc::usual().compile(edition, PROGRAM, source, output, &args)
}

/// Compiles a program with the judge's options and returns its output, or the messages of rustc.
fn run(judge: &Judge, source: &Path, args: &[String]) -> Result<String, String> {
    let program = source.with_extension("");
    compile(judge.edition.name(), source, &program, &[&judge_options(judge), args].concat())?;
    let output = Command::new(program).output().expect("it runs");
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(format!("{printed}{}", output.status))
}

fn judge_options(judge: &Judge) -> Vec<String> {
    let options = judge.flags.iter().filter(|flag| flag.starts_with("--cfg"));
    options.map(|&flag| flag.to_owned()).collect()
}
