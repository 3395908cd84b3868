// `4 5 2 / 1 2 / 2 1 / 2 3 / 4 4 / 4 3 / 2 4` prints `Draw`.

use nim_snippets::loopy_sums;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        m: usize,
        k: usize,
        arcs: [(Usize1, Usize1); m],
        tokens: [Usize1; k],
    }
    println!("{:?}", loopy_sums::LoopySums::new(n, &arcs).outcome(&tokens));
}
