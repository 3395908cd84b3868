// Game
// https://onlinejudge.org/external/112/11249.pdf
//
// Take any number of stones from one of two heaps, or from both numbers that differ by at most k.

use nim_snippets::near_wythoff;
use proconio::input;

fn main() {
    input! { games: usize }
    for game in 0..games {
        input! { k: u64, heaps: [(u64, u64)] }
        if game > 0 {
            println!();
        }
        for (a, b) in heaps {
            println!("{}", if near_wythoff::wins(a, b, k) { "WINNING" } else { "LOSING" });
        }
    }
}
