// Stone Piles
// https://www.hackerrank.com/challenges/stone-piles
//
// A pile is divided into two or more piles of which no two have the same size. Who wins?

use nim_snippets::distinct_split;
use proconio::input;

fn main() {
    input! { games: [[u64]] }
    for heaps in games {
        println!("{}", if distinct_split::wins(&heaps) { "ALICE" } else { "BOB" });
    }
}
