// Stone Game
// https://projecteuler.net/problem=260
//
// A move takes the same number of stones from one, two or three of three heaps. What is the sum of
// all stones of the losing positions with heaps up to n, in any order?

use nim_snippets::three_heap_wythoff::ThreeHeapWythoff;
use proconio::input;

fn main() {
    input! { n: u64 }
    println!("{}", ThreeHeapWythoff::new(n).losing_triples().flatten().sum::<u64>());
}
