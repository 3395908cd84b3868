//! The cases of the problems, and what runs a program on them.
//!
//! A folder of `problems/` holds
//!
//! - `main.rs`, the solver as one would submit it;
//! - `1.in`, `2.in`, …, its cases. Where the input is too big to keep (above 200 kB), `3.gen` is the
//!   same text with blanks to fill in. `{5*1..9}` stands for five random numbers from 1 to 9,
//!   always the same, `{5*1..9,0..3}` for five pairs of numbers, `{1..9}` for the numbers from 1
//!   to 9, `{1..8,2..9}` for the pairs 1 2, 2 3, … and `{5*RB}` for the text `RBRBRBRBRB`;
//! - `1.out`, `2.out`, …, the right answers, which are compared token by token, or `3.out.gen`,
//!   likewise with blanks;
//! - `check.rs` where several answers are right, as testlib's are and as `--checker` takes it: called
//!   with three files, the input, the output and the answer (empty if there is no `.out`), it ends
//!   with 0 if the output is right, else with 1;
//! - `interactor.rs` where the solver talks to it, as testlib's are and as `--interactor` takes it. The
//!   tests of the command line play these problems, each case a game.
//!
//! The latter two use std only. A message says what is wrong; an `interactor.rs` panics then.

#[allow(dead_code)]
#[path = "../tests/support/random.rs"]
mod random;

use random::Random;
use std::ffi::OsStr;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use wait_timeout::ChildExt;

/// A program that runs for longer is stopped.
const TIME: Duration = Duration::from_secs(100);

/// A program that writes more is cut off.
const MOST: u64 = 1 << 27;

/// The executables of a problem.
pub struct Programs<'a> {
    pub solver: &'a Path,
    pub check: Option<&'a Path>,
}

/// Runs the programs on all cases of a folder, with temporary files in `temporary`.
pub fn run_cases(folder: &Path, programs: &Programs, temporary: &Path) -> Result<(), String> {
    let cases = cases(folder)?;
    if cases.is_empty() {
        return Err("there is no case".into());
    }
    for case in cases {
        let expected = filled(&case.with_extension("out"), "out.gen", temporary)?;
        let result = compare(programs, &case, &expected, temporary);
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
    programs: &Programs,
    case: &Path,
    expected_file: &Path,
    temporary: &Path,
) -> Result<(), String> {
    let input_file = filled(&case.with_extension("in"), "gen", temporary)?;
    let input = fs::read(&input_file).map_err(|error| error.to_string())?;
    let with_input = |message| format!("{message}\n--- input\n{}", shortened(&input));
    let actual = run(program(programs.solver), &input).map_err(with_input)?;

    let expected = fs::read(expected_file);
    let verdict = if let Some(check) = programs.check {
        let actual_file = temporary.join("actual");
        fs::write(&actual_file, &actual).map_err(|error| error.to_string())?;
        let mut check = program(check);
        let answer_file = temporary.join("answer");
        fs::write(&answer_file, expected.as_deref().unwrap_or_default())
            .map_err(|error| error.to_string())?;
        check.args([&input_file, &actual_file, &answer_file]);
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
fn filled(file: &Path, template: &str, temporary: &Path) -> Result<PathBuf, String> {
    let Ok(text) = fs::read_to_string(file.with_extension(template)) else {
        return Ok(file.to_owned());
    };
    let copy = temporary.join("filled").with_extension(file.extension().unwrap_or_default());
    fs::write(&copy, fill(&text)).map_err(|error| error.to_string())?;
    Ok(copy)
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
    let mut child = program.spawn().expect("the program runs");
    let (mut stdin, input) = (child.stdin.take().expect("it is piped"), input.to_owned());
    thread::spawn(move || stdin.write_all(&input)); // a program need not read all of it
    let output = read(child.stdout.take());
    let errors = read(child.stderr.take());
    finish(child, errors)?;
    Ok(output.join().expect("a pipe can be read"))
}

/// Reads all that a program writes, but no more than [`MOST`] bytes.
fn read(pipe: Option<impl Read + Send + 'static>) -> JoinHandle<Vec<u8>> {
    let pipe = pipe.expect("it is piped");
    thread::spawn(move || {
        let mut bytes = Vec::new();
        pipe.take(MOST).read_to_end(&mut bytes).ok();
        bytes
    })
}

/// Waits for the end of a program, and stops it if that takes too long.
fn finish(mut program: Child, errors: JoinHandle<Vec<u8>>) -> Result<(), String> {
    let status = program.wait_timeout(TIME).expect("a child can be waited for");
    if status.is_none() {
        program.kill().ok();
        program.wait().ok();
    }
    let errors = shortened(&errors.join().expect("a pipe can be read"));
    match status {
        Some(status) if status.success() => Ok(()),
        Some(status) => Err(format!("ended with {status}\n{errors}")),
        None => Err(format!("was stopped after {} s\n{errors}", TIME.as_secs())),
    }
}
