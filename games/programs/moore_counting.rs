// `3 2` prints `3`.

use nim_snippets::moore_counting;
use proconio::input;

fn main() {
    input! {
        heaps: u64,
        stones: u64,
    }
    // How many positions are lost in Nim; up to k heaps a turn: the 1 is k.
    println!("{}", moore_counting::count_losses(heaps, stones, 1, 998_244_353));
}
