//! Every solver in `problems/`: bundled, built as AtCoder builds it (without `lto` unless `CI=true`,
//! since that takes four times as long) and run on its cases. One trial for each folder, named by
//! it, so that `cargo test abc297_g` builds and runs that one and no other.
//!
//! A folder holds
//!
//! - `main.rs`, the solver as one would submit it;
//! - `1.in`, `2.in`, …, its cases. Where the input is too big to keep (above 200 kB), `3.gen` is the
//!   same text with blanks to fill in. `{5*1..9}` stands for five random numbers from 1 to 9,
//!   always the same, `{5*1..9,0..3}` for five pairs of numbers, `{1..9}` for the numbers from 1
//!   to 9, `{1..8,2..9}` for the pairs 1 2, 2 3, … and `{5*RB}` for the text `RBRBRBRBRB`;
//! - `1.out`, `2.out`, …, the right answers, which are compared token by token, or `3.out.gen`,
//!   likewise with blanks;
//! - `check.rs` where several answers are right. It is called with three files, the input, the
//!   expected output (which may be missing) and the actual one;
//! - `judge.rs` where the solver talks to it. It plays the cases without an `.out`, one game for each
//!   line of the `.in`, whose words are its arguments: it hears the solver on its standard input and
//!   speaks to it on its standard output.
//!
//! The latter two use std only. They panic, with a message, when something is wrong.

#[path = "../common/once.rs"]
mod once;
#[path = "../common/package.rs"]
mod package;
#[allow(dead_code)]
#[path = "../common/random.rs"]
mod random;
mod solvers;

use crate::once::once;
use libtest_mimic::{Arguments, Failed, Trial};
use nim_snippets::tool::process::{self, Ending, Group, Limits};
use package::{cargo_build, update};
use random::Random;
use serde_json::Value;
use std::collections::HashMap;
use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{ChildStderr, Command, Stdio};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// A program that runs for longer or writes more is stopped.
const LIMITS: Limits = Limits { time: Duration::from_secs(100), output: 1 << 27, errors: 1 << 27 };

/// What stands in a folder, and what is added to the folder's name to name the program.
const PROGRAMS: [(&str, &str); 3] = [("main", ""), ("check", "-check"), ("judge", "-judge")];

fn main() {
    let args = Arguments::from_args();
    let names = folders();
    let wanted = names.iter().filter(|&name| {
        let trial = Trial::test(name, || Ok(()));
        !args.is_filtered_out(&trial)
    });
    let wanted = Arc::new(wanted.cloned().collect::<Vec<_>>());

    let mut trials = vec![
        Trial::test("solvers_are_listed", solvers_are_listed),
        Trial::test("cases_are_small", cases_are_small),
    ];
    trials.extend(names.into_iter().map(|name| {
        let wanted = Arc::clone(&wanted);
        Trial::test(name.clone(), move || {
            static BUILT: OnceLock<Programs> = OnceLock::new();
            test(&name, BUILT.get_or_init(|| build(&wanted)))
        })
    }));
    libtest_mimic::run(&args, trials).exit();
}

fn problems() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("problems")
}

fn folders() -> Vec<String> {
    let entries = fs::read_dir(problems()).expect("problems/ is there");
    let entries = entries.map(|entry| entry.expect("an entry of problems/"));
    let folders = entries.filter(|entry| entry.path().is_dir());
    let names = folders.map(|entry| entry.file_name().into_string().expect("a plain name"));
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// The compiler notices when the list names a file that is not there; this, when one is not named.
fn solvers_are_listed() -> Result<(), Failed> {
    for name in folders() {
        let folder = problems().join(&name);
        let mut modules = String::new();
        for stem in ["check", "judge", "main"] {
            if stem == "main" || folder.join(stem).with_extension("rs").exists() {
                modules += &format!("        mod {stem};\n");
            }
        }
        let entry = format!("    mod {name} {{\n{modules}    }}\n");
        if !include_str!("solvers.rs").contains(&entry) {
            return Err(format!("tests/problems/solvers.rs lacks\n\n{entry}").into());
        }
    }
    Ok(())
}

/// What is larger is written as a template.
fn cases_are_small() -> Result<(), Failed> {
    for folder in folders() {
        for file in fs::read_dir(problems().join(folder))? {
            let file = file?;
            let size = file.metadata()?.len();
            if size > 200_000 {
                return Err(format!("{} has {size} bytes", file.path().display()).into());
            }
        }
    }
    Ok(())
}

// Building

/// The executable of each program that was asked for, or why there is none.
type Programs = HashMap<String, Result<PathBuf, String>>;

/// Bundles and builds the solvers of `names` and what checks them, by one call of cargo.
fn build(names: &[String]) -> Programs {
    let package = package::prepare();
    let mut programs = Programs::new();
    let mut cargo = cargo_build(&package);
    for (name, (stem, suffix)) in names.iter().flat_map(|name| PROGRAMS.map(|p| (name, p))) {
        let file = problems().join(name).join(stem).with_extension("rs");
        let bin = format!("{name}{suffix}");
        match stem {
            "main" => match bundle(&file) {
                Ok(bundle) => update(&package.join(format!("src/bin/{bin}.rs")), &bundle),
                Err(message) => {
                    programs.insert(bin, Err(message));
                    continue;
                }
            },
            _ => match fs::read(&file) {
                Ok(source) => update(&package.join(format!("src/bin/{bin}.rs")), &source),
                Err(_) => continue,
            },
        }
        cargo.args(["--bin", &bin]);
        programs.insert(bin, Err(String::new()));
    }
    if programs.values().any(|program| *program == Err(String::new())) {
        read_messages(cargo, &mut programs);
    }
    programs
}

fn bundle(file: &Path) -> Result<Vec<u8>, String> {
    let mut bundler = Command::new(env!("CARGO_BIN_EXE_nim-snippets"));
    let output = bundler.arg(file).output().expect("the bundler runs");
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(output.stdout)
}

/// Cargo says where each executable is, whatever target and target folder the user has set, and
/// which program a compiler's error belongs to.
fn read_messages(mut cargo: Command, programs: &mut Programs) {
    let output = cargo.output().expect("cargo runs");
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let message: Value = serde_json::from_str(line).expect("cargo writes JSON");
        let name = message["target"]["name"].as_str().unwrap_or_default();
        let Some(program) = programs.get_mut(name) else {
            continue;
        };
        let rendered = message["message"]["rendered"].as_str().unwrap_or_default();
        if let Some(executable) = message["executable"].as_str() {
            *program = Ok(executable.into());
        } else if let Err(errors) = program {
            errors.push_str(rendered);
        }
    }
    for program in programs.values_mut() {
        if *program == Err(String::new()) {
            *program = Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
    }
}

// Running

fn test(name: &str, programs: &Programs) -> Result<(), Failed> {
    let program = |suffix| match programs.get(&format!("{name}{suffix}")) {
        None => Ok(None),
        Some(Ok(executable)) => Ok(Some(executable.as_path())),
        Some(Err(message)) => Err(format!("{name}{suffix} was not built\n\n{message}")),
    };
    let solver = program("")?.expect("every solver was asked for");
    let (check, judge) = (program("-check")?, program("-judge")?);

    // The programs, the cases, and what runs them.
    let folder = problems().join(name);
    let mut files: Vec<PathBuf> =
        [Some(solver), check, judge].into_iter().flatten().map(Path::to_path_buf).collect();
    for entry in fs::read_dir(&folder)? {
        files.push(entry?.path());
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for own in ["tests/problems/main.rs", "tests/common/random.rs", "src/tool/process.rs"] {
        files.push(root.join(own));
    }
    let stamp = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.stamp"));
    once(&stamp, name, || Some(files.clone()), || test_cases(name, solver, check, judge))?;
    Ok(())
}

fn test_cases(
    name: &str,
    solver: &Path,
    check: Option<&Path>,
    judge: Option<&Path>,
) -> Result<(), String> {
    let cases = cases(&problems().join(name))?;
    if cases.is_empty() {
        return Err("there is no case".into());
    }
    for case in cases {
        let expected = filled(&case.with_extension("out"), "out.gen", name)?;
        let result = match judge {
            Some(judge) if !expected.exists() => play(solver, judge, &case),
            _ => compare(name, solver, check, &case, &expected),
        };
        let file = case.file_name().unwrap_or_default().display();
        result.map_err(|message| format!("case {file}: {message}"))?;
    }
    Ok(())
}

/// The files `1.in`, `2.in`, `3.gen`, … of a folder.
fn cases(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| error.to_string())?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_case = |path: &PathBuf| {
        let ending = path.extension().and_then(OsStr::to_str);
        matches!(ending, Some("in" | "gen")) && !path.to_string_lossy().ends_with(".out.gen")
    };
    let mut cases: Vec<_> = paths.filter(is_case).collect();
    cases.sort_by_key(|path| {
        let stem = path.file_stem().and_then(OsStr::to_str);
        stem.and_then(|stem| stem.parse::<u32>().ok())
    });
    Ok(cases)
}

/// Is the solver's output the expected one, token by token, or what `check` accepts?
fn compare(
    name: &str,
    solver: &Path,
    check: Option<&Path>,
    case: &Path,
    expected_file: &Path,
) -> Result<(), String> {
    let input_file = filled(&case.with_extension("in"), "gen", name)?;
    let input = fs::read(&input_file).map_err(|error| error.to_string())?;
    let with_input = |message| format!("{message}\n--- input\n{}", shortened(&input));
    let actual = run(program(solver), &input).map_err(with_input)?;

    let expected = fs::read(expected_file);
    let verdict = if let Some(check) = check {
        let actual_file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.actual"));
        update(&actual_file, &actual);
        let mut check = program(check);
        check.args([&input_file, expected_file, &actual_file]);
        run(check, &[]).map(drop)
    } else {
        match &expected {
            Ok(expected) => difference(expected, &actual),
            Err(error) => Err(format!("{}: {error}", expected_file.display())),
        }
    };
    verdict.map_err(|message| {
        let message = with_input(message);
        let expected = shortened(&expected.unwrap_or_default());
        let actual = shortened(&actual);
        format!("{message}\n--- expected\n{expected}\n--- actual\n{actual}")
    })
}

fn difference(expected: &[u8], actual: &[u8]) -> Result<(), String> {
    let tokens = |bytes| {
        let text = String::from_utf8_lossy(bytes).into_owned();
        text.split_ascii_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    let (expected, actual) = (tokens(expected), tokens(actual));
    if expected == actual {
        return Ok(());
    }
    let same = expected.iter().zip(&actual).take_while(|(a, b)| a == b);
    let at = same.count();
    let token = |tokens: &[String]| match tokens.get(at) {
        Some(token) => format!("`{}`", shortened(token.as_bytes())),
        None => "missing".to_owned(),
    };
    let (expected, actual) = (token(&expected), token(&actual));
    Err(format!("token {} is {actual}, expected {expected}", at + 1))
}

/// At most twenty lines and a thousand bytes.
fn shortened(bytes: &[u8]) -> String {
    let bytes = bytes.trim_ascii_end();
    let mut ends = (0..bytes.len()).filter(|&i| bytes[i] == b'\n');
    let end = ends.nth(19).unwrap_or(bytes.len()).min(1000);
    let text = String::from_utf8_lossy(&bytes[..end]);
    if end == bytes.len() {
        return text.into_owned();
    }
    format!("{text} … ({} bytes)", bytes.len())
}

/// The file, or if only its template is there, a copy of that with the blanks filled.
fn filled(file: &Path, template: &str, name: &str) -> Result<PathBuf, String> {
    let Ok(text) = fs::read_to_string(file.with_extension(template)) else {
        return Ok(file.to_owned());
    };
    let mut copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).into_os_string();
    copy.push(".");
    copy.push(file.extension().unwrap_or_default());
    fs::write(&copy, fill(&text)).map_err(|error| error.to_string())?;
    Ok(copy.into())
}

/// Fills the blanks of a template.
fn fill(template: &str) -> String {
    let mut random = Random(0);
    let mut pieces = template.split('{');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (blank, rest) = piece.split_once('}').expect("a blank ends with `}`");
        let (count, what) = blank.split_once('*').unwrap_or(("", blank));
        let count = count.parse::<usize>().ok();
        match (count, what.split(',').map(range).collect::<Option<Vec<_>>>()) {
            (None, None) => panic!("`{{{blank}}}` is no blank"),
            (Some(count), None) => text += &what.repeat(count),
            (Some(count), Some(ranges)) => {
                for &(low, high) in (0..count).flat_map(|_| &ranges) {
                    let span = u128::from(high - low) + 1;
                    let number = low + (u128::from(random.next()) % span) as u64;
                    text += &format!("{number} ");
                }
            }
            (None, Some(ranges)) => {
                for k in 0..=ranges[0].1 - ranges[0].0 {
                    for (low, _) in &ranges {
                        text += &format!("{} ", low + k);
                    }
                }
            }
        }
        text += rest;
    }
    text
}

fn range(text: &str) -> Option<(u64, u64)> {
    let (low, high) = text.split_once("..")?;
    Some((low.parse().ok()?, high.parse().ok()?))
}

fn program(file: &Path) -> Command {
    let mut command = Command::new(file);
    command.env("RUST_BACKTRACE", "0");
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    command.stderr(Stdio::piped());
    command
}

/// Runs a program on `input` and returns what it writes.
fn run(mut program: Command, input: &[u8]) -> Result<Vec<u8>, String> {
    let finished = process::run(&mut program, input, LIMITS).expect("the program runs");
    verdict(&finished.ending, &finished.errors)?;
    Ok(finished.output)
}

/// Has a program ended well?
fn verdict(ending: &Ending, errors: &[u8]) -> Result<(), String> {
    let errors = shortened(errors);
    match ending {
        Ending::Exit(status) if status.success() => Ok(()),
        Ending::Exit(status) => Err(format!("ended with {status}\n{errors}")),
        Ending::TooSlow => Err(format!("was stopped after {} s\n{errors}", LIMITS.time.as_secs())),
        Ending::TooMuch => Err(format!("was stopped after {} bytes\n{errors}", LIMITS.output)),
    }
}

/// Plays one game for each line of `case`.
fn play(solver: &Path, judge: &Path, case: &Path) -> Result<(), String> {
    let games = fs::read_to_string(case).map_err(|error| error.to_string())?;
    let mut games = games.lines();
    games.try_for_each(|game| {
        let result = play_game(program(solver), program(judge), game);
        result.map_err(|message| format!("game {game}\n{message}"))
    })
}

fn play_game(mut solver: Command, mut judge: Command, game: &str) -> Result<(), String> {
    let mut solver = Group::spawn(&mut solver).expect("the solver runs");
    judge.args(game.split_ascii_whitespace());
    judge.stdin(solver.child.stdout.take().expect("it is piped"));
    judge.stdout(solver.child.stdin.take().expect("it is piped"));
    let mut running_judge = Group::spawn(&mut judge).expect("the judge runs");
    drop(judge); // it holds ends of the pipes, which would never close

    let solver_errors = read(solver.child.stderr.take());
    let judge_errors = read(running_judge.child.stderr.take());
    let verdict = finish(running_judge, judge_errors);
    if verdict.is_err() {
        solver.child.kill().ok();
    }
    let end = finish(solver, solver_errors);
    let end = end.map_err(|message| format!("the solver {message}"));
    verdict.map_err(|message| match &end {
        Ok(()) => format!("the judge {message}"),
        Err(end) => format!("the judge {message}\n{end}"),
    })?;
    end
}

fn read(pipe: Option<ChildStderr>) -> JoinHandle<Vec<u8>> {
    let pipe = pipe.expect("it is piped");
    thread::spawn(move || {
        let mut bytes = Vec::new();
        pipe.take(LIMITS.errors as u64).read_to_end(&mut bytes).ok();
        bytes
    })
}

/// Waits for the end of a program, which it stops when that takes too long.
fn finish(mut program: Group, errors: JoinHandle<Vec<u8>>) -> Result<(), String> {
    let ending = program.wait(LIMITS.time, || false).expect("a child can be waited for");
    drop(program); // and all that it has started, which could write on
    verdict(&ending, &errors.join().expect("a pipe can be read"))
}
