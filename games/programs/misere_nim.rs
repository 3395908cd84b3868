// `3 / 1 1 1` prints `Second`.

use nim_snippets::misere_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let first = misere_nim::wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
