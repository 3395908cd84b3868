// `2 / 5 9` prints `Second`.

use nim_snippets::octal_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let game = octal_game::OctalGame::new(u64::MAX, "0.77");
    let first = game.wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
