// Bit Game (Hard Version)
// https://codeforces.com/problemset/problem/2027/E2
//
// From a pile of x stones, d stones with d at most its a and x & d = d are taken. How many choices
// of the x, each from 1 to its b, does the second player win?

use nim_snippets::{nim_counting, submask_nim};
use proconio::input;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { games: usize }
    for _ in 0..games {
        input! { n: usize, max: [u64; n], max_heaps: [u64; n] }
        let tables = max.into_iter().zip(max_heaps).map(|(max, max_heap)| {
            let mut counts: Vec<u64> =
                submask_nim::value_counts(max_heap, max).into_iter().map(|c| c as u64).collect();
            counts[0] -= 1; // no empty heap
            counts
        });
        let tables: Vec<_> = tables.collect();
        println!("{}", nim_counting::xor_product(&tables, MODULUS)[0]);
    }
}
