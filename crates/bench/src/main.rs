//! Speed of the modules, each measured by its game's `bench.rs`: `cargo bench -p bench`, with a name
//! or a part of names for some modules; `UPDATE=1 cargo bench -p bench` to write
//! BENCHMARKS.md; `cargo bench -p bench -- --growth` to hold the headers to what they promise.

mod factors;
mod graph;
mod growth;
mod harness;
mod hash;
mod header;
mod input;
mod limits;
mod masks;
mod octal;
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
mod polynomials;
mod queen;
#[allow(dead_code)]
#[path = "../../../tests/laws/random.rs"]
mod random;
mod subtraction;
mod tower;
mod walsh_hadamard;

use std::{env, process::ExitCode};

use growth::Growth;
use harness::{Bench, Mode};

macro_rules! declare_benches {
    ($($game:ident $path:literal)*) => {
        $(#[path = $path] mod $game;)*

        const GROWTHS: &[(&str, fn(&mut Growth))] = &[$((stringify!($game), $game::growth)),*];
    };
}

games::benches!(declare_benches);

macro_rules! declare_timed {
    ($($game:ident)*) => {
        /// Modules that have a reference or a limit to be measured beside.
        const SPEEDS: &[(&str, fn(&mut Bench))] = &[$((stringify!($game), $game::speed)),*];
    };
}

games::timed!(declare_timed);

macro_rules! declare_modules {
    ($($module:ident $theme:literal $path:literal $program:literal $search:literal)*) => {
        /// Name and text.
        const MODULES: &[(&str, &str)] = &[$((stringify!($module), include_str!($path))),*];
    };
}

games::modules!(declare_modules);

fn main() -> ExitCode {
    let (options, filters): (Vec<_>, Vec<_>) =
        env::args().skip(1).partition(|arg| arg.starts_with("--"));
    let has = |name: &str| options.iter().any(|option| option == name);
    let row = options.iter().find_map(|option| option.strip_prefix("--row="));
    let is_meant = |module: &str| match row {
        Some(_) => filters == [module],
        None => filters.is_empty() || filters.iter().any(|filter| module.contains(filter.as_str())),
    };
    let meant = MODULES.iter().filter(|module| is_meant(module.0));
    let promises = || {
        let mut promises = Growth::new(has("--growth"));
        for &(module, source) in meant.clone() {
            let growth = GROWTHS.iter().find(|growth| growth.0 == module);
            let &(_, growth) = growth.unwrap_or_else(|| panic!("{module}: no bench.rs"));
            promises.module(module, source, growth);
        }
        promises.finish()
    };
    if has("--growth") {
        return promises();
    }
    let mut bench = Bench::new(match row {
        Some(task) => Mode::Measure(task.to_owned()),
        None if has("--bench") => Mode::Time,
        None => Mode::Compare,
    });
    for &(module, speed) in SPEEDS.iter().filter(|speed| is_meant(speed.0)) {
        bench.module(module, speed);
    }
    if has("--bench") && filters.is_empty() && env::var_os("UPDATE").is_some() {
        bench.save();
    }
    if row.is_some() || has("--bench") { ExitCode::SUCCESS } else { promises() }
}
