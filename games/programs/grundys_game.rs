// `1 / 8` prints `First`.

use nim_snippets::grundys_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let first = grundys_game::wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
