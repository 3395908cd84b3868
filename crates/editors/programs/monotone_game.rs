// `2 7 12` prints `First`.

use nim_snippets::monotone_game;
use proconio::input;

fn main() {
    input! {
        heaps: [u64],
    }
    // Here, a heap is halved or divided by 3, rounded down. Both options are non-decreasing.
    let options = |heap: u64| if heap == 0 { vec![] } else { vec![heap / 3, heap / 2] };
    let max_heap = heaps.iter().copied().max().unwrap_or(0);
    let first = monotone_game::MonotoneGame::new(max_heap, options).wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
