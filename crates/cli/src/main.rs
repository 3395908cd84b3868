//! The command-line tool.

use cli::args;
use std::process::ExitCode;
use std::thread;

/// Deeply nested expressions are read recursively.
const STACK: usize = 256 << 20;

fn main() -> ExitCode {
    // Without it nothing is worse than a temporary file that stays.
    let _ = cli::process::outlive_full_files();
    match thread::Builder::new().stack_size(STACK).spawn(args::main).map(|job| job.join()) {
        Ok(Ok(code)) => code,
        _ => ExitCode::FAILURE,
    }
}
