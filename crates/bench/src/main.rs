//! Speed of the modules: `cargo bench`, `cargo bench moore` for one, `UPDATE_BENCHMARKS=1 cargo bench`
//! to write BENCHMARKS.md, `cargo bench -- --growth` to hold the headers to what they promise.

mod growth;
mod harness;
mod input;
#[allow(dead_code)]
#[path = "../tests/common/module.rs"]
mod module;
#[allow(dead_code)]
#[path = "../tests/common/random.rs"]
mod random;

mod engines;
mod graphs;
mod heaps;
mod nimbers;
mod numbers;
mod promises;
mod sets;
mod splitting;
mod strips;

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    let (options, filters): (Vec<_>, Vec<_>) =
        env::args().skip(1).partition(|arg| arg.starts_with("--"));
    if options.iter().any(|option| option == "--growth") {
        let mut growth = growth::Growth::new(filters);
        growth.modules(promises::MODULES);
        return growth.finish();
    }
    let mut bench = harness::Bench::new(filters);
    for modules in [
        heaps::MODULES,
        sets::MODULES,
        splitting::MODULES,
        strips::MODULES,
        numbers::MODULES,
        nimbers::MODULES,
        graphs::MODULES,
        engines::MODULES,
    ] {
        bench.modules(modules);
    }
    bench.finish();
    ExitCode::SUCCESS
}
