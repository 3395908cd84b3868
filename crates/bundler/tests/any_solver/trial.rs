//! Runs a solver and its bundle.

use crate::pieces::{MODULES, OTHERS};
use crate::solver::{Files, MAIN, Solver};
use bundler::bundle::target::{Package, Target};
use bundler::bundle::{self, own};
use bundler::diagnostic::Result;
use bundler::judge::{self, Judge};
use bundler::modules::{self, Module};
use bundler::solver::files;
use bundler::text::edit::Source;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

pub enum Verdict {
    Same,
    /// The error or warning of the bundler.
    Said(String),
    /// It does not compile by itself.
    Invalid(String),
    /// The error of the bundle, and its text.
    Wrong(String, String),
}

/// The modules, and a folder with the compiled library.
pub struct Bench {
    folder: TempDir,
    modules: Vec<Module>,
}

impl Bench {
    /// Compiles the modules that the pieces use.
    pub fn new() -> Self {
        let folder = TempDir::with_prefix("nim-snippets-any-solver-").expect("a folder");
        let modules = modules::modules();
        let used = [MODULES, OTHERS].concat();
        let texts = used.iter().map(|name| {
            let source = &modules::find(&modules, name).expect("a module").source;
            format!("pub mod {name} {{\n{source}\n}}\n")
        });
        fs::write(folder.path().join("lib.rs"), texts.collect::<String>()).expect("a file");
        let rustc = rustc("2021", &folder.path().join("lib.rs"), folder.path())
            .args(["--crate-type=rlib", "--crate-name=nim_snippets"])
            .output();
        let output = rustc.expect("rustc runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Bench { folder, modules }
    }

    pub fn try_out(&self, solver: &Solver) -> Verdict {
        let judge = judge::find(solver.judge).unwrap_or_else(|_| panic!("no such judge"));
        let files = solver.files();
        let bundle = match self.bundle(solver, judge, &files) {
            Ok(bundle) => bundle,
            Err(problem) => return Verdict::Said(problem.title().to_owned()),
        };
        let folder = TempDir::new_in(&self.folder).expect("a folder");
        let at_home = folder.path().join("home");
        for (path, text) in &files {
            let path = at_home.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        let home = match self.home(solver, judge, &at_home) {
            Ok(printed) => printed,
            Err(error) => return Verdict::Invalid(error),
        };
        let file = folder.path().join("bundle.rs");
        fs::write(&file, &bundle).expect("a file");
        match run(judge, &file, &[]) {
            Ok(printed) if printed == home => Verdict::Same,
            Ok(printed) => {
                let difference = format!("the solver prints\n{home}\nthe bundle\n{printed}");
                Verdict::Wrong(difference, bundle)
            }
            Err(error) => Verdict::Wrong(error, bundle),
        }
    }

    /// The output of the solver by itself, with its crates.
    fn home(
        &self,
        solver: &Solver,
        judge: &Judge,
        folder: &Path,
    ) -> std::result::Result<String, String> {
        let library = self.folder.path().join("libnim_snippets.rlib");
        let called = |krate| format!("--extern={krate}={}", library.display());
        let folders = [self.folder.path(), folder];
        let search = folders.map(|folder| format!("-Ldependency={}", folder.display()));
        let mut below = None;
        for library in solver.libraries.iter().rev() {
            let rlib = folder.join(format!("lib{}.rlib", library.name));
            let options =
                ["--crate-type=rlib", "--crate-name", library.name, "--cfg=feature=\"on\""];
            let mut args: Vec<String> = options.map(str::to_owned).into();
            args.extend([called(library.krate)].into_iter().chain(below).chain(search.clone()));
            compile(judge, &folder.join(library.file()), folder, &args)?;
            below = Some(format!("--extern={}={}", library.name, rlib.display()));
        }
        let args = [called(solver.krate)].into_iter().chain(below).chain(search);
        run(judge, &folder.join(MAIN), &args.collect::<Vec<_>>())
    }

    /// The bundle, if there are no errors and warnings.
    fn bundle(&self, solver: &Solver, judge: &'static Judge, files: &Files) -> Result<String> {
        let source = Source { path: MAIN.to_owned(), text: files[0].1.clone() };
        let gathered = files::gather(source, Path::new(MAIN), judge.flags, &InMemory(files));
        let krate = solver.krate;
        let libraries = &solver.libraries;
        let called = |index: usize| libraries.get(index).map(|it| (it.name.to_owned(), index + 1));
        let mut packages =
            vec![Package { calls: called(0).into_iter().collect(), ..Package::default() }];
        packages.extend(libraries.iter().enumerate().map(|(index, library)| Package {
            edition: judge.edition.to_owned(),
            features: vec!["on".to_owned()],
            library: vec![library.krate.to_owned()],
            calls: called(index + 1).into_iter().collect(),
            ..Package::default()
        }));
        let open = |index: usize| {
            let path = libraries[index - 1].file();
            let text = files::Files::read(&InMemory(files), &path).expect("a file");
            let source = Source { path: path.display().to_string(), text };
            let flags = [judge.flags, &["--cfg=feature=\"on\""]].concat();
            files::gather_library(source, &path, &flags, &InMemory(files))
        };
        let (linked, own_crates) = own::link(gathered?, krate, &packages, &open, judge, false)?;
        let own_crates = &own_crates;
        let (others, features) = (&[], &[]);
        let target =
            Target { krate, others, own_crates, edition: None, features, docs: false, judge };
        let bundle = bundle::bundle(&linked, &target, &self.modules)?;
        bundle.warnings.into_iter().next().map_or(Ok(bundle.content.text), Err)
    }
}

struct InMemory<'a>(&'a Files);

impl files::Files for InMemory<'_> {
    fn exists(&self, path: &Path) -> bool {
        self.read(path).is_ok()
    }

    fn read(&self, path: &Path) -> io::Result<String> {
        let file = self.0.iter().find(|(known, _)| known == path);
        file.map(|(_, text)| text.clone()).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn identity(&self, path: &Path) -> PathBuf {
        path.to_owned()
    }
}

fn rustc(edition: &str, source: &Path, folder: &Path) -> Command {
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()));
    rustc.args([
        "--edition",
        edition,
        "--cap-lints=allow",
        "-Cdebuginfo=0",
        "-Cdebug-assertions=no",
    ]);
    rustc.arg(source).arg("--out-dir").arg(folder);
    rustc
}

/// Compiles with the judge's options, or returns the messages of rustc.
fn compile(
    judge: &Judge,
    source: &Path,
    folder: &Path,
    args: &[String],
) -> std::result::Result<(), String> {
    let options = judge.flags.iter().filter(|flag| flag.starts_with("--cfg"));
    let mut rustc = rustc(judge.edition, source, folder);
    let output = rustc.args(options).args(args).output().expect("rustc runs");
    let said = || String::from_utf8_lossy(&output.stderr).into_owned();
    output.status.success().then_some(()).ok_or_else(said)
}

/// Compiles a program and returns its output, or the messages of rustc.
fn run(judge: &Judge, source: &Path, args: &[String]) -> std::result::Result<String, String> {
    compile(judge, source, source.parent().expect("a folder"), args)?;
    let output = Command::new(source.with_extension("")).output().expect("it runs");
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(format!("{printed}{}", output.status))
}
