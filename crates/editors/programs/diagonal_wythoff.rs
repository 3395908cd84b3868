// `2 / 1 3 / 3 4` prints `Second / First`.

use nim_snippets::diagonal_wythoff;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! {
        games: [(u64, u64)],
    }
    let max_heap = games.iter().map(|&(a, b)| a.max(b)).max().unwrap_or(0);
    let table = diagonal_wythoff::DiagonalWythoff::new(max_heap, &[(1, 1), (1, 2)]);
    for (a, b) in games {
        println!("{}", if table.wins(a, b) { "First" } else { "Second" });
    }
}
