// Nim Counting
// https://atcoder.jp/contests/abc212/tasks/abc212_h
//
// How many games of Nim with at most N heaps, each of one of the sizes A, does the first player
// win?

use nim_snippets::nim_counting;
use proconio::input;

fn main() {
    input! { n: u64, k: usize, sizes: [usize; k] }
    let mut table = vec![0; 1 << 16];
    for size in sizes {
        table[size] += 1;
    }
    let counts = nim_counting::xor_power_sum(&table, 1..=n, 998_244_353);
    let wins: u64 = counts[1..].iter().sum();
    println!("{}", wins % 998_244_353);
}
