// Shiritori
// https://atcoder.jp/contests/abc278/tasks/abc278_f
//
// Who wins when each word must begin with the last letter of the word before, and none comes twice?

use itertools::{Itertools, iproduct};
use nim_snippets::directed_geography::DirectedGeography;
use proconio::{input, marker::Bytes};

fn main() {
    input! { n: usize, words: [Bytes; n] }
    let follows = |&(i, j): &(usize, usize)| words[i].last() == words[j].first();
    let arcs = iproduct!(0..n, 0..n).filter(follows).collect_vec();
    // The first word is free, and then the other player is to move.
    let first = DirectedGeography::new(n, &arcs).winning_starts().count() < n;
    println!("{}", if first { "First" } else { "Second" });
}
