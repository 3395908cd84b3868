// `4 / 3 1 9 4` prints `Second`.

use nim_snippets::end_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let first = end_nim::wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
