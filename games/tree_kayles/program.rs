// `5 / 1 2 / 2 3 / 3 4 / 4 5` prints `First`.

use nim_snippets::tree_kayles;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        edges: [(Usize1, Usize1); n - 1],
    }
    let first = tree_kayles::wins(n, &edges);
    println!("{}", if first { "First" } else { "Second" });
}
