// `15 3` prints `Second`.

use nim_snippets::schwenk_nim;
use proconio::input;

fn main() {
    input! {
        heap: u64,
        m: u64,
    }
    let game = schwenk_nim::SchwenkNim::new(heap, |taken| m * taken);
    let first = game.wins(heap, heap - 1);
    println!("{}", if first { "First" } else { "Second" });
}
