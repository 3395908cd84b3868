// `2 / 3 4` prints `First`.

use nim_snippets::window_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    // The smallest and the largest heap that a heap of x may become; here: at least half is taken.
    let game = window_game::WindowGame::new(1_000_000_000_000_000_000, |_| 0, |x| x / 2);
    let first = game.wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
