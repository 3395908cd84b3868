//! Every solver, as it stands, on the cases of its folder: a test for each, named by the folder, so
//! that `cargo test abc297_g` builds and runs that one.

// This test is newer than the library, and old compilers never build it.
#![allow(clippy::incompatible_msrv)]

use libtest_mimic::{Arguments, Failed, Trial};
use problems::{Programs, run_cases};
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::OnceLock;

const UNLISTED: &str = "problems/Cargo.toml or list.txt lacks a problem: \
                        `cargo xtask docs` adds it";

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let of_problem = |id: String| Trial::test(id.clone(), move || check_solver(&id));
    let is_interactive = |id: &String| root().join(id).join("interactor.rs").exists();
    let mut ids = ids();
    ids.retain(|id| !is_interactive(id));
    ASKED.get_or_init(|| {
        let is_asked = |id: &&String| {
            arguments.filter.as_ref().is_none_or(|filter| {
                if arguments.exact { *id == filter } else { id.contains(filter) }
            })
        };
        ids.iter().filter(is_asked).cloned().collect()
    });
    let mut trials: Vec<Trial> = ids.into_iter().map(of_problem).collect();
    trials.push(Trial::test("the_problems_listed_are_up_to_date", check_lists));
    trials.push(Trial::test("cases_are_small", check_sizes));
    trials.push(Trial::test("ideas_have_short_code_of_solvers_and_two_problems", check_ideas));
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// The problems whose tests run.
static ASKED: OnceLock<Vec<String>> = OnceLock::new();

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("problems")
}

/// The folders with a solver, by name.
fn ids() -> Vec<String> {
    let entries = fs::read_dir(root()).expect("the folder of the problems");
    let paths = entries.map(|entry| entry.expect("a readable entry").path());
    let solved = paths.filter(|path| path.join("main.rs").exists());
    let mut ids: Vec<String> =
        solved.filter_map(|path| path.file_name()?.to_str().map(str::to_owned)).collect();
    ids.sort();
    ids
}

fn check_solver(id: &str) -> Result<(), Failed> {
    let program = |suffix: &str| built(&format!("{id}{suffix}"));
    let check = program("-check");
    let programs = Programs { solver: &program("").ok_or(UNLISTED)?, check: check.as_deref() };
    let temporary = tempfile::tempdir()?;
    Ok(run_cases(&root().join(id), &programs, temporary.path())?)
}

/// A program of `problems/`, if it is listed there. Cargo puts it above the folder of the tests.
fn built(name: &str) -> Option<PathBuf> {
    static BUILT: OnceLock<()> = OnceLock::new();
    BUILT.get_or_init(|| {
        let asked = ASKED.get().into_iter().flatten();
        let programs = asked.flat_map(|id| [id.clone(), format!("{id}-check")]);
        build(&programs.filter(|name| is_listed(name)).collect::<Vec<_>>());
    });
    let tests = env::current_exe().ok()?;
    let program = tests.parent()?.parent()?.join(format!("{name}{}", env::consts::EXE_SUFFIX));
    (is_listed(name) && program.exists()).then_some(program)
}

fn is_listed(program: &str) -> bool {
    include_str!("../problems/Cargo.toml").contains(&format!("{{ name = \"{program}\", "))
}

/// Builds programs of `problems/`, as these tests are built.
fn build(programs: &[String]) {
    let tests = env::current_exe().expect("a program");
    let folder = tests.parent().and_then(Path::parent).and_then(Path::file_name);
    let profile = if folder.is_some_and(|it| it == "release") { "release" } else { "test" };
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--quiet", "--package=problems", "--profile", profile]);
    cargo.args(programs.iter().map(|name| format!("--bin={name}"))).current_dir(root());
    assert!(cargo.status().is_ok_and(|status| status.success()), "the solvers compile");
}

/// `Cargo.toml` lists the programs, since cargo does not look for them in such folders, and
/// `list.txt` what the command line tells of each problem.
fn check_lists() -> Result<(), Failed> {
    let (mut programs, mut list) = (String::new(), String::new());
    for id in ids() {
        for (stem, suffix) in [("main", ""), ("check", "-check")] {
            if root().join(&id).join(stem).with_extension("rs").exists() {
                let path = format!("{id}/{stem}.rs");
                let name = format!("{id}{suffix}");
                writeln!(
                    programs,
                    "    {{ name = \"{name}\", path = \"{path}\", test = false }},"
                )?;
            }
        }
        let solver = fs::read_to_string(root().join(&id).join("main.rs"))?;
        writeln!(list, "{id}\t{}", listed(&solver))?;
    }
    let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
    let (_, rest) = manifest.split_once("\n]\n").unwrap_or(("", &manifest));
    update("Cargo.toml", &format!("bin = [\n{programs}]\n{rest}"))?;
    update("list.txt", &list)
}

/// The modules that a solver uses, then title, address and task from the comment that begins it.
fn listed(solver: &str) -> String {
    let header: Vec<&str> =
        solver.lines().map_while(|line| line.strip_prefix("//")).map(str::trim).collect();
    let address = header.iter().position(|line| line.starts_with("http"));
    let address = address.map_or("", |i| header[i]);
    let task: Vec<&str> =
        header.iter().copied().skip_while(|line| !line.is_empty()).skip(1).collect();
    let title = header.first().copied().unwrap_or_default();
    let used = used_modules(solver).join(" ");
    format!("{used}\t{title}\t{address}\t{}", task.join(" "))
}

/// The modules of this crate that a solver names, in the order of the crate.
fn used_modules(solver: &str) -> Vec<&'static str> {
    let end = |c: char| !c.is_alphanumeric() && c != '_';
    let paths = solver.split("nim_snippets::").skip(1);
    let words: Vec<&str> = paths
        .flat_map(|path| match path.strip_prefix('{') {
            Some(list) => list.split('}').next().unwrap_or("").split(end).collect(),
            None => path.split(end).take(1).collect::<Vec<_>>(),
        })
        .collect();
    let names = library::modules().iter().map(|module| module.name);
    names.filter(|name| words.contains(name)).collect()
}

fn update(file: &str, text: &str) -> Result<(), Failed> {
    let path = root().join(file);
    if env::var_os("UPDATE").is_some() {
        fs::write(path, text)?;
    } else if fs::read_to_string(path)? != text {
        return Err(UNLISTED.into());
    }
    Ok(())
}

/// A larger case is written as a template.
fn check_sizes() -> Result<(), Failed> {
    for id in ids() {
        for file in fs::read_dir(root().join(id))? {
            let file = file?;
            let size = file.metadata()?.len();
            if size > 200_000 {
                return Err(format!("{} has {size} bytes", file.path().display()).into());
            }
        }
    }
    Ok(())
}

/// Each section of the page of ideas has at most ten lines of code: a doctest that compares it with a
/// brute force, or lines of a solver, which its cases compare. It also has two problems or more.
fn check_ideas() -> Result<(), Failed> {
    let lines = |text: &str| text.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    let solver = |id: String| fs::read_to_string(root().join(id).join("main.rs"));
    let solvers = ids().into_iter().map(|id| Ok(lines(&solver(id)?)));
    let solvers = solvers.collect::<Result<Vec<String>, Failed>>()?;
    for page in ["without-grundy.md", "without-grundy.ja.md"] {
        let text = fs::read_to_string(root().join("../docs").join(page))?;
        for section in text.split("\n## ").skip(1) {
            let title = section.lines().next().unwrap_or_default();
            let wrong = |problem: &str| Err(format!("{page}, {title}: {problem}").into());
            let Some((_, code)) = section.split_once("\n```rust") else {
                return wrong("no code");
            };
            let (code, rest) = code.split_once("\n```\n").unwrap_or_default();
            let (kind, code) = code.split_once('\n').unwrap_or_default();
            if code.lines().count() > 10 {
                return wrong("more than ten lines of code");
            }
            let is_used = solvers.iter().any(|solver| solver.contains(&lines(code)));
            if kind == ",ignore" && !is_used {
                return wrong("no solver has this code");
            }
            if rest.lines().filter(|line| line.starts_with("- ")).count() < 2 {
                return wrong("fewer than two problems");
            }
        }
    }
    Ok(())
}
