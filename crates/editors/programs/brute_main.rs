// Heaps that may split. Fill in `options`, then run `./bundle.sh solve rules.rs`.
#![allow(dead_code)] // some parts are only for `solve`

/// The options of a heap of `n`. Each option is the list of the heaps that remain.
fn options(n: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    // Example: take one or two neighbours out of a row.
    for taken in 1..=n.min(2) {
        for left in 0..=n - taken {
            options.push(vec![left, n - taken - left]);
        }
    }
    options
}

// ---- Rarely changed. ----

const LEAST: u64 = 1; // the smallest heap at the start
//# input

// ---- The input of this program, and of the solver that `solve -o` writes. ----
// template: brute_main
// stress: n=1..4 a*n=1..9

const ANSWERS: [&str; 2] = ["Second", "First"];
//# lists

/// The Grundy values of single heaps; `None` while a heap is being searched.
type Memory = std::collections::HashMap<u64, Option<usize>>;

/// Nothing is added to the heaps.
fn start(heaps: &Position) -> Position {
    heaps.clone()
}

fn value(n: u64, memory: &mut Memory) -> usize {
    match memory.get(&n) {
        Some(Some(value)) => return *value,
        Some(None) => stop(&format!("a heap of {} can return", n), 2),
        None if memory.len() == MOST => full(&n),
        None => memory.insert(n, None),
    };
    let values: std::collections::HashSet<usize> =
        options(n).iter().map(|heaps| sum(heaps, memory)).collect();
    let value = (0..).find(|value| !values.contains(value)).unwrap();
    memory.insert(n, Some(value));
    value
}

fn sum(heaps: &Position, memory: &mut Memory) -> usize {
    heaps.iter().fold(0, |xor, &heap| xor ^ value(heap, memory))
}

fn evaluate(heaps: &Position, memory: &mut Memory) -> Outcome {
    Outcome::from(sum(heaps, memory) > 0)
}
//# main
