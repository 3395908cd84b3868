// Thanos Nim
// https://codeforces.com/problemset/problem/1147/C
//
// Who wins when a move takes stones from exactly n / 2 of the n piles, at least one from each?

use nim_snippets::exact_nim;
use proconio::input;

fn main() {
    input! { heaps: [u64] }
    let alice = exact_nim::wins(&heaps, heaps.len() as u64 / 2);
    println!("{}", if alice { "Alice" } else { "Bob" });
}
