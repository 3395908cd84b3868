// Sets of numbers, or rows of marks. Fill in `moves`, then run `./bundle.sh solve rules.rs`.
#![allow(dead_code)] // some parts are only for `solve`

/// The position after each move; bit `i` is set if the number `i + 1` is there.
fn moves(&marks: &State) -> Vec<State> {
    let mut options = Vec::new();
    // Example: turn a mark off, and turn any mark to the left of it on or off if you like.
    for i in (0..64).filter(|i| marks >> i & 1 == 1) {
        let after = marks ^ 1 << i;
        options.push(after);
        options.extend((0..i).map(|j| after ^ 1 << j));
    }
    options
}
//# rarely

// ---- The input of this program, and of the solver that `solve -o` writes. ----
// template: brute_mask
// stress: n=1..5 a*n=1..8

const ANSWERS: [&str; 3] = ["Second", "First", "Draw"];

/// Reads how many numbers there are, then the numbers.
fn numbers(input: &str) -> Vec<u64> {
    let numbers = input.split_whitespace().skip(1);
    let mut numbers: Vec<u64> = numbers.map(|n| n.parse().unwrap()).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

// ---- You need not read the rest: it explores the game. ----

type Position = u64;

fn read(input: &str) -> Position {
    numbers(input).iter().map(|n| 1 << (n - 1)).sum()
}

fn text(&marks: &Position) -> String {
    let marked = (0..64).filter(|i| marks >> i & 1 == 1);
    marked.map(|i| (i + 1).to_string()).collect::<Vec<_>>().join(" ")
}
//# evaluate
//# main
