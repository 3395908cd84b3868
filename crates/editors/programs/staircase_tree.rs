// `4 1 / 1 2 / 2 3 / 2 4 / 2 4 1 3` prints `First / Second / First / First`.

use nim_snippets::staircase_tree;
use proconio::{fastout, input, marker::Usize1};

#[fastout]
fn main() {
    input! {
        n: usize,
        k: usize,
        edges: [(Usize1, Usize1); n - 1],
        stones: [u64; n],
    }
    for grundy in staircase_tree::root_values(n, &edges, &stones, k) {
        println!("{}", if grundy > 0 { "First" } else { "Second" });
    }
}
