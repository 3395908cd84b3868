// `1 / 8` prints `First`.

use nim_snippets::grundys_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let largest = heaps.iter().max().map_or(0, |&heap| heap as usize);
    let game = grundys_game::GrundysGame::new(largest);
    let first = game.wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
