//! Random cases for the functions and the commands. `CASES=100` tries a
//! hundred times as many, and `SEED=7` tries others.

mod calls;
mod commands;
mod signatures;

use crate::common::random::Random;
use std::any::Any;
use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind};

#[allow(dead_code)]
#[path = "../../../../../tests/support/calls.rs"]
mod reading;

/// Messages of Rust itself, which no user should see.
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
];

/// A limit for the memory of a program, in kB.
const MEMORY: u64 = 2 << 20;

fn pick<'a, T: ?Sized>(random: &mut Random, all: &[&'a T]) -> &'a T {
    all[random.below(all.len() as u64) as usize]
}

/// Tries `usual` cases of one kind, or `CASES` times as many. `error` makes a case, tries it and
/// returns the error, if there is one; a panic is an error too.
fn errors(kind: &str, usual: u64, error: impl Fn(&mut Random) -> Option<String>) -> Vec<String> {
    let number = |name| env::var(name).map_or(1, |text| text.parse().expect("a number"));
    let (times, seed): (u64, u64) = (number("CASES"), number("SEED"));
    let start = kind.bytes().fold(seed, |hash, byte| hash.wrapping_mul(257) + u64::from(byte));
    let attempt = |case| {
        let error = || error(&mut Random(start << 24 | case));
        let error = catch_unwind(AssertUnwindSafe(error));
        let error = error.unwrap_or_else(|payload| Some(message(&*payload)));
        error.map(|error| format!("{kind} {case}: {error}"))
    };
    (0..usual * times).filter_map(attempt).collect()
}

fn message(payload: &dyn Any) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or(payload.downcast_ref::<&str>().copied()).unwrap_or("a panic").to_owned()
}

fn assert_none(errors: &[String]) {
    let shown = &errors[..errors.len().min(10)];
    assert!(errors.is_empty(), "{} errors\n{}", errors.len(), shown.join("\n\n"));
}
