// `2 / 7 3` prints `First`.

use nim_snippets::selective_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [usize; n],
    }
    let positions = heaps.iter().max().map_or(0, |max| max + 1);
    // Take 1 or 2 stones from any heaps, until all are empty.
    let options = |heap: usize| (heap.saturating_sub(2)..heap).collect();
    let game = selective_game::SelectiveGame::new(positions, options);
    let first = game.wins(&heaps, selective_game::End::Last);
    println!("{}", if first { "First" } else { "Second" });
}
