// NimK: the winning turn
//
// A turn takes any number of stones from each of 1 to k heaps. Who wins, and how? The answer is
// `Second`, or `First`, the number of heaps to touch, and for each of them its index and the stones
// left.

use nim_snippets::moore_nim;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { n: usize, k: u64, heaps: [u64; n] }
    let Some(turn) = moore_nim::winning_move(&heaps, k) else {
        println!("Second");
        return;
    };
    println!("First\n{}", turn.len());
    for (i, left) in turn {
        println!("{} {left}", i + 1);
    }
}
