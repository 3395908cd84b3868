// `2 / 1 2` prints `Second`.

use nim_snippets::no_repeat_nim;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [u64; n],
    }
    let first = no_repeat_nim::wins(&heaps);
    println!("{}", if first { "First" } else { "Second" });
}
