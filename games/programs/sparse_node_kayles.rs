// `5 4 / 1 2 / 2 3 / 3 4 / 4 5` prints `First`.

use nim_snippets::sparse_node_kayles;
use proconio::input;
use proconio::marker::Usize1;

fn main() {
    input! {
        n: usize,
        m: usize,
        edges: [(Usize1, Usize1); m],
    }
    let first = sparse_node_kayles::wins(n, &edges);
    println!("{}", if first { "First" } else { "Second" });
}
