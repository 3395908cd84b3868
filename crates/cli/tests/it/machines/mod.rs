//! Machines: what is fed with cases that chance makes, so that nobody has to think of them.
//! `CASES=100` tries a hundred times as many, `SEED=7` others.

mod calls;
mod numbers;
mod surroundings;
mod texts;

use crate::common::random::Random;
use std::any::Any;
use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Rust's own words, and those of the runtime: nobody is to read them.
const RAW: &[&str] = &[
    "attempt to ",
    "out of bounds",
    "out of range",
    "capacity overflow",
    "called `",
    "panicked",
    "assertion ",
    "overflowed its stack",
    "memory allocation",
    "RUST_BACKTRACE",
    // What is said where a module panics in words of the language.
    "the numbers are too large for this game",
];

/// More than the tool allows itself, in kB.
const MEMORY: u64 = 2 << 20;

/// What is wrong with a case that it makes.
type Fault<'a> = dyn Fn(&mut Random) -> Option<String> + 'a;

/// Makes cases of one kind, tries each, and tells what is wrong with what came of it.
struct Feeder<'a> {
    kind: String,
    /// How many cases there are without `CASES`.
    usual: u64,
    fault: Box<Fault<'a>>,
}

impl<'a> Feeder<'a> {
    fn new(
        kind: impl Into<String>,
        usual: u64,
        fault: impl Fn(&mut Random) -> Option<String> + 'a,
    ) -> Self {
        Feeder { kind: kind.into(), usual, fault: Box::new(fault) }
    }

    /// A panic is a fault, too.
    fn feed(&self, seed: u64) -> Option<String> {
        let fault = || (self.fault)(&mut Random(seed));
        catch_unwind(AssertUnwindSafe(fault)).unwrap_or_else(|payload| Some(words(&*payload)))
    }
}

fn words(payload: &dyn Any) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or(payload.downcast_ref::<&str>().copied()).unwrap_or("a panic").to_owned()
}

fn pick<'a, T: ?Sized>(random: &mut Random, all: &[&'a T]) -> &'a T {
    all[random.below(all.len() as u64) as usize]
}

/// Feeds the machine; panics with the first faults that there are.
fn run(feeders: &[Feeder]) {
    let number = |name| env::var(name).map_or(1, |text| text.parse().expect("a number"));
    let (times, seed): (u64, u64) = (number("CASES"), number("SEED"));
    let mut faults = Vec::new();
    for (i, feeder) in (0..).zip(feeders) {
        for case in 0..feeder.usual * times {
            let fault = feeder.feed(seed << 40 | i << 24 | case);
            faults.extend(fault.map(|fault| format!("{} {case}: {fault}", feeder.kind)));
        }
    }
    let shown: Vec<&str> = faults.iter().take(10).map(String::as_str).collect();
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), shown.join("\n\n"));
}
