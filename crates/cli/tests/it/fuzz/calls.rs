//! Calls every public function of every module with extreme and with absurd arguments: it answers
//! or panics with a message of its own, within limits of memory and time.
#![cfg(target_os = "linux")]

use super::signatures::Code;
use super::{MEMORY, RAW, assert_none, errors};
use crate::common::files::read;
use crate::common::rustc::{Program, Rustc, library};
use library::{Module, modules};
use std::io::{self, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::Command;

/// The time limit of a call, in seconds of a processor.
const TIME: u64 = 2;

/// The length of a table that may need more memory than there is.
const LARGEST_TABLE: &str = "4294967295";

/// A program that makes a call, given its number.
fn program(code: &Code) -> Program {
    let mut text = read("tests/support/random.rs").replace("//!", "//");
    text += include_str!("program.rs");
    text += &code.types;
    text += "fn call(number: u64, case: &mut Case) {\nmatch number {\n";
    for (number, (_, call)) in code.calls.iter().enumerate() {
        text += &format!("{number} => {{ {call} }}\n");
    }
    text += "_ => unreachable!(),\n}\n}\n";
    let args = ["--cap-lints=allow", "--extern", library()];
    Rustc::usual().build("2021", &text, &args).unwrap_or_else(|error| panic!("{error}"))
}

/// The outcome of a call.
enum Outcome {
    Fine,
    Error(String),
    NoSuchNumber,
}

/// Makes a call, with one of its numbers the largest of its type or with any.
fn outcome(
    program: &Program,
    number: usize,
    seed: u64,
    largest: Option<u64>,
    module: &Module,
) -> Outcome {
    let limits = format!("ulimit -v {MEMORY}; ulimit -t {TIME}; exec \"$0\" \"$@\"");
    let mut shell = Command::new("sh");
    shell.args(["-c", &limits]).arg(program.command().get_program());
    shell.args([number.to_string(), seed.to_string()]).args(largest.map(|place| place.to_string()));
    let output = shell.env("RUST_BACKTRACE", "0").output().expect("a shell");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    let (arguments, message) = (text(output.stdout), text(output.stderr));
    let raw = RAW.iter().find(|raw| message.contains(**raw));
    let names_panics = module.header().any(|line| line.starts_with("- Panics:"));
    let why = match (output.status.code(), output.status.signal(), raw) {
        (Some(0), ..) => return Outcome::Fine,
        (Some(2), ..) => return Outcome::NoSuchNumber,
        (Some(101), _, None) if names_panics => return Outcome::Fine,
        (Some(101), _, None) => format!("the header names no panic, but {}", message.trim()),
        // A call beyond the limit of the header may take long.
        (_, Some(9 | 24), _) if !module.limit().is_empty() => return Outcome::Fine,
        (_, Some(9 | 24), _) => format!("takes more than {TIME} s"),
        (_, _, Some(&"memory allocation")) if arguments.contains(LARGEST_TABLE) => {
            return Outcome::Fine;
        }
        _ => message.trim().to_owned(),
    };
    Outcome::Error(format!("{why}\n{arguments}"))
}

/// All calls, each with its module.
fn all() -> (Program, Vec<(String, &'static Module)>) {
    let mut code = Code::default();
    modules().iter().for_each(|module| code.add(module));
    let (count, skipped) = (code.calls.len(), code.skipped.join(", "));
    let text = format!("{count} functions, not called: {skipped}\n");
    io::stderr().write_all(text.as_bytes()).expect("standard error");
    let program = program(&code);
    let with_module = |(name, _): (String, String)| {
        let module = modules().iter().find(|module| name.split("::").next() == Some(module.name));
        (name, module.expect("a module"))
    };
    (program, code.calls.into_iter().map(with_module).collect())
}

#[test]
fn functions_with_any_arguments_answer_or_panic_plainly() {
    let (program, calls) = all();
    let of_call = |(number, (name, module)): (usize, &(String, &Module))| {
        errors(name, 1, |random| {
            let seed = random.next() >> 32;
            match outcome(&program, number, seed, None, module) {
                Outcome::Error(error) => Some(error),
                _ => None,
            }
        })
    };
    assert_none(&calls.iter().enumerate().flat_map(of_call).collect::<Vec<_>>());
}

/// Each number in turn is the largest of its type, while the others are small.
#[test]
fn the_largest_number_in_any_place_is_answered_or_rejected_plainly() {
    let (program, calls) = all();
    let of_call = |(number, (name, module)): (usize, &(String, &Module))| {
        errors(name, 2, |random| {
            let seed = random.next() >> 32;
            let outcomes = (0..8).map(|place| outcome(&program, number, seed, Some(place), module));
            let there = outcomes.take_while(|outcome| !matches!(outcome, Outcome::NoSuchNumber));
            there.into_iter().find_map(|outcome| match outcome {
                Outcome::Error(error) => Some(error),
                _ => None,
            })
        })
    };
    assert_none(&calls.iter().enumerate().flat_map(of_call).collect::<Vec<_>>());
}
