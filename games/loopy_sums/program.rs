// `4 5 2 / 1 2 / 2 1 / 2 3 / 4 4 / 4 3 / 2 4` prints `Draw`.

use nim_snippets::loopy_sums;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        m: usize,
        k: usize,
        edges: [(Usize1, Usize1); m],
        tokens: [Usize1; k],
    }
    let values = loopy_sums::values(n, &edges);
    println!("{:?}", loopy_sums::outcome(&values, &tokens));
}
