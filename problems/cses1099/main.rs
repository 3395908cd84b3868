// Stair Game
// https://cses.fi/problemset/task/1099
//
// Who wins when a move takes any number of balls down by one stair? The first stair is the ground.

use nim_snippets::staircase_nim;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { games: [[u64]] }
    for stairs in games {
        let first = staircase_nim::wins(&stairs[1..]);
        println!("{}", if first { "first" } else { "second" });
    }
}
