// `2 / 1 3` prints `First`.

use nim_snippets::poker_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let first = poker_nim::wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
