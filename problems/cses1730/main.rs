// Nim Game I
// https://cses.fi/problemset/task/1730
//
// Who wins each of these games of Nim?

use nim_snippets::nim;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { games: [[u64]] }
    for heaps in games {
        println!("{}", if nim::wins(&heaps) { "first" } else { "second" });
    }
}
