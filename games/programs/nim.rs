// `3 / 3 6 9` prints `First`.

use nim_snippets::nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let first = nim::wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
