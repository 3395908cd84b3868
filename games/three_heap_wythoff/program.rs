// `2 / 1 3 3 / 1 3 4` prints `Second / First`.

use nim_snippets::three_heap_wythoff;
use proconio::input;

fn main() {
    input! {
        games: [[u64; 3]],
    }
    let lost = three_heap_wythoff::LostTriples::new(
        games.iter().flatten().max().map_or(0, |&heap| heap as usize),
    );
    for game in games {
        let first = lost.wins([game[0], game[1], game[2]]);
        println!("{}", if first { "First" } else { "Second" });
    }
}
