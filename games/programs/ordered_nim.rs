// `3 / 2 5 4` prints `First`.

use nim_snippets::ordered_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let first = ordered_nim::wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
