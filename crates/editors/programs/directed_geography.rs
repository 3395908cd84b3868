// `4 / ab / bc / ca / cd` prints `First`.

use nim_snippets::directed_geography;
use proconio::{input, marker::Bytes};

fn main() {
    input! {
        n: usize,
        words: [Bytes; n],
    }
    // An arc leads to each word that may follow; here: it begins with the last letter.
    let pairs = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
    let arcs: Vec<_> = pairs.filter(|&(i, j)| words[i].last() == words[j].first()).collect();
    let game = directed_geography::DirectedGeography::new(n, &arcs);
    // The first player chooses the start, and then the other player is to move.
    let first = game.winning_starts().count() < n;
    println!("{}", if first { "First" } else { "Second" });
}
