// `2 / 7 3` prints `First`.

use nim_snippets::selective_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [usize; n],
    }
    let positions = heaps.iter().max().map_or(0, |max| max + 1);
    // Take 1 or 2 stones from each of some heaps, until all are empty.
    let options = |heap: usize| (heap.saturating_sub(2)..heap).collect();
    let (turn, end) = (selective_game::Turn::Any, selective_game::End::Last);
    let first = selective_game::SelectiveGame::new(positions, options, turn, end).wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
