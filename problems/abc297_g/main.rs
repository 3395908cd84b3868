// Constrained Nim 2
// https://atcoder.jp/contests/abc297/tasks/abc297_g
//
// Who wins Nim when a move takes between L and R stones?

use nim_snippets::range_nim;
use proconio::input;

fn main() {
    input! { n: usize, l: u64, r: u64, heaps: [u64; n] }
    let first = range_nim::wins(&heaps, l, r);
    println!("{}", if first { "First" } else { "Second" });
}
