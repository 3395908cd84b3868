// `3 / 3 5 2` prints `First`.

use nim_snippets::greedy_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let first = greedy_nim::wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
