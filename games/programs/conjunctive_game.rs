// `2 / 7 3` prints `First`.

use nim_snippets::conjunctive_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [usize; n],
    }
    let positions = heaps.iter().max().map_or(0, |max| max + 1);
    // Take 1 or 2 stones from each heap, until all are empty.
    let options = |heap: usize| (heap.saturating_sub(2)..heap).collect();
    let game = conjunctive_game::ConjunctiveGame::new(positions, options);
    let first = game.wins(&heaps, conjunctive_game::End::Last);
    println!("{}", if first { "First" } else { "Second" });
}
