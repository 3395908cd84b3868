// `5 4 / 1 2 / 2 3 / 3 4 / 4 5` prints `Second First Second First Second`.

use nim_snippets::vertex_geography;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        m: usize,
        edges: [(Usize1, Usize1); m],
    }
    for first in vertex_geography::winning_starts(n, &edges) {
        println!("{}", if first { "First" } else { "Second" });
    }
}
