// Lists of heaps. Fill in `moves`, then run `./bundle.sh solve rules.rs`.

/// The positions after each move.
fn moves(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    // Here: take 1, 2 or 3 stones from one heap.
    for i in 0..heaps.len() {
        for taken in 1..=heaps[i].min(3) {
            options.push(with(heaps, i, heaps[i] - taken));
        }
    }
    options
}

// ---- Rarely changed. ----

const MISERE: bool = false; // whoever cannot move wins
const LEAST: u64 = 1; // in a heap at first

/// A special rule for the end: has the player to move won here (`Some(true)`) or lost?
fn end(_: &Vec<u64>) -> Option<bool> {
    None
}

/// The heaps with another number in heap `i`.
#[allow(dead_code)]
fn with(heaps: &[u64], i: usize, n: u64) -> Vec<u64> {
    let mut heaps = heaps.to_vec();
    heaps[i] = n;
    heaps
}

// ---- The input, here and in the solver that `solve -o` writes. ----
// stress: n=1..4 a*n=1..7

const ANSWERS: [&str; 2] = ["Second", "First"];
//# lists
//# evaluate
//# main
