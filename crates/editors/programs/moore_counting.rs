// `3 2` prints `3`.

use nim_snippets::moore_counting;
use proconio::input;

fn main() {
    input! {
        heaps: u64,
        stones: u64,
    }
    // The number of losing positions of Nim; the 1 is k, the number of heaps per turn.
    println!("{}", moore_counting::count_losses(heaps, stones, 1, 998_244_353));
}
