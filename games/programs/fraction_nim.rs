// `3 2 3 / 5 6 7` prints `First`.

use nim_snippets::fraction_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        p: u64,
        q: u64,
        heaps: [u64; n],
    }
    let first = fraction_nim::wins(&heaps, p, q);
    println!("{}", if first { "First" } else { "Second" });
}
