// `4 6 3 / 2 1 / 3 1 / 3 2 / 4 1 / 4 2 / 4 3 / 2 3 4` prints `Second`.

use nim_snippets::misere_sums;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        m: usize,
        k: usize,
        arcs: [(Usize1, Usize1); m],
        tokens: [Usize1; k],
    }
    let first = misere_sums::MisereSums::new(n, &arcs).wins(&tokens);
    println!("{}", if first { "First" } else { "Second" });
}
