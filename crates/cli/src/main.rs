//! The command-line tool.

use cli::args;
use std::process::ExitCode;
use std::thread;

/// The size of the stack: imports, conditions and modules inside others are read recursively.
const STACK: usize = 256 << 20;

fn main() -> ExitCode {
    match thread::Builder::new().stack_size(STACK).spawn(args::main).map(|job| job.join()) {
        Ok(Ok(code)) => code,
        _ => ExitCode::FAILURE,
    }
}
