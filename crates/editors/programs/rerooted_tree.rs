// `4 / 1 2 / 2 3 / 2 4 / 1 0 0 1` prints `First / Second / Second / First`.

use nim_snippets::rerooted_tree;
use proconio::{fastout, input, marker::Usize1};

#[fastout]
fn main() {
    input! {
        n: usize,
        edges: [(Usize1, Usize1); n - 1],
        tokens: [u64; n],
    }
    for grundy in rerooted_tree::descendant_root_values(n, &edges, &tokens) {
        println!("{}", if grundy > 0 { "First" } else { "Second" });
    }
}
