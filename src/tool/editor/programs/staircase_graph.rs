// `4 1 / 1 1 2 2 / 7 4 5 9` prints `First`: vertices, k, parents (the root's is itself), stones.

use nim_snippets::staircase_graph::{Staircase, jumps};
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        k: usize,
        parents: [Usize1; n],
        stones: [u64; n],
    }
    let first = Staircase::new(n, &jumps(&parents, k)).wins(&stones);
    println!("{}", if first { "First" } else { "Second" });
}
