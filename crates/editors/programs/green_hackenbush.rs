// `5 / 1 2 / 2 3 / 2 4 / 4 5` prints `First`.

use nim_snippets::green_hackenbush;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        edges: [(Usize1, Usize1); n - 1],
    }
    let first = green_hackenbush::wins(n, &edges, &[0]);
    println!("{}", if first { "First" } else { "Second" });
}
