// Sequential Nim
// https://codeforces.com/problemset/problem/1382/B
//
// Who wins when stones are taken from the first pile that is not empty?

use nim_snippets::ordered_nim;
use proconio::input;

fn main() {
    input! { games: [[u64]] }
    for piles in games {
        println!("{}", if ordered_nim::wins(&piles) { "First" } else { "Second" });
    }
}
