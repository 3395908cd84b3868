// Proportionate Nim
// https://projecteuler.net/problem=665
//
// A move takes n stones from one of two heaps or from both, or n from one and 2n from the other.
// What is the sum of all stones of the losing positions with at most m stones, in any order of heaps?

use nim_snippets::diagonal_wythoff::DiagonalWythoff;
use proconio::input;

fn main() {
    input! { m: u64 }
    let game = DiagonalWythoff::new(m, &[(1, 1), (1, 2)]);
    let sum: u64 = game.losing_pairs().map(|(a, b)| a + b).filter(|&stones| stones <= m).sum();
    println!("{sum}");
}
