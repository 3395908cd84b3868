// Arbitrary Nim
// https://atcoder.jp/contests/arc168/tasks/arc168_b
//
// With which largest K does the first player win when a move takes 1 to K stones from a heap?

use nim_snippets::arbitrary_nim;
use proconio::input;

fn main() {
    input! { heaps: [u64] }
    match arbitrary_nim::largest_max(&heaps) {
        Some(u64::MAX) => println!("-1"),
        Some(max) => println!("{max}"),
        None => println!("0"),
    }
}
