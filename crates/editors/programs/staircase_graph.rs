// `4 1 / 1 1 2 2 / 7 4 5 9` prints `First`.

use nim_snippets::staircase_graph;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        k: usize,
        parents: [Usize1; n],
        stones: [u64; n],
    }
    let moves = staircase_graph::jumps(&parents, k); // the root is its own parent
    let first = staircase_graph::StaircaseGraph::new(n, &moves).wins(&stones);
    println!("{}", if first { "First" } else { "Second" });
}
