// Tuples of numbers. Fill in `moves`, then run `./bundle.sh solve rules.rs`.
#![allow(dead_code)] // some parts are only for `solve`

type Position = [u64; 2];

/// The position after each move.
fn moves(&[a, b]: &State) -> Vec<State> {
    // Example: take any number from one of the two, or the same number from both.
    let from_a = (0..a).map(|left| [left, b]);
    let from_b = (0..b).map(|left| [a, left]);
    let from_both = (1..=a.min(b)).map(|taken| [a - taken, b - taken]);
    from_a.chain(from_b).chain(from_both).collect()
}

// ---- Rarely changed. ----

const MISERE: bool = false; // whoever cannot move wins
const LEAST: u64 = 0; // the smallest number at the start
//# end
//# input
//# start

// ---- The input of this program, and of the solver that `solve -o` writes. ----
// template: brute_tuple
// stress: a=0..9

const ANSWERS: [&str; 3] = ["Second", "First", "Draw"];
//# tuples
//# evaluate
//# main
