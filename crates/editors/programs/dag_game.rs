// `6 8 4 / 2 1 / 2 4 / 1 4 / 1 5 / 4 5 / 1 3 / 3 5 / 3 6 / 1 2 4 6` prints `First`.

use nim_snippets::dag_game;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize,
        m: usize,
        k: usize,
        arcs: [(Usize1, Usize1); m],
        tokens: [Usize1; k],
    }
    let first = dag_game::DagGame::new(n, &arcs).wins(&tokens);
    println!("{}", if first { "First" } else { "Second" });
}
