// `4 / 0 0 0 1 / 1 2 / 2 3 / 2 4` prints `First`.

use nim_snippets::hackendot;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        is_gone: [u8; n],
        edges: [(Usize1, Usize1); n - 1],
    }
    let can_choose: Vec<bool> = is_gone.iter().map(|&is_gone| is_gone == 0).collect();
    let first = hackendot::Hackendot::with_marked(n, &edges, &[0], &can_choose).wins();
    println!("{}", if first { "First" } else { "Second" });
}
