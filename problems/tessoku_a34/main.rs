// A34 - Game 3
// https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_ah
//
// Who wins when a move takes exactly X or exactly Y stones from a heap?

use nim_snippets::subtraction_game;
use proconio::input;

fn main() {
    input! { n: usize, x: u64, y: u64, heaps: [u64; n] }
    let first = subtraction_game::wins(&heaps, &[x, y]);
    println!("{}", if first { "First" } else { "Second" });
}
