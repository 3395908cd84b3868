// Strange Nim
// https://atcoder.jp/contests/arc091/tasks/arc091_d
//
// Who wins when a heap of x stones with the number k allows to take up to x / k of them?

use nim_snippets::strange_nim;
use proconio::input;

fn main() {
    input! { heaps: [(u64, u64)] }
    let takahashi = strange_nim::wins(&heaps);
    println!("{}", if takahashi { "Takahashi" } else { "Aoki" });
}
