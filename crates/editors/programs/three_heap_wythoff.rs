// `2 / 1 3 3 / 1 3 4` prints `Second / First`.

use nim_snippets::three_heap_wythoff;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! {
        games: [[u64; 3]],
    }
    let max_heap = games.iter().flatten().copied().max().unwrap_or(0);
    let table = three_heap_wythoff::ThreeHeapWythoff::new(max_heap);
    for game in games {
        let first = table.wins([game[0], game[1], game[2]]);
        println!("{}", if first { "First" } else { "Second" });
    }
}
