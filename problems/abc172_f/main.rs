// Unfair Nim
// https://atcoder.jp/contests/abc172/tasks/abc172_f
//
// Move the fewest stones from the first heap to the second so that the second player wins Nim. The
// first heap must not become empty.

use nim_snippets::unfair_nim;
use proconio::input;

fn main() {
    input! { heaps: [u64] }
    match unfair_nim::fewest_moved(&heaps) {
        Some(stones) => println!("{stones}"),
        None => println!("-1"),
    }
}
