// `3 1 2 / 2 3 3` prints `First`.

use nim_snippets::range_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        min: u64,
        max: u64,
        heaps: [u64; n],
    }
    let first = range_nim::wins(&heaps, min, max);
    println!("{}", if first { "First" } else { "Second" });
}
