// Nim Game II
// https://cses.fi/problemset/task/1098
//
// Who wins each of these games of Nim when a move takes at most three sticks?

use nim_snippets::bounded_nim;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { games: [[u64]] }
    for heaps in games {
        let first = bounded_nim::wins(&heaps, 3);
        println!("{}", if first { "first" } else { "second" });
    }
}
