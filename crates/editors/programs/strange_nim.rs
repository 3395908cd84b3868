// `2 / 5 2 / 3 3` prints `Second`.

use nim_snippets::strange_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [(u64, u64); n],
    }
    let first = strange_nim::wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
