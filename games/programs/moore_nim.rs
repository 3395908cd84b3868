// `5 3 / 22 11 42 23 19` prints `First`.

use nim_snippets::moore_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        k: u64,
        heaps: [u64; n],
    }
    let first = moore_nim::wins(&heaps, k);
    println!("{}", if first { "First" } else { "Second" });
}
