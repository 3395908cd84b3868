// Game of Stones
// https://codeforces.com/problemset/problem/768/E
//
// Who wins Nim when no number of stones may be taken from the same heap twice?

use nim_snippets::no_repeat_nim;
use proconio::input;

fn main() {
    input! { heaps: [u64] }
    let second = !no_repeat_nim::wins(&heaps);
    println!("{}", if second { "YES" } else { "NO" });
}
