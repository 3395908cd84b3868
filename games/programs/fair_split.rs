// `2 3 / 5 3` prints `First`.

use nim_snippets::fair_split;
use proconio::input;

fn main() {
    input! {
        n: usize,
        min: u64,
        heaps: [u64; n],
    }
    let game = fair_split::FairSplit::new(100_000, min);
    let first = game.wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
