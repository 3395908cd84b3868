// `1 2 / 5 / 2 3` prints `Second`.

use nim_snippets::subtraction_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        k: usize,
        heaps: [u64; n],
        set: [u64; k],
    }
    let first = subtraction_game::wins(&heaps, &set);
    println!("{}", if first { "First" } else { "Second" });
}
