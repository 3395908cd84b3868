// `2 / 1 3 / 3 4` prints `Second / First`: n from one heap or both, or n and 2n.

use nim_snippets::diagonal_wythoff::LostPairs;
use proconio::input;

fn main() {
    input! {
        games: [(u64, u64)],
    }
    let max_heap = games.iter().map(|&(a, b)| a.max(b)).max().unwrap_or(0);
    let lost = LostPairs::new(max_heap as usize, &[(1, 1), (1, 2)]);
    for (a, b) in games {
        println!("{}", if lost.wins(a, b) { "First" } else { "Second" });
    }
}
