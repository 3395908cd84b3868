//! The command-line tool.

use cli::args;
use cli::memory::Limited;
use cli::stack;
use std::process::ExitCode;
use std::thread;

#[global_allocator]
static MEMORY: Limited = Limited;

fn main() -> ExitCode {
    // Without it nothing is worse than a temporary file that stays.
    let _ = cli::process::outlive_full_files();
    // Deeply nested expressions are read recursively.
    let job = thread::Builder::new().stack_size(stack::SIZE);
    let main = || {
        stack::watch();
        args::main()
    };
    match job.spawn(main).map(|job| job.join()) {
        Ok(Ok(code)) => code,
        _ => ExitCode::FAILURE,
    }
}
