// `2 3 / 1 6` prints `First`.

use nim_snippets::bounded_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        max: u64,
        heaps: [u64; n],
    }
    let first = bounded_nim::wins(&heaps, max);
    println!("{}", if first { "First" } else { "Second" });
}
