// More Reclamation
// https://codeforces.com/problemset/problem/335/C
//
// Claim cells of a river two wide, none beside or diagonally across from a cell of the other side.

use nim_snippets::strip_colouring::{self, Neighbours};
use proconio::input;

fn main() {
    input! { rows: u64, n: usize, cells: [(u64, u64); n] }
    // A row is claimed on one side, and so are its neighbours.
    let sides: Vec<(u64, u64)> = cells.iter().map(|&(row, side)| (row - 1, side - 1)).collect();
    let first = strip_colouring::wins(rows, &sides, Neighbours::Agree);
    println!("{}", if first { "WIN" } else { "LOSE" });
}
