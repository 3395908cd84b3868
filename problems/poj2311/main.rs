// Cutting Game
// http://poj.org/problem?id=2311
//
// Who is the first to cut a 1 x 1 piece from a sheet?

use nim_snippets::sprague_grundy::mex;
use proconio::{input, is_stdin_empty};

fn main() {
    // A strip of width 1 is cut to 1 x 1 at once, so nobody makes one: both parts are wider.
    let mut values = vec![[0; 201]; 201];
    for w in 2..=200 {
        for h in 2..=200 {
            let columns = (2..=w - 2).map(|x| values[x][h] ^ values[w - x][h]);
            let rows = (2..=h - 2).map(|y| values[w][y] ^ values[w][h - y]);
            values[w][h] = mex(&columns.chain(rows).collect::<Vec<u64>>());
        }
    }
    while !is_stdin_empty() {
        input! { w: usize, h: usize }
        println!("{}", if values[w][h] != 0 { "WIN" } else { "LOSE" });
    }
}
