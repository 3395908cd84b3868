//! Compares random solvers with their bundles: both must print the same numbers, unless the bundler
//! reports an error or a warning.
//!
//! The test takes 10 seconds, or at least 20 with `CI=true`. `SOLVERS=5000` tests that many. The
//! seeds begin at `SEED`, or 0.

#[path = "../common/mod.rs"]
mod common;
mod families;
mod fill;
mod generate;
mod pieces;
mod shrink;
mod solver;
mod surroundings;
mod trial;

use crate::shrink::shrunk;
use crate::trial::{Bench, Verdict};
use std::collections::BTreeSet;
use std::env;
use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The number of solvers from which shares of them are judged.
const FEWEST: usize = 50;

#[derive(Default)]
struct Tally {
    same: usize,
    /// The errors and warnings of the bundler about other solvers.
    said: Vec<String>,
    /// The seeds of solvers that do not compile by themselves, which are errors of the generator,
    /// and the messages of rustc.
    invalid: Vec<(u64, String)>,
    /// The seeds of solvers whose bundles differ.
    wrong: Vec<u64>,
}

fn number(variable: &str) -> Option<u64> {
    let value = env::var(variable).ok()?;
    Some(value.parse().unwrap_or_else(|_| panic!("{variable}={value} is not a number")))
}

#[test]
fn a_bundle_does_what_its_solver_does() {
    let bench = Bench::new();
    let (time, least) = if env::var_os("CI").is_some() { (20, FEWEST) } else { (10, 0) };
    let tally = try_all(&bench, Duration::from_secs(time), least);
    let Tally { same, said, invalid, wrong } = &tally;
    let count = same + said.len() + wrong.len();
    // `eprint!` would not do, because libtest hides its output if the test passes.
    io::stderr().write_all(summary(&tally, count).as_bytes()).expect("standard error");
    let errors: Vec<String> = wrong.iter().take(5).map(|seed| shrunk(&bench, *seed)).collect();
    assert!(wrong.is_empty(), "seeds {wrong:?}\n{}", errors.join("\n"));
    if count + invalid.len() >= FEWEST {
        assert!(said.len() * 5 <= count, "{} of {count} not bundled", said.len());
        assert!(invalid.len() * 20 <= count, "{} do not compile", invalid.len());
    }
}

fn summary(Tally { same, said, invalid, wrong }: &Tally, count: usize) -> String {
    let (unbundled, bad) = (said.len(), wrong.len());
    let mut text = format!(
        "{count} solvers: {same} the same, {unbundled} with errors or warnings, {bad} wrong\n"
    );
    for title in said.iter().collect::<BTreeSet<_>>() {
        let times = said.iter().filter(|other| *other == title).count();
        text += &format!("  {times} times: {title}\n");
    }
    for (seed, error) in invalid {
        text += &format!("seed {seed} does not compile by itself: {error}\n");
    }
    text
}

/// Tries at least so many seeds, one after another, in as many threads as there are processors.
fn try_all(bench: &Bench, time: Duration, least: usize) -> Tally {
    let first = number("SEED").unwrap_or(0);
    let solvers = number("SOLVERS");
    let start = Instant::now();
    let next = AtomicU64::new(0);
    let tally = Mutex::new(Tally::default());
    let work = || loop {
        let i = next.fetch_add(1, Ordering::Relaxed);
        let is_enough = start.elapsed() > time && i >= least as u64;
        if solvers.map_or(is_enough, |solvers| i >= solvers) {
            return;
        }
        let seed = first + i;
        let verdict = bench.try_out(&generate::solver(seed));
        let mut tally = tally.lock().expect("no panic");
        match verdict {
            Verdict::Same => tally.same += 1,
            Verdict::Said(title) => tally.said.push(title),
            Verdict::Invalid(error) => tally.invalid.push((seed, error)),
            Verdict::Wrong(..) => {
                // This is printed at once, because a long run may not reach its end.
                writeln!(io::stderr(), "SEED={seed} is wrong").expect("standard error");
                tally.wrong.push(seed);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let mut tally = tally.into_inner().expect("no panic");
    tally.wrong.sort_unstable();
    tally
}
