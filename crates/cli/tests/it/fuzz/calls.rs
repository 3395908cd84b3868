//! Every public function of every module with extreme and with absurd arguments: it answers or
//! panics with a message of its own, within limits of memory and time.
#![cfg(target_os = "linux")]

use super::signatures::Code;
use super::{MEMORY, RAW, assert_none, errors};
use crate::common::files::read;
use crate::common::rustc::{Program, Rustc, library};
use games::{MODULES, Module};
use std::io::{self, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::Command;

/// The time limit of a call, in seconds of a processor.
const TIME: u64 = 2;

/// A table that the caller asks for may need more memory than there is.
const LARGEST_TABLE: &str = "4294967295";

/// A program that makes the calls, each by its number.
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

/// Does the header say that a call may last for seconds?
fn may_last(module: &Module) -> bool {
    let time = module.source.split("//! - Time:").nth(1).expect("a header");
    let time = time.split("//! - ").next().expect("a text");
    let mut words = time.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| ["s", "second", "seconds", "minutes"].contains(&word))
}

/// The error of a call, if it has one.
fn error(program: &Program, number: usize, seed: u64, may_last: bool) -> Option<String> {
    let limits = format!("ulimit -v {MEMORY}; ulimit -t {TIME}; exec \"$0\" \"$@\"");
    let mut shell = Command::new("sh");
    shell.args(["-c", &limits]).arg(program.command().get_program());
    shell.args([number.to_string(), seed.to_string()]).env("RUST_BACKTRACE", "0");
    let output = shell.output().expect("a shell");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    let (arguments, message) = (text(output.stdout), text(output.stderr));
    let raw = RAW.iter().find(|raw| message.contains(**raw));
    let why = match (output.status.code(), output.status.signal(), raw) {
        (Some(0), ..) | (Some(101), _, None) => return None,
        (_, Some(9 | 24), _) if may_last => return None,
        (_, Some(9 | 24), _) => format!("takes more than {TIME} s"),
        (_, _, Some(&"memory allocation")) if arguments.contains(LARGEST_TABLE) => return None,
        _ => message.trim().to_owned(),
    };
    Some(format!("{why}\n{arguments}"))
}

#[test]
fn functions_with_any_arguments_answer_or_panic_plainly() {
    let mut code = Code::default();
    MODULES.iter().for_each(|module| code.add(module));
    let program = program(&code);
    let (count, skipped) = (code.calls.len(), code.skipped.join(", "));
    let text = format!("{count} functions, not called: {skipped}\n");
    io::stderr().write_all(text.as_bytes()).expect("standard error");
    let of_call = |(number, (name, _)): (usize, &(String, String))| {
        let module = MODULES.iter().find(|module| name.split("::").next() == Some(module.name));
        let may_last = may_last(module.expect("a module"));
        errors(name, 1, |random| error(&program, number, random.next() >> 32, may_last))
    };
    assert_none(&code.calls.iter().enumerate().flat_map(of_call).collect::<Vec<_>>());
}
