// `3 / 9 3 8` prints `Second`.

use nim_snippets::coprime_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        numbers: [u64; n],
    }
    let first = coprime_game::wins(&numbers);
    println!("{}", if first { "First" } else { "Second" });
}
