// Stone Game II
// https://projecteuler.net/problem=325
//
// A multiple of the smaller of two heaps is taken from the larger, and whoever empties a heap wins.
// What is the sum of x + y, modulo m, over all losing positions with 0 < x < y <= n?

use nim_snippets::euclid_counting;
use proconio::input;

fn main() {
    input! { n: u64, m: u64 }
    println!("{}", euclid_counting::losing_sum(n, m));
}
