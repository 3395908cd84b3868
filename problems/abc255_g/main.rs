// Constrained Nim
// https://atcoder.jp/contests/abc255/tasks/abc255_g
//
// Who wins Nim when some takes are forbidden, each a number of stones from a heap of a given size?

use nim_snippets::constrained_nim::ConstrainedNim;
use proconio::input;

fn main() {
    input! { n: usize, m: usize, heaps: [u64; n], bans: [(u64, u64); m] }
    let takahashi = ConstrainedNim::new(&bans).wins(&heaps);
    println!("{}", if takahashi { "Takahashi" } else { "Aoki" });
}
