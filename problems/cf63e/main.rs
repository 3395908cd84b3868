// Sweets Game
// https://codeforces.com/problemset/problem/63/E
//
// Chocolates lie in a hexagonal box; eat neighbouring ones in a line, who takes the last?

use nim_snippets::mask_solver::{MaskSolver, runs};
use proconio::input;

fn main() {
    input! { box_: [char; 19] }
    let cells: Vec<(i64, i64)> = (-2_i64..=2)
        .flat_map(|row| (0..5 - row.abs()).map(move |i| (row, i - 2 - row.min(0))))
        .collect();
    let runs = runs(&cells, &[(1, 0), (0, 1), (1, -1)]);
    let options = |set| runs.iter().filter(move |&run| run & set == *run).map(move |run| set ^ run);
    let chocolates = (0..19).filter(|&i| box_[i] == 'O').fold(0, |set, i| set | 1 << i);
    let first = MaskSolver::new(1 << 19, options).wins(&[chocolates]);
    println!("{}", if first { "Karlsson" } else { "Lillebror" });
}
