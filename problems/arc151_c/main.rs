// 01 Game
// https://atcoder.jp/contests/arc151/tasks/arc151_c
//
// Write 0 or 1 into an empty cell so that no neighbours are equal; some cells are written.

use nim_snippets::strip_colouring;
use proconio::input;

fn main() {
    input! { n: u64, written: [(u64, u64)] }
    let cells: Vec<(u64, u64)> = written.into_iter().map(|(x, y)| (x - 1, y)).collect();
    let first = strip_colouring::wins(n, &cells, strip_colouring::Neighbours::Differ);
    println!("{}", if first { "Takahashi" } else { "Aoki" });
}
