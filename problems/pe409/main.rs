// Nim Extreme
// https://projecteuler.net/problem=409
//
// How many lists of n distinct heaps, none empty and all below 2^n, does the first player win at
// Nim?

use nim_snippets::distinct_counting;
use proconio::input;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: u64 }
    let size = (0..n).fold(1, |size, _| 2 * size % MODULUS);
    let all = (1..=n).fold(1, |all, i| all * (size + MODULUS - i) % MODULUS);
    let losses = distinct_counting::count_distinct(n, n, 0, MODULUS);
    println!("{}", (all + MODULUS - losses) % MODULUS);
}
