// `4 / 1 2 / 2 3 / 2 4 / 0 0 1 1` prints `Second / Second / First / First`.

use nim_snippets::ancestor_nim;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        edges: [(Usize1, Usize1); n - 1],
        tokens: [u64; n],
    }
    for grundy in ancestor_nim::root_values(n, &edges, &tokens) {
        println!("{}", if grundy > 0 { "First" } else { "Second" });
    }
}
