// `5 4 / 1 2 / 2 3 / 3 4 / 4 5` prints `First`.

use nim_snippets::node_kayles;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        m: usize,
        edges: [(Usize1, Usize1); m],
    }
    let first = node_kayles::wins(n, &edges);
    println!("{}", if first { "First" } else { "Second" });
}
