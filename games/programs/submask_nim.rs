// `2 / 7 6 / 5 1` prints `First`.

use nim_snippets::submask_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [(u64, u64); n],
    }
    // The stones of each heap, and how many may be taken at most.
    let first = submask_nim::wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
