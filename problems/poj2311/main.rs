// Cutting Game
// http://poj.org/problem?id=2311
//
// Who is the first to cut a 1 x 1 piece from a sheet?

use nim_snippets::cutting_game;
use proconio::{input, is_stdin_empty};

fn main() {
    let values = cutting_game::sheet_values(200, 200);
    while !is_stdin_empty() {
        input! { w: usize, h: usize }
        println!("{}", if values[w][h] != 0 { "WIN" } else { "LOSE" });
    }
}
