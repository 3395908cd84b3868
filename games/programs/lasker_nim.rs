// `3 / 2 2 3` prints `First`.

use nim_snippets::lasker_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let first = lasker_nim::wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
