//! Compares modules with the best known methods. Run `cargo bench -p bench`, followed by parts of
//! names to select modules. `UPDATE=1 cargo bench -p bench` writes BENCHMARKS.md.
//! `cargo test -p bench` compares the results and measures nothing.

mod harness;
mod input;
mod page;
mod rows;

use std::env;

use harness::{Bench, Mode};

fn main() {
    let (options, filters): (Vec<_>, Vec<_>) =
        env::args().skip(1).partition(|arg| arg.starts_with("--"));
    let is_bench = options.iter().any(|option| option == "--bench");
    let row = options.iter().find_map(|option| option.strip_prefix("--row="));
    let is_meant = |module: &str| match row {
        Some(_) => filters == [module],
        None => filters.is_empty() || filters.iter().any(|filter| module.contains(filter.as_str())),
    };
    let mut bench = Bench::new(match row {
        Some(task) => Mode::Measure(task.to_owned()),
        None if is_bench => Mode::Time,
        None => Mode::Compare,
    });
    for &(module, rows) in rows::ALL.iter().filter(|(module, _)| is_meant(module)) {
        bench.module(module, rows);
    }
    if is_bench && filters.is_empty() && env::var_os("UPDATE").is_some() {
        bench.save();
    }
}
