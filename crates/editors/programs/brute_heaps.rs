// Lists of heaps. Fill in `moves`, then run `./bundle.sh solve rules.rs`.
#![allow(dead_code)] // some parts are only for `solve`

/// The position after each move.
fn moves(heaps: &State) -> Vec<State> {
    let mut options = Vec::new();
    // Example: take 1, 2 or 3 stones from one heap.
    for i in 0..heaps.len() {
        for taken in 1..=heaps[i].min(3) {
            options.push(with(heaps, i, heaps[i] - taken));
        }
    }
    options
}

// ---- Rarely changed. ----

const MISERE: bool = false; // whoever cannot move wins
const LEAST: u64 = 1; // the smallest heap at the start
//# end
//# input
//# start

/// The heaps with another number in heap `i`.
fn with(heaps: &[u64], i: usize, n: u64) -> Vec<u64> {
    let mut heaps = heaps.to_vec();
    heaps[i] = n;
    heaps
}

// ---- The input of this program, and of the solver that `solve -o` writes. ----
// template: brute_heaps
// stress: n=1..4 a*n=1..7

const ANSWERS: [&str; 3] = ["Second", "First", "Draw"];
//# lists
//# evaluate
//# main
