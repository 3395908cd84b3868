// `4 1 / 1 2 / 2 3 / 2 4 / 2 4 1 3` prints `First / Second / First / First`.

use nim_snippets::staircase_tree;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        k: usize,
        tree: [(Usize1, Usize1); n - 1],
        stones: [u64; n],
    }
    for grundy in staircase_tree::grundy_values(&tree, &stones, k) {
        println!("{}", if grundy > 0 { "First" } else { "Second" });
    }
}
