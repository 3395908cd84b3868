// `3 4 / 1 2 4 / 2 1 / 3 3 / 3 1 / 1 1` prints `First`.

use nim_snippets::constrained_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        m: usize,
        heaps: [u64; n],
        bans: [(u64, u64); m],
    }
    let game = constrained_nim::ConstrainedNim::new(&bans);
    let first = game.wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
