//! Compares formulas with the positions that the rules decided.

use super::clock::{used, watch};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::SeqCst};
use std::{env, io, panic, process};

static WHICH: AtomicUsize = AtomicUsize::new(0);
/// The time at which the comparison of this function began.
static START: AtomicU64 = AtomicU64::new(0);
static COMPARED: AtomicUsize = AtomicUsize::new(0);
/// The first row on which the function is wrong, as far as known.
static WRONG: AtomicUsize = AtomicUsize::new(usize::MAX);

/// The outcome, and the Grundy value if there is one.
pub type Said = (usize, Option<u64>);
pub type Function = fn(&str, &[u64]) -> Said;

struct Row {
    string: String,
    numbers: Vec<u64>,
    outcome: usize,
    value: u64,
}

/// Compares one function after another, first on few positions, then on all. Prints a line for
/// each: its number, the milliseconds, on how many positions it is right, and `=`, or `!` and the
/// first on which it is wrong.
pub fn main(functions: &[Function]) {
    panic::set_hook(Box::new(|_| {}));
    let argument = |i| env::args().nth(i).unwrap().parse::<usize>().unwrap();
    let [first, limit] = [1, 2].map(argument);
    let mut rows = Vec::new();
    for line in io::stdin().lines().map(Result::unwrap) {
        let (position, value) = line.rsplit_once(" # ").unwrap();
        let (string, outcome) = position.rsplit_once(": ").unwrap();
        let words = string.split(' ').filter(|word| !word.is_empty());
        let words = words.map(|word| word.rsplit('=').next().unwrap());
        let numbers: Vec<u64> = words.map(|word| word.parse().unwrap_or(0)).collect();
        let (outcome, value) = ("LWD".find(outcome).unwrap(), value.parse().unwrap());
        rows.push(Row { string: string.to_owned(), numbers, outcome, value });
    }
    let rows: &'static [Row] = rows.leak();
    let tell = move || {
        let row = rows.get(WRONG.load(SeqCst)).map(|row| format!("! {}", row.string));
        let rest = row.unwrap_or_else(|| "=".to_owned());
        let time = used().saturating_sub(START.load(SeqCst));
        println!("{} {time} {} {rest}", WHICH.load(SeqCst), COMPARED.load(SeqCst));
    };
    START.store(used(), SeqCst);
    watch(move |used| {
        if used.saturating_sub(START.load(SeqCst)) > limit as u64 {
            tell();
            process::exit(3);
        }
    });
    for (i, function) in functions.iter().enumerate().skip(first) {
        START.store(used(), SeqCst);
        COMPARED.store(0, SeqCst);
        WHICH.store(i, SeqCst);
        WRONG.store(usize::MAX, SeqCst);
        for every in [100, 10, 1] {
            let is_right = |i: usize| {
                let row = &rows[i];
                let said = panic::catch_unwind(|| function(&row.string, &row.numbers));
                said.map_or(false, |(outcome, value)| {
                    outcome == row.outcome && value.map_or(true, |value| value == row.value)
                })
            };
            let end = rows.len().min(WRONG.load(SeqCst));
            match (0..end).step_by(every).find(|&i| !is_right(i)) {
                Some(i) => WRONG.store(i, SeqCst),
                None if end == rows.len() => COMPARED.store(end.div_ceil(every), SeqCst),
                None => {}
            }
        }
        tell();
    }
}
