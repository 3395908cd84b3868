//! Every public function of every module with extreme and with absurd arguments: it answers or
//! panics in words of its own, and takes neither all memory nor all time.
#![cfg(target_os = "linux")]

mod limits;
mod signatures;

use super::{Feeder, MEMORY, RAW};
use crate::common::files::read;
use crate::common::rustc::{Program, Rustc, library};
use bundler::modules::{Module, modules};
use signatures::Calls;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::os::unix::process::ExitStatusExt;
use std::process::Command;

/// What a call may take, in seconds of a processor.
const TIME: u64 = 2;

/// A table that the caller asks for is no fault.
const LARGEST_TABLE: u64 = u32::MAX as u64;

/// A program that makes the calls, each by its number.
fn program(calls: &Calls) -> Program {
    let mut text = read("tests/support/random.rs").replace("//!", "//");
    text += include_str!("program.rs");
    text += &calls.types;
    text += "fn call(number: u64, case: &mut Case) {\nmatch number {\n";
    for (number, (_, code)) in calls.codes.iter().enumerate() {
        writeln!(text, "{number} => {{ {code} }}").expect("a string");
    }
    text += "_ => unreachable!(),\n}\n}\n";
    let args = ["--cap-lints=allow", "--extern", library()];
    Rustc::usual().build("2021", &text, &args).unwrap_or_else(|error| panic!("{error}"))
}

/// Does the header say that a call may last for seconds?
fn may_last(module: &Module) -> bool {
    let time = module.source.split("//! - Time:").nth(1).expect("a header");
    let time = time.split("//! - Input:").next().expect("a text");
    let mut words = time.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| ["s", "second", "seconds", "minutes"].contains(&word))
}

/// What is wrong with a call.
fn fault(program: &Program, number: usize, seed: u64, may_last: bool) -> Option<String> {
    let limits = format!("ulimit -v {MEMORY}; ulimit -t {TIME}; exec \"$0\" \"$@\"");
    let mut shell = Command::new("sh");
    shell.args(["-c", &limits]).arg(program.command().get_program());
    shell.args([number.to_string(), seed.to_string()]).env("RUST_BACKTRACE", "0");
    let output = shell.output().expect("a shell");
    let (told, said) = (text(output.stdout), text(output.stderr));
    let is_asked_for = told.contains(&LARGEST_TABLE.to_string());
    let raw = RAW.iter().find(|raw| said.contains(**raw));
    let why = match (output.status.code(), output.status.signal(), raw) {
        (Some(0), ..) | (Some(101), _, None) => return None,
        (_, Some(9 | 24), _) if may_last => return None,
        (_, Some(9 | 24), _) => format!("takes more than {TIME} s"),
        (_, _, Some(&"memory allocation")) if is_asked_for => return None,
        _ => said.trim().to_owned(),
    };
    Some(format!("{why}\n{told}"))
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn any_arguments_get_an_answer_or_plain_words() {
    let modules = modules();
    let mut calls = Calls::default();
    for module in &modules {
        calls.read(module.name, &module.source);
    }
    let program = program(&calls);
    let (count, skipped) = (calls.codes.len(), calls.skipped.join(", "));
    let said = format!("{count} functions, not called: {skipped}\n");
    io::stderr().write_all(said.as_bytes()).expect("standard error");
    let feeders = calls.codes.iter().enumerate().map(|(number, (name, _))| {
        let of = |module: &&Module| name.split("::").next() == Some(module.name);
        let may_last = may_last(modules.iter().find(of).expect("a module"));
        let program = &program;
        Feeder::new(name, 1, move |random| fault(program, number, random.next() >> 32, may_last))
    });
    super::run(&feeders.collect::<Vec<_>>());
}
