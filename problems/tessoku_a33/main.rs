// A33 - Game 2
// https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_ag
//
// Who wins Nim with these heaps?

use nim_snippets::nim;
use proconio::input;

fn main() {
    input! { heaps: [u64] }
    println!("{}", if nim::wins(&heaps) { "First" } else { "Second" });
}
