// Arbitrary Nim
// https://atcoder.jp/contests/arc168/tasks/arc168_b
//
// With which largest K does the first player win when a move takes 1 to K stones from a heap?

use itertools::Itertools;
use nim_snippets::nim;
use proconio::input;

fn main() {
    input! { heaps: [u64] }
    if nim::wins(&heaps) {
        println!("-1"); // also with any larger K than the heaps
        return;
    }
    // Pairs cancel for every K. With one stone less than the largest of the others, that heap is
    // worth 0 and what is missing from the xor is its size.
    let counts = heaps.into_iter().counts().into_iter();
    let single = counts
        .filter(|(_, count)| count % 2 == 1)
        .map(|(heap, _)| heap);
    println!("{}", single.max().map_or(0, |heap| heap - 1));
}
