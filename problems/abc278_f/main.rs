// Shiritori
// https://atcoder.jp/contests/abc278/tasks/abc278_f
//
// Who wins when each word must begin with the last letter of the word before, and none comes twice?

use nim_snippets::directed_geography::DirectedGeography;
use proconio::{input, marker::Bytes};

fn main() {
    input! { n: usize, words: [Bytes; n] }
    let pairs = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
    let arcs: Vec<_> = pairs.filter(|&(i, j)| words[i].last() == words[j].first()).collect();
    // The first word is free, and then the other player is to move.
    let first = DirectedGeography::new(n, &arcs).winning_starts().count() < n;
    println!("{}", if first { "First" } else { "Second" });
}
