// `4 2 / 2 3 2 7` prints `First`.

use nim_snippets::exact_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        k: u64,
        heaps: [u64; n],
    }
    let first = exact_nim::wins(&heaps, k);
    println!("{}", if first { "First" } else { "Second" });
}
