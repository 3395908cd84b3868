// `3 / 4 4 2` prints `First`.

use nim_snippets::nimble;
use proconio::input;

fn main() {
    input! {
        n: usize,
        coins: [u64; n],
    }
    let first = nimble::wins(&coins);
    println!("{}", if first { "First" } else { "Second" });
}
