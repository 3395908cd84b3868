// `2 2 / 3 5 / 1 2` prints `Second`.

use nim_snippets::all_but_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        k: usize,
        heaps: [u64; n],
        set: [u64; k],
    }
    let first = all_but_game::wins(&heaps, &set);
    println!("{}", if first { "First" } else { "Second" });
}
