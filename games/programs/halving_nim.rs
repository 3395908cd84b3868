// `2 1 / 3 4` prints `First`.

use nim_snippets::halving_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        k: u64,
        heaps: [u64; n],
    }
    let first = halving_nim::wins(&heaps, k);
    println!("{}", if first { "First" } else { "Second" });
}
